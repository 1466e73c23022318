import { z } from "zod";
import type { Environment } from "./words.ts";

/** Where e-mails are handed over, and whom they are from. */
export type Mail = { smtpUrl: string; from: string };

/** `closet@closet.example`, or `Fit Closet <closet@closet.example>`. */
const SENDER = /^(?:[^<>@\r\n]{1,80} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const mailSchema = z
  .object({
    smtpUrl: z
      .url({
        protocol: /^smtps?$/,
        error: "SMTP_URL must be an address such as smtps://user:password@mail.example:465",
      })
      .optional(),
    from: z
      .string()
      .trim()
      .regex(SENDER, "MAIL_FROM must be an e-mail address, or a name and <an address>.")
      .optional(),
    publicUrl: z.string().optional(),
  })
  .transform(({ smtpUrl, from, publicUrl }, context): Mail | null => {
    if (!smtpUrl && !from) return null;
    if (!smtpUrl) context.addIssue("MAIL_FROM is set, but SMTP_URL is not.");
    if (!from) context.addIssue("SMTP_URL is set, but MAIL_FROM is not.");
    // An e-mail's link is read elsewhere, so that no request's own address could fill it in, or forge it.
    if (!publicUrl)
      context.addIssue("SMTP_URL is set, but PUBLIC_URL, which e-mails link to, is not.");
    return smtpUrl && from ? { smtpUrl, from } : null;
  });

export function readMail(given: Environment) {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = given;
  return mailSchema.safeParse({ smtpUrl, from, publicUrl });
}
