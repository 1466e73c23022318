import { kindOf, type KindId } from "./kinds.ts";

/**
 * The kinds that people tell apart when they speak plainly, each with the ones that are called so although they do not count as it:
 * straw hats and berets are hats, an oxford is a dress shoe, a training top a T-shirt.
 */
const PLAIN = {
  top: [],
  tee: ["running-top", "nursing-top", "henley", "short-sleeve-top", "scrub-top"],
  "long-sleeve-tee": ["base-layer", "rash-guard"],
  "tank-top": ["sleeveless-top", "vest"],
  camisole: [],
  "crop-top": [],
  bodysuit: [],
  "polo-shirt": [],
  "football-shirt": ["cycling-jersey", "rugby-shirt"],
  shirt: [],
  overshirt: [],
  blouse: [],
  corset: [],
  "sports-bra": [],
  turtleneck: ["turtleneck-sweater"],
  sweater: [],
  "sweater-vest": [],
  cardigan: [],
  hoodie: [],
  sweatshirt: [],
  fleece: [],
  waistcoat: [],
  jacket: [],
  blazer: ["bolero"],
  gilet: [],
  coat: [],
  "trench-coat": [],
  raincoat: ["rain-poncho"],
  parka: [],
  "puffer-jacket": [],
  "ski-jacket": [],
  windbreaker: ["softshell"],
  anorak: [],
  "denim-jacket": [],
  "leather-jacket": ["biker-jacket"],
  "bomber-jacket": [],
  cape: [],
  poncho: [],
  bathrobe: [],
  apron: [],
  dress: [],
  jumpsuit: ["playsuit", "romper"],
  dungarees: [],
  suit: [],
  tracksuit: [],
  pyjamas: ["onesie"],
  nightdress: [],
  trousers: [],
  chinos: [],
  jeans: [],
  joggers: [],
  leggings: ["thermal-leggings"],
  shorts: [],
  "swim-shorts": ["swim-briefs"],
  skirt: [],
  shoes: [],
  sneakers: [],
  boots: [],
  "rain-boots": [],
  heels: [],
  loafers: [],
  "ballet-flats": [],
  "dress-shoes": [],
  sandals: [],
  espadrilles: [],
  "flip-flops": ["sliders"],
  clogs: [],
  slippers: [],
  hat: ["sun-hat"],
  cap: [],
  beanie: [],
  headband: [],
  headscarf: [],
  scarf: [],
  tie: [],
  "bow-tie": [],
  gloves: [],
  bag: [],
  backpack: [],
  belt: [],
  jewellery: [],
  watch: [],
  glasses: [],
  sunglasses: [],
  socks: [],
  tights: [],
  underwear: [],
  bra: [],
  briefs: [],
  boxers: [],
  undershirt: [],
  swimsuit: [],
} as const satisfies Partial<Record<KindId, readonly KindId[]>>;

export type PlainKindId = keyof typeof PLAIN;

export const PLAIN_KIND_IDS = Object.keys(PLAIN) as PlainKindId[];

export const isPlainKind = (id: KindId): id is PlainKindId => Object.hasOwn(PLAIN, id);

const calledSo = new Map<KindId, PlainKindId>(
  PLAIN_KIND_IDS.flatMap((plain) => PLAIN[plain].map((id) => [id, plain] as const)),
);

/** What a kind is called plainly; itself where nobody has a plainer word. */
export function plainKind(id: KindId): KindId {
  const said = calledSo.get(id);
  if (said) return said;
  return isPlainKind(id)
    ? id
    : ([...kindOf(id).is].find((wider) => wider !== id && isPlainKind(wider)) ?? id);
}
