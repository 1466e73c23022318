import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clockOffBy } from "../server/testing/clock.ts";
import { closetOf, type Person, signIn } from "../server/testing/closet-client.ts";
import { runCli, startProgram } from "../server/testing/run-once.ts";
import { type RunningServer, startServer } from "../server/testing/running-server.ts";
import { Diary } from "./diary.ts";
import {
  earlierPlace,
  FIRST_PERSON,
  FIRST_VERSION,
  type Kind,
  kindsOfPlace,
  type Place,
} from "./torture-places.ts";
import { killWhen, sleep, workOn } from "./torture-work.ts";

/** 100 by `npm run torture`; a few in the ordinary tests, without the bucket, whose start alone takes longer than they do. */
const GIVEN = process.env["TORTURE_ROUNDS"];
const ROUNDS = Number(GIVEN ?? 2);
/** Of more, where the few came to no upload. */
const MOST_MORE = 10;
/** What the earlier version had counts as uploaded too. */
const EARLIER_UPLOADS = 3;
const DAY_MS = 86_400_000;

const chance = (share: number) => Math.random() < share;

describe.each(kindsOfPlace(GIVEN !== undefined))(
  "on $database, in a bucket: $bucket, replicas: $replicas",
  (kind) => {
    test(
      "what was acknowledged survives kill -9 at any moment, from an earlier version's data on",
      async () => {
        const place = await earlierPlace(kind);
        if (!place) return;
        try {
          expect(await torture(kind, place)).toEqual([]);
        } finally {
          await place.close();
        }
      },
      120_000 + (ROUNDS + MOST_MORE / 2) * 40_000,
    );
  },
);

/** True where kills came before the first upload was acknowledged, as on a busy machine: then there is nothing to hold it to yet. */
const isIdle = ({ counts }: Diary, round: number): boolean =>
  counts.uploads <= EARLIER_UPLOADS && round <= ROUNDS + MOST_MORE;

/** @returns what was lost or came back; each is a sentence */
async function torture({ database, bucket, replicas }: Kind, place: Place): Promise<string[]> {
  const { settings } = place;
  const diary = new Diary();
  const migrations = await killWhileMigrating(place);
  let servers = await startAll(settings, replicas);
  try {
    const person = await signIn(servers[0]!.url, FIRST_PERSON.email, FIRST_PERSON.password);
    await knowEarlier(servers[0]!.url, person, diary);
    let redraws = 0;
    for (let round = 1; round <= ROUNDS || isIdle(diary, round); round++) {
      if (await killAmidWork(servers, { person, diary, settings })) redraws++;
      servers = await startAll(settings, replicas);
      for (const { url } of servers) {
        const faults = await diary.compare(url, person);
        if (faults.length > 0) return faults;
      }
    }
    // A few rounds on a busy machine may come to no import.
    const { uploads, imports } = diary.counts;
    expect([uploads > EARLIER_UPLOADS, imports > 0 || ROUNDS < 10]).toEqual([true, true]);
    await Promise.all(servers.map((server) => server.close()));
    const swept = await sweepAll(place);
    servers = await startAll(settings, 1);
    const faults = await diary.compare(servers[0]!.url, person);
    const where = `${database}${bucket ? " and a bucket" : ""}, replicas: ${replicas}`;
    report(where, diary, { migrations, redraws, swept });
    return faults;
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** @returns how often the first start on an earlier version's data was cut off after it had opened them and before it was open itself */
async function killWhileMigrating({ settings, isOpened }: Place): Promise<number> {
  let inside = 0;
  for (let times = 0; times < 12 && inside < 3; times++) {
    const start = startProgram(null, [], settings);
    const isAmid = await killWhen(start, () => isOpened(start.child.pid!), 150);
    if (isAmid && !start.said().includes("is open at")) inside++;
  }
  expect(inside).toBeGreaterThan(0);
  return inside;
}

const startAll = (settings: Record<string, string>, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => startServer({ LOG_LEVEL: "error", ...settings })),
  );

/** What the earlier version acknowledged must hold as well. */
async function knowEarlier(url: string, person: Person, diary: Diary): Promise<void> {
  const items = await closetOf(url, person);
  expect(items).toHaveLength(3);
  for (const item of items) {
    const key = (item.originalURL ?? "").replace("/api/storage/", "");
    diary.uploaded(item, readFileSync(join(FIRST_VERSION, "files", key)));
  }
  expect(await diary.compare(url, person)).toEqual([]);
  expect(diary.ideas).toBe(1);
}

type Work = { person: Person; diary: Diary; settings: Record<string, string> };

/** @returns whether the program that draws everything anew was killed too */
async function killAmidWork(servers: RunningServer[], work: Work): Promise<boolean> {
  const { settings, diary, person } = work;
  const up = [...servers];
  const site = {
    url: () => up[Math.floor(Math.random() * up.length)]?.url ?? "http://127.0.0.1:1",
  };
  const busy = workOn({ ...site, over: () => up.length === 0, person, diary });
  if (chance(0.8)) await newUpload(diary);
  if (up.length > 1 && chance(0.5)) {
    await up.pop()?.kill();
    // Another sweeps as it starts, amid what the first is storing, and perhaps with a clock that is wrong.
    const clock = chance(0.6) ? clockOffBy(chance(0.5) ? 2 * DAY_MS : -2 * DAY_MS) : {};
    up.push(...(await startAll({ ...settings, ...clock }, 1)));
  }
  const beside = up.length > 1 && chance(0.3) ? redraw(settings) : null;
  await sleep(Math.random() * 1500);
  await Promise.all([...up.splice(0).map((server) => server.kill()), beside?.kill()]);
  await busy;
  if (beside || !chance(0.3)) return beside !== null;
  const after = redraw(settings);
  await sleep(500 + Math.random() * 2500);
  await after.kill();
  return true;
}

const redraw = (settings: Record<string, string>) => startProgram("redraw", ["--all"], settings);

/** A server that has just started is slow with its first photo; most kills should come in the thick of it. */
async function newUpload(diary: Diary): Promise<void> {
  const { uploads } = diary.counts;
  for (let waited = 0; waited < 10_000 && diary.counts.uploads === uploads; waited += 20)
    await sleep(20);
}

/** On an operator's word all that kills left goes into quarantine, and a week later for good; nothing that a row knows does. */
async function sweepAll({ settings, look, forgetKilled }: Place): Promise<number> {
  await forgetKilled();
  const later = (days: number) => ({ ...settings, ...clockOffBy(days * DAY_MS) });
  const before = await look();
  const { code, said } = await runCli("sweep", ["--all"], later(2));
  expect([code, said]).toEqual([0, expect.stringContaining('"refused":0')]);
  const after = await look();
  expect(after.listed).toBe(after.known);
  expect(after.aside).toBeLessThanOrEqual(before.listed + before.aside - after.listed);
  await runCli("sweep", [], later(10));
  expect(await look()).toEqual({ ...after, aside: 0 });
  return before.listed + before.aside - after.listed;
}

type Beside = { migrations: number; redraws: number; swept: number };

function report(where: string, { counts }: Diary, { migrations, redraws, swept }: Beside): void {
  const { uploads, imports, removals, ideas, unanswered, checks } = counts;
  process.stdout.write(
    `torture on ${where}: ${ROUNDS} rounds of kills, ${migrations} amid a first start, ${redraws} amid redraws; ` +
      `${uploads} uploads, ${imports} imports, ${counts.redraws} new cuts, ${removals} removals and ${ideas} ideas were acknowledged, ` +
      `${unanswered} were under way; ${checks} checks, 0 lost, 0 came back; ${swept} loose files swept\n`,
  );
}
