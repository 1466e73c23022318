import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, openApp, ORIGIN, PASSWORD, signUp, type TestApp } from "../testing.ts";

const signUpBody = (email: string) => ({
  email,
  name: "Ada Lovelace",
  firstName: "Ada",
  lastName: "Lovelace",
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

const post = (app: TestApp["app"], path: string, payload: object, headers = {}) =>
  call(app, null, { method: "POST", url: `/api/auth${path}`, payload, headers });

describe.each(KINDS)("accounts on %s", (kind) => {
  const server = serverOn(kind);

  test("signing up signs in, keeps both names, and the same address cannot sign up twice", async () => {
    const person = await signUp(server.app, "ada@example.com");
    const session = await call(server.app, person, { url: "/api/auth/get-session" });
    expect(session.json()).toMatchObject({
      user: { id: person.id, firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" },
    });
    const again = await post(server.app, "/sign-up/email", signUpBody("ADA@example.com"));
    expect(again.statusCode).toBe(422);
    expect(again.json<{ message: string }>().message).toMatch(/already exists/);
  });

  test("mismatched passwords are refused, and no account is left behind", async () => {
    const body = { ...signUpBody("typo@example.com"), confirmPassword: "correct horse batery" };
    const refused = await post(server.app, "/sign-up/email", body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      code: "passwords_differ",
      message: "passwords does not match!",
    });
    expect(refused.headers["set-cookie"]).toBeUndefined();
    expect(
      (await post(server.app, "/sign-up/email", signUpBody("typo@example.com"))).statusCode,
    ).toBe(200);
  });

  test("a wrong password and an unknown address are told apart by nobody", async () => {
    const { email } = await signUp(server.app);
    const wrong = await post(server.app, "/sign-in/email", { email, password: "not this one" });
    const unknown = await post(server.app, "/sign-in/email", {
      email: "nobody@example.com",
      password: PASSWORD,
    });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
  });

  test("signing out ends the session on the server, so that a copied cookie is worth nothing", async () => {
    const person = await signUp(server.app);
    const closet = () => call(server.app, person, { url: "/api/closet" });
    expect((await closet()).statusCode).toBe(200);
    const out = { method: "POST", url: "/api/auth/sign-out", payload: {} } as const;
    expect((await call(server.app, person, out)).statusCode).toBe(200);
    expect((await closet()).statusCode).toBe(401);
  });

  test("an expired session is nobody's", async () => {
    const person = await signUp(server.app);
    await server.inDatabase((db) =>
      db
        .updateTable("session")
        .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
        .where("userId", "=", person.id)
        .execute(),
    );
    expect((await call(server.app, person, { url: "/api/closet" })).statusCode).toBe(401);
  });

  test("an unknown address below /api/auth is a failure like any other", async () => {
    const answer = await call(server.app, null, { url: "/api/auth/nothing" });
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      404,
      { code: "not_found", message: "There is nothing here." },
    ]);
  });

  test("the cookie is out of scripts' and other sites' reach", async () => {
    const answer = await post(server.app, "/sign-up/email", signUpBody("cookie@example.com"));
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).not.toContain("Secure");
  });
});

test("after too many tries an address has to wait, and is told how long", async () => {
  const { app, close } = await openApp({ LIMIT_SIGN_IN: "2", LIMIT_CONTACT: "1" });
  const body = { email: "ada@example.com", password: "wrong one" };
  // However the path is spelled, as long as it leads there.
  for (const path of ["/sign-in/email?x=/sign-out", "/sign-in/email?y=1"])
    expect((await post(app, path, body)).statusCode).toBe(401);
  // Another spelling leads nowhere, or to the same count.
  for (const [path, status] of [
    ["//sign-in/email", 404],
    ["/Sign-In/email", 404],
    ["/sign-in/%65mail", 429],
  ] as const)
    expect([path, (await post(app, path, body)).statusCode]).toEqual([path, status]);
  const refused = await post(app, "/sign-in/email/", { ...body, email: " ADA@example.com" });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "too_many_requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

  const message = { name: "Ada", email: "a@example.com", message: "Hello there, all of you." };
  const write = (remoteAddress: string, headers = {}) =>
    call(app, null, {
      method: "POST",
      url: "/api/contact",
      payload: message,
      remoteAddress,
      headers,
    });
  for (let n = 0; n < 10; n++) {
    const forwarded = { "x-forwarded-for": `203.0.113.${n}` };
    expect((await write(`2001:db8:1:2::${n}`, forwarded)).statusCode).toBe(204);
  }
  expect((await write("2001:db8:1:2:ffff::9")).statusCode).toBe(429);
  expect((await write("2001:db8:1:3::9")).statusCode).toBe(204);
  await close();
});

test("X-Forwarded-For is believed from a trusted proxy", async () => {
  const { app, close } = await openApp({ LIMIT_CONTACT: "1", TRUSTED_PROXIES: "loopback" });
  const message = { name: "Ada", email: "a@example.com", message: "Hello there, all of you." };
  for (let n = 0; n < 12; n++) {
    const headers = { "x-forwarded-for": `203.0.113.${n}` };
    const options = { method: "POST", url: "/api/contact", payload: message, headers } as const;
    expect((await call(app, null, options)).statusCode).toBe(204);
  }
  await close();
});

test("a public https address makes cookies Secure and sends HSTS; its origin is trusted, others are not", async () => {
  const { app, close } = await openApp({ PUBLIC_URL: "https://closet.example" });
  const headers = { host: "closet.example", origin: "https://closet.example" };
  const answer = await post(app, "/sign-up/email", signUpBody("a@example.com"), headers);
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers["set-cookie"])).toContain("Secure");
  expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
  const stranger = { ...headers, origin: "https://closet.example.evil.test" };
  const refused = await post(app, "/sign-up/email", signUpBody("b@example.com"), stranger);
  expect(refused.statusCode).toBe(403);
  await close();
});

test("a sign-in that another site sends is refused before anything happens", async () => {
  const { app, close } = await openApp();
  const { email } = await signUp(app);
  const body = { email, password: PASSWORD };
  const headers = { origin: "http://evil.test" };
  const answer = await post(app, "/sign-in/email", body, headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: "wrong_origin" });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect((await post(app, "/sign-in/email", body, { origin: ORIGIN })).statusCode).toBe(200);
  await close();
});
