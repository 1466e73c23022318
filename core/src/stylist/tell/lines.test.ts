import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { aboutThePiece } from "../../situations/condition.ts";
import { featureSchema } from "../../situations/feature.ts";
import { type Decided, type DecidedPlan, trueLines } from "../../situations/index.ts";
import {
  type PieceCondition,
  type SituationLine,
  situationSchema,
} from "../../situations/record.ts";
import { languageOf } from "../../languages/index.ts";
import { type COLOUR_IDS, COLOURS, isColourId } from "../../wardrobe/colours.ts";
import { KIND_IDS, type Kind, kindOf } from "../../wardrobe/kinds.ts";
import { PATTERN_IDS } from "../../wardrobe/patterns.ts";
import { readPiece, type Piece } from "../dress/piece.ts";
import { isSo } from "../../situations/condition.ts";
import { knownPiece } from "./known-piece.ts";

const recordsIn = <T>(folder: string, parse: (raw: unknown) => T): T[] => {
  const url = new URL(`../../../assets/${folder}/`, import.meta.url);
  return readdirSync(url).map((file) =>
    parse(JSON.parse(readFileSync(new URL(file, url), "utf8"))),
  );
};
const records = [
  ...recordsIn("situations", (raw) => situationSchema.parse(raw)),
  ...recordsIn("features", (raw) => featureSchema.parse(raw)),
].filter(({ lines }) => lines.length > 0);

const { kinds, patterns } = languageOf("en");
const COLOUR_OF_GROUP: Readonly<Record<string, string>> = {
  light: "white",
  dark: "black",
  bright: "red",
  neutral: "grey",
  pastel: "pale-pink",
  earthy: "brown",
  neon: "neon-yellow",
  metallic: "gold",
  "black-head-to-toe": "black",
  "white-head-to-toe": "white",
};
const CHOICES = 6;

/** Garments as people keep them, that may be what a condition asks for. */
function* garmentsFor(asked: PieceCondition): Generator<Garment> {
  for (const kind of kindsFor(asked))
    for (const colour of coloursFor(asked))
      for (const material of (asked.fabric ?? [undefined]).slice(0, CHOICES))
        for (const pattern of (asked.pattern ?? [undefined]).slice(0, CHOICES))
          for (const cut of asked.cut ?? [""])
            yield {
              id: "it",
              category: kind.category,
              name: [cut, pattern && wordFor(pattern), kinds[kind.id].text]
                .filter(Boolean)
                .join(" "),
              colours: [colour],
              details: {
                ...(material && { material }),
                ...(pattern === "plain" && { pattern: "plain" as const }),
                ...(asked.sleeve && { sleeve: sleeveFor(asked.sleeve[0]!) }),
              },
            };
}

function kindsFor({ kind, area }: PieceCondition): Kind[] {
  return KIND_IDS.map(kindOf).filter(
    (one) =>
      (!kind || kind.some((id) => id === "traditional" || one.is.has(id as never))) &&
      (!area || area.some((where) => knownAreas(one).includes(where))),
  );
}
const knownAreas = (kind: Kind) =>
  kind.slots
    .map((slot) => (slot === "base" ? (kind.whole ? "dress" : "top") : slot))
    .concat(kind.area as never) as string[];

const coloursFor = ({ colour, light }: PieceCondition): string[] =>
  (colour ?? [light === false ? "black" : "white"]).map((id) => {
    const known = isColourId(id) ? id : (COLOUR_OF_GROUP[id] ?? "white");
    return COLOURS[known as (typeof COLOUR_IDS)[number]].hex;
  });

const wordFor = (id: string): string =>
  PATTERN_IDS.find((one) => one === id) ? patterns[id as (typeof PATTERN_IDS)[number]].of : id;

const sleeveFor = (sleeve: string) =>
  sleeve === "long" ? "long" : sleeve === "short" || sleeve === "elbow" ? "short" : "none";

function pieceFor(asked: PieceCondition): Decided<Piece> | null {
  for (const garment of garmentsFor(asked))
    for (const slot of new Set(readPiece(garment, 0).slots)) {
      const piece = readPiece(garment, 0);
      const known = knownPiece(piece, slot);
      if (isSo(known, asked) === true) return { piece, known, margin: 1 };
    }
  return null;
}

/** A plan for which a line is true, made from what it asks for; null where no garment is so. */
function planFor({ if: asked, do: decision }: SituationLine): DecidedPlan<Piece> | null {
  const about = aboutThePiece(asked);
  const piece = about && pieceFor(about);
  const other = asked.also && pieceFor(asked.also);
  if ((about && !piece) || (asked.also && !other)) return null;
  const left = decision === "leave";
  return {
    worn: [piece && !left ? piece : null, other ?? null].flatMap((one) => (one ? [one] : [])),
    left: piece && left ? [piece] : [],
    day: {
      feelsC: asked.tempFrom ?? (asked.tempBelow === undefined ? 15 : asked.tempBelow - 1),
      precip: Array.isArray(asked.precip)
        ? asked.precip[0]!
        : asked.precip === true
          ? "rain"
          : "none",
      who: asked.who?.[0] ?? null,
      variant: asked.variant?.[0] ?? null,
      onWheels: false,
    },
  };
}

/** The same plan without what makes the line true. */
function spoilt(plan: DecidedPlan<Piece>, { if: asked }: SituationLine): DecidedPlan<Piece> | null {
  if (plan.left.length + plan.worn.length > 0) return { ...plan, worn: [], left: [] };
  if (
    asked.who ||
    asked.variant ||
    asked.precip !== undefined ||
    asked.tempBelow !== undefined ||
    asked.tempFrom !== undefined
  )
    return {
      ...plan,
      day: { feelsC: null, precip: null, who: null, variant: null, onWheels: false },
    };
  const unwelcome = asked.none ? pieceFor(asked.none) : null;
  if (unwelcome) return { ...plan, worn: [unwelcome] };
  const filled = asked.missing
    ?.map((area) => pieceFor({ area: [area] }))
    .filter((one) => one !== null);
  return filled ? { ...plan, worn: filled } : null;
}

describe.each(records)("$id", ({ id, lines }) => {
  test("some closet has each of its lines told, and another has not", () => {
    const never = lines.filter((line) => {
      const plan = planFor(line);
      return !plan || trueLines(id, [line], plan).length !== 1;
    });
    expect(never.map((line) => `${line.id} ${JSON.stringify(line.if)}`)).toEqual([]);
    const always = lines.filter((line) => {
      const plan = spoilt(planFor(line)!, line);
      return plan && trueLines(id, [line], plan).length > 0;
    });
    expect(always.map((line) => line.id)).toEqual([]);
  });
});
