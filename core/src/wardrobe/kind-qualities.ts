import { RAISED_HEELS } from "./cuts.ts";
import type { Kind, KindId } from "./kinds.ts";
import { isMaterial, MATERIALS, type MaterialId } from "./materials.ts";
import type { Quality } from "./qualities.ts";

type Of = { kind: Kind; materials: ReadonlySet<string>; patterns: ReadonlySet<string> };

const isOne = ({ kind }: Of, ...ids: readonly KindId[]): boolean =>
  ids.some((id) => kind.is.has(id));

const isFor = ({ kind }: Of, purpose: NonNullable<Kind["only"]>): boolean => kind.only === purpose;

/** What it is made of, by its name or, where nothing is said, most often. */
const isMade = ({ kind, materials }: Of, ...of: readonly MaterialId[]): boolean =>
  of.some((id) => materials.has(id)) ||
  (materials.size === 0 && kind.usually !== undefined && of.includes(kind.usually));

const HIGH: ReadonlySet<Kind["heel"]> = new Set(RAISED_HEELS);

/** Slippers, mules and clogs leave the heel out, so they are neither closed nor open at the toes. */
const HALF_OPEN: readonly KindId[] = ["mules", "clogs", "slippers"];
const OPEN: readonly KindId[] = ["sandals", "heeled-sandals"];

const ON_BODY: ReadonlySet<Kind["area"]> = new Set(["top", "mid", "outer", "dress"]);

const isOpenToe = (of: Of): boolean => isOne(of, ...OPEN) && !isOne(of, "clogs", "espadrilles");

const isHeeled = (of: Of): boolean => isOne(of, "heels") || HIGH.has(of.kind.heel);

const endsAt = ({ kind }: Of, ...lengths: readonly Kind["length"][]): boolean =>
  (kind.area === "legs" || kind.whole) && lengths.includes(kind.length);

/** What is true of garments of a kind, as long as nobody says otherwise. */
const USUAL: Readonly<Partial<Record<Quality, (of: Of) => boolean>>> = {
  "open-toe": isOpenToe,
  closed: (of) => of.kind.area === "shoes" && !isOpenToe(of) && !isOne(of, ...HALF_OPEN),
  heeled: isHeeled,
  flat: (of) => of.kind.area === "shoes" && !isHeeled(of),
  "thin-heel": (of) =>
    isOne(of, "stilettos", "pumps", "heeled-sandals") || of.kind.heel === "stiletto",
  grippy: ({ kind }) => kind.sole === "lugged" || kind.sole === "spiked",
  slick: ({ kind }) => kind.area === "shoes" && (kind.sole === "smooth" || kind.sole === "leather"),
  noisy: (of) => of.kind.area === "shoes" && isHeeled(of),
  quiet: (of) => isOne(of, "sneakers", "moccasins", "ballet-flats", "slippers"),
  "slip-on": ({ kind }) => kind.area === "shoes" && kind.closure === "slip-on",
  laced: ({ kind }) => kind.area === "shoes" && kind.closure === "lace-up",
  sturdy: (of) =>
    isOne(of, "hiking-boots", "work-boots", "combat-boots", "snow-boots", "motorcycle-boots"),

  "bare-knees": (of) => endsAt(of, "thigh"),
  "covered-knees": (of) => endsAt(of, "knee", "calf", "ankle", "floor"),
  "long-legs": (of) => endsAt(of, "ankle", "floor"),
  trailing: ({ kind }) => kind.length === "floor",
  "narrow-legs": ({ kind }) => kind.area === "legs" && kind.fit === "skinny",
  "wide-legs": ({ kind }) =>
    kind.area === "legs" && (kind.fit === "wide" || kind.fit === "flared") && !kind.is.has("skirt"),
  "elastic-waist": ({ kind }) => kind.area === "legs" && kind.closure === "drawstring",

  "bare-shoulders": ({ kind }) =>
    kind.sleeve === "strap" ||
    kind.neckline === "off-shoulder" ||
    kind.neckline === "halter" ||
    (ON_BODY.has(kind.area) && kind.sleeve === "sleeveless" && !kind.slots.includes("mid")),
  "low-cut": ({ kind }) => kind.neckline === "plunge" || kind.neckline === "sweetheart",
  "high-neck": ({ kind }) => kind.neckline === "turtleneck",
  "bare-midriff": ({ kind }) =>
    (kind.area === "top" && kind.length === "cropped") || kind.id === "bikini",
  "see-through": (of) => isMade(of, "lace", "tulle", "chiffon", "mesh") && of.kind.area !== "shoes",
  collared: ({ kind }) => kind.collared === true,

  tight: ({ kind }) => kind.fit === "skinny" || kind.fit === "fitted",
  loose: ({ kind }) => kind.fit === "loose" || kind.fit === "oversized" || kind.fit === "wide",
  stretchy: (of) => isMade(of, "elastane", "jersey", "knit") || isOne(of, "joggers", "leggings"),
  stiff: (of) => isMade(of, "denim", "canvas"),

  shiny: (of) =>
    isMade(of, "sequin", "patent-leather", "satin", "metal") ||
    (of.kind.area === "jewellery" && !isOne(of, "cufflinks")),
  fluffy: (of) => isMade(of, "fur", "faux-fur", "shearling", "mohair", "fleece"),
  itchy: (of) => isMade(of, "wool") && !isMade(of, "cashmere", "merino"),

  "for-work": (of) => isFor(of, "work"),
  "for-sport": ({ kind }) => kind.sport === true,
  "for-sleep": (of) => isOne(of, "pyjamas", "pyjama-bottoms", "nightdress", "onesie", "bathrobe"),
  "for-swim": (of) => isFor(of, "water"),
  "for-party": (of) => isMade(of, "sequin") || isOne(of, "cocktail-dress", "evening-gown"),
  traditional: (of) =>
    isOne(of, "dirndl", "lederhosen", "kimono", "sari", "flamenco-dress") ||
    isOne(of, "kurta", "salwar-kameez", "lehenga", "sherwani", "dhoti", "jutti", "kilt"),
  uniform: (of) => isOne(of, "uniform"),

  thermal: (of) => isOne(of, "base-layer", "thermal-leggings"),
  lined: (of) => isOne(of, "ski-trousers", "ski-suit", "snow-boots", "shearling-coat"),
  bulky: (of) =>
    isOne(of, "puffer-coat", "parka", "snow-boots", "ski-suit", "ski-jacket", "shearling-coat"),

  waterproof: ({ kind }) => kind.waterproof === true,
  windproof: ({ kind }) => kind.windproof === true || kind.waterproof === true,
  "quick-dry": (of) => of.kind.sport === true || isMade(of, "nylon", "polyester", "mesh"),

  metal: ({ kind }) =>
    (kind.area === "jewellery" && kind.usually === "metal") ||
    kind.closure === "zip" ||
    kind.closure === "buckle" ||
    kind.closure === "snap" ||
    kind.material === "denim" ||
    kind.material === "metal",
  zip: ({ kind }) => kind.closure === "zip",
  buttons: ({ kind }) => kind.closure === "buttons",
  snaps: ({ kind }) => kind.closure === "snap",
  buckle: ({ kind }) => kind.closure === "buckle",
  "opens-front": ({ kind }) =>
    ON_BODY.has(kind.area) && ["buttons", "open", "wrap"].includes(kind.closure ?? ""),
  "over-head": ({ kind }) => ON_BODY.has(kind.area) && kind.closure === "pullover",

  hood: ({ kind }) => kind.hood === true,
  pockets: (of) =>
    of.kind.area === "outer" || isOne(of, "jeans", "chinos", "cargo-trousers", "cargo-shorts"),
  logo: ({ patterns }) => ["logo", "slogan", "graphic"].some((id) => patterns.has(id)),
  dangling: (of) => isOne(of, "necklace", "earrings", "scarf") && !isOne(of, "snood"),
  jingling: (of) => isOne(of, "bangles", "anklet"),

  maternity: (of) => isOne(of, "maternity-dress"),
  nursing: (of) => isOne(of, "nursing-top", "nursing-bra"),
  delicate: (of) =>
    isMade(of, "silk", "cashmere", "suede", "velvet", "sequin", "lace") ||
    of.kind.tailored === true,
  synthetic: (of) => isMade(of, "polyester", "nylon", "acrylic", "elastane"),
  "natural-fibre": (of) =>
    isMade(of, "cotton", "linen", "wool", "silk", "leather", "down") ||
    [...of.materials].some((id) => isMaterial(id) && MATERIALS[id].animal === true),
};

const RULES = Object.entries(USUAL) as [Quality, (of: Of) => boolean][];

/** @returns what is usually true of a garment of that kind, cloth and pattern */
export const usualQualities = (of: Of): Quality[] =>
  RULES.flatMap(([quality, holds]) => (holds(of) ? [quality] : []));
