// @ts-check
// What every command needs first: the right Node, the packages, a fresh build. Plain JavaScript on Node's own modules,
// because it runs before anything is installed; kept free of new syntax so that an old Node still gets to the sentence.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NODE_FLOOR = { major: 20, minor: 19 };
const INSTALLED = join(root, "node_modules", ".fit-closet-installed.json");
const BUILT = join(root, "node_modules", ".fit-closet-built.json");

/** What each build step reads and makes. A step runs when what it reads has changed since it last succeeded. */
const STEPS = [
  {
    name: "server",
    reads: [
      "core/src",
      "core/tsconfig.json",
      "core/package.json",
      "server/src",
      "server/tsconfig.json",
      "server/package.json",
      "tsconfig.base.json",
    ],
    makes: ["core/dist/index.js", "server/dist/main.js"],
    run: ["node_modules/typescript/bin/tsc", "-b"],
  },
  {
    name: "web",
    reads: [
      "core/src",
      "core/assets",
      "web/src",
      "web/public",
      "web/index.html",
      "web/vite.config.ts",
      "web/package.json",
    ],
    makes: ["web/dist/index.html"],
    run: null,
  },
  {
    name: "bench",
    reads: ["core/src", "server/src", "server/testing", "bench", "tsconfig.base.json"],
    makes: ["bench/dist", "server/testing/dist"],
    run: ["node_modules/typescript/bin/tsc", "-b", "bench"],
  },
];

/** Ends the program with one sentence for people. @param {string} sentence @returns {never} */
export function stop(sentence) {
  process.stderr.write(sentence + "\n");
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < NODE_FLOOR.major || (major === NODE_FLOOR.major && minor < NODE_FLOOR.minor)) {
    stop(
      `Fit Closet needs Node.js ${NODE_FLOOR.major}.${NODE_FLOOR.minor} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
    );
  }
}

/**
 * Installs the packages that package-lock.json names, unless that was done already.
 * @param {"run" | "everything"} what the parts that running needs, or the tools of the checks as well
 */
export function install(what) {
  const lock = digest([join(root, "package-lock.json")], true);
  const have = readJson(INSTALLED);
  // Tools that are there stay there: a start never takes them away from whoever works on the code.
  const wanted = { lock, what: hasTools(have) ? "everything" : what };
  if (have && have.lock === lock && have.what === wanted.what) return;
  process.stderr.write("Installing packages (only when they change) …\n");
  // Not `npm ci`, which would take everything away first: this one adds what changed, and the lock still decides every version.
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  if (wanted.what === "run") args.push("--omit=dev");
  const result = spawnSync("npm", args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (result.status !== 0)
    stop("The packages could not be installed. Check the network and the disk, then try again.");
  writeFileSync(INSTALLED, JSON.stringify(wanted));
}

/** By an earlier run of these scripts, or by hand. @param {{ what: string } | null} have */
function hasTools(have) {
  if (have) return have.what === "everything";
  return existsSync(join(root, "node_modules", "vitest"));
}

/** Builds what is stale. @param {string[]} names which steps, in order */
export function build(names) {
  /** @type {Record<string, string>} */
  const built = readJson(BUILT) || {};
  for (const step of STEPS) {
    if (names.indexOf(step.name) < 0) continue;
    const print = digest(
      step.reads.map((path) => join(root, path)),
      false,
    );
    if (built[step.name] === print && step.makes.every((path) => existsSync(join(root, path))))
      continue;
    process.stderr.write(`Building the ${step.name} (only when it changes) …\n`);
    const quietly = { cwd: root, encoding: /** @type {const} */ ("utf8") };
    const result = step.run
      ? spawnSync(process.execPath, step.run, quietly)
      : spawnSync("npm", ["run", "--silent", "build", "-w", "web"], {
          ...quietly,
          // Whoever asks for it, a test included, gets the page that people get.
          env: { ...process.env, NODE_ENV: "production" },
          shell: process.platform === "win32",
        });
    if (result.status !== 0) {
      process.stderr.write(`${result.stdout}${result.stderr}`);
      stop(`The ${step.name} could not be built; the lines above say why.`);
    }
    built[step.name] = print;
    writeFileSync(BUILT, JSON.stringify(built));
  }
}

/** A fingerprint of files: their content where that is asked, else their names, sizes and times. @param {string[]} paths @param {boolean} content */
function digest(paths, content) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(relative(root, file)).update(content ? readFileSync(file) : `${size} ${mtimeMs}`);
    }
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "dist" && name !== "node_modules")
    .sort()
    .reduce(
      (files, name) => files.concat(filesUnder(join(path, name))),
      /** @type {string[]} */ ([]),
    );
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    mkdirSync(dirname(path), { recursive: true });
    return null;
  }
}
