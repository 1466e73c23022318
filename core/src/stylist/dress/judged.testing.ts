import type { Garment } from "../../garment.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import type { Weather } from "../../weather.ts";
import { readBrief } from "../understand/read-brief.ts";
import { readCloset } from "./piece.ts";
import { judge } from "./verdict.ts";

/** What is answered to a question about pieces: which, whether it will do, and why. */
export function judged(prompt: string, closet: Garment[], weather: Weather | null = null) {
  const brief = readBrief({ prompt, weather, closet }, settingsOnDisk());
  const verdicts = judge(brief, readCloset(closet, brief.language));
  return verdicts.map(({ piece, yes, why }) => [piece.id, yes, why]);
}
