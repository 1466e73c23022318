import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Email, Mailer } from "./mailer.ts";

const TIMEOUT_MS = 10_000;
/** A relay that greylists asks for a second try; more would outlast the link in the e-mail. */
const PAUSES_MS = [2000, 8000];

export type SmtpOptions = {
  smtpUrl: string;
  from: string;
  /** Hears of e-mails that were given up: the relay's code, never the e-mail or its address. */
  onTrouble: (trouble: string) => void;
  pausesMs?: readonly number[];
};

/** E-mails by SMTP. A password is never sent over a line that is not encrypted, loopback aside. */
export function createMailer(options: SmtpOptions): Mailer {
  const transport = transportTo(options);
  const underWay = new Set<Promise<void>>();
  return {
    post(message) {
      const sending = sendOrGiveUp((one) => transport.sendMail(one), message, options).finally(() =>
        underWay.delete(sending),
      );
      underWay.add(sending);
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}

function transportTo({ smtpUrl, from }: SmtpOptions) {
  const { protocol, username, hostname } = new URL(smtpUrl);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return createTransport(
    {
      url: smtpUrl,
      requireTLS: protocol === "smtp:" && username !== "" && !loopback,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // An e-mail's words never become a path or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
}

async function sendOrGiveUp(
  send: (message: object) => Promise<unknown>,
  { to, ...words }: Email,
  { onTrouble, pausesMs = PAUSES_MS }: SmtpOptions,
): Promise<void> {
  // As an object the address is taken as it is and not read as a list of several.
  const message = { ...words, to: { name: "", address: to } };
  for (const wait of [...pausesMs, null]) {
    try {
      await send(message);
      return;
    } catch (error) {
      if (wait === null || isFinal(error)) return onTrouble(sentenceOf(error));
      await pause(wait);
    }
  }
}

type SmtpFailure = { responseCode?: number; code?: string };

/** 5xx is the relay's last word. */
const isFinal = (error: unknown) => ((error as SmtpFailure).responseCode ?? 0) >= 500;

/** A relay's reply often repeats the address, so only its codes are told. */
function sentenceOf(error: unknown): string {
  const { code = "none", responseCode = "none" } = error as SmtpFailure;
  return `An e-mail could not be sent (${code}, SMTP ${responseCode}).`;
}
