import { z } from "zod";
import { type Environment, oneOf, webAddress } from "./words.ts";

type Endpoints = Record<"authorizationUrl" | "tokenUrl" | "userInfoUrl", string>;

export type Provider = Endpoints & { clientId: string; clientSecret: string };

const providerSchema = (name: string, endpoints: Endpoints) =>
  z
    .object({
      clientId: z.string().optional(),
      clientSecret: z.string().optional(),
      authorizationUrl: webAddress(`${name}_AUTHORIZATION_URL`).default(endpoints.authorizationUrl),
      tokenUrl: webAddress(`${name}_TOKEN_URL`).default(endpoints.tokenUrl),
      userInfoUrl: webAddress(`${name}_USERINFO_URL`).default(endpoints.userInfoUrl),
    })
    .transform(({ clientId, clientSecret, ...urls }, context) => {
      if (clientId && clientSecret) return { clientId, clientSecret, ...urls };
      const missing = clientId ? "SECRET" : "ID";
      const given = clientId ? "ID" : "SECRET";
      if (clientId || clientSecret)
        context.addIssue(`${name}_CLIENT_${given} is set, but ${name}_CLIENT_${missing} is not.`);
      return null;
    });

export const GOOGLE: Endpoints = {
  authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  userInfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
};

export const GITHUB: Endpoints = {
  authorizationUrl: "https://github.com/login/oauth/authorize",
  tokenUrl: "https://github.com/login/oauth/access_token",
  userInfoUrl: "https://api.github.com/user",
};

export function readProvider(given: Environment, name: string, endpoints: Endpoints) {
  return providerSchema(name, endpoints).safeParse(providerOf(given, name));
}

function providerOf(given: Environment, name: string) {
  return {
    clientId: given[`${name}_CLIENT_ID`],
    clientSecret: given[`${name}_CLIENT_SECRET`],
    authorizationUrl: given[`${name}_AUTHORIZATION_URL`],
    tokenUrl: given[`${name}_TOKEN_URL`],
    userInfoUrl: given[`${name}_USERINFO_URL`],
  };
}

const emails = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
  .transform((parts) => parts.filter((part) => part !== ""))
  .refine(
    (parts) => parts.every((part) => z.email().safeParse(part).success),
    "ADMIN_EMAILS must be e-mail addresses separated by commas.",
  );

const accessSchema = z
  .object({
    /** `first` lets one person in, who then has the place to themselves. */
    signUps: oneOf("SIGN_UPS", ["open", "closed", "first"]).default("open"),
    requireVerification: oneOf("REQUIRE_VERIFICATION", ["true", "false"]).default("false"),
    adminEmails: emails.default([]),
    smtpUrl: z.string().optional(),
  })
  .transform(({ smtpUrl, requireVerification, ...rest }, context) => {
    if (requireVerification === "true" && !smtpUrl)
      context.addIssue("REQUIRE_VERIFICATION is true, but without SMTP_URL no e-mail can be sent.");
    return { ...rest, requireVerification: requireVerification === "true" };
  });

/** Who may have an account here, and who runs the place. */
export type Access = z.infer<typeof accessSchema>;

export function readAccess(given: Environment) {
  return accessSchema.safeParse({
    signUps: given["SIGN_UPS"],
    requireVerification: given["REQUIRE_VERIFICATION"],
    adminEmails: given["ADMIN_EMAILS"],
    smtpUrl: given["SMTP_URL"],
  });
}
