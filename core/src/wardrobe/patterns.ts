/** What is woven into, knitted into or printed on cloth; `of` is the wider pattern that people also say. */
const patterns = {
  plain: {},
  striped: {},
  pinstriped: { of: "striped" },
  checked: {},
  tartan: { of: "checked" },
  gingham: { of: "checked" },
  houndstooth: { of: "checked" },
  herringbone: {},
  argyle: { of: "checked" },
  "fair-isle": {},
  "polka-dot": {},
  floral: {},
  paisley: { of: "floral" },
  animal: {},
  leopard: { of: "animal" },
  zebra: { of: "animal" },
  snake: { of: "animal" },
  camouflage: {},
  "tie-dye": {},
  "colour-block": {},
  geometric: {},
  abstract: {},
  graphic: { of: "print" },
  logo: { of: "print" },
  slogan: { of: "print" },
  flag: { of: "print" },
  tropical: { of: "floral" },
  embroidered: {},
  batik: {},
  ikat: {},
  kente: {},
  ombre: {},
  print: {},
} as const satisfies Record<string, { of?: string }>;

export type PatternId = keyof typeof patterns;

export const PATTERN_KINDS: Readonly<Record<PatternId, { of?: PatternId }>> = patterns;

export const PATTERN_IDS = Object.keys(PATTERN_KINDS) as PatternId[];

/** The pattern and everything that it also is, the nearest first: leopard, animal. */
export function patternAndWider(id: PatternId): readonly PatternId[] {
  const { of } = PATTERN_KINDS[id];
  return of ? [id, ...patternAndWider(of)] : [id];
}
