import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clockOffBy } from "../server/testing/clock.ts";
import {
  closetOf,
  fetchFile,
  type Person,
  signUp,
  uploadPhoto,
} from "../server/testing/closet-client.ts";
import { runMain } from "../server/testing/run-once.ts";
import { startServer } from "../server/testing/running-server.ts";
import { photograph } from "./wardrobe.ts";

const DAY_MS = 86_400_000;

let scratch: string;
/** Stopped cleanly with one garment. */
let stopped: string;
/** The same, killed after one more. */
let killed: string;
let folder: string;
let person: Person;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "fit-closet-odd-"));
  stopped = join(scratch, "stopped");
  killed = join(scratch, "killed");
  const photo = await photograph();
  let server = await startServer({ DATA_DIR: stopped });
  person = await signUp(server.url);
  await uploadPhoto(server.url, person, photo, "first.jpg");
  await server.close();
  cpSync(stopped, killed, { recursive: true });
  server = await startServer({ DATA_DIR: killed });
  await uploadPhoto(server.url, person, photo, "second.jpg");
  await server.kill();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
let copies = 0;
function copyOf(data: string): void {
  folder = join(scratch, `copy-${copies++}`);
  cpSync(data, folder, { recursive: true });
  for (const file of filesIn("files")) utimesSync(file, 1, 1);
}
beforeEach(() => copyOf(killed));

function filesIn(below: string): string[] {
  const entries = readdirSync(at(below), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

/** Every byte of the files and the database, so that "nothing was changed" is not taken on trust. */
function contents(): Record<string, string> {
  const emptied = (path: string) => path.endsWith("-wal") && statSync(path).size === 0;
  const own = filesIn(".").filter((path) => !/lock\.sqlite|-shm$/.test(path) && !emptied(path));
  return Object.fromEntries(own.map((path) => [path, readFileSync(path).toString("base64")]));
}

type Oddity = {
  spoil: () => void;
  says: RegExp;
  /** The database itself is whole, so that SQLite may tidy its log before anybody can ask whose it is. */
  whole?: true;
};

const oddities: Record<string, Oddity> = {
  "no database": {
    spoil: () => {
      for (const end of ["", "-wal", "-shm"]) rmSync(at(`closet.sqlite${end}`), { force: true });
    },
    says: /of 4 files it knows 0, and of 0 that it names 0 are missing/,
  },
  "a database that was moved without its log": {
    spoil: () => {
      for (const end of ["-wal", "-shm"]) rmSync(at(`closet.sqlite${end}`));
    },
    says: /older than its files: it was opened \d times, they were \d times/,
    whole: true,
  },
  "a log without its database": {
    spoil: () => rmSync(at("closet.sqlite")),
    says: /is empty or missing, but its write-ahead log closet.sqlite-wal is there/,
  },
  "a database of no length": {
    spoil: () => truncateSync(at("closet.sqlite")),
    says: /is empty or missing, but its write-ahead log closet.sqlite-wal is there/,
  },
  "a database of another closet": {
    spoil: () => {
      for (const end of ["-wal", "-shm"]) rmSync(at(`closet.sqlite${end}`));
      copyFileSync(join(scratch, "other/closet.sqlite"), at("closet.sqlite"));
    },
    says: /belong to different closets/,
    whole: true,
  },
  "a database of garbage": {
    spoil: () => {
      for (const end of ["-wal", "-shm"]) rmSync(at(`closet.sqlite${end}`));
      writeFileSync(at("closet.sqlite"), randomBytes(50_000));
    },
    says: /closet.sqlite is damaged or no database/,
  },
  "a database whose middle is garbage": {
    spoil: () => {
      const bytes = readFileSync(at("closet.sqlite"));
      randomBytes(bytes.length >> 1).copy(bytes, bytes.length >> 2);
      writeFileSync(at("closet.sqlite"), bytes);
    },
    says: /closet.sqlite is damaged or no database/,
  },
  "a database cut short": {
    spoil: () => {
      copyOf(stopped);
      truncateSync(at("closet.sqlite"), statSync(at("closet.sqlite")).size >> 1);
    },
    says: /closet.sqlite is damaged or no database/,
  },
  "a log of garbage": {
    spoil: () => {
      rmSync(at("closet.sqlite-shm"));
      writeFileSync(at("closet.sqlite-wal"), randomBytes(50_000));
    },
    says: /older than its files/,
    whole: true,
  },
  "a lock of garbage": {
    spoil: () => writeFileSync(at("lock.sqlite"), randomBytes(8192)),
    says: /lock.sqlite is damaged\. It holds nothing but a lock/,
  },
  "an empty secret": {
    spoil: () => truncateSync(at("auth-secret")),
    says: /auth-secret is empty or damaged, so that sessions could be forged/,
  },
};

beforeAll(async () => {
  const server = await startServer({ DATA_DIR: join(scratch, "other") });
  await signUp(server.url);
  await server.close();
});

test.each(Object.keys(oddities))("%s: one sentence, and every byte stays", async (name) => {
  const { spoil, says, whole } = oddities[name]!;
  spoil();
  const before = contents();
  const { code, said } = await runMain({ DATA_DIR: folder });
  expect([code, said]).toEqual([1, expect.stringMatching(says)]);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(said).not.toMatch(/\n {4}at /);
  const mayTidy = (path: string) => whole && path.includes("closet.sqlite");
  const after = contents();
  const changed = Object.keys(before).filter((path) => after[path] !== before[path]);
  expect(changed.filter((path) => !mayTidy(path))).toEqual([]);
  expect(Object.keys(before).filter((path) => path.includes("/files/users/"))).not.toEqual([]);
});

test("what was stopped may be moved without its log, since all is in the database", async () => {
  copyOf(stopped);
  expect(
    filesIn(".")
      .filter((path) => path.endsWith("-wal"))
      .every((path) => statSync(path).size === 0),
  ).toBe(true);
  for (const end of ["-wal", "-shm"]) rmSync(at(`closet.sqlite${end}`), { force: true });
  expect(await wholeGarments({})).toBe(1);
});

test.each([2 * DAY_MS, -2 * DAY_MS])(
  "a clock that is off by %i ms at the start loses nothing",
  async (off) => {
    expect(await wholeGarments(clockOffBy(off))).toBe(2);
    expect(await wholeGarments({})).toBe(2);
  },
);

/** Starts on the folder, lets it sweep, and counts garments that have both their files. */
async function wholeGarments(settings: Record<string, string>): Promise<number> {
  const server = await startServer({ DATA_DIR: folder, ...settings });
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const items = await closetOf(server.url, person);
    for (const { cartoonURL, originalURL = "" } of items)
      for (const path of [cartoonURL, originalURL])
        expect((await fetchFile(server.url, person, path))?.length).toBeGreaterThan(1000);
    return items.length;
  } finally {
    await server.close();
  }
}
