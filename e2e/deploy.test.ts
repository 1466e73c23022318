import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ARCHIVES_AT_ONCE } from "../server/src/closet/archive-routes.ts";
import { KEPT_FREE } from "../server/src/closet/archive/on-disk.ts";
import { readConfig } from "../server/src/config.ts";
import { decodeBytesFor } from "../server/src/engines/decode-cost.ts";

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

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const text = (name: string) => readFileSync(join(deploy, name), "utf8");

/** "1536Mi", "3Gi" and systemd's and Docker's "1536M" are powers of two, all of them. */
function bytesOf(size: string | undefined): number {
  const [, amount, unit = ""] = /^(\d+)(Mi|Gi|M|m)$/.exec(size ?? "") ?? [];
  return Number(amount) * (unit === "Gi" ? GIB : MIB);
}

test("archives have room where the set-ups let them lie", () => {
  const deployment = text("kubernetes/deployment.yaml");
  const archive = Number(/MAX_ARCHIVE_BYTES\s+value: "(\d+)"/.exec(deployment)?.[1]);
  const environment = { MAX_ARCHIVE_BYTES: String(archive), TEMP_DIR: "/tmp" };
  const { maxArchiveBytes, tempDir } = readConfig(environment).closets;
  expect(deployment).toMatch(new RegExp(`TEMP_DIR\\s+value: ${tempDir}\\s`));
  expect(deployment).toContain(`mountPath: ${tempDir}\n`);
  const volume = bytesOf(/sizeLimit: (\S+)/.exec(deployment)?.[1]);
  expect(volume).toBeGreaterThanOrEqual(ARCHIVES_AT_ONCE * maxArchiveBytes + KEPT_FREE);
  const disk = bytesOf(/limits:[^]*?ephemeral-storage: (\S+)/.exec(deployment)?.[1]);
  expect(disk).toBeGreaterThan(volume);
  // The others have a data folder on a disk, and archives in it.
  for (const name of ["compose.yaml", "fit-closet.service"])
    expect(text(name)).not.toMatch(/TEMP_DIR|S3_BUCKET=/);
  expect(readConfig({ DATA_DIR: "/data" }).closets.tempDir).toBe("/data/temp");
});

test("decoding, and what the server takes besides, has room in the memory of each set-up", () => {
  const limits = {
    kubernetes: /limits:[^]*?memory: (\S+)/.exec(text("kubernetes/deployment.yaml"))?.[1],
    compose: /mem_limit: (\S+)/.exec(text("compose.yaml"))?.[1],
    systemd: /MemoryMax=(\S+)/.exec(text("fit-closet.service"))?.[1],
  };
  // Idle, drawing on two cores, and twelve uploads of the largest size: docs/operations.md.
  const besides = 300 * MIB + 12 * readConfig({}).maxUploadBytes;
  for (const [name, limit] of Object.entries(limits))
    expect([name, bytesOf(limit) >= decodeBytesFor(2) + besides]).toEqual([name, true]);
  const malloc = /MALLOC_ARENA_MAX=\d+ MALLOC_MMAP_THRESHOLD_=\d+ MALLOC_TRIM_THRESHOLD_=\d+/;
  expect(malloc.exec(text("fit-closet.service"))?.[0]).toBe(malloc.exec(text("Dockerfile"))?.[0]);
});

test.skipIf(!existsSync("/usr/bin/kubectl"))("kustomize puts the manifests together", () => {
  const built = run("/usr/bin/kubectl", "kustomize", kubernetes);
  expect(built.match(/^kind: \w+/gm)).toHaveLength(4);
});

test("every setting that is passed on is one that the server reads", () => {
  const known =
    readFileSync(join(root, "README.md"), "utf8") +
    readFileSync(join(root, "docs/operations.md"), "utf8");
  const texts = [
    "compose.yaml",
    "kubernetes/deployment.yaml",
    "kubernetes/secret.example.yaml",
  ].map(text);
  const names = texts.flatMap(
    (setUp) => setUp.match(/\b(S3|AUTH|DATABASE|PUBLIC|TRUSTED|MAX|TEMP)_[A-Z_]+/g) ?? [],
  );
  expect(new Set(names).size).toBeGreaterThan(8);
  for (const name of new Set(names)) expect(known).toContain(`\`${name}\``);
});

type Locked = {
  integrity?: string;
  link?: boolean;
  /** Comes inside the package that names it. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};

/** Where npm finds a package that another one names: within it, or at any level above. */
function found(packages: Record<string, Locked>, from: string, name: string): boolean {
  if (packages[`${from && `${from}/`}node_modules/${name}`]) return true;
  const above = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1));
  return from !== "" && found(packages, above, name);
}

test("the lock file holds the binaries of every platform, each with its hash, as npm ci asks", () => {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !found(packages, from, name)),
  );
  expect(missing).toEqual([]);
  const unsure = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes("node_modules/") && !link && !inBundle && !integrity,
  );
  expect(unsure).toEqual([]);
});
