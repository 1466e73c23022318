import { betterAuth } from "better-auth";
import {
  APIError,
  createAuthMiddleware,
  createEmailVerificationToken,
  isAPIError,
} from "better-auth/api";
import { genericOAuth } from "better-auth/plugins";
import { z } from "zod";
import { FitError } from "@fit-closet/core";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import { LINK_HOLDS_S, resetEmail, verificationEmail } from "./emails.ts";
import { github, google } from "./social-sign-in.ts";
import type { SignUps } from "./sign-ups.ts";

export type AuthOptions = Pick<Config, "publicUrl" | "google" | "github"> & {
  db: Database;
  secret: string;
  signUps: SignUps;
  /** Null where no e-mails can be sent: then nobody can reset a password or confirm an address. */
  mailer: Mailer | null;
  requireVerification: boolean;
  /** Hears what goes wrong inside, without anybody's data in it. */
  onTrouble: (trouble: unknown) => void;
};

export type Auth = ReturnType<typeof createAuth>;

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

const givenName = {
  type: "string",
  required: false,
  validator: { input: z.string().trim().max(80) },
} as const;

/**
 * Accounts by e-mail and password, Google and Github, mounted at /api/auth.
 *
 * `type: "sqlite"` on Postgres too: it makes better-auth keep dates as text and flags as integers, so that one migration set
 * fits both. Its own rate limiter is off: three tries per ten seconds an address trips ordinary use (see attempts.ts).
 */
export function createAuth({ db, secret, onTrouble, signUps, ...config }: AuthOptions) {
  const providers = [
    ...(config.google ? [google(config.google)] : []),
    ...(config.github ? [github(config.github)] : []),
    // A provider's word that an address was verified counts like an e-mail's link; without it there is an e-mail.
  ].map((one) => ({ ...one, requireEmailVerification: config.requireVerification }));
  return betterAuth({
    appName: "Fit Closet",
    basePath: "/api/auth",
    // Without PUBLIC_URL each request's own address counts, so that localhost, 127.0.0.1 and a LAN address all work.
    ...(config.publicUrl ? { baseURL: config.publicUrl } : {}),
    secret,
    database: { db, type: "sqlite", transaction: true },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    ...emailsOf(config, secret),
    // An hour: often enough for "last used" to mean something, seldom enough to cost nothing.
    session: { expiresIn: 30 * DAY_S, updateAge: HOUR_S },
    // What a backup or a leak shows of a link under way is of no use.
    verification: { storeIdentifier: "hashed" },
    databaseHooks: {
      user: {
        create: {
          before: async () => signUps.refuseIfClosed(),
          after: async ({ id }) => signUps.refuseIfSecond(id),
        },
      },
    },
    user: { additionalFields: { firstName: givenName, lastName: givenName } },
    // A password account at an address that someone else could have typed in is never joined to a provider's unasked.
    account: { accountLinking: { disableImplicitLinking: true }, encryptOAuthTokens: true },
    plugins: [genericOAuth({ config: providers })],
    hooks: { before: createAuthMiddleware(async (context) => checkSignUp(context, signUps)) },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: "/signin-done",
      onError: (error) => {
        if (error instanceof FitError) throw error;
        if (!isAPIError(error)) onTrouble(error);
      },
    },
    logger: {
      level: "error",
      // Only what went wrong: after the colon, and in the details, are addresses and tokens as they were sent.
      log: (_level, message) => onTrouble(message.split(":", 1)[0]),
    },
    advanced: {
      cookiePrefix: "fit-closet",
      useSecureCookies: config.publicUrl?.startsWith("https:") ?? false,
      // A session and its person in one question: each is a way to the database and back.
      database: { validateSchema: false, joins: true },
      ipAddress: { disableIpTracking: true },
      // Said, because with TEST or NODE_ENV=test around better-auth would send people to any address after a sign-in.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
  });
}

type EmailOptions = Pick<AuthOptions, "mailer" | "publicUrl" | "requireVerification">;

/** What better-auth does by e-mail. Its own links are left aside: they would act on a mere visit. */
function emailsOf({ mailer, publicUrl = "", requireVerification }: EmailOptions, secret: string) {
  if (!mailer) return { emailAndPassword: { enabled: true } };
  type Sent = { user: { id: string; email: string }; token: string };
  // better-auth's own token is the same for two accounts that one address opens within a second, and each works once.
  const tokenOf = ({ id, email }: Sent["user"]) =>
    createEmailVerificationToken(secret, email, undefined, LINK_HOLDS_S, { id });
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: requireVerification,
      resetPasswordTokenExpiresIn: LINK_HOLDS_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }: Sent) =>
        mailer.post(resetEmail(user, token, publicUrl)),
    },
    emailVerification: {
      expiresIn: LINK_HOLDS_S,
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }: Sent) =>
        mailer.post(verificationEmail(user, await tokenOf(user), publicUrl)),
    },
  };
}

/** The form sends both passwords on; it is here that a mistyped one is refused, so nobody is locked out of a new account. */
async function checkSignUp(
  { path, body }: { path?: string; body?: { password?: unknown; confirmPassword?: unknown } },
  signUps: SignUps,
): Promise<void> {
  if (path !== "/sign-up/email") return;
  const { password, confirmPassword = password } = body ?? {};
  if (confirmPassword !== password) throw refusal(new FitError("passwords_differ"));
  await signUps.check();
}

const refusal = ({ code, message }: FitError) => new APIError("BAD_REQUEST", { code, message });
