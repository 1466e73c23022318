import { afterAll, beforeAll, describe, onTestFinished, expect, test } from "vitest";
import { openPostOffice } from "../mail/smtp-testing.ts";
import { call, openApp, PASSWORD, signUp, type TestApp } from "../testing.ts";
import { mailboxOf } from "./auth-bodies.ts";

let server: TestApp;
async function open(settings: Record<string, string> = {}) {
  server = await openApp(settings);
  onTestFinished(() => server.close());
}

type Sent = { payload: string; headers: Record<string, string> };
type Spelling = (email: string, password: string) => Sent;

const json = (payload: string): Sent => ({
  payload,
  headers: { "content-type": "application/json" },
});
const as = (type: string, { payload }: Sent): Sent => ({
  payload,
  headers: { "content-type": type },
});
const plain: Spelling = (email, password) => json(JSON.stringify({ email, password }));
const formEncoded = (email: string, password: string) =>
  String(new URLSearchParams({ email, password }));
const multipart = (email: string, password: string) =>
  ["email", email, "password", password].reduce(
    (body, word, index) =>
      body +
      (index % 2 ? `${word}\r\n` : `--x\r\nContent-Disposition: form-data; name="${word}"\r\n\r\n`),
    "",
  ) + "--x--\r\n";

/** Each way to write the same sign-in. Where it is understood it counts; what is not understood lets nobody in. */
const SPELLINGS: Record<string, Spelling> = {
  "a BOM before the JSON": (...who) => json(`\uFEFF${plain(...who).payload}`),
  "a form": (...who) => as("application/x-www-form-urlencoded", json(formEncoded(...who))),
  "a form with a BOM": (...who) =>
    as("application/x-www-form-urlencoded", json(`\uFEFF${formEncoded(...who)}`)),
  "a multipart form": (...who) => as("multipart/form-data; boundary=x", json(multipart(...who))),
  "JSON that is called text": (...who) => as("text/plain", plain(...who)),
  "JSON that is called a form": (...who) => as("application/x-www-form-urlencoded", plain(...who)),
  "a form that is called JSON": (...who) => json(formEncoded(...who)),
  "JSON of another kind": (...who) => as("application/vnd.api+json", plain(...who)),
  "JSON in capitals": (...who) => as("APPLICATION/JSON; charset=UTF-8", plain(...who)),
  "no type at all": (...who) => ({ payload: plain(...who).payload, headers: {} }),
  "two addresses, the last one counting": (email, password) =>
    json(
      `{"email":"x@example.com","password":${JSON.stringify(password)},"email":${JSON.stringify(email)}}`,
    ),
  "a name in escapes": (email, password) =>
    json(`{"\\u0065mail":${JSON.stringify(email)},"password":${JSON.stringify(password)}}`),
  "a value in escapes": (email, password) =>
    json(
      `{"email":"\\u${email.charCodeAt(0).toString(16).padStart(4, "0")}${email.slice(1)}","password":${JSON.stringify(password)}}`,
    ),
  capitals: (email, password) => plain(email.toUpperCase(), password),
  "a letter that is small only afterwards": (email, password) =>
    plain(email.replace("k", "\u212A"), password),
  "spaces around": (email, password) => plain(` \t${email}\u00A0\n`, password),
  "an array": (email, password) => json(JSON.stringify({ email: [email], password })),
  "an array of everything": (email, password) => json(JSON.stringify([{ email, password }])),
  "an object": (email, password) => json(JSON.stringify({ email: { email }, password })),
  "a prototype": (email, password) =>
    json(`{"__proto__":{"email":${JSON.stringify(email)}},"password":${JSON.stringify(password)}}`),
  "a name with capitals": (email, password) => json(JSON.stringify({ Email: email, password })),
  "a NUL": (email, password) => plain(`${email}\0`, password),
};

const signInAt = ({ app }: TestApp, sent: Sent, remoteAddress: string) =>
  call(app, null, { method: "POST", url: "/api/auth/sign-in/email", ...sent, remoteAddress });
const signIn = (sent: Sent) => signInAt(server, sent, "192.0.2.1");

describe("an address that has run out of tries", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openApp({ LIMIT_SIGN_IN: "2" });
  });
  afterAll(() => strict.close());

  test.each(Object.entries(SPELLINGS))("is not let in by %s", async (name, spell) => {
    const number = Object.keys(SPELLINGS).indexOf(name);
    const { email } = await signUp(strict.app, `kate${number}@example.com`);
    const from = (host: number, sent: Sent) => signInAt(strict, sent, `198.51.${number}.${host}`);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await from(1, spell(email, `wrong ${n}`))).statusCode);
    // Either each was counted for that address, or not one of them could have been right.
    const understood = statuses.filter((status) => status === 401).length;
    expect(understood).toBeLessThanOrEqual(2);
    for (const status of statuses) expect([400, 401, 415, 429]).toContain(status);
    for (let n = 0; n < 3; n++) await from(2, plain(email, "wrong"));
    const right = await from(3, spell(email, PASSWORD));
    expect([400, 415, 429]).toContain(right.statusCode);
    expect(right.headers["set-cookie"]).toBeUndefined();
    expect(right.json<{ message: string }>().message).toMatch(/^[A-Z].*\.$/);
  });
});

test("what is not JSON is refused in a sentence before anything is counted", async () => {
  await open({ LIMIT_SIGN_IN: "1" });
  const { email } = await signUp(server.app);
  for (let n = 0; n < 20; n++) {
    const refused = await signIn(
      as("application/x-www-form-urlencoded", json(formEncoded(email, PASSWORD))),
    );
    expect([refused.statusCode, refused.json()]).toMatchObject([415, { code: "not_json" }]);
  }
  expect((await signIn(plain(email, PASSWORD))).statusCode).toBe(200);
});

test("spaces and capitals around an address are nobody's mistake", async () => {
  await open();
  await signUp(server.app, " Ada@Example.com ");
  expect((await signIn(plain("ADA@example.COM\n", PASSWORD))).statusCode).toBe(200);
});

test("e-mails are counted by the mailbox they fall into, passwords by the account", async () => {
  const office = await openPostOffice();
  const mail = {
    SMTP_URL: office.url,
    MAIL_FROM: "c@closet.test",
    PUBLIC_URL: "http://closet.test",
  };
  await open({ ...mail, LIMIT_EMAILS: "2", LIMIT_SIGN_UP: "2", LIMIT_SIGN_IN: "2" });
  const forgot = (email: string) =>
    call(server.app, null, {
      method: "POST",
      url: "/api/auth/request-password-reset",
      payload: { email },
    });
  const asked: number[] = [];
  for (const email of ["ada@gmail.com", "a.d.a@gmail.com", "ada+1@gmail.com", "A.DA+x@GMAIL.com"])
    asked.push((await forgot(email)).statusCode);
  expect(asked).toEqual([200, 200, 429, 429]);

  await signUp(server.app, "eve@example.com");
  const tagged = await signUp(server.app, "eve+1@example.com");
  await expect(signUp(server.app, "eve+2@example.com")).rejects.toThrow("too_many_requests");
  // Another's right password forgives nobody's wrong ones.
  for (let n = 0; n < 2; n++) await signIn(plain("eve@example.com", "wrong"));
  expect((await signIn(plain(tagged.email, PASSWORD))).statusCode).toBe(200);
  expect((await signIn(plain("eve@example.com", PASSWORD))).statusCode).toBe(429);
  await office.close();
});

test.each([
  ["ada@example.com", "ada@example.com"],
  ["ada+closet+1@example.com", "ada@example.com"],
  ["a.da@example.com", "a.da@example.com"],
  ["a.d.a+x@googlemail.com", "ada@googlemail.com"],
  ["nobody", "nobody"],
])("e-mails to %s arrive at %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

describe("an address of more than 254 characters", () => {
  const long = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`;

  test("is refused at the sign-up in a sentence", async () => {
    await open();
    expect(long.length).toBeGreaterThan(254);
    await expect(signUp(server.app, long)).rejects.toThrow(
      "An e-mail address has up to 254 characters.",
    );
  });

  test("that came in earlier still signs in, and can be deleted", async () => {
    await open();
    const { email } = await signUp(server.app);
    await server.inDatabase((db) =>
      db.updateTable("user").set({ email: long }).where("email", "=", email).execute(),
    );
    const inside = await signIn(plain(long, PASSWORD));
    expect(inside.statusCode).toBe(200);
    const cookie = String(inside.headers["set-cookie"]).split(";")[0] ?? "";
    const deletion = await call(
      server.app,
      { id: "", email: long, cookie },
      {
        method: "POST",
        url: "/api/account/deletion",
        payload: { email: long, password: PASSWORD },
      },
    );
    expect(deletion.statusCode).toBe(204);
  });
});
