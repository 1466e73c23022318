import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../server/testing/running-server.ts";
import { runMain } from "../server/testing/run-once.ts";
import {
  closetOf,
  fetchFile,
  type Person,
  Refused,
  signUp,
  uploadPhoto,
} from "../server/testing/closet-client.ts";
import { photograph } from "./wardrobe.ts";

const folder = mkdtempSync(join(tmpdir(), "fit-closet-disk-"));
const mounted = mountSmallDisk();
afterAll(() => {
  if (mounted) execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** A disk of its own, 12 MB; needs the right to mount. */
function mountSmallDisk(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", folder], { stdio: "pipe" });
    return true;
  } catch {
    process.stdout.write("No disk may be mounted here, so a full one is not tried.\n");
    return false;
  }
}

describe.runIf(mounted)("a disk that is full or read-only", () => {
  const ballast = join(folder, "ballast");
  let server: RunningServer;
  let person: Person;
  let photo: Buffer;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder, LOG_LEVEL: "fatal" });
    person = await signUp(server.url);
    photo = await photograph();
    await uploadPhoto(server.url, person, photo, "first.jpg");
  });
  afterAll(() => server.kill());

  test("is told as 503, leaves nothing half-written, and is over once there is room again", async () => {
    fill(ballast);
    expect(await refusalOf(() => uploadPhoto(server.url, person, photo, "second.jpg"))).toBe(503);
    expect(await refusalOf(() => signUp(server.url))).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect(await wholeGarments()).toBe(1);
    rmSync(ballast);
    await uploadPhoto(server.url, person, photo, "third.jpg");
    expect(await wholeGarments()).toBe(2);
    expect(await filesStored()).toBe(4);
  });

  test("read-only: what is there can be seen, an upload is told as 503, and it is over once it is writable", async () => {
    const files = join(folder, "files");
    execFileSync("mount", ["--bind", files, files]);
    execFileSync("mount", ["-o", "remount,bind,ro", files]);
    try {
      expect(await refusalOf(() => uploadPhoto(server.url, person, photo, "x.jpg"))).toBe(503);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect(await wholeGarments()).toBe(2);
    } finally {
      execFileSync("umount", [files]);
    }
    await uploadPhoto(server.url, person, photo, "fourth.jpg");
    expect(await wholeGarments()).toBe(3);
    expect(await filesStored()).toBe(6);
  });

  test("full at a first start and at a later one: one sentence, and a start once there is room", async () => {
    await server.kill();
    fill(ballast);
    for (const data of [join(folder, "first"), folder]) {
      const { code, said } = await runMain({ DATA_DIR: data });
      const sentence = /^The data folder .* lies on a disk that is full\. Make room, .*\n$/;
      expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    }
    rmSync(ballast);
    server = await startServer({ DATA_DIR: folder });
    expect(await wholeGarments()).toBe(3);
  });

  async function wholeGarments(): Promise<number> {
    const items = await closetOf(server.url, person);
    for (const { cartoonURL, originalURL = "" } of items)
      for (const path of [cartoonURL, originalURL])
        expect((await fetchFile(server.url, person, path))?.length).toBeGreaterThan(1000);
    return items.length;
  }

  async function filesStored(): Promise<number> {
    const entries = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.parentPath.includes("~")).length;
  }
});

/** To the last byte: pieces of half the size each time one does not fit any more. */
function fill(path: string): void {
  for (let piece = 1 << 20; piece >= 1;) {
    try {
      writeFileSync(path, Buffer.alloc(piece), { flag: "a" });
    } catch {
      piece >>= 1;
    }
  }
}

async function refusalOf(call: () => Promise<unknown>): Promise<number> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Refused) return error.status;
    throw error;
  }
  return 200;
}
