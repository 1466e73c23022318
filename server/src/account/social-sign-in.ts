import type { GenericOAuthConfig } from "better-auth/plugins";
import { z } from "zod";
import type { Provider } from "../config/sign-in.ts";

const TIMEOUT_MS = 10_000;

const googleProfile = z.object({
  sub: z.string(),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().default(""),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** Google by the plain OAuth endpoints: no discovery, so a start without a network loses nothing. */
export function google(provider: Provider): GenericOAuthConfig {
  return {
    ...provider,
    providerId: "google",
    scopes: ["openid", "email", "profile"],
    prompt: "select_account",
    getUserInfo: orNull(async ({ accessToken }) => {
      const profile = googleProfile.parse(await ask(provider.userInfoUrl, accessToken));
      return { ...profile, id: profile.sub, emailVerified: profile.email_verified };
    }),
    accountSubject: ({ profile }) => profile.id ?? "",
    mapProfileToUser: (profile) => ({
      name: nameOf(profile.name, BOTH_NAMES_MOST),
      firstName: nameOf(profile["given_name"]),
      lastName: nameOf(profile["family_name"]),
    }),
  };
}

const githubProfile = z.object({
  id: z.union([z.number(), z.string()]),
  login: z.string().optional(),
  name: z.string().nullish(),
  email: z.email().nullish(),
});
const githubEmails = z.array(
  z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }),
);

/** Github tells a private address only at `/user/emails`, and only there whether it was verified. */
export function github(provider: Provider): GenericOAuthConfig {
  return {
    ...provider,
    providerId: "github",
    scopes: ["read:user", "user:email"],
    getUserInfo: orNull(async ({ accessToken }) => {
      const profile = githubProfile.parse(await ask(provider.userInfoUrl, accessToken));
      const primary = await primaryEmail(provider, accessToken);
      const name = profile.name ?? profile.login ?? "";
      const email = primary?.email ?? profile.email ?? null;
      return { id: profile.id, name, email, emailVerified: primary?.verified ?? false };
    }),
    accountSubject: ({ profile }) => profile.id ?? "",
    mapProfileToUser: (profile) => {
      const name = nameOf(profile.name, BOTH_NAMES_MOST);
      const [firstName = "", ...rest] = name.split(" ");
      return { name, firstName: nameOf(firstName), lastName: nameOf(rest.join(" ")) };
    },
  };
}

/** As long as the sign-up form lets a person's names be. */
const NAME_MOST = 80;
const BOTH_NAMES_MOST = 161;

/** A provider may know longer names than are kept here, and ones with characters that Postgres cannot keep. */
function nameOf(given: unknown, most = NAME_MOST): string {
  if (typeof given !== "string") return "";
  const cut = given.replaceAll("\0", "").trim().slice(0, most);
  // Half of a pair of surrogates is no character.
  return cut.replace(/[\uD800-\uDBFF]$/, "").trim();
}

type GetUserInfo = NonNullable<GenericOAuthConfig["getUserInfo"]>;

/** Null is what better-auth turns into an error that the popup can show; anything thrown would end on a bare failure. */
const orNull =
  (getUserInfo: GetUserInfo): GetUserInfo =>
  (tokens) =>
    getUserInfo(tokens).catch(() => null);

async function primaryEmail(provider: Provider, token: string | undefined) {
  const answer = await ask(`${provider.userInfoUrl}/emails`, token).catch(() => []);
  return githubEmails.safeParse(answer).data?.find((entry) => entry.primary);
}

async function ask(url: string, accessToken: string | undefined): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken ?? ""}`, accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status}.`);
  return response.json();
}
