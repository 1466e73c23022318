import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type KnownSituation, type Settings, settingsFrom } from "@fit-closet/core/situations";

/** Beside the core's other assets; the net is one of them that is always there. */
const folder = () =>
  join(
    dirname(createRequire(import.meta.url).resolve("@fit-closet/core/assets/segment.json")),
    "situations",
  );

let read: Settings | undefined;

/** Every setting the stylist knows, read on first use by the thread that asks (about 20 ms). The core's tests check the files. */
export function knownSettings(): Settings {
  read ??= settingsFrom(readdirSync(folder()).map(situationIn));
  return read;
}

function situationIn(file: string): KnownSituation {
  // What people type is for the checks alone, and is most of a file.
  const { ways: _, ...situation } = JSON.parse(readFileSync(join(folder(), file), "utf8")) as {
    ways: unknown;
  } & KnownSituation;
  return situation;
}
