// @ts-check
// `npm run wapiti`: Debian's web scanner against the running app, signed out and signed in. Exits 1 when it finds anything.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, checkNode, install, root, stop } from "./workspace.mjs";

/** @typedef {{ method: string, path: string, info: string }} Finding */

const SECONDS = process.argv[2] ?? "600";
/** All but those that fetch lists from the network or want a server out there to be called back by. */
const MODULES = "all,-wapp,-nikto,-ssrf,-xxe";

checkNode();
install("everything");
if (!existsSync("/usr/bin/wapiti"))
  stop("wapiti is not installed. On Debian: apt-get install -y wapiti");
build(["server", "web", "bench"]);
/** @type {typeof import("../server/testing/running-server.ts")} */
const { startServer } = await import(
  pathToFileURL(join(root, "server/testing/dist/running-server.js")).href
);

/** What it says of every site like this one, and why it may. */
const EXPLAINED = [
  // Over plain http on loopback it would be ignored; with PUBLIC_URL=https://… it is sent, which a test holds.
  "Strict-Transport-Security is not set",
  // It is sent as 0: the filter it switched on was itself a hole, and browsers have dropped it. The policy does its work.
  "X-XSS-Protection is not set",
];

const folder = mkdtempSync(join(tmpdir(), "fit-closet-wapiti-"));
const server = await startServer({ LOG_LEVEL: "error" });
const paths = await readingCalls();
const out = await scan("signed out", []);
const signedIn = await scan("signed in", ["--cookie", await cookieFile()]);
const logged = server.said();
const code = await server.close();
rmSync(folder, { recursive: true });
for (const finding of [...out.findings, ...signedIn.findings]) process.stdout.write(`${finding}\n`);
if (logged) process.stdout.write(`The server logged ${logged.slice(0, 2000)}\n`);
process.stdout.write(
  `wapiti: ${out.requests} requests signed out, ${out.findings.length} findings; ` +
    `${signedIn.requests} signed in, ${signedIn.findings.length} findings\n`,
);
process.exit(out.findings.length + signedIn.findings.length === 0 && !logged && code === 0 ? 0 : 1);

/** A crawler finds no calls that only scripts make, so it is told of those that take their values from the address. */
async function readingCalls() {
  const document = await (await fetch(`${server.url}/api/docs/json`)).json();
  return Object.entries(document.paths)
    .filter(([, methods]) => "get" in methods)
    .map(([path]) => `${path.replaceAll(/\{\w+\}/g, "1")}?limit=1&cursor=1.a`);
}

async function cookieFile() {
  const person = { name: "Wapiti", email: "wapiti@example.com", password: "a long password" };
  const response = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify(person),
  });
  const [name = "", value = ""] = (response.headers.get("set-cookie") ?? "").split(/[=;]/);
  const cookie = { value, expires: null, secure: false, port: null, version: 0 };
  const file = join(folder, "cookie.json");
  writeFileSync(
    file,
    JSON.stringify({ [new URL(server.url).hostname]: { "/": { [name]: cookie } } }),
  );
  return file;
}

/** How many requests the server has answered. */
async function answered() {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** @param {string} name @param {string[]} more */
async function scan(name, more) {
  const before = await answered();
  const report = join(folder, `${name.replace(" ", "-")}.json`);
  const options = [
    "--scope",
    "domain",
    "-m",
    MODULES,
    "-f",
    "json",
    "-o",
    report,
    "--flush-session",
  ];
  const starts = paths.flatMap((path) => ["-s", `${server.url}${path}`]);
  spawnSync(
    "wapiti",
    [
      "-u",
      `${server.url}/home`,
      ...starts,
      ...options,
      "--max-scan-time",
      SECONDS,
      "--max-attack-time",
      String(Math.ceil(Number(SECONDS) / 10)),
      ...more,
    ],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, HOME: folder } },
  );
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, "utf8"));
  const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all
      .filter((/** @type {Finding} */ { info }) => !EXPLAINED.includes(info))
      .map((/** @type {Finding} */ found) =>
        [`${name}: ${kind}:`, found.method, found.path, found.info].join(" "),
      ),
  );
  return { findings, requests: (await answered()) - before };
}
