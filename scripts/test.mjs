// @ts-check
// `npm test`: every check, on a fresh clone or a used one. Prints a line a step and closes with the tests counted.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, checkNode, install, root } from "./workspace.mjs";
import { ensureBrowser, ensureStores } from "./machine.mjs";

checkNode();
install("everything");
ensureStores();
const browser = ensureBrowser();
build(["server", "bench", "web"]);

const results = mkdtempSync(join(tmpdir(), "fit-closet-results-"));
const unitReport = join(results, "unit.json");
const browserReport = join(results, "browser.json");
const tool = (/** @type {string} */ path) => join(root, "node_modules", path);
const env = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  ...(browser && { CHROMIUM_PATH: browser }),
};

/** @type {{ name: string, run: string[], holds?: (output: string) => boolean }[]} */
const steps = [
  { name: "format", run: [tool("oxfmt/bin/oxfmt"), "--check", "."] },
  { name: "lint", run: [tool("oxlint/bin/oxlint"), "--type-aware"] },
  { name: "types", run: [tool("typescript/bin/tsc"), "-p", "tsconfig.checks.json"] },
  { name: "types of the web", run: [tool("typescript/bin/tsc"), "-p", "web"] },
  {
    name: "architecture",
    run: [
      tool("dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      ".dependency-cruiser.mjs",
      "core/src",
      "server/src",
      "web/src",
    ],
    holds: readManyModules,
  },
  { name: "patterns in linear time", run: ["scripts/patterns.mjs"] },
  { name: "unused code", run: [tool("knip/bin/knip.js")] },
  {
    name: "unit and contract tests",
    run: [
      tool("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unitReport}`,
    ],
  },
  {
    name: "browser tests",
    run: [
      tool("@playwright/test/cli.js"),
      "test",
      "--config",
      "e2e/playwright.config.ts",
      "--reporter=list,json",
    ],
  },
];

const failed = steps.filter((step) => !passes(step)).map((step) => step.name);
const tests = countTests();
rmSync(results, { recursive: true, force: true });
if (failed.length > 0) process.stdout.write(`\nRed: ${failed.join(", ")}\n`);
process.stdout.write(
  `\n${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped\n`,
);
process.exit(failed.length === 0 && tests.passed > 0 && tests.failed === 0 ? 0 : 1);

/** @param {(typeof steps)[number]} step */
function passes(step) {
  const start = performance.now();
  const result = spawnSync(process.execPath, step.run, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}`;
  const good = result.status === 0 && (step.holds ? step.holds(output) : true);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${good ? "✓" : "✗"} ${step.name} (${seconds} s)\n`);
  if (!good) process.stdout.write(output.trimEnd() + "\n");
  return good;
}

/** A cruise that read next to nothing reports success too, so its count is part of the check. @param {string} output */
function readManyModules(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  if (modules < 100) process.stdout.write(`The architecture check read only ${modules} modules.\n`);
  return modules >= 100;
}

function countTests() {
  const unit = readReport(unitReport);
  const pages = readReport(browserReport)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (pages?.expected ?? 0) + (pages?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (pages?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (pages?.skipped ?? 0),
  };
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
