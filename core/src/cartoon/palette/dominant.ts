import { difference, hex, type LabColour } from "../colour.ts";
import { inDaylight } from "./daylight.ts";
import type { Entry } from "./palette.ts";

/** Entries under this share of the garment are no colour of it; nearer ones count as one. */
const LEAST_SHARE = 0.03;
const ALIKE = 0.09;
const MOST = 5;

/** Shiny cloth falls apart into tones of one hue: what has a tint, and hues so near, as shares of a turn. */
const TINT = 0.02;
const COLOURED = 0.04;
const NEAR = 30 / 360;
/** So much of what has the hue is darker than the tone that stands for all of it. */
const MIDDLE = 0.6;

/** The garment's colours by daylight, most present first. @param entries in their lit tones, the largest first */
export function dominant(entries: readonly Entry[]): string[] {
  const total = entries.reduce((sum, entry) => sum + entry.area, 0);
  const main = entries.length ? middle(entries[0]!, entries) : undefined;
  const kept: LabColour[] = main ? [main] : [];
  for (const entry of entries) {
    if (kept.length === MOST || entry.area < total * LEAST_SHARE) break;
    if (!kept.some((other) => difference(entry, other) < ALIKE)) kept.push(entry);
  }
  return kept.map((colour) => hex(inDaylight(colour)));
}

/** The main colour as it is in half-light, where neither gloss nor shadow of it happens to be the largest tone. */
function middle(main: Entry, entries: readonly Entry[]): Entry {
  if (chroma(main) < COLOURED) return main;
  const tones = entries
    .filter((entry) => entry === main || (chroma(entry) > TINT && turn(entry, main) < NEAR))
    .toSorted((a, b) => a.L - b.L);
  let left = MIDDLE * tones.reduce((sum, { area }) => sum + area, 0);
  return tones.find(({ area }) => (left -= area) <= 0) ?? main;
}

const chroma = ({ a, b }: LabColour): number => Math.hypot(a, b);

/** Between two hues, 0 to a half. */
function turn(p: LabColour, q: LabColour): number {
  const apart = Math.abs(Math.atan2(p.b, p.a) - Math.atan2(q.b, q.a)) / (2 * Math.PI);
  return Math.min(apart, 1 - apart);
}
