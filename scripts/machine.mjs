// @ts-check
// What the tests need of the machine beside npm packages: a browser, PostgreSQL, Swift (an S3) and linters of what deploys. Debian's
// own where we may install them, else Playwright's browser; tests that need one of the others say that they are left out.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

const CHROMIUM = "/usr/bin/chromium";
const POSTGRES = "/usr/lib/postgresql";

/** The browser's path, or undefined for Playwright's own. */
export function ensureBrowser() {
  if (existsSync(CHROMIUM)) return CHROMIUM;
  if (installFromDebian("a browser", ["chromium", "fonts-liberation"]) && existsSync(CHROMIUM))
    return CHROMIUM;
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  const got = spawnSync(process.execPath, [playwright, "install", "chromium"], {
    stdio: ["ignore", 2, 2],
  });
  if (got.status !== 0)
    throw new Error("No browser could be installed, so the browser tests cannot run.");
  return undefined;
}

const SWIFT = ["swift-proxy", "swift-account", "swift-container", "swift-object"];
const LINTERS = ["yamllint", "python3-kubernetes"];

/** All at once: asking Debian for its lists takes longer than most packages. */
export function ensureStores() {
  const parts = [
    ...(hasPostgres() ? [] : ["postgresql"]),
    ...(existsSync("/usr/bin/swift-proxy-server") ? [] : SWIFT),
    ...(existsSync("/usr/bin/yamllint") ? [] : LINTERS),
  ];
  if (parts.length > 0) installFromDebian("PostgreSQL, Swift and linters", parts);
  if (!hasPostgres())
    process.stderr.write(
      "No PostgreSQL on this machine: the database tests run on SQLite alone.\n",
    );
}

function hasPostgres() {
  return (
    existsSync(POSTGRES) &&
    readdirSync(POSTGRES).some((version) => existsSync(join(POSTGRES, version, "bin", "initdb")))
  );
}

/** @param {string} what @param {string[]} packages */
function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  process.stderr.write(`Installing ${what} from Debian …\n`);
  // In runlevel 1 Debian starts no service of what it installs; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", 2] }).status === 0;
  return apt("update") && apt("install", "-y", "--no-install-recommends", ...packages);
}
