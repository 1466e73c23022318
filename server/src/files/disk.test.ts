import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDiskStore } from "./disk.ts";
import { fileStoreContract } from "./file-store.contract.ts";

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "fit-closet-disk-"));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));
const freshFolder = () => mkdtemp(join(scratch, "store-"));

fileStoreContract("A folder", async () => createDiskStore(await freshFolder()));

test("files of one run are there in the next", async () => {
  const folder = await freshFolder();
  await (await createDiskStore(folder)).put("a/b", Buffer.from("kept"), "application/octet-stream");
  expect(await (await createDiskStore(folder)).has("a/b")).toBe(true);
});

test("what crashed writes left is swept at start, what is being written now is not", async () => {
  const folder = await freshFolder();
  await createDiskStore(folder);
  const old = join(folder, "~incoming", "old");
  const fresh = join(folder, "~incoming", "fresh");
  await writeFile(old, "half");
  await writeFile(fresh, "half");
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(old, yesterday, yesterday);
  await createDiskStore(folder);
  expect(await readdir(join(folder, "~incoming"))).toEqual(["fresh"]);
});

test("a write leaves nothing beside the file itself", async () => {
  const folder = await freshFolder();
  const store = await createDiskStore(folder);
  await store.put("a", Buffer.from("first"), "application/octet-stream");
  await store.put("a", Buffer.from("second"), "application/octet-stream").catch(() => {});
  expect(await readdir(join(folder, "~incoming"))).toEqual([]);
});

test("a place that cannot be a folder is unavailable, with the cause kept", async () => {
  const file = join(scratch, "a-file");
  await writeFile(file, "");
  await expect(createDiskStore(join(file, "store"))).rejects.toThrow(
    expect.objectContaining({
      code: "unavailable",
      cause: expect.objectContaining({ code: "ENOTDIR" }),
    }),
  );
});

test("a folder that goes away is unavailable until it is back", async () => {
  const folder = await freshFolder();
  const store = await createDiskStore(folder);
  await rm(folder, { recursive: true });
  const unavailable = expect.objectContaining({ code: "unavailable" });
  await expect(store.put("a", Buffer.of(1), "image/png")).rejects.toThrow(unavailable);
  await expect(store.check()).rejects.toThrow(unavailable);
});

/** The size limit of a process stands in for the full disk: the same write fails half way. */
test.skipIf(process.platform === "win32")(
  "a disk that fills up half way keeps nothing and says so",
  async () => {
    const folder = await freshFolder();
    const disk = new URL("../../dist/files/disk.js", import.meta.url).href;
    const script = `
    const { createDiskStore } = await import(${JSON.stringify(disk)});
    const store = await createDiskStore(${JSON.stringify(folder)});
    const failure = await store.put("a/b", Buffer.alloc(1 << 20), "image/png").catch((reason) => reason);
    console.log(failure.code, await store.has("a/b"));`;
    const node = [process.execPath, "--input-type=module", "-e", script];
    const { stdout } = await promisify(execFile)("sh", [
      "-c",
      'ulimit -f 64; exec "$@"',
      "sh",
      ...node,
    ]);
    expect(stdout.trim()).toBe("unavailable false");
    expect(await readdir(join(folder, "~incoming"))).toEqual([]);
  },
);
