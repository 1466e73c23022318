import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { genericOAuth } from "better-auth/plugins";
import { z } from "zod";
import { FitError } from "@fit-closet/core";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { github, google } from "./providers.ts";

export type AuthOptions = Pick<Config, "publicUrl" | "google" | "github"> & {
  db: Database;
  secret: string;
  /** Hears what goes wrong inside, without anybody's data in it. */
  onTrouble: (trouble: unknown) => void;
};

export type Auth = ReturnType<typeof createAuth>;

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
export function createAuth({ db, secret, onTrouble, ...config }: AuthOptions) {
  const providers = [
    ...(config.google ? [google(config.google)] : []),
    ...(config.github ? [github(config.github)] : []),
  ];
  return betterAuth({
    appName: "Fit Closet",
    basePath: "/api/auth",
    // Without PUBLIC_URL each request's own address counts, so that localhost, 127.0.0.1 and a LAN address all work.
    ...(config.publicUrl ? { baseURL: config.publicUrl } : {}),
    secret,
    database: { db, type: "sqlite", transaction: true },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: { enabled: true },
    user: { additionalFields: { firstName: givenName, lastName: givenName } },
    // A password account at an address that someone else could have typed in is never joined to a provider's unasked.
    account: { accountLinking: { disableImplicitLinking: true }, encryptOAuthTokens: true },
    plugins: [genericOAuth({ config: providers })],
    hooks: { before: createAuthMiddleware(async (context) => checkSignUp(context)) },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: "/signin-done",
      onError: (error) => {
        if (!isAPIError(error)) onTrouble(error);
      },
    },
    logger: {
      level: "error",
      // Only the message: the details may hold addresses and tokens.
      log: (_level, message) => onTrouble(message),
    },
    advanced: {
      cookiePrefix: "fit-closet",
      useSecureCookies: config.publicUrl?.startsWith("https:") ?? false,
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
  });
}

/** The form sends both passwords on; it is here that a mistyped one is refused, so nobody is locked out of a new account. */
async function checkSignUp(context: { path?: string; body?: unknown }): Promise<void> {
  if (context.path !== "/sign-up/email") return;
  const { password, confirmPassword } = z
    .object({ password: z.unknown(), confirmPassword: z.unknown() })
    .partial()
    .parse(context.body ?? {});
  if (confirmPassword === undefined || confirmPassword === password) return;
  const { code, message } = new FitError("passwords_differ");
  throw new APIError("BAD_REQUEST", { code, message });
}
