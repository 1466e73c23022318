import type { Slot } from "../outfit.ts";
import { type CategoryId, isCategory, KIND_OF_CATEGORY } from "./categories.ts";
import { type Area, AREAS, type BodyPart, type KindOf, type Spec } from "./kind.ts";
import { CARRIED } from "./kinds/carried.ts";
import { DRESSES } from "./kinds/dresses.ts";
import { LEGS } from "./kinds/legs.ts";
import { MIDS } from "./kinds/mids.ts";
import { OUTERS } from "./kinds/outers.ts";
import { SHOES } from "./kinds/shoes.ts";
import {
  BAGS,
  EYES,
  HANDS,
  HEAD,
  HOSIERY,
  JEWELLERY,
  NECK,
  SWIM,
  UNDERWEAR,
  WAIST,
} from "./kinds/small-wear.ts";
import { TOPS } from "./kinds/tops.ts";

const BY_AREA = {
  top: TOPS,
  mid: MIDS,
  outer: OUTERS,
  dress: DRESSES,
  legs: LEGS,
  shoes: SHOES,
  head: HEAD,
  neck: NECK,
  hands: HANDS,
  bag: BAGS,
  waist: WAIST,
  jewellery: JEWELLERY,
  eyes: EYES,
  hosiery: HOSIERY,
  underwear: UNDERWEAR,
  swim: SWIM,
  carried: CARRIED,
} as const satisfies Record<Area, Record<string, Spec>>;

type ByArea = typeof BY_AREA;
type SpecIn<A extends Area> = ByArea[A][keyof ByArea[A]];

/** Every kind of garment and thing that the product knows, by one name everywhere. */
export type KindId = { [A in Area]: keyof ByArea[A] & string }[Area];

type Wider<S> = S extends { of: readonly (infer W)[] } ? W : never;
/** Does not compile where a kind counts as one that is not there. */
const widerKindsExist: Wider<{ [A in Area]: SpecIn<A> }[Area]> extends KindId ? true : never = true;
void widerKindsExist;

export type Kind = KindOf<KindId>;

const SLOT_OF: Readonly<Record<Area, Slot>> = {
  top: "base",
  mid: "mid",
  outer: "outer",
  dress: "base",
  legs: "legs",
  shoes: "feet",
  head: "head",
  neck: "accessory",
  hands: "accessory",
  bag: "accessory",
  waist: "accessory",
  jewellery: "accessory",
  eyes: "accessory",
  hosiery: "accessory",
  underwear: "accessory",
  swim: "base",
  carried: "accessory",
};

const CATEGORY_OF: Readonly<Record<Area, CategoryId>> = {
  top: "top",
  mid: "hoodies",
  outer: "coat",
  dress: "dress",
  legs: "trouser",
  shoes: "shoes",
  head: "cap",
  neck: "scarf",
  hands: "other",
  bag: "bag",
  waist: "belt",
  jewellery: "jewellery",
  eyes: "other",
  hosiery: "other",
  underwear: "other",
  swim: "other",
  carried: "other",
};

const specs = new Map<string, { area: Area; spec: Spec }>(
  AREAS.flatMap((area) =>
    Object.entries<Spec>(BY_AREA[area]).map(([id, spec]) => [id, { area, spec }] as const),
  ),
);

export const KIND_IDS = [...specs.keys()] as KindId[];

export const isKindId = (text: string): text is KindId => specs.has(text);

/** A kind's own words and what it has from wider kinds, the nearest first. Areas of another body part hand nothing on. */
function filled(id: string): Spec {
  const { spec } = specs.get(id)!;
  const wider = spec.of?.[0];
  if (!wider) return spec;
  const { of: _of, vague: _vague, by: _by, ...inherited } = filled(wider);
  return { ...placeless(inherited, id, wider), ...spec };
}

/** A layer's places and category hold in its own area only: a fleece counts as a jacket and is worn under one. */
function placeless(spec: Spec, id: string, wider: string): Spec {
  if (specs.get(id)!.area === specs.get(wider)!.area) return spec;
  const { slots: _slots, category: _category, ...rest } = spec;
  return rest;
}

function kindFrom(id: KindId): Kind {
  const { area } = specs.get(id)!;
  const { of: _of, clo = 0, dress = [0, 5], slots, category, ...rest } = filled(id);
  return {
    ...rest,
    id,
    wider: specs.get(id)!.spec.of?.[0] as KindId | undefined,
    area,
    clo,
    dress,
    slots: slots ?? [SLOT_OF[area]],
    category: category ?? CATEGORY_OF[area],
    is: new Set(lineage(id)),
    covers: coverOf(area, rest),
    whole: (area === "dress" || area === "swim") && (slots?.[0] ?? "base") === "base",
  };
}

function lineage(id: string): KindId[] {
  const { of = [] } = specs.get(id)!.spec;
  return [id as KindId, ...of.flatMap(lineage)];
}

const LEG_PARTS: readonly BodyPart[] = ["hips", "thighs", "knees", "calves"];
/** How many of the leg's parts a length reaches over. */
const REACH: Readonly<Partial<Record<NonNullable<Spec["length"]>, number>>> = {
  thigh: 2,
  knee: 3,
  calf: 4,
  ankle: 4,
  floor: 4,
};

const ELSEWHERE: Readonly<Partial<Record<Area, readonly BodyPart[]>>> = {
  shoes: ["feet"],
  head: ["hair"],
  neck: ["neck"],
  hands: ["hands"],
  waist: ["waist"],
  eyes: ["eyes"],
  hosiery: ["feet"],
};

function coverOf(area: Area, { sleeve, length }: Spec): readonly BodyPart[] {
  const fixed = ELSEWHERE[area];
  if (fixed) return fixed;
  const legs = LEG_PARTS.slice(0, length ? (REACH[length] ?? 0) : 0);
  if (area === "legs") return legs;
  if (!["top", "mid", "outer", "dress", "swim"].includes(area)) return [];
  const arms: BodyPart[] =
    sleeve === "long"
      ? ["upper-arms", "forearms"]
      : sleeve === "short" || sleeve === "elbow"
        ? ["upper-arms"]
        : [];
  return ["chest", "waist", ...arms, ...legs];
}

const kinds = new Map<string, Kind>();

/** What is true of a kind, with everything that it has from wider ones. */
export function kindOf(id: KindId): Kind {
  const known = kinds.get(id);
  if (known) return known;
  const kind = kindFrom(id);
  kinds.set(id, kind);
  return kind;
}

/** Wider words that stand for several kinds. */
export type GarmentGroup = "tailoring" | "collared";

/** True where a kind is what a person means by a word: every blazer is a jacket, every shirt has a collar. */
export function isA(kind: Kind, word: string | undefined): boolean {
  if (word === "tailoring") return kind.tailored === true;
  if (word === "collared") return kind.collared === true;
  return word !== undefined && kind.is.has(word as KindId);
}

/** The narrower kinds that one detail makes of a wider one. */
export const MADE_BY_DETAIL: readonly Kind[] = KIND_IDS.filter((id) => specs.get(id)!.spec.by).map(
  kindOf,
);

/** Legs are bare where a garment that is worn there ends above the knee. */
export const baresLegs = (kind: Kind): boolean => coversLegs(kind) && kind.length === "thigh";

export const coversLegs = ({ area, whole, slots }: Kind): boolean =>
  area === "legs" || whole || slots[0] === "legs";

/** A jacket that a tailor cut, a suit's among them: it is no coat, and two are never worn over each other. */
export const isTailoredJacket = (kind: Kind): boolean =>
  kind.tailored === true && (kind.slots.includes("outer") || kind.is.has("suit"));

/** What a category says of a garment that has no telling name; undefined for "other" and for words it does not know. */
export const kindOfCategory = (category: string): Kind | undefined => {
  const id = isCategory(category) ? KIND_OF_CATEGORY[category] : null;
  return id ? kindOf(id) : undefined;
};
