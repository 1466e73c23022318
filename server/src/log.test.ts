import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openPostOffice, tokenIn } from "./mail/smtp-testing.ts";
import { formOf, photoOf } from "./testing.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";

/** Each is found nowhere else, so that a log that holds it was told by a person's call. */
const SECRETS = {
  email: "zinnia.quillfeather@example.com",
  name: "Zinnia",
  lastName: "Quillfeather",
  password: "heliotrope-padlock-77",
  wrongPassword: "marzipan-crowbar-12",
  prompt: "something vermilion for my clandestine tribunal",
  message: "Please repair the chartreuse gramophone.",
  fileName: "wedding-of-octavia.jpg",
  lat: "48.208176",
  lon: "16.373819",
  clientSecret: "client-secret-of-obsidian",
  authSecret: "the auth secret of a thousand pangolins",
  smtpPassword: "smtp-password-of-juniper",
  page: "https://saffron.example/reset?for=zinnia",
};

let server: RunningServer | undefined;
afterEach(() => server?.kill());

/** Known beforehand: at this level the first lines that the server writes are the log's own. */
async function freePort(): Promise<number> {
  const held = createServer().listen(0, "127.0.0.1");
  await once(held, "listening");
  const { port } = held.address() as { port: number };
  held.close();
  return port;
}

test("at its most talkative the log tells nothing that a person typed, and no key", async () => {
  const url = `http://localhost:${await freePort()}`;
  const office = await openPostOffice({ refusals: [550] });
  const { port } = new URL(office.url);
  server = await startServer({
    LOG_LEVEL: "debug",
    LIMIT_SIGN_IN: "6",
    PUBLIC_URL: url,
    PORT: new URL(url).port,
    AUTH_SECRET: SECRETS.authSecret,
    SMTP_URL: `smtp://me:${SECRETS.smtpPassword}@127.0.0.1:${port}`,
    MAIL_FROM: "closet@closet.example",
    GITHUB_CLIENT_ID: "fit",
    GITHUB_CLIENT_SECRET: SECRETS.clientSecret,
    GITHUB_TOKEN_URL: "http://127.0.0.1:1/token",
  });
  let cookie = "";
  const ask = async (method: string, path: string, body?: BodyInit, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      redirect: "manual",
      headers: { origin: url, cookie, ...headers },
      body,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const json = (method: string, path: string, body: object) =>
    ask(method, path, JSON.stringify(body), { "content-type": "application/json" });

  // What works.
  const { email, password, prompt, lat, lon, page } = SECRETS;
  const person = { email, name: SECRETS.name, lastName: SECRETS.lastName, password };
  const signedUp = await json("POST", "/api/auth/sign-up/email", person);
  cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { id } = (JSON.parse(signedUp.text) as { user: { id: string } }).user;
  const fields = { userId: id, category: "top", lat, lon };
  const form = await formOf(fields, { image: await photoOf("#b03040") }, SECRETS.fileName);
  expect((await ask("POST", "/api/cartoonize", form.payload, form.headers)).status).toBe(200);
  const wish = { userId: id, prompt, lat: Number(lat), lon: Number(lon) };
  expect((await json("POST", "/api/generate_outfit_from_closet", wish)).status).toBe(200);
  const contact = { name: SECRETS.name, email, message: SECRETS.message };
  expect((await json("POST", "/api/contact", contact)).status).toBe(204);
  expect((await json("POST", "/api/auth/request-password-reset", { email })).status).toBe(200);
  const token = tokenIn(await office.email(1));

  // What fails.
  const wrong = { email, password: SECRETS.wrongPassword };
  const storage = `/api/storage/users/${id}/top/${SECRETS.fileName}`;
  const failing = [
    await json("POST", "/api/auth/sign-up/email", person),
    await json("POST", "/api/auth/sign-in/email", wrong),
    await json("POST", "/api/account/deletion", wrong),
    await json("POST", "/api/account/password", {
      currentPassword: SECRETS.wrongPassword,
      newPassword: password,
    }),
    await json("POST", "/api/auth/reset-password", { token: `${token}x`, newPassword: password }),
    await json("POST", "/api/account/verification", { token }),
    await json("POST", "/api/auth/sign-in/social", { provider: "github", callbackURL: page }),
    await json("POST", "/api/auth/request-password-reset", { email: [email], redirectTo: page }),
    await ask("GET", `/api/auth/callback/github?code=${token}&state=${token}`),
    await json("POST", "/api/generate_outfit_from_closet", { ...wish, prompt: [prompt] }),
    await json("POST", "/api/generate_outfit_from_closet", { ...wish, userId: email }),
    await json("POST", "/api/contact", { ...contact, email: SECRETS.name }),
    await ask("PUT", storage, SECRETS.message),
    await ask("GET", `${storage}x?q=${encodeURIComponent(prompt)}`),
    await ask("GET", `/${encodeURIComponent(SECRETS.message)}`),
    await ask("POST", "/api/contact", `{"name":"${SECRETS.name}`, {
      "content-type": "application/json",
    }),
    await ask("POST", "/api/cartoonize", SECRETS.message, {
      "content-type": "multipart/form-data",
    }),
    await json("POST", "/api/auth/sign-in/email", wrong),
    await json("POST", "/api/auth/sign-in/email", wrong),
  ];
  for (const { status } of failing) {
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
  }
  await server.close();
  await office.close();

  const logged = server.said();
  expect(logged).toContain('"route":"/api/cartoonize"');
  expect(logged).toContain("An e-mail could not be sent");
  const session = cookie.split("=")[1] ?? "";
  const secrets = { ...SECRETS, id, token, session, sessionId: session.split(".")[0] ?? "" };
  for (const [what, secret] of Object.entries(secrets)) {
    const forms = [secret, encodeURIComponent(secret), secret.toLowerCase()];
    const told = secret.length > 5 ? forms.filter((form) => logged.includes(form)) : ["too short"];
    expect([what, told]).toEqual([what, []]);
  }
}, 120_000);
