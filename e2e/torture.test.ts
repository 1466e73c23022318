import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyDatabase, KINDS } from "../server/src/database/testing.ts";
import {
  askForIdea,
  closetOf,
  ideasOf,
  type Person,
  remove,
  saveIdea,
  signUp,
  uploadPhoto,
} from "../server/src/trial/closet-client.ts";
import { Diary } from "./diary.ts";
import { type RunningServer, startServer } from "../server/src/trial/running-server.ts";
import { photograph } from "./wardrobe.ts";

/** 100 by `npm run torture`; a few in the ordinary tests. */
const ROUNDS = Number(process.env["TORTURE_ROUNDS"] ?? 5);
const PROMPT = "what should I wear to a beach party?";
/** A closet beyond this makes the checks slow, not harder. */
const ENOUGH = 10;

test.each(KINDS)(
  "what was acknowledged survives kill -9 at any moment, on %s",
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), "fit-closet-torture-"));
    const settings = { DATA_DIR: folder, DATABASE_URL: (await emptyDatabase(kind)) ?? "" };
    const diary = new Diary();
    let server = await startServer(settings);
    try {
      const person = await signUp(server.url);
      for (let round = 1; round <= ROUNDS; round++) {
        await killAmidWork(server, person, diary);
        server = await startServer(settings);
        expect(await diary.compare(server.url, person)).toEqual([]);
      }
      await server.kill();
      await makeOld(folder);
      server = await startServer(settings);
      const swept = await sweptFiles(server, folder, person);
      expect(await diary.compare(server.url, person)).toEqual([]);
      expect(diary.counts.uploads).toBeGreaterThan(0);
      report(kind, diary, swept);
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
  60_000 + ROUNDS * 20_000,
);

/** Photos come and go, ideas are saved and deleted, all at once, until the process is gone. */
async function killAmidWork(server: RunningServer, person: Person, diary: Diary): Promise<void> {
  const { url } = server;
  const work = [
    until(() => addOne(url, person, diary)),
    until(() => addOne(url, person, diary)),
    until(() => addOne(url, person, diary)),
    until(() => removeOne(url, person, diary)),
    until(() => saveOne(url, person, diary)),
    until(() => forgetOne(url, person, diary)),
  ];
  if (Math.random() < 0.8) await newUpload(diary);
  await sleep(Math.random() * 1000);
  await server.kill();
  await Promise.all(work);
}

/** A server that has just started is slow with its first photo; most kills should come in the thick of it. */
async function newUpload(diary: Diary): Promise<void> {
  const { uploads } = diary.counts;
  for (let waited = 0; waited < 10_000 && diary.counts.uploads === uploads; waited += 20)
    await sleep(20);
}

/** Repeats until the connection breaks; an answer that refuses is a fault and goes on to the test. */
async function until(step: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await step();
    } catch (error) {
      // fetch's own word for a connection that was refused or cut.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

let photos = 0;
const shirt = photograph();

/** The same shirt each time, made another file by what follows its end: drawing photos would take longer than sending them. */
async function addOne(url: string, person: Person, diary: Diary): Promise<void> {
  if (diary.garments >= ENOUGH) await sleep(200);
  const photo = Buffer.concat([await shirt, Buffer.from(`photo ${++photos}`)]);
  diary.sending(photo);
  diary.uploaded(await uploadPhoto(url, person, photo, `photo ${photos}.jpg`), photo);
}

async function removeOne(url: string, person: Person, diary: Diary): Promise<void> {
  const item = diary.garments > ENOUGH / 2 ? diary.takeGarment() : undefined;
  if (!item) return idle(url);
  await remove(url, person, `/api/closet/${item.id}`);
  diary.removed(item);
}

async function saveOne(url: string, person: Person, diary: Diary): Promise<void> {
  if (diary.ideas >= ENOUGH) return idle(url);
  diary.saved(await saveIdea(url, person, PROMPT, await askForIdea(url, person, PROMPT)));
}

async function forgetOne(url: string, person: Person, diary: Diary): Promise<void> {
  const idea = diary.ideas > ENOUGH / 2 ? diary.takeIdea() : undefined;
  if (!idea) return idle(url);
  await remove(url, person, `/api/ideas/${idea.id}`);
  diary.forgot(idea);
}

/** Waits a little, and notices that the server is gone. */
async function idle(url: string): Promise<void> {
  await sleep(50);
  await fetch(`${url}/healthz`);
}

/** As if a day had passed: the sweep leaves young files alone, since their rows may be about to be written. */
async function makeOld(folder: string): Promise<void> {
  const yesterday = Date.now() / 1000 - 86_400;
  for (const path of await filesIn(folder)) await utimes(path, yesterday, yesterday);
}

/** @returns how many files the sweep at the start took; fails where one is left that nothing refers to */
async function sweptFiles({ url }: RunningServer, folder: string, person: Person) {
  const before = (await filesIn(folder)).length;
  const [garments, ideas] = await Promise.all([closetOf(url, person), ideasOf(url, person)]);
  const pictures = ideas.filter((idea) => idea.image_url).length;
  // A picture lasts a day even where no idea holds it, by the row's own age.
  const wanted = garments.length * 2 + pictures;
  const deadline = Date.now() + 20_000;
  while (await leftOver(folder, wanted)) {
    if (Date.now() > deadline) break;
    await sleep(100);
  }
  const left = await filesIn(folder);
  const kept = left.filter((path) => !path.includes("/pictures/"));
  expect(kept).toHaveLength(garments.length * 2);
  return before - left.length;
}

async function leftOver(folder: string, wanted: number) {
  return (await filesIn(folder)).length > wanted;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes("~"));
  return files.map((file) => join(file.parentPath, file.name));
}

function report(kind: string, { counts }: Diary, swept: number): void {
  const { uploads, removals, ideas, unanswered, checks } = counts;
  process.stdout.write(
    `torture on ${kind}: ${ROUNDS} kills; ${uploads} uploads, ${removals} removals and ${ideas} ideas were acknowledged, ` +
      `${unanswered} were under way; ${checks} checks, 0 lost, 0 came back; ${swept} loose files swept\n`,
  );
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
