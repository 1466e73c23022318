import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { askForIdea, fetchFile } from "@fit-closet/server/testing/dist/closet-client.js";
import { imageSettings } from "@fit-closet/server/testing/dist/image-settings.js";
import { startServer } from "@fit-closet/server/testing/dist/running-server.js";
import { fillCloset } from "./load-closet.ts";

/** By then it has rehearsed, and given back what that took. */
const IDLE_AFTER_MS = 30_000;
const ITEMS = 300;
const IDEAS = 30;

const PROMPTS = [
  "what should I wear to a beach party?",
  "a rainy day at the office, and dinner after",
  "something warm for a walk in the forest",
  "a wedding in the afternoon, not black please",
  "a long flight, as comfortable as can be",
];

/** As the image starts it. Start, on a folder that was opened before, until the address is told; idle memory; an idea over HTTP until it is told, and until its picture is there. */
export type ServerFigures = { startMs: number; idleMb: number; ideaMs: number; pictureMs: number };

export async function measureServer(program: string | undefined): Promise<ServerFigures> {
  const folder = await mkdtemp(join(tmpdir(), "fit-closet-server-"));
  const settings = { DATA_DIR: folder };
  try {
    const { person } = await fillCloset(settings, ITEMS, program);
    const start = performance.now();
    const server = await startServer({ ...settings, ...imageSettings() }, program);
    const startMs = performance.now() - start;
    await pause(IDLE_AFTER_MS);
    const idleMb = residentMegabytes(server.pid);
    const [told, drawn]: [number[], number[]] = [[], []];
    for (let i = 0; i < IDEAS; i++) {
      const asked = performance.now();
      const idea = await askForIdea(server.url, person, PROMPTS[i % PROMPTS.length]!);
      told.push(performance.now() - asked);
      await fetchFile(server.url, person, idea.image_url!);
      drawn.push(performance.now() - asked);
    }
    await server.close();
    return { startMs, idleMb, ideaMs: median(told), pictureMs: median(drawn) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

/** Linux alone tells. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return Math.round((pages * 4096) / 1024 ** 2);
}
