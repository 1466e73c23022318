import type { Slot } from "../../outfit.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { colourNamed, isCalled } from "./colour.ts";
import { kindOf } from "./piece.ts";
import type { Needs } from "./needs.ts";

/** A piece nobody owns yet, by its noun in the phrase tables. */
export type Idea = {
  id: string;
  slot: Slot;
  kind: string;
  /** Formality it suits. */
  dress: readonly [number, number];
  /** Felt temperature it suits, °C. */
  feels: readonly [number, number];
  colours: readonly string[];
  materials?: readonly string[];
  sleeves?: "long" | "short" | "none";
  legs?: "long" | "short";
  clo: number;
  /** Only where one of these holds: a brief's trait, `rain`, `snow`, `windy`, `sun`, an occasion. */
  when?: readonly string[];
  whole?: boolean;
};

export type Suggested = {
  idea: Idea;
  colour: string | null;
  rank: number;
  /** Colours that would do as well, `colour` first; one alone where the person or the occasion decides. */
  free: readonly string[];
};

const ANY: readonly [number, number] = [-90, 90];

export const IDEAS: readonly Idea[] = [
  {
    id: "linen-shirt",
    slot: "base",
    kind: "shirt",
    dress: [1, 2.5],
    feels: [21, 90],
    colours: ["white", "light blue", "sage", "cream"],
    materials: ["linen"],
    sleeves: "long",
    clo: 0.2,
  },
  {
    id: "light-tee",
    slot: "base",
    kind: "tee",
    dress: [0, 1.4],
    feels: [10, 90],
    colours: ["white", "cream", "navy", "sage"],
    materials: ["cotton"],
    sleeves: "short",
    clo: 0.08,
  },
  {
    id: "training-top",
    slot: "base",
    kind: "jersey",
    dress: [0, 1],
    feels: ANY,
    colours: ["navy", "grey", "teal"],
    materials: ["polyester"],
    sleeves: "short",
    clo: 0.1,
    when: ["active"],
  },
  {
    id: "thermal-top",
    slot: "base",
    kind: "base-layer",
    dress: [0, 1],
    feels: [-90, 5],
    colours: ["charcoal", "navy"],
    sleeves: "long",
    clo: 0.2,
    when: ["active", "snow"],
  },
  {
    id: "long-sleeve-top",
    slot: "base",
    kind: "breton",
    dress: [0.5, 2],
    feels: [-90, 19],
    colours: ["navy", "cream", "grey", "olive"],
    materials: ["cotton"],
    sleeves: "long",
    clo: 0.17,
  },
  {
    id: "fine-knit",
    slot: "base",
    kind: "sweater",
    dress: [1.5, 3],
    feels: [-90, 17],
    colours: ["navy", "cream", "burgundy", "charcoal"],
    sleeves: "long",
    clo: 0.28,
  },
  {
    id: "tencel-shirt",
    slot: "base",
    kind: "shirt",
    dress: [1.5, 3.2],
    feels: ANY,
    colours: ["white", "sage", "cream", "charcoal"],
    materials: ["lyocell"],
    sleeves: "long",
    clo: 0.22,
  },
  {
    id: "oxford-shirt",
    slot: "base",
    kind: "shirt",
    dress: [1.8, 3.4],
    feels: ANY,
    colours: ["white", "light blue", "cream"],
    materials: ["cotton"],
    sleeves: "long",
    clo: 0.25,
  },
  {
    id: "dress-shirt",
    slot: "base",
    kind: "dress-shirt",
    dress: [3, 5],
    feels: ANY,
    colours: ["white", "light blue", "cream"],
    materials: ["cotton"],
    sleeves: "long",
    clo: 0.25,
  },
  {
    id: "silk-blouse",
    slot: "base",
    kind: "blouse",
    dress: [2.8, 4.6],
    feels: ANY,
    colours: ["cream", "navy", "burgundy"],
    materials: ["silk"],
    sleeves: "long",
    clo: 0.2,
  },
  {
    id: "sleeveless-top",
    slot: "base",
    kind: "top",
    dress: [1, 4.6],
    feels: [17, 90],
    colours: ["cream", "sage", "light blue", "coral"],
    sleeves: "none",
    clo: 0.1,
    when: ["bare-arms"],
  },
  {
    id: "tunic",
    slot: "base",
    kind: "blouse",
    dress: [1, 3.4],
    feels: [20, 90],
    colours: ["white", "sage", "light blue"],
    materials: ["linen"],
    sleeves: "long",
    clo: 0.2,
    when: ["long"],
  },
  {
    id: "jeans",
    slot: "legs",
    kind: "jeans",
    dress: [0.6, 2],
    feels: [-90, 25],
    colours: ["indigo", "black"],
    materials: ["denim", "cotton"],
    legs: "long",
    clo: 0.24,
  },
  {
    id: "chinos",
    slot: "legs",
    kind: "chinos",
    dress: [1.2, 3],
    feels: [-90, 28],
    colours: ["beige", "navy", "olive"],
    materials: ["cotton"],
    legs: "long",
    clo: 0.2,
  },
  {
    id: "linen-trousers",
    slot: "legs",
    kind: "trousers",
    dress: [1, 3.2],
    feels: [22, 90],
    colours: ["beige", "white", "navy"],
    materials: ["linen"],
    legs: "long",
    clo: 0.15,
  },
  {
    id: "tailored-trousers",
    slot: "legs",
    kind: "tailored-trousers",
    dress: [2.4, 5],
    feels: ANY,
    colours: ["charcoal", "navy", "black", "beige"],
    legs: "long",
    clo: 0.22,
  },
  {
    id: "evening-trousers",
    slot: "legs",
    kind: "tailored-trousers",
    dress: [4.4, 5],
    feels: ANY,
    colours: ["black"],
    legs: "long",
    clo: 0.22,
    when: ["gala", "theatre"],
  },
  {
    id: "joggers",
    slot: "legs",
    kind: "joggers",
    dress: [0, 0.9],
    feels: [-90, 22],
    colours: ["grey", "navy", "black"],
    legs: "long",
    clo: 0.24,
    when: ["sport", "home", "lounge"],
  },
  {
    id: "walking-trousers",
    slot: "legs",
    kind: "trousers",
    dress: [0, 1.2],
    feels: [-90, 26],
    colours: ["olive", "charcoal", "beige"],
    materials: ["polyester"],
    legs: "long",
    clo: 0.18,
    when: ["trail", "snow"],
  },
  {
    id: "shorts",
    slot: "legs",
    kind: "shorts",
    dress: [0, 1.4],
    feels: [20, 90],
    colours: ["beige", "navy", "olive"],
    materials: ["cotton"],
    legs: "short",
    clo: 0.08,
  },
  {
    id: "running-shorts",
    slot: "legs",
    kind: "shorts",
    dress: [0, 0.9],
    feels: [11, 90],
    colours: ["black", "navy"],
    materials: ["polyester"],
    legs: "short",
    clo: 0.06,
    when: ["sport"],
  },
  {
    id: "tailcoat",
    slot: "outer",
    kind: "tailcoat",
    dress: [5, 5],
    feels: ANY,
    colours: ["black"],
    sleeves: "long",
    clo: 0.45,
    when: ["white tie"],
  },
  {
    id: "dinner-jacket",
    slot: "mid",
    kind: "blazer",
    dress: [4.7, 5],
    feels: ANY,
    colours: ["black", "navy"],
    sleeves: "long",
    clo: 0.4,
    when: ["gala", "black tie"],
  },
  {
    id: "blazer",
    slot: "mid",
    kind: "blazer",
    dress: [2.4, 4.7],
    feels: [-90, 27],
    colours: ["navy", "charcoal", "beige"],
    sleeves: "long",
    clo: 0.36,
  },
  {
    id: "knit",
    slot: "mid",
    kind: "sweater",
    dress: [0.5, 3],
    feels: [-90, 14],
    colours: ["cream", "navy", "burgundy", "grey"],
    materials: ["wool"],
    sleeves: "long",
    clo: 0.31,
  },
  {
    id: "fleece",
    slot: "mid",
    kind: "fleece",
    dress: [0, 1],
    feels: [-90, 12],
    colours: ["navy", "olive", "grey"],
    materials: ["polyester"],
    sleeves: "long",
    clo: 0.34,
  },
  {
    id: "light-layer",
    slot: "mid",
    kind: "cardigan",
    dress: [0.5, 3],
    feels: [14, 24],
    colours: ["navy", "cream", "sage"],
    materials: ["cotton"],
    sleeves: "long",
    clo: 0.25,
  },
  {
    id: "rain-shell",
    slot: "outer",
    kind: "raincoat",
    dress: [0, 2.4],
    feels: [-5, 30],
    colours: ["navy", "olive", "yellow"],
    materials: ["polyester"],
    sleeves: "long",
    clo: 0.36,
    when: ["rain"],
  },
  {
    id: "shell",
    slot: "outer",
    kind: "windbreaker",
    dress: [0, 1.6],
    feels: [-2, 22],
    colours: ["navy", "teal", "olive"],
    materials: ["polyester"],
    sleeves: "long",
    clo: 0.34,
    when: ["windy", "active", "trail"],
  },
  {
    id: "trench",
    slot: "outer",
    kind: "trench",
    dress: [1.5, 5],
    feels: [7, 19],
    colours: ["beige", "navy"],
    materials: ["cotton"],
    sleeves: "long",
    clo: 0.45,
  },
  {
    id: "wool-coat",
    slot: "outer",
    kind: "overcoat",
    dress: [1.5, 5],
    feels: [-90, 12],
    colours: ["camel", "charcoal", "navy", "black"],
    materials: ["wool"],
    sleeves: "long",
    clo: 0.68,
  },
  {
    id: "warm-coat",
    slot: "outer",
    kind: "coat",
    dress: [1, 5],
    feels: [-90, 10],
    colours: ["charcoal", "navy", "black"],
    sleeves: "long",
    clo: 0.6,
  },
  {
    id: "padded-coat",
    slot: "outer",
    kind: "puffer",
    dress: [0, 2],
    feels: [-90, 5],
    colours: ["navy", "black", "olive"],
    sleeves: "long",
    clo: 0.7,
  },
  {
    id: "light-jacket",
    slot: "outer",
    kind: "jacket",
    dress: [0.5, 2.6],
    feels: [10, 22],
    colours: ["navy", "olive", "beige"],
    materials: ["cotton"],
    sleeves: "long",
    clo: 0.36,
  },
  {
    id: "gown",
    slot: "base",
    kind: "gown",
    dress: [4.6, 5],
    feels: ANY,
    colours: ["navy", "burgundy", "black"],
    sleeves: "none",
    clo: 0.35,
    whole: true,
    when: ["never"],
  },
  // Shoes
  {
    id: "running-shoes",
    slot: "feet",
    kind: "sneakers",
    dress: [0, 0.9],
    feels: ANY,
    colours: [],
    clo: 0,
    when: ["sport"],
  },
  {
    id: "walking-boots",
    slot: "feet",
    kind: "boots",
    dress: [0, 1.2],
    feels: ANY,
    colours: [],
    clo: 0,
    when: ["trail"],
  },
  {
    id: "snow-boots",
    slot: "feet",
    kind: "boots",
    dress: [0, 2],
    feels: [-90, 6],
    colours: [],
    clo: 0,
    when: ["snow"],
  },
  {
    id: "deck-shoes",
    slot: "feet",
    kind: "shoes",
    dress: [0, 2],
    feels: ANY,
    colours: [],
    clo: 0,
    when: ["deck"],
  },
  {
    id: "sandals",
    slot: "feet",
    kind: "sandals",
    dress: [0, 1.6],
    feels: [21, 90],
    colours: ["brown", "beige"],
    clo: 0,
    when: ["beach", "sun", "festival"],
  },
  {
    id: "slippers",
    slot: "feet",
    kind: "loafers",
    dress: [0, 3],
    feels: ANY,
    colours: [],
    clo: 0,
    when: ["home"],
  },
  {
    id: "waterproof-boots",
    slot: "feet",
    kind: "boots",
    dress: [0, 2.6],
    feels: [-90, 18],
    colours: ["black", "brown"],
    clo: 0,
    when: ["rain"],
  },
  {
    id: "white-sneakers",
    slot: "feet",
    kind: "sneakers",
    dress: [0.5, 2],
    feels: ANY,
    colours: ["white"],
    clo: 0,
  },
  {
    id: "ankle-boots",
    slot: "feet",
    kind: "boots",
    dress: [1, 3],
    feels: [-90, 17],
    colours: ["black", "brown"],
    materials: ["leather"],
    clo: 0,
  },
  {
    id: "loafers",
    slot: "feet",
    kind: "loafers",
    dress: [1.6, 3.6],
    feels: [8, 90],
    colours: ["brown", "black"],
    materials: ["leather"],
    clo: 0,
  },
  {
    id: "lace-ups",
    slot: "feet",
    kind: "loafers",
    dress: [2.8, 4.6],
    feels: ANY,
    colours: ["black", "brown"],
    materials: ["leather"],
    clo: 0,
  },
  {
    id: "evening-shoes",
    slot: "feet",
    kind: "loafers",
    dress: [4.4, 5],
    feels: ANY,
    colours: ["black"],
    materials: ["leather"],
    clo: 0,
    when: ["gala", "theatre", "white tie", "black tie"],
  },
  // Head and accessories
  {
    id: "umbrella",
    slot: "accessory",
    kind: "umbrella",
    dress: [0, 5],
    feels: ANY,
    colours: [],
    clo: 0,
    when: ["rain"],
  },
  {
    id: "white-bow-tie",
    slot: "accessory",
    kind: "tie",
    dress: [5, 5],
    feels: ANY,
    colours: ["white"],
    clo: 0,
    when: ["white tie"],
  },
  {
    id: "bow-tie",
    slot: "accessory",
    kind: "tie",
    dress: [4.8, 5],
    feels: ANY,
    colours: ["black"],
    clo: 0,
    when: ["gala"],
  },
  {
    id: "beanie",
    slot: "head",
    kind: "beanie",
    dress: [0, 2.2],
    feels: [-90, 4],
    colours: ["grey", "navy", "burgundy"],
    clo: 0.04,
  },
  {
    id: "gloves",
    slot: "accessory",
    kind: "gloves",
    dress: [0, 5],
    feels: [-90, 3],
    colours: [],
    clo: 0.05,
  },
  {
    id: "scarf",
    slot: "accessory",
    kind: "scarf",
    dress: [0, 5],
    feels: [-90, 10],
    colours: ["grey", "navy", "burgundy"],
    clo: 0.04,
  },
  {
    id: "light-scarf",
    slot: "accessory",
    kind: "scarf",
    dress: [0.5, 5],
    feels: [11, 40],
    colours: ["sage", "cream", "navy"],
    clo: 0.02,
    when: ["modest", "long", "travel", "windy"],
  },
  {
    id: "sun-hat",
    slot: "head",
    kind: "sun-hat",
    dress: [0, 1.8],
    feels: [22, 90],
    colours: ["beige"],
    clo: 0,
    when: ["sun"],
  },
  {
    id: "sunglasses",
    slot: "accessory",
    kind: "sunglasses",
    dress: [0, 2.6],
    feels: [15, 90],
    colours: [],
    clo: 0,
    when: ["sun"],
  },
  {
    id: "reflective-band",
    slot: "accessory",
    kind: "belt",
    dress: [0, 1],
    feels: ANY,
    colours: [],
    clo: 0,
    when: ["dark"],
  },
  {
    id: "small-bag",
    slot: "accessory",
    kind: "bag",
    dress: [2, 5],
    feels: ANY,
    colours: ["black", "brown"],
    clo: 0,
    when: ["date", "cocktail", "theatre", "gala", "wedding"],
  },
  {
    id: "belt",
    slot: "accessory",
    kind: "belt",
    dress: [1.5, 4],
    feels: ANY,
    colours: ["brown", "black"],
    materials: ["leather"],
    clo: 0,
    when: ["office", "interview", "conference", "dinner", "date"],
  },
];

/** What holds in this request, for an idea's `when`. */
export function circumstances(brief: Brief, needs: Needs): ReadonlySet<string> {
  const all = new Set<string>(brief.traits);
  all.add(brief.occasion);
  if (brief.codeName) all.add(brief.codeName);
  if (brief.coverage) all.add(brief.coverage);
  if (all.has("active") && brief.weather?.isNight) all.add("dark");
  if (needs.rain) all.add("rain");
  if (needs.snow) all.add("snow");
  if (needs.windy) all.add("windy");
  if (brief.weather && (brief.weather.isNight || needs.rain)) all.delete("sun");
  return all;
}

/** True where the person ruled such a piece out. */
export function isRuledOut(idea: Idea, colour: string | null, brief: Brief): boolean {
  if (brief.vegan && idea.materials?.some((id) => ["wool", "silk", "leather"].includes(id)))
    return true;
  if (
    brief.coverage === "long" &&
    (idea.legs === "short" || (idea.slot === "base" && idea.sleeves !== "long"))
  )
    return true;
  if (brief.coverage === "bare-arms" && idea.slot === "base" && idea.sleeves !== "none")
    return true;
  return brief.avoids.some((mention) => isSuch(idea, colour, mention));
}

export function isSuch(idea: Idea, colour: string | null, mention: Mention): boolean {
  const kind = kindOf(idea.kind);
  const name = colour ? colourNamed(colour) : undefined;
  const parts = [
    mention.garment === undefined ||
      idea.kind === mention.garment ||
      kind.is?.includes(mention.garment) ||
      (mention.garment === "coat" && idea.slot === "outer" && !kind.is?.includes("tailoring")),
    mention.colours.length === 0 ||
      (name !== undefined && mention.colours.some((id) => isCalled(name, id))) ||
      (idea.kind === "jeans" && mention.colours.includes("blue") && colour !== "black"),
    mention.materials.length === 0 ||
      mention.materials.some(
        (id) =>
          idea.materials?.includes(id) ||
          (id === "leather" && idea.slot === "feet" && idea.kind === "loafers"),
      ),
    mention.patterns.length === 0,
    mention.features.length === 0 || mention.features.some((feature) => hasFeature(idea, feature)),
    mention.moods.length === 0 ||
      mention.moods.some((mood) =>
        mood === "dark"
          ? ["black", "navy", "charcoal", "indigo"].includes(colour ?? "")
          : ["yellow", "coral"].includes(colour ?? ""),
      ),
  ];
  const empty =
    mention.garment === undefined &&
    mention.colours.length +
      mention.materials.length +
      mention.features.length +
      mention.moods.length ===
      0;
  return !empty && parts.every(Boolean);
}

function hasFeature(idea: Idea, feature: string): boolean {
  if (feature === "sleeves") return idea.sleeves === "long" || idea.sleeves === "short";
  if (feature === "long-sleeves") return idea.sleeves === "long";
  if (feature === "short-sleeves") return idea.sleeves === "short";
  if (feature === "sleeveless") return idea.sleeves === "none";
  if (feature === "bare-legs") return idea.legs === "short";
  if (feature === "tight") return idea.kind === "base-layer";
  return false;
}

/** What nobody runs in. */
const UNSPORTING = new Set(["scarf", "bag", "umbrella", "tie"]);

/** The best ideas for a slot, best first; formality and weather first, then what the circumstances call for. */
export function ideasFor(slot: Slot, brief: Brief, needs: Needs): Suggested[] {
  const holds = circumstances(brief, needs);
  const feels = needs.feelsC ?? 18;
  const [low, high] = brief.code;
  return IDEAS.filter(
    (idea) => idea.slot === slot && idea.dress[1] >= low - 0.3 && idea.dress[0] <= high + 0.1,
  )
    .filter((idea) => feels >= idea.feels[0] && feels <= idea.feels[1])
    .filter((idea) => !idea.when || idea.when.some((one) => holds.has(one)))
    .filter((idea) => !(holds.has("active") && UNSPORTING.has(idea.kind)))
    .flatMap((idea) => {
      const colours = idea.colours.filter((colour) => !isRuledOut(idea, colour, brief));
      if (idea.colours.length > 0 && colours.length === 0) return [];
      if (idea.colours.length === 0 && isRuledOut(idea, null, brief)) return [];
      const chosen = colours.length > 0 ? coloursFor(colours, brief) : [];
      return [
        {
          idea,
          colour: chosen[0] ?? null,
          free: chosen,
          rank: rankOf(idea, brief, holds),
        },
      ];
    })
    .toSorted((a, b) => b.rank - a.rank);
}

const SOBER = ["black", "charcoal", "navy", "white"];

/** The colour the person wants, where the idea comes in it; otherwise the idea's own, best first. */
function coloursFor(colours: readonly string[], brief: Brief): readonly string[] {
  if (brief.traits.has("sober")) {
    const sober = colours.filter((id) => SOBER.includes(id));
    return sober.length > 0 ? sober : colours;
  }
  const wished = brief.wants.flatMap((mention) => mention.colours);
  const met = colours.filter((id) => wished.some((wish) => isCalled(colourNamed(id)!, wish)));
  return met.length > 0 ? met : colours;
}

function rankOf(idea: Idea, brief: Brief, holds: ReadonlySet<string>): number {
  const aim = (brief.code[0] + brief.code[1]) / 2;
  const off = aim < idea.dress[0] ? idea.dress[0] - aim : Math.max(0, aim - idea.dress[1]);
  const called = idea.when?.filter((one) => holds.has(one)).length ?? 0;
  const wished = brief.wants.some((mention) => mention.garment === idea.kind) ? 3 : 0;
  return called * 1.2 + wished - off;
}
