import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { archiveOf } from "../server/testing/archive.ts";
import {
  askForIdea,
  importArchive,
  type Person,
  recut,
  putBack,
  remove,
  saveIdea,
  uploadPhoto,
} from "../server/testing/closet-client.ts";
import type { RunningProgram } from "../server/testing/run-once.ts";
import type { Diary } from "./diary.ts";
import { FIRST_VERSION } from "./torture-places.ts";
import { photograph } from "./wardrobe.ts";

/** Where somebody works: the address of any server that is up, and whether it is over. */
export type Site = { url: () => string; over: () => boolean; person: Person; diary: Diary };

const PROMPT = "what should I wear to a beach party?";
/** A closet beyond this makes the checks slow, not harder. */
const ENOUGH = 12;
const IMPORTED = 3;

/** Photos come and go, closets are moved in, cartoons drawn anew, ideas saved and deleted, all at once, until it is over. */
export function workOn(site: Site): Promise<unknown> {
  const all = [
    addOne,
    addOne,
    importSome,
    recutOne,
    recutOne,
    removeOne,
    removeOne,
    putBackOne,
    loseOne,
    saveOne,
    forgetOne,
  ];
  return Promise.all(all.map((step) => untilOver(site, () => step(site))));
}

/** Repeats while servers come and go; an answer that refuses is a fault and goes on to the test. */
async function untilOver(site: Site, step: () => Promise<unknown>): Promise<void> {
  while (!site.over()) {
    try {
      await step();
    } catch (error) {
      // fetch's own word for a connection that was refused or cut.
      if (!(error instanceof TypeError)) throw error;
      await sleep(20);
    }
  }
}

let photos = 0;
const shirt = photograph();

/** The same shirt each time, made another file by what follows its end: drawing photos would take longer than sending them. */
async function newPhoto(): Promise<Buffer> {
  return Buffer.concat([await shirt, Buffer.from(`photo ${++photos}`)]);
}

async function addOne({ url, person, diary }: Site): Promise<void> {
  if (diary.garments >= ENOUGH) await sleep(200);
  const photo = await newPhoto();
  diary.sending(photo);
  diary.uploaded(await uploadPhoto(url(), person, photo, `photo ${photos}.jpg`), photo);
}

const cartoon = readdir(join(FIRST_VERSION, "files/cartoons"), { recursive: true }).then((names) =>
  readFileSync(
    join(
      FIRST_VERSION,
      "files/cartoons",
      names.find((name) => name.endsWith(".webp"))!,
    ),
  ),
);

async function importSome({ url, person, diary }: Site): Promise<void> {
  if (diary.garments >= ENOUGH) await sleep(500);
  const some = await Promise.all(Array.from({ length: IMPORTED }, newPhoto));
  const zip = await archiveOf(some, await cartoon);
  const acknowledge = diary.importing(some);
  const { garments } = await importArchive(url(), person, zip);
  if (garments !== IMPORTED) throw new Error(`${garments} of ${IMPORTED} garments were brought in`);
  acknowledge();
}

async function recutOne({ url, person, diary }: Site): Promise<void> {
  const item = diary.takeToDraw();
  if (!item) return idle(url());
  await recut(url(), person, item.id, Math.random() < 0.5 ? "card" : "found");
  diary.drew(item);
}

async function removeOne({ url, person, diary }: Site): Promise<void> {
  const item = diary.garments > ENOUGH / 2 ? diary.takeGarment() : undefined;
  if (!item) return idle(url());
  await remove(url(), person, `/api/closet/${item.id}`);
  diary.removed(item);
}

async function putBackOne({ url, person, diary }: Site): Promise<void> {
  const item = diary.takeBinned();
  if (!item) return idle(url());
  await putBack(url(), person, item.id);
  diary.putBack(item);
}

async function loseOne({ url, person, diary }: Site): Promise<void> {
  const item = diary.takeBinned();
  if (!item) return idle(url());
  await remove(url(), person, `/api/closet/bin/${item.id}`);
  diary.lost(item);
}

async function saveOne({ url, person, diary }: Site): Promise<void> {
  if (diary.ideas >= ENOUGH) return idle(url());
  diary.saved(await saveIdea(url(), person, PROMPT, await askForIdea(url(), person, PROMPT)));
}

async function forgetOne({ url, person, diary }: Site): Promise<void> {
  const idea = diary.ideas > ENOUGH / 2 ? diary.takeIdea() : undefined;
  if (!idea) return idle(url());
  await remove(url(), person, `/api/ideas/${idea.id}`);
  diary.forgot(idea);
}

/** Waits a little, and notices that the server is gone. */
async function idle(url: string): Promise<void> {
  await sleep(50);
  await fetch(`${url}/healthz`);
}

/** Waits until it has begun and up to so many milliseconds more, kills it, and says whether it was still at work: the proof that the kill fell inside. */
export async function killWhen(
  running: RunningProgram,
  begun: () => Promise<boolean>,
  moreMs = 30,
): Promise<boolean> {
  while (running.child.exitCode === null && !(await begun())) await sleep(2);
  await sleep(Math.random() * moreMs);
  return (await running.kill()) === null;
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
