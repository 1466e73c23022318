import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostOffice, tokenIn } from "../mail/smtp-testing.ts";
import { call, cookieOf, openApp, signUp, type TestApp } from "../testing.ts";

type Profile = Record<string, unknown>;

const identity = new OAuth2Server();
const mails = createServer((request, response) => {
  const answer = request.url === "/user/emails" ? emails : profile;
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(answer));
});
let server: TestApp;
let settings: Record<string, string>;
let profile: Profile;
/** What Github says of a person's addresses; null where it does not answer. */
let emails: { email: string; primary: boolean; verified: boolean }[] | null = null;

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
  // Github tells addresses below the profile; the identity server knows no such path.
  mails.listen(0, "127.0.0.1");
  await once(mails, "listening");
  const { port } = mails.address() as AddressInfo;
  const github = { ...provider("GITHUB"), GITHUB_USERINFO_URL: `http://127.0.0.1:${port}/user` };
  settings = { ...provider("GOOGLE"), ...github };
  server = await openApp(settings);
});
afterAll(async () => {
  await server.close();
  await identity.stop();
  mails.close();
});

/** What the popup does: ask for the provider's address, go there, come back, end on the last page. */
async function signInWith(provider: "google" | "github", who: Profile, { app } = server) {
  profile = who;
  const asked = await call(app, null, {
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
    app,
    { id: "", email: "", cookie },
    { url: back.pathname + back.search },
  );
  const session = { id: "", email: "", cookie: cookieOf(ended.headers["set-cookie"]) };
  const { user } = (await call(app, session, { url: "/api/auth/get-session" })).json<{
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

test("names longer than a form takes, or with a NUL, are cut to what is kept", async () => {
  const [first, last] = ["Ä".repeat(79) + "\u{1F455}".repeat(20), `L\0${"o".repeat(300)}`];
  const google = { sub: "1003", email: "long@example.com", email_verified: true };
  const names = { name: `${first} ${last}`, given_name: first, family_name: last };
  const { endsAt, user } = await signInWith("google", { ...google, ...names });
  expect([endsAt, user]).toMatchObject([
    "/signin-done",
    { firstName: "Ä".repeat(79), lastName: `L${"o".repeat(79)}`, email: google.email },
  ]);
  const github = await signInWith("github", { id: 12, name: names.name, email: "l2@example.com" });
  expect(github.endsAt).toBe("/signin-done");
  expect(String(github.user["name"]).length).toBeLessThanOrEqual(161);
});

describe("where addresses must be confirmed", () => {
  const grown = async () => {
    const office = await openPostOffice();
    const mail = {
      SMTP_URL: office.url,
      MAIL_FROM: "c@closet.test",
      PUBLIC_URL: "http://closet.test",
    };
    const strict = await openApp({ ...settings, ...mail, REQUIRE_VERIFICATION: "true" });
    return { office, strict };
  };
  const confirm = ({ app }: TestApp, token: string) =>
    call(app, null, { method: "POST", url: "/api/account/verification", payload: { token } });

  test.each([
    [
      "an unverified primary address",
      [{ email: "eve@example.com", primary: true, verified: false }],
    ],
    ["no word about its addresses", null],
    ["another address verified", [{ email: "other@example.com", primary: false, verified: true }]],
  ])("Github with %s lets nobody in before the e-mail's link was opened", async (_what, told) => {
    const { office, strict } = await grown();
    emails = told;
    const eve = { id: 31, login: "eve", name: "Eve", email: "eve@example.com" };
    const waits = { endsAt: "/signin-done?error=email_not_verified", user: null };
    expect(await signInWith("github", eve, strict)).toEqual(waits);
    expect(await signInWith("github", eve, strict)).toEqual(waits);
    expect((await confirm(strict, tokenIn(await office.email(1)))).statusCode).toBe(204);
    expect((await signInWith("github", eve, strict)).user).toMatchObject({ email: eve.email });
    emails = null;
    await strict.close();
    await office.close();
  });

  test("Google without its word, or with a no, waits for the e-mail as well; with a yes it does not", async () => {
    const { office, strict } = await grown();
    for (const [sub, word] of [
      ["1", undefined],
      ["2", false],
    ] as const) {
      const who = { ...grace, sub, email: `g${sub}@example.com`, email_verified: word };
      const { endsAt, user } = await signInWith("google", who, strict);
      expect([endsAt, user]).toEqual(["/signin-done?error=email_not_verified", null]);
    }
    expect((await signInWith("google", grace, strict)).user).toMatchObject({ email: grace.email });
    emails = [{ email: "l@example.com", primary: true, verified: true }];
    const linus = await signInWith("github", { id: 77, name: "L", email: null }, strict);
    expect(linus.user).toMatchObject({ email: "l@example.com", emailVerified: true });
    emails = null;
    await strict.close();
    await office.close();
  });
});
