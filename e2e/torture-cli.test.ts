import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStores } from "../server/src/backup/open-stores.ts";
import { readConfig } from "../server/src/config.ts";
import { countNamedFiles } from "../server/src/database/pairing.ts";
import { emptyDatabase, KINDS } from "../server/src/database/testing.ts";
import { closetOf, fetchFile, signIn } from "../server/testing/closet-client.ts";
import { runCli, runMain, startProgram } from "../server/testing/run-once.ts";
import { startServer } from "../server/testing/running-server.ts";
import { FIRST_PERSON, FIRST_VERSION } from "./torture-places.ts";
import { killWhen } from "./torture-work.ts";

/** How often each is killed: `npm run torture` says it. */
const TIMES = Math.ceil(Number(process.env["TORTURE_ROUNDS"] ?? 2) / 2);
const PATIENCE_MS = 180_000 + TIMES * 40_000;
/** Large enough for a kill to fall inside. */
const BALLAST = 120;
const FILES = 7 + BALLAST;

let scratch: string;
let source: Record<string, string>;
let zip: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "fit-closet-cli-"));
  source = { DATA_DIR: join(scratch, "source"), DATABASE_URL: "" };
  await cp(FIRST_VERSION, source["DATA_DIR"]!, { recursive: true });
  await (await startServer(source)).close();
  const stores = await openStores(readConfig(source));
  const { db } = stores.connection;
  const { id: userId } = await db.selectFrom("user").select("id").executeTakeFirstOrThrow();
  for (let n = 0; n < BALLAST; n++) {
    const key = `users/${userId}/top/ballast_${n}.jpg`;
    await stores.files.put(key, Buffer.alloc(20_000, n), "image/jpeg");
    const row = { key, userId, type: "image/jpeg", size: 20_000, createdAt: Date.now() };
    await db.insertInto("photo").values(row).execute();
  }
  await stores.close();
  zip = join(scratch, "whole.zip");
  await runCli("backup", [zip], source);
}, 120_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

test(
  "a backup that is killed leaves nothing that could be taken for one, and the closet as it was",
  async () => {
    for (let times = 0; times < TIMES; times++) {
      const target = join(scratch, `cut-${times}.zip`);
      const part = async () =>
        (await readdir(scratch)).find((name) => name.startsWith(`cut-${times}.zip.part-`));
      const begun = async () => {
        const folder = await part();
        return !!folder && existsSync(join(scratch, folder, "whole.zip"));
      };
      expect(await killWhen(startProgram("backup", [target], source), begun)).toBe(true);
      // Its half-written parts are the marker: whoever ends by itself takes them away.
      expect(await part()).toBeDefined();
      expect(existsSync(target)).toBe(false);
    }
    const whole = join(scratch, "again.zip");
    expect((await runCli("backup", [whole], source)).code).toBe(0);
  },
  PATIENCE_MS,
);

describe.each(KINDS)("on %s", (kind) => {
  const newPlace = async () => ({
    DATA_DIR: await mkdtemp(join(scratch, "place-")),
    DATABASE_URL: (await emptyDatabase(kind)) ?? "",
  });

  async function state(settings: Record<string, string>) {
    const { connection, files, close } = await openStores(readConfig(settings));
    let stored = 0;
    for await (const _ of files.list("")) stored++;
    const rows = await countNamedFiles(connection.db).catch(() => 0);
    await close();
    return { stored, rows };
  }

  async function holdsAll(settings: Record<string, string>): Promise<void> {
    expect(await state(settings)).toEqual({ stored: FILES, rows: FILES });
    const server = await startServer(settings);
    const person = await signIn(server.url, FIRST_PERSON.email, FIRST_PERSON.password);
    const items = await closetOf(server.url, person);
    expect(items).toHaveLength(3);
    for (const { originalURL = "" } of items) {
      const key = originalURL.replace("/api/storage/", "");
      const photo = await readFile(join(FIRST_VERSION, "files", key));
      expect((await fetchFile(server.url, person, originalURL))?.equals(photo)).toBe(true);
    }
    await server.close();
  }

  test(
    "a restore that is killed opens nothing half, and is done again",
    async () => {
      const settings = await newPlace();
      const users = join(settings.DATA_DIR, "files/users");
      for (let times = 0; times < TIMES; times++) {
        await rm(join(settings.DATA_DIR, "files"), { recursive: true, force: true });
        const begun = async () =>
          existsSync(users) && (await readdir(users, { recursive: true })).length > 20;
        const restore = startProgram("restore", [zip, "--replace"], settings);
        expect(await killWhen(restore, begun)).toBe(true);
        const { stored, rows } = await state(settings);
        expect([stored > 0, stored < FILES, rows]).toEqual([true, true, 0]);
        const { code, said } = await runMain(settings);
        expect([code, said]).toEqual([
          1,
          expect.stringMatching(/do not go together: of \d+ files it knows 0/),
        ]);
        expect(await state(settings)).toEqual({ stored, rows });
      }
      const again = await runCli("restore", [zip, "--replace"], settings);
      expect([again.code, again.said]).toEqual([0, expect.stringContaining('"rows":')]);
      await holdsAll(settings);
    },
    PATIENCE_MS,
  );

  test(
    "a restore in the place of another closet that is killed loses neither",
    async () => {
      const settings = await newPlace();
      await cp(join(FIRST_VERSION, "files"), join(settings.DATA_DIR, "files"), { recursive: true });
      expect((await runCli("restore", [zip, "--replace"], settings)).code).toBe(0);
      await (await startServer(settings)).close();
      const users = join(settings.DATA_DIR, "files/users");
      const [person = ""] = await readdir(users);
      const ballast = join(users, person, "top/ballast_0.jpg");
      for (let times = 0; times < TIMES; times++) {
        await rm(ballast);
        const restore = startProgram("restore", [zip, "--replace"], settings);
        expect(await killWhen(restore, async () => existsSync(ballast))).toBe(true);
        expect(await state(settings)).toEqual({ stored: FILES, rows: FILES });
      }
      await holdsAll(settings);
    },
    PATIENCE_MS,
  );

  test(
    "a first start that is killed at any moment is simply done again",
    async () => {
      let inside = 0;
      for (let times = 0; times < TIMES * 3; times++) {
        const settings = await newPlace();
        const start = startProgram(null, [], settings);
        const begun = async () => (await readdir(settings.DATA_DIR)).length > 0;
        await killWhen(start, begun);
        if (!start.said().includes("is open at")) inside++;
        const server = await startServer(settings);
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        await server.close();
      }
      // Its data folder was begun and it was not open yet: the kill fell inside.
      expect(inside).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
