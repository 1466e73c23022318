import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, cookieOf, openApp, signUp, type TestApp } from "../testing.ts";

type Profile = Record<string, unknown>;

const identity = new OAuth2Server();
let server: TestApp;
let profile: Profile;

beforeAll(async () => {
  await identity.issuer.keys.generate("RS256");
  await identity.start(0, "127.0.0.1");
  identity.service.on("beforeUserinfo", (response) => {
    response.body = profile;
  });
  const issuer = identity.issuer.url ?? "";
  const provider = (name: string) => ({
    [`${name}_CLIENT_ID`]: "fit-closet",
    [`${name}_CLIENT_SECRET`]: "known to both",
    [`${name}_AUTHORIZATION_URL`]: `${issuer}/authorize`,
    [`${name}_TOKEN_URL`]: `${issuer}/token`,
    [`${name}_USERINFO_URL`]: `${issuer}/userinfo`,
  });
  server = await openApp({ ...provider("GOOGLE"), ...provider("GITHUB") });
});
afterAll(async () => {
  await server.close();
  await identity.stop();
});

/** What the popup does: ask for the provider's address, go there, come back, end on the last page. */
async function signInWith(provider: "google" | "github", who: Profile) {
  profile = who;
  const asked = await call(server.app, null, {
    method: "POST",
    url: "/api/auth/sign-in/social",
    payload: {
      provider,
      callbackURL: "/signin-done",
      errorCallbackURL: "/signin-done",
      disableRedirect: true,
    },
  });
  const there = await fetch(asked.json<{ url: string }>().url, { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  expect(back.pathname).toBe(`/api/auth/callback/${provider}`);
  const cookie = cookieOf(asked.headers["set-cookie"]);
  const ended = await call(
    server.app,
    { id: "", email: "", cookie },
    { url: back.pathname + back.search },
  );
  const session = { id: "", email: "", cookie: cookieOf(ended.headers["set-cookie"]) };
  const { user } = (await call(server.app, session, { url: "/api/auth/get-session" })).json<{
    user: Profile;
  }>() ?? { user: null };
  return { endsAt: String(ended.headers.location), user };
}

const grace = {
  sub: "1001",
  email: "grace@example.com",
  email_verified: true,
  name: "Grace Hopper",
  given_name: "Grace",
  family_name: "Hopper",
};

test("Google makes an account with both names, and finds it again the next time", async () => {
  const first = await signInWith("google", grace);
  expect(first.endsAt).toBe("/signin-done");
  expect(first.user).toMatchObject({ email: grace.email, firstName: "Grace", lastName: "Hopper" });
  const again = await signInWith("google", { ...grace, name: "G. Hopper" });
  expect(again.user["id"]).toBe(first.user["id"]);
});

test("Github goes by its number for the person, and splits the name", async () => {
  const linus = { id: 77, login: "linus", name: "Linus Benedict T", email: "linus@example.com" };
  const first = await signInWith("github", linus);
  expect(first.user).toMatchObject({ firstName: "Linus", lastName: "Benedict T" });
  const renamed = await signInWith("github", { ...linus, login: "other" });
  expect(renamed.user["id"]).toBe(first.user["id"]);
});

test("an address that has an account already is not joined to it unasked", async () => {
  const { email } = await signUp(server.app, "ada@example.com");
  const github = await signInWith("github", { id: 5, login: "ada", name: "Ada", email });
  expect(github).toEqual({ endsAt: "/signin-done?error=account_not_linked", user: null });
  const google = await signInWith("google", { ...grace, sub: "1002", email });
  expect(google).toEqual({ endsAt: "/signin-done?error=account_not_linked", user: null });
});

test("a provider that tells no address, or fails, ends on the last page with an error", async () => {
  const noAddress = await signInWith("github", { id: 9, login: "nobody", email: null });
  const nonsense = await signInWith("google", { error: "out of order" });
  for (const { endsAt, user } of [noAddress, nonsense]) {
    expect(user).toBeNull();
    expect(endsAt).toMatch(/^\/signin-done\?error=\w+/);
  }
});

test("the page knows which providers there are, and one that is not set up is told in a sentence", async () => {
  const site = await call(server.app, null, { url: "/api/site" });
  expect(site.json()).toMatchObject({ providers: { google: true, github: true } });
  const plain = await openApp();
  const ask = { provider: "google", callbackURL: "/signin-done" };
  const options = { method: "POST", url: "/api/auth/sign-in/social", payload: ask } as const;
  const answer = await call(plain.app, null, options);
  expect(answer.statusCode).toBe(404);
  expect(answer.json<{ message: string }>().message).toBe("Provider not found");
  await plain.close();
});
