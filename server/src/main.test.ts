import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fit-closet-main-"));
});
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** The compiled server: what `npm start` runs. */
function start(settings: Record<string, string>, file = "main.js") {
  const program = join(import.meta.dirname, "../dist", file);
  const env = { ...process.env, PORT: "0", DATA_DIR: folder, WEATHER: "climate", ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (said.out += chunk));
  child.stderr.on("data", (chunk) => (said.err += chunk));
  return { child, said };
}

async function opens({ child, said }: ReturnType<typeof start>): Promise<string> {
  while (!/is open at .*\n/.test(said.out) && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return said.out;
}

async function ends(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

test("a second server on the same folder is turned away, and after kill -9 the next one opens at once", async () => {
  const first = start({});
  expect(await opens(first)).toMatch(/^Fit Closet is open at http:\/\/localhost:\d+\n$/);
  // As long as a first server runs, its rubbish is collected: an idle lock must not be among it.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const second = start({});
  expect(await ends(second.child)).toBe(1);
  expect(second.said.err).toMatch(/^Another Fit Closet is already running on .*\n$/);
  expect(() => lockFolder(folder)).toThrow(/already running/);

  first.child.kill("SIGKILL");
  await ends(first.child);
  const third = start({});
  expect(await opens(third)).toContain("is open at");
  third.child.kill("SIGTERM");
  expect(await ends(third.child)).toBe(0);
}, 120_000);

test("a taken port and a wrong configuration are one clear message each, and exit 1", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const onTaken = start({ PORT: String(port) });
  const mistaken = start({ PORT: "http", WEATHER: "sunny" });
  expect(await ends(onTaken.child)).toBe(1);
  expect(await ends(mistaken.child)).toBe(1);
  expect(onTaken.said.err).toMatch(new RegExp(`^Port ${port} is already in use\\..*\\n$`));
  expect(mistaken.said.err).toMatch(/^The configuration has mistakes:\n- PORT .*\n- WEATHER .*\n$/);
  taken.close();
}, 120_000);

test("what a server logs at its most talkative names no person, and messages can be read beside it", async () => {
  const server = start({ LOG_LEVEL: "debug" });
  await opens(server);
  const url = /is open at (\S+)/.exec(server.said.out)?.[1] ?? "";
  const send = (path: string, body: object, cookie = "") =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify(body),
    });
  const ada = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };
  const signedUp = await send("/api/auth/sign-up/email", ada);
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const cookie = signedUp.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await send("/api/auth/sign-up/email", ada)).status).toBe(422);
  expect((await send("/api/auth/sign-in/email", { ...ada, password: "wrong one" })).status).toBe(
    401,
  );
  const wish = { userId: user.id, prompt: "something purple for my secret meeting" };
  expect((await send("/api/generate_outfit_from_closet", wish, cookie)).status).toBe(200);
  const note = { ...ada, message: "Dear all,\u001b[2J hello." };
  expect((await send("/api/contact", note)).status).toBe(204);
  await fetch(`${url}/api/storage/users/${user.id}/top/x.jpg`, { headers: { cookie } });

  const reader = start({}, "cli/messages.js");
  expect(await ends(reader.child)).toBe(0);
  expect(reader.said.out).toContain("Ada <ada@example.com>\n    Dear all,[2J hello.\n");
  expect(reader.said.out).toMatch(/\n1 message\n$/);

  server.child.kill("SIGTERM");
  expect(await ends(server.child)).toBe(0);
  const logged = server.said.out + server.said.err;
  expect(logged).toContain('"route":"/api/generate_outfit_from_closet"');
  for (const secret of [
    user.id,
    "ada@",
    "purple",
    "wrong one",
    "x.jpg",
    cookie.split("=")[1] ?? "",
  ])
    expect(logged).not.toContain(secret);
}, 120_000);
