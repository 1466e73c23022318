import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const core = new URL("../../../", import.meta.url);
const bytes = readFileSync(new URL("assets/kernels.wasm", core));

test("the committed kernels are what the source compiles to", () => {
  const out = join(mkdtempSync(join(tmpdir(), "kernels-")), "kernels.wasm");
  const { scripts } = JSON.parse(readFileSync(new URL("package.json", core), "utf8"));
  const command = scripts.kernels.replace("assets/kernels.wasm", out);
  execFileSync("npm", ["exec", "-c", command], { cwd: core, stdio: "ignore" });
  expect(readFileSync(out).equals(bytes)).toBe(true);
});
