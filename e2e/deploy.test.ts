import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const deploy = join(root, "deploy");
const kubernetes = join(deploy, "kubernetes");
const scratch = mkdtempSync(join(tmpdir(), "fit-closet-deploy-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a checker and gives what it said; it throws, with that, when the checker is not content. */
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: deploy, encoding: "utf8", stdio: "pipe" });
const manifests = readdirSync(kubernetes)
  .filter((name) => name !== "kustomization.yaml")
  .map((name) => join(kubernetes, name));

test.skipIf(!existsSync("/usr/bin/yamllint"))("every YAML file is well formed", () => {
  expect(run("/usr/bin/yamllint", "--strict", "-c", ".yamllint.yaml", ".")).toBe("");
});

test.skipIf(!existsSync("/usr/lib/python3/dist-packages/kubernetes"))(
  "Kubernetes' own client knows every field of the manifests, and misses none",
  () => {
    const check = join(deploy, "check-kubernetes.py");
    expect(run("/usr/bin/python3", check, ...manifests)).toBe("");
    const misspelt = join(scratch, "deployment.yaml");
    const manifest = readFileSync(join(kubernetes, "deployment.yaml"), "utf8");
    writeFileSync(misspelt, manifest.replace("readinessProbe", "redinessProbe"));
    expect(() => run("/usr/bin/python3", check, misspelt)).toThrow("redinessProbe");
  },
  60_000,
);

test.skipIf(!existsSync("/usr/bin/systemd-analyze"))(
  "systemd knows every line of the unit, and finds it well shut in",
  () => {
    const unit = join(scratch, "fit-closet.service");
    const text = readFileSync(join(deploy, "fit-closet.service"), "utf8");
    // This machine's Node, since a program that is not there is a mistake to systemd.
    writeFileSync(unit, text.replace("/usr/bin/node", process.execPath));
    expect(run("/usr/bin/systemd-analyze", "verify", "--man=no", unit)).toBe("");
    // 0 is the safest; a service without any of it has 9.6.
    const shut = ["security", "--offline=true", "--threshold=20", unit];
    expect(run("/usr/bin/systemd-analyze", ...shut)).toContain("OK");
  },
);

test("the image is built of what is in the repository, and runs as nobody in particular", () => {
  const lines = readFileSync(join(deploy, "Dockerfile"), "utf8").split("\n");
  const copied = lines.flatMap(
    (line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(" ") ?? [],
  );
  expect(copied.length).toBeGreaterThan(5);
  for (const path of copied) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  expect(lines.findLast((line) => line.startsWith("USER"))).toBe("USER node");
  expect(lines.some((line) => line.startsWith("HEALTHCHECK"))).toBe(true);
});

test("every setting that is passed on is one that the server reads", () => {
  const known =
    readFileSync(join(root, "README.md"), "utf8") +
    readFileSync(join(root, "docs/operations.md"), "utf8");
  const texts = ["compose.yaml", "kubernetes/secret.example.yaml"].map((name) =>
    readFileSync(join(deploy, name), "utf8"),
  );
  const names = texts.flatMap(
    (text) => text.match(/\b(S3|AUTH|DATABASE|PUBLIC|TRUSTED)_[A-Z_]+/g) ?? [],
  );
  expect(new Set(names).size).toBeGreaterThan(8);
  for (const name of new Set(names)) expect(known).toContain(`\`${name}\``);
});
