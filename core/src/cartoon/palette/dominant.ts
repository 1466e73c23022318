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
  const total = areaOf(entries);
  const main = entries.length ? middle(ground(entries), entries) : undefined;
  const kept: LabColour[] = main ? [main] : [];
  for (const entry of entries) {
    if (kept.length === MOST || entry.area < total * LEAST_SHARE) break;
    if (!kept.some((other) => difference(entry, other) < ALIKE)) kept.push(entry);
  }
  return kept.map((colour) => hex(inDaylight(colour)));
}

/** Checks of black and a colour are named by the colour: so much more of that than of black, which is darker and paler than this. */
const BLACK = { below: 0.4, chroma: 0.03, outweighed: 1.2 };

/** The largest entry, or the largest of the colour that there is more of than of black. */
function ground(entries: readonly Entry[]): Entry {
  const [largest] = entries as [Entry];
  if (!isBlack(largest)) return largest;
  const coloured = entries.filter((entry) => chroma(entry) > BLACK.chroma);
  const lead = coloured[0];
  if (!lead) return largest;
  const black = areaOf(entries.filter(isBlack));
  const hue = areaOf(coloured.filter((entry) => turn(entry, lead) < NEAR));
  return hue > BLACK.outweighed * black ? lead : largest;
}

const isBlack = (entry: Entry): boolean => entry.L < BLACK.below && chroma(entry) <= BLACK.chroma;

const areaOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { area }) => sum + area, 0);

/** The main colour as it is in half-light, where neither gloss nor shadow of it happens to be the largest tone. */
function middle(main: Entry, entries: readonly Entry[]): Entry {
  if (chroma(main) < COLOURED) return main;
  const tones = entries
    .filter((entry) => entry === main || (chroma(entry) > TINT && turn(entry, main) < NEAR))
    .toSorted((a, b) => a.L - b.L);
  let left = MIDDLE * areaOf(tones);
  return tones.find(({ area }) => (left -= area) <= 0) ?? main;
}

const chroma = ({ a, b }: LabColour): number => Math.hypot(a, b);

/** Between two hues, 0 to a half. */
function turn(p: LabColour, q: LabColour): number {
  const apart = Math.abs(Math.atan2(p.b, p.a) - Math.atan2(q.b, q.a)) / (2 * Math.PI);
  return Math.min(apart, 1 - apart);
}
