import { readdirSync, readFileSync } from "node:fs";
import { type KnownFeature, type KnownSituation, type Settings, settingsFrom } from "./index.ts";

const assets = new URL("../../assets/", import.meta.url);

const recordIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${folder}/${file}`, assets), "utf8"));

const recordsIn = <T>(folder: string): T[] =>
  readdirSync(new URL(`${folder}/`, assets)).map((file) => recordIn(folder, file) as T);

let read: Settings | undefined;

/** Every setting of the assets, as the server hands them to the stylist. */
export function settingsOnDisk(): Settings {
  read ??= settingsFrom({
    situations: recordsIn<KnownSituation>("situations"),
    features: recordsIn<KnownFeature>("features"),
    linesIn: (folder, id) => (recordIn(folder, `${id}.json`) as { lines: unknown }).lines,
  });
  return read;
}
