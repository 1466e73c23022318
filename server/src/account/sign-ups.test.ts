import type { Overview } from "@fit-closet/core";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, KINDS } from "../database/testing.ts";
import { call, cookieOf, openApp, PASSWORD, signUp, type TestApp } from "../testing.ts";

const identity = new OAuth2Server();
let profile: Record<string, unknown> = {};
beforeAll(async () => {
  await identity.issuer.keys.generate("RS256");
  await identity.start(0, "127.0.0.1");
  identity.service.on("beforeUserinfo", (response) => {
    response.body = profile;
  });
});
afterAll(() => identity.stop());

const google = () => ({
  GOOGLE_CLIENT_ID: "closet",
  GOOGLE_CLIENT_SECRET: "known to both",
  GOOGLE_AUTHORIZATION_URL: `${identity.issuer.url}/authorize`,
  GOOGLE_TOKEN_URL: `${identity.issuer.url}/token`,
  GOOGLE_USERINFO_URL: `${identity.issuer.url}/userinfo`,
});

/** Goes through the provider as the popup does. */
async function throughGoogle({ app }: TestApp, email: string, email_verified = true) {
  profile = { sub: email, email, email_verified, name: "Grace" };
  const ends = { callbackURL: "/signin-done", errorCallbackURL: "/signin-done" };
  const payload = { provider: "google", disableRedirect: true, ...ends };
  const asked = await call(app, null, { method: "POST", url: "/api/auth/sign-in/social", payload });
  const there = await fetch(asked.json<{ url: string }>().url, { redirect: "manual" });
  const { pathname, search } = new URL(there.headers.get("location") ?? "");
  const state = { id: "", email, cookie: cookieOf(asked.headers["set-cookie"]) };
  const ended = await call(app, state, { url: pathname + search });
  const person = { id: "", email, cookie: cookieOf(ended.headers["set-cookie"]) };
  const session = await call(app, person, { url: "/api/account" });
  return { endsAt: String(ended.headers.location), person, signedIn: session.statusCode === 200 };
}

const form = (email: string) => ({ name: "Ada", email, password: PASSWORD });
const signUpAs = ({ app }: TestApp, email: string) =>
  call(app, null, { method: "POST", url: "/api/auth/sign-up/email", payload: form(email) });
const peopleIn = (server: TestApp) =>
  server.inDatabase((db) => db.selectFrom("user").select("email").execute());
const isOpen = async ({ app }: TestApp) =>
  (await call(app, null, { url: "/api/site" })).json<{ signUps: boolean }>().signUps;

describe.each(KINDS)("sign-ups on %s", (kind) => {
  test("that are closed let nobody new in, by form or by provider, and those who are in stay", async () => {
    const url = await emptyDatabase(kind);
    const before = await openApp({ DATABASE_URL: url, ...google() });
    const closed = await openApp({
      DATABASE_URL: url,
      ...google(),
      SIGN_UPS: "closed",
      // One folder, so that the SQLite file is the same.
      DATA_DIR: before.folder,
    });
    await signUp(before.app, "ada@example.com");
    await throughGoogle(before, "grace@example.com");
    const refused = await signUpAs(closed, "late@example.com");
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: "sign_ups_closed" }]);
    expect(await throughGoogle(closed, "new@example.com")).toMatchObject({
      signedIn: false,
      endsAt: expect.stringContaining("error=sign_ups_closed"),
    });
    expect((await throughGoogle(closed, "grace@example.com")).signedIn).toBe(true);
    expect(await peopleIn(before)).toHaveLength(2);
    expect([await isOpen(before), await isOpen(closed)]).toEqual([true, false]);
    await closed.close();
    await before.close();
  });

  test("that wait for the first let one person in, also of several who come at once", async () => {
    const server = await openApp({
      DATABASE_URL: await emptyDatabase(kind),
      ...google(),
      SIGN_UPS: "first",
    });
    expect(await isOpen(server)).toBe(true);
    const names = ["a", "b", "c", "d"].map((name) => `${name}@example.com`);
    await Promise.all(names.map((email) => signUpAs(server, email)));
    const [first, ...rest] = await peopleIn(server);
    expect([names.includes(first?.email ?? ""), rest]).toEqual([true, []]);
    expect(await isOpen(server)).toBe(false);
    expect((await signUpAs(server, "late@example.com")).statusCode).toBe(403);
    const provider = await throughGoogle(server, "grace@example.com");
    expect(provider).toMatchObject({
      signedIn: false,
      endsAt: expect.stringContaining("error=sign_ups_closed"),
    });
    expect(await peopleIn(server)).toHaveLength(1);
    await server.close();
  });
});

test("whoever ADMIN_EMAILS names reads messages and counts, once the address is theirs for sure", async () => {
  const server = await openApp({
    ...google(),
    ADMIN_EMAILS: "Boss@example.com, typed@example.com, unsure@example.com",
  });
  const overview = (person: Parameters<typeof call>[1]) =>
    call(server.app, person, { url: "/api/admin/overview" });
  const contact = { name: "Eve", email: "eve@example.com", message: "Hello there, all of you." };
  await call(server.app, null, { method: "POST", url: "/api/contact", payload: contact });

  const boss = (await throughGoogle(server, "boss@example.com")).person;
  const seen = (await overview(boss)).json<Overview>();
  expect(seen).toMatchObject({ people: 1, garments: 0, ideas: 0, messages: [contact] });

  // Typing an admin's address into the form is not enough, nor is a provider that does not vouch for it.
  const typed = await signUp(server.app, "typed@example.com");
  const unsure = (await throughGoogle(server, "unsure@example.com", false)).person;
  const stranger = await signUp(server.app);
  const missing = await call(server.app, stranger, { url: "/api/admin/nothing" });
  for (const person of [typed, unsure, stranger]) {
    const { statusCode, body } = await overview(person);
    expect([statusCode, body]).toEqual([404, missing.body]);
  }
  expect((await overview(null)).statusCode).toBe(401);
  await server.close();
});

test("an account without a password is deleted after a fresh sign-in, and not after a stale one", async () => {
  const server = await openApp(google());
  const { person } = await throughGoogle(server, "grace@example.com");
  const remove = () =>
    call(server.app, person, {
      method: "POST",
      url: "/api/account/deletion",
      payload: { email: "grace@example.com" },
    });
  const age = (minutes: number) =>
    server.inDatabase((db) =>
      db
        .updateTable("session")
        .set({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
        .execute(),
    );
  await age(11);
  const stale = await remove();
  expect([stale.statusCode, stale.json()]).toMatchObject([403, { code: "sign_in_again" }]);
  await age(9);
  expect((await remove()).statusCode).toBe(204);
  expect(await peopleIn(server)).toEqual([]);
  await server.close();
});
