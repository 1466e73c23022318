import { z } from "zod";

/** What is longer is nobody's address (RFC 5321). */
const EMAIL_MOST = 254;
const NAME_MOST = 80;

const text = (most: number) =>
  // oxlint-disable-next-line no-control-regex -- nobody can type a NUL, and Postgres can keep none
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/, "A text may hold no NUL.");

/** As accounts are kept: one spelling, whatever spaces and capitals were typed. What an address is, better-auth judges. */
const email = z.string("Please enter an e-mail address.").trim().toLowerCase().pipe(text(65_536));
const password = text(1000);
const page = text(2000).optional();

/** Names that a person gives themselves; `name` is both. */
const signUp = z.object({
  email: email.pipe(
    z.string().max(EMAIL_MOST, `An e-mail address has up to ${EMAIL_MOST} characters.`),
  ),
  name: text(2 * NAME_MOST + 1),
  firstName: text(NAME_MOST).optional(),
  lastName: text(NAME_MOST).optional(),
  password,
  confirmPassword: password.optional(),
  // Nobody's page shows one; an address here would be an open door to other sites.
  image: z.undefined().optional(),
});

const signInWithProvider = z.object({
  provider: text(40),
  callbackURL: page,
  errorCallbackURL: page,
  disableRedirect: z.boolean().optional(),
});

/** What each call takes. better-auth knows more fields; whatever is not here does not reach it. */
export const BODIES: Record<string, z.ZodType> = {
  "/sign-up/email": signUp,
  "/sign-in/email": z.object({ email, password, rememberMe: z.boolean().optional() }),
  "/sign-in/social": signInWithProvider,
  "/sign-out": z.object({}).nullish(),
  "/request-password-reset": z.object({ email }),
  "/send-verification-email": z.object({ email }),
  "/reset-password": z.object({ newPassword: password, token: text(500) }),
};

export type AuthBody = { email?: string };

const WITHOUT_DOTS = new Set(["gmail.com", "googlemail.com"]);

/** Where e-mails to an address arrive: most mailboxes drop what follows a plus, Google's also the dots. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const [local = ""] = address.slice(0, at).split("+", 1);
  const host = address.slice(at + 1);
  return `${WITHOUT_DOTS.has(host) ? local.replaceAll(".", "") : local}@${host}`;
}
