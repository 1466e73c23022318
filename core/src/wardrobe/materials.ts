/** A fibre, a skin or a weave. `of` says what a material also is: denim is cotton; `animal` is what vegans leave out. */
type Material = { of?: string; animal?: true };

const materials = {
  cotton: {},
  linen: {},
  denim: { of: "cotton" },
  chambray: { of: "cotton" },
  corduroy: { of: "cotton" },
  velvet: {},
  velour: {},
  wool: { animal: true },
  merino: { of: "wool", animal: true },
  cashmere: { of: "wool", animal: true },
  mohair: { of: "wool", animal: true },
  alpaca: { of: "wool", animal: true },
  tweed: { of: "wool", animal: true },
  flannel: { of: "cotton" },
  felt: { of: "wool", animal: true },
  fleece: { of: "polyester" },
  knit: {},
  jersey: { of: "cotton" },
  "sweatshirt-fleece": { of: "cotton" },
  terry: { of: "cotton" },
  silk: { animal: true },
  satin: {},
  chiffon: {},
  lace: {},
  tulle: {},
  sequin: {},
  viscose: {},
  modal: { of: "viscose" },
  lyocell: { of: "viscose" },
  polyester: {},
  nylon: { of: "polyester" },
  acrylic: { of: "polyester" },
  elastane: { of: "polyester" },
  leather: { animal: true },
  "faux-leather": { of: "polyester" },
  "patent-leather": { of: "leather", animal: true },
  suede: { of: "leather", animal: true },
  nubuck: { of: "leather", animal: true },
  shearling: { of: "fur", animal: true },
  fur: { animal: true },
  "faux-fur": { of: "polyester" },
  down: { animal: true },
  canvas: { of: "cotton" },
  "waxed-cotton": { of: "cotton" },
  "gore-tex": { of: "polyester" },
  softshell: { of: "polyester" },
  neoprene: {},
  rubber: {},
  mesh: { of: "polyester" },
  crochet: { of: "cotton" },
  straw: {},
  seersucker: { of: "cotton" },
  poplin: { of: "cotton" },
  crepe: {},
  gabardine: {},
  brocade: {},
  hemp: { of: "linen" },
  ramie: { of: "linen" },
  metal: {},
  plastic: {},
} as const satisfies Record<string, Material>;

export type MaterialId = keyof typeof materials;

export const MATERIALS: Readonly<Record<MaterialId, Material & { of?: MaterialId }>> = materials;

export const MATERIAL_IDS = Object.keys(MATERIALS) as MaterialId[];

export const isMaterial = (text: string): text is MaterialId => Object.hasOwn(MATERIALS, text);

/** The material and everything that it also is, the nearest first: cashmere, wool. */
export function materialAndWider(id: MaterialId): readonly MaterialId[] {
  const { of } = MATERIALS[id];
  return of ? [id, ...materialAndWider(of)] : [id];
}
