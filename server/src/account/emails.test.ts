import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, KINDS } from "../database/testing.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../mail/smtp-testing.ts";
import { call, cookieOf, openApp, PASSWORD, signUp, type TestApp } from "../testing.ts";

/** The test's calls come from this address too, so that it is the closet's own. */
const PUBLIC_URL = "http://closet.test";
const NEW_PASSWORD = "another horse battery";

type Asked = { statusCode: number; body: string };

function asking({ app }: TestApp) {
  const post = (url: string, payload: object, headers = {}) =>
    call(app, null, { method: "POST", url, payload, headers });
  return {
    post,
    forgot: (email: string) => post("/api/auth/request-password-reset", { email }),
    reset: (token: string, newPassword = NEW_PASSWORD) =>
      post("/api/auth/reset-password", { token, newPassword }),
    signIn: (email: string, password: string) =>
      post("/api/auth/sign-in/email", { email, password }),
    confirm: (token: string) => post("/api/account/verification", { token }),
  };
}

describe.each(KINDS)("e-mails about accounts on %s", (kind) => {
  let office: PostOffice;
  let server: TestApp;
  let ask: ReturnType<typeof asking>;
  beforeAll(async () => {
    office = await openPostOffice();
    server = await openApp({
      DATABASE_URL: await emptyDatabase(kind),
      SMTP_URL: office.url,
      MAIL_FROM: "closet@closet.test",
      PUBLIC_URL,
    });
    ask = asking(server);
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  /** Signs up and lets the e-mail pass that comes with it. */
  async function newcomer(email: string) {
    const before = office.received.length;
    const person = await signUp(server.app, email);
    return { person, message: await office.email(before + 1) };
  }

  async function resetToken(email: string): Promise<string> {
    const before = office.received.length;
    await ask.forgot(email);
    return tokenIn(await office.email(before + 1));
  }

  test("a link sets a new password once, and ends every session there was", async () => {
    const { person } = await newcomer("ada@example.com");
    const elsewhere = await ask.signIn(person.email, PASSWORD);
    const token = await resetToken("ADA@example.com");
    expect((await ask.reset(token)).statusCode).toBe(200);
    const other = { ...person, cookie: cookieOf(elsewhere.headers["set-cookie"]) };
    for (const session of [person, other])
      expect((await call(server.app, session, { url: "/api/account" })).statusCode).toBe(401);
    expect((await ask.signIn(person.email, PASSWORD)).statusCode).toBe(401);
    expect((await ask.signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    const again = await ask.reset(token, "a third horse battery");
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([400, "INVALID_TOKEN"]);
    expect((await ask.signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test("two tries with one link at the same moment: one sets the password", async () => {
    const { person } = await newcomer("race@example.com");
    const token = await resetToken(person.email);
    const tries = ["one", "two", "three"].map((n) => ask.reset(token, `password number ${n}`));
    const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(2);
  });

  test("an old link does nothing", async () => {
    const { person } = await newcomer("late@example.com");
    const token = await resetToken(person.email);
    await server.inDatabase((db) =>
      db
        .updateTable("verification")
        .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
        .execute(),
    );
    expect((await ask.reset(token)).statusCode).toBe(400);
    expect((await ask.signIn(person.email, PASSWORD)).statusCode).toBe(200);
  });

  test("what is kept of a link would not open it", async () => {
    const { person } = await newcomer("kept@example.com");
    const token = await resetToken(person.email);
    const rows = await server.inDatabase((db) =>
      db.selectFrom("verification").selectAll().execute(),
    );
    expect(rows.some(({ value }) => value === person.id)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a known address and an unknown one are answered alike, in about the same time", async () => {
    const { person } = await newcomer("known@example.com");
    const before = office.received.length;
    const asked: (Asked & { ms: number })[] = [];
    for (const email of [person.email, "nobody@example.com", person.email, "none@example.com"]) {
      const start = performance.now();
      const { statusCode, body } = await ask.forgot(email);
      asked.push({ statusCode, body, ms: performance.now() - start });
    }
    const [known, unknown] = asked;
    expect(known?.statusCode).toBe(200);
    expect(unknown?.body).toBe(known?.body);
    // The floor of 400 ms hides the few that a row and an e-mail take.
    for (const { ms } of asked) expect(ms).toBeGreaterThan(390);
    await office.email(before + 2);
    expect(office.received.slice(before).map(({ to }) => to)).toEqual([
      [person.email],
      [person.email],
    ]);
  });

  test("an e-mail's link leads to a page and carries its token where no server sees it", async () => {
    const { message } = await newcomer("link@example.com");
    expect(message.raw).toContain(`${PUBLIC_URL}/verify#token=`);
    await ask.forgot("link@example.com");
    const reset = await office.email(office.received.length);
    expect(reset.raw).toContain(`${PUBLIC_URL}/reset#token=`);
    expect(reset.raw).not.toMatch(/[?&]token=/);
  });

  test("confirming an address takes the e-mail's token, and nobody else's will do", async () => {
    const { person, message } = await newcomer("confirm@example.com");
    const account = () => call(server.app, person, { url: "/api/account" });
    expect((await account()).json()).toMatchObject({ emailVerified: false });
    const wrong = await ask.confirm(`${tokenIn(message).slice(0, -2)}xx`);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: "link_expired" }]);
    expect((await ask.confirm(tokenIn(message))).statusCode).toBe(204);
    expect((await account()).json()).toMatchObject({ emailVerified: true });
    const twice = await ask.confirm(tokenIn(message));
    expect([twice.statusCode, twice.json()]).toMatchObject([400, { code: "link_expired" }]);
    // Visiting better-auth's own link would be enough for a mail scanner; it is not there.
    const visit = { url: `/api/auth/verify-email?token=${tokenIn(message)}` };
    expect((await call(server.app, null, visit)).statusCode).toBe(404);
  });
});

/** The last letter of 32 bytes in base64 carries four bits, so that four letters mean the same. */
function writtenOtherwise(token: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = letters.indexOf(token.at(-1) ?? "");
  return token.slice(0, -1) + letters[last ^ 1];
}

test("a confirmation's link works once: not for who comes after, not spelled otherwise, not twice at once", async () => {
  const office = await openPostOffice();
  const mail = { SMTP_URL: office.url, MAIL_FROM: "closet@closet.test", PUBLIC_URL };
  const server = await openApp(mail);
  const ask = asking(server);
  const email = "ada@example.com";
  const first = await signUp(server.app, email);
  const token = tokenIn(await office.email(1));
  const tries = await Promise.all([1, 2, 3].map(() => ask.confirm(token)));
  expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    204, 400, 400,
  ]);

  const leave = { method: "POST", url: "/api/account/deletion" } as const;
  const left = { ...leave, payload: { email, password: PASSWORD } };
  expect((await call(server.app, first, left)).statusCode).toBe(204);
  const second = await signUp(server.app, email);
  for (const old of [token, writtenOtherwise(token)])
    expect((await ask.confirm(old)).statusCode).toBe(400);
  const account = await call(server.app, second, { url: "/api/account" });
  expect(account.json()).toMatchObject({ emailVerified: false });
  expect((await ask.confirm(tokenIn(await office.email(2)))).statusCode).toBe(204);
  await server.close();
  await office.close();
});

test("where it is asked for, nobody signs in before they confirmed, and the e-mail is sent again", async () => {
  const office = await openPostOffice();
  const mail = { SMTP_URL: office.url, MAIL_FROM: "closet@closet.test", PUBLIC_URL };
  const server = await openApp({ ...mail, REQUIRE_VERIFICATION: "true" });
  const ask = asking(server);
  const email = "ada@example.com";
  const form = { name: "Ada", email, password: PASSWORD };
  const signedUp = await ask.post("/api/auth/sign-up/email", form);
  expect([signedUp.statusCode, signedUp.headers["set-cookie"]]).toEqual([200, undefined]);
  await office.email(1);
  const early = await ask.signIn(email, PASSWORD);
  expect([early.statusCode, early.json()]).toMatchObject([403, { code: "EMAIL_NOT_VERIFIED" }]);
  // Only whoever knows the password learns that there is such an account.
  expect((await ask.signIn(email, "wrong password")).statusCode).toBe(401);
  // A second sign-up is answered like a first, and changes nothing.
  const twice = await ask.post("/api/auth/sign-up/email", { ...form, password: "eve's password" });
  expect(twice.statusCode).toBe(200);
  expect((await ask.signIn(email, "eve's password")).statusCode).toBe(401);

  expect((await ask.post("/api/auth/send-verification-email", { email })).statusCode).toBe(200);
  expect((await ask.confirm(tokenIn(await office.email(2)))).statusCode).toBe(204);
  expect((await ask.signIn(email, PASSWORD)).statusCode).toBe(200);
  await server.close();
  await office.close();
});

test("e-mails to one address are few, and asking for them forgives no wrong passwords", async () => {
  const office = await openPostOffice();
  const mail = { SMTP_URL: office.url, MAIL_FROM: "closet@closet.test", PUBLIC_URL };
  const server = await openApp({ ...mail, LIMIT_EMAILS: "2", LIMIT_SIGN_IN: "2" });
  const ask = asking(server);
  const { email } = await signUp(server.app);
  await office.email(1);
  for (const status of [200, 200, 429]) expect((await ask.forgot(email)).statusCode).toBe(status);
  const again = await ask.post("/api/auth/send-verification-email", { email });
  expect(again.statusCode).toBe(429);
  expect((await ask.forgot("somebody-else@example.com")).statusCode).toBe(200);
  await office.email(3);

  const other = "other@example.com";
  await signUp(server.app, other);
  for (const status of [401, 401])
    expect((await ask.signIn(other, "wrong")).statusCode).toBe(status);
  expect((await ask.forgot(other)).statusCode).toBe(200);
  expect((await ask.signIn(other, PASSWORD)).statusCode).toBe(429);
  await server.close();
  await office.close();
});

test("without a relay there is nothing to ask for, and the page is told", async () => {
  const server = await openApp();
  const site = (await call(server.app, null, { url: "/api/site" })).json<{ mail: boolean }>();
  expect(site.mail).toBe(false);
  const { statusCode } = await asking(server).forgot("ada@example.com");
  expect(statusCode).toBe(400);
  await server.close();
});
