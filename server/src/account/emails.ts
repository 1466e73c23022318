import type { Email } from "../mail/mailer.ts";

/** How long an e-mail's link holds, in seconds. */
export const LINK_HOLDS_S = 30 * 60;

type Addressee = { email: string };
type Words = { subject: string; lines: string[]; button: string; end: string };

/**
 * Links carry their token after `#`, which browsers send to nobody: it is in no log and no Referer. They open a page that
 * waits for a click, because mail scanners open every address they find.
 */
const linkTo = (publicUrl: string, page: string, token: string) =>
  `${publicUrl}/${page}#token=${encodeURIComponent(token)}`;

export function resetEmail({ email }: Addressee, token: string, publicUrl: string): Email {
  return write(email, linkTo(publicUrl, "reset", token), {
    subject: "Choose a new password for Fit Closet",
    lines: [
      "Hello,",
      "somebody asked to choose a new password for your closet. If it was you, open this page within half an hour:",
    ],
    button: "Choose a new password",
    end: "If it was not you, do nothing: your password stays as it is.",
  });
}

export function verificationEmail({ email }: Addressee, token: string, publicUrl: string): Email {
  return write(email, linkTo(publicUrl, "verify", token), {
    subject: "Is this your address? Fit Closet",
    lines: [
      "Hello,",
      "somebody made a closet with this e-mail address. If it was you, open this page within half an hour and confirm it:",
    ],
    button: "Confirm my address",
    end: "If it was not you, do nothing, and do not confirm: whoever made the closet knows its password.",
  });
}

function write(to: string, link: string, { subject, lines, button, end }: Words): Email {
  const text = [...lines, link, end, "Fit Closet"].join("\n\n") + "\n";
  const paragraphs = [...lines, null, end, "Fit Closet"].map((line) =>
    line === null ? `<p><a href="${link}">${button}</a></p>` : `<p>${line}</p>`,
  );
  const html = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>\n${paragraphs.join("\n")}\n</body></html>\n`;
  return { to, subject, text, html };
}
