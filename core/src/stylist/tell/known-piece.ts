import { type KnownPiece, LINE_AREAS, type LineArea } from "../../situations/index.ts";
import type { Slot } from "../../outfit.ts";
import { COLOUR_IDS, type ColourId, COLOURS, isCalled } from "../../wardrobe/colours.ts";
import { FITS, type Length } from "../../wardrobe/cuts.ts";
import { KIND_IDS, type Kind, type KindId, kindOf } from "../../wardrobe/kinds.ts";
import { isBright, isDark, isLight, isNeutral } from "../dress/colour.ts";
import type { Piece } from "../dress/piece.ts";

const AREA_OF_SLOT: Readonly<Partial<Record<Slot, LineArea>>> = {
  mid: "mid",
  outer: "outer",
  legs: "legs",
  feet: "shoes",
  head: "head",
};

/** What is known of a piece, in the words that conditions of lines are written in. What a name leaves open is left out. */
export function knownPiece(piece: Piece, slot: Slot = piece.slots[0]!): KnownPiece {
  const { kind, materials, details } = piece;
  const closure = sureOf(kind, "closure");
  const colour = piece.colours[0];
  return {
    areas: areasOf(piece, slot),
    kind: new Set<string>([...kind.is, ...(TRADITIONAL.has(kind.id) ? ["traditional"] : [])]),
    ...(materials.size > 0 && { fabric: materials, washable: isWashable(piece) }),
    ...(colour && { colour: coloursOf(piece), light: isLight(colour) }),
    ...patternOf(piece),
    ...some("length", lengthsOf(sureOf(kind, "length"))),
    ...some("sleeve", sleevesOf(piece)),
    ...some("cut", cutsOf(piece)),
    ...some("closure", closure && [closure]),
    ...some("sole", only(sureOf(kind, "sole"))),
    ...some("heel", only(sureOf(kind, "heel"))),
    ...(closure && { opens: OPENING.has(closure) && !kind.is.has("quarter-zip") }),
    ...(details.pattern === "plain" && { pattern: new Set(["plain"]) }),
  };
}

const only = (value: string | undefined): string[] | undefined => (value ? [value] : undefined);

const some = (
  key: "length" | "sleeve" | "cut" | "closure" | "sole" | "heel",
  values: readonly string[] | undefined,
): Partial<KnownPiece> => (values ? { [key]: new Set(values) } : {});

/** A blazer over a shirt and under a coat is where it is worn, and a jacket still. */
function areasOf({ kind }: Piece, slot: Slot): LineArea[] {
  const worn = slot === "base" ? (kind.whole ? "dress" : "top") : AREA_OF_SLOT[slot];
  const usual = LINE_AREAS.find((area) => area === kind.area);
  return [...new Set([worn, usual])].filter((area) => area !== undefined);
}

type Cut = "length" | "sleeve" | "fit" | "closure" | "sole" | "heel";

/** Words that leave a cut open, though narrower words do not: a pair of trousers is long unless it is called cropped. */
const USUAL: Readonly<Partial<Record<Cut, readonly KindId[]>>> = {
  length: ["trousers", "shorts", "sweater", "jacket", "blouse", "cardigan"],
  sleeve: ["sweater", "jacket"],
  heel: ["loafers"],
  sole: ["loafers"],
};

/** A kind's cut where its word alone says it: every pair of sneakers is flat, but a dress may be short or long. */
function sureOf<C extends Cut>(kind: Kind, cut: C): Kind[C] | undefined {
  if (kind[cut] === undefined || kind.vague) return undefined;
  return USUAL[cut]?.includes(kind.id) || !openCuts(kind.id).has(cut) ? kind[cut] : undefined;
}

const CUTS: readonly Cut[] = ["length", "sleeve", "fit", "closure", "sole", "heel"];
let open: Map<KindId, Set<Cut>> | undefined;

/** What the narrower kinds of a kind tell apart. */
function openCuts(id: KindId): ReadonlySet<Cut> {
  open ??= findOpenCuts();
  return open.get(id)!;
}

function findOpenCuts(): Map<KindId, Set<Cut>> {
  const found = new Map<KindId, Set<Cut>>(KIND_IDS.map((id) => [id, new Set()]));
  for (const kind of KIND_IDS.map(kindOf))
    for (const wider of [...kind.is].map(kindOf))
      if (wider.area === kind.area)
        for (const cut of CUTS) if (kind[cut] !== wider[cut]) found.get(wider.id)!.add(cut);
  return found;
}

const LENGTHS: Readonly<Partial<Record<Length, readonly string[]>>> = {
  thigh: ["thigh", "mini", "short"],
  cropped: ["cropped", "short"],
  knee: ["knee", "midi"],
  calf: ["calf", "midi"],
  ankle: ["ankle", "maxi"],
  floor: ["floor", "maxi", "long"],
};
const lengthsOf = (length: Length | undefined): readonly string[] | undefined =>
  length && (LENGTHS[length] ?? [length]);

const SLEEVE_WORDS = { none: ["sleeveless", "strap"], short: ["short"], long: ["long"] } as const;

/** A dress's sleeves are known from its owner only, or where its kind is made with none other. */
function sleevesOf(piece: Piece): readonly string[] | undefined {
  const { kind, sleeves, details, words } = piece;
  const said = details.sleeve !== undefined || [...words].some((word) => word.startsWith("sleeve"));
  if (said && sleeves) return SLEEVE_WORDS[sleeves];
  if (kind.area === "dress" && !BARE_SHOULDERS.has(kind.id)) return undefined;
  return only(sureOf(kind, "sleeve"));
}
const BARE_SHOULDERS: ReadonlySet<KindId> = new Set(["slip-dress", "sundress", "shirt-dress"]);

const GROUPS_OF_CUTS: Readonly<Record<string, readonly string[]>> = {
  loose: ["relaxed"],
  oversized: ["relaxed"],
  wide: ["relaxed"],
  slim: ["narrow"],
  skinny: ["narrow"],
  fitted: ["narrow"],
};

function cutsOf({ kind, words }: Piece): readonly string[] | undefined {
  const fit = FITS.find((one) => words.has(one)) ?? sureOf(kind, "fit");
  if (!fit) return undefined;
  return [fit, ...(GROUPS_OF_CUTS[fit] ?? []), ...(PENCILS.has(kind.id) ? ["pencil"] : [])];
}
const PENCILS: ReadonlySet<KindId> = new Set(["pencil-skirt", "sheath-dress", "cheongsam"]);

const OPENING: ReadonlySet<string> = new Set(["zip", "buttons", "snap", "open"]);

const PASTEL = { l: 0.78, c: [0.02, 0.12] } as const;
const EARTHY: ReadonlySet<string> = new Set(
  "brown chocolate tan camel sand khaki olive rust terracotta mustard taupe".split(" "),
);

/** The main colour, by its name and by the groups that it belongs to. */
function coloursOf({ colours, patterns }: Piece): ReadonlySet<string> {
  const [main] = colours;
  const { l, c, name } = main!;
  const groups = {
    light: isLight(main!),
    dark: isDark(main!),
    bright: isBright(main!),
    neutral: isNeutral(main!),
    pastel: l > PASTEL.l && c > PASTEL.c[0] && c < PASTEL.c[1],
    earthy: EARTHY.has(name.id),
    print: patterns.size > 0,
    neon: COLOURS[name.id].group === "neon",
    metallic: COLOURS[name.id].group === "metallic",
  };
  const held = Object.entries(groups).flatMap(([group, holds]) => (holds ? [group] : []));
  return new Set([name.id, ...LIKE.get(name.id)!, ...held]);
}

/** What do for each other, not what a wider word takes in: navy is no "blue" that a line speaks of. */
const LIKE: ReadonlyMap<ColourId, readonly ColourId[]> = new Map(
  COLOUR_IDS.map((id) => [
    id,
    COLOUR_IDS.filter((other) => isCalled(id, other) && isCalled(other, id)),
  ]),
);

function patternOf({ patterns }: Piece): { pattern?: ReadonlySet<string> } {
  return patterns.size > 0 ? { pattern: patterns } : {};
}

const DELICATE: ReadonlySet<string> = new Set(
  "silk wool leather suede velvet sequin fur down satin lace tweed chiffon".split(" "),
);

const isWashable = ({ kind, materials }: Piece): boolean =>
  kind.tailored !== true && ![...materials].some((id) => DELICATE.has(id));

/** Dress of a culture, whatever its kind. */
const TRADITIONAL: ReadonlySet<string> = new Set(
  "sari kurta kilt dirndl kimono yukata salwar-kameez lehenga sherwani abaya jilbab kaftan thobe cheongsam ao-dai hanbok lederhosen dashiki guayabera flamenco-dress lungi dhoti".split(
    " ",
  ),
);
