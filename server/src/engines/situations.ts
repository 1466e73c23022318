import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  type KnownFeature,
  type KnownSituation,
  type Settings,
  settingsFrom,
} from "@fit-closet/core/situations";
import {
  type Knowledge,
  openDistressNet,
  openFitNet,
  openLearned,
  openRoleNet,
} from "@fit-closet/core/stylist";

/** Beside the core's other assets; the net is one of them that is always there. */
const assets = () =>
  dirname(createRequire(import.meta.url).resolve("@fit-closet/core/assets/segment.json"));

let read: Knowledge | undefined;

/** Every setting the stylist knows and all it learned, read on first use by the thread that asks. The core's tests check the files. */
export function knownSettings(): Knowledge {
  read ??= {
    ...situationsOnDisk(),
    learned: openLearned(recordIn("", "learned.json"), bytesIn("learned.i8"), {
      roles: openRoleNet(recordIn("", "roles.json"), bytesIn("roles.net")),
      fits: openFitNet(recordIn("", "fits.json"), bytesIn("fits.net")),
      distress: openDistressNet(recordIn("", "distress.json"), bytesIn("distress.net")),
    }),
  };
  return read;
}

/** What was written of settings, without what was learned. */
export const situationsOnDisk = (): Settings =>
  settingsFrom({
    situations: recordsIn<KnownSituation>("situations"),
    features: recordsIn<KnownFeature>("features"),
    linesIn: (folder, id) => (recordIn(folder, `${id}.json`) as { lines: unknown }).lines,
  });

const bytesIn = (file: string): Uint8Array => readFileSync(join(assets(), file));

const recordIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(assets(), folder, file), "utf8"));

/** Without what people type and what is told: those are most of a file, and are read again where they are needed. */
const recordsIn = <T>(folder: string): T[] =>
  readdirSync(join(assets(), folder)).map((file) => {
    const {
      ways: _ways,
      lines: _lines,
      ...record
    } = recordIn(folder, file) as T & {
      ways?: unknown;
      lines: unknown;
    };
    return record as T;
  });
