import type { Stroke } from "../cloth/cloth.ts";
import { paint, stroke, trim } from "../cloth/cloth.ts";
import { blend, detail, lightness, shade } from "../cloth/colour.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY, SIDES, sign } from "../figure/figure.ts";
import type { TorsoCut } from "../figure/outline.ts";
import { frontPanel } from "../figure/outline.ts";
import { Pen, profile } from "../geometry.ts";
import type { Fitting, Kind } from "./garment.ts";
import { layerOf, over } from "./garment.ts";
import { printOnBody } from "./prints.ts";
import type { SleeveCut } from "./sleeves.ts";
import { drawSleeves } from "./sleeves.ts";
import { drawHood } from "./tops.ts";

type Collar = "notch" | "wide" | "shirt" | "stand" | "shawl" | "hood" | "fur" | "rib" | "none";
type Closure = "buttons" | "double" | "zip" | "toggles" | "none";
type Pockets = "welt" | "flap" | "patch" | "slant" | "chest" | "none";

export type LayerCut = Omit<TorsoCut, "neck"> & {
  sleeve: number;
  sleeveEase: SleeveCut["ease"];
  cuff?: SleeveCut["cuff"];
  /** Half of the gap between the fronts at the chest and at the hem when worn open. */
  open: readonly [chest: number, hem: number];
  collar: Collar;
  closure: Closure;
  pockets: Pockets;
  quilted?: boolean;
  ribbed?: boolean;
  belted?: boolean;
};

const SLIM = profile([
  [0, 7],
  [0.5, 7],
  [1, 6],
]);
const EASY = profile([
  [0, 9],
  [0.5, 11],
  [1, 9],
]);
const ROOMY = profile([
  [0, 12],
  [0.5, 14],
  [0.9, 13],
  [1, 11],
]);
const PUFFED = profile([
  [0, 15],
  [0.45, 19],
  [0.9, 17],
  [1, 11],
]);

const CUTS = {
  cardigan: {
    hem: 530,
    ease: 15,
    waist: 10,
    sleeve: 0.98,
    sleeveEase: EASY,
    cuff: "rib",
    open: [20, 28],
    collar: "none",
    closure: "buttons",
    pockets: "patch",
    ribbed: true,
  },
  longCardigan: {
    hem: 690,
    ease: 16,
    waist: 8,
    flare: 4,
    sleeve: 0.98,
    sleeveEase: EASY,
    cuff: "rib",
    open: [26, 40],
    collar: "shawl",
    closure: "none",
    pockets: "patch",
  },
  zipHoodie: {
    hem: 524,
    ease: 17,
    waist: 13,
    sleeve: 0.98,
    sleeveEase: ROOMY,
    cuff: "rib",
    open: [24, 26],
    collar: "hood",
    closure: "zip",
    pockets: "slant",
    ribbed: true,
  },
  fleece: {
    hem: 522,
    ease: 18,
    waist: 14,
    sleeve: 0.98,
    sleeveEase: ROOMY,
    cuff: "fold",
    open: [20, 24],
    collar: "stand",
    closure: "zip",
    pockets: "chest",
  },
  waistcoat: {
    hem: 508,
    ease: 9,
    waist: 2,
    strap: 64,
    sleeve: 0,
    sleeveEase: SLIM,
    open: [0, 6],
    collar: "none",
    closure: "buttons",
    pockets: "welt",
  },
  gilet: {
    hem: 524,
    ease: 20,
    waist: 12,
    strap: 76,
    sleeve: 0,
    sleeveEase: SLIM,
    open: [20, 24],
    collar: "stand",
    closure: "zip",
    pockets: "slant",
    quilted: true,
  },
  blazer: {
    hem: 556,
    ease: 14,
    waist: 1,
    flare: 3,
    sleeve: 0.975,
    sleeveEase: SLIM,
    open: [16, 30],
    collar: "notch",
    closure: "buttons",
    pockets: "flap",
  },
  doubleBlazer: {
    hem: 560,
    ease: 15,
    waist: 3,
    flare: 3,
    sleeve: 0.975,
    sleeveEase: SLIM,
    open: [14, 24],
    collar: "wide",
    closure: "double",
    pockets: "flap",
  },
  dinner: {
    hem: 556,
    ease: 13,
    waist: 1,
    flare: 2,
    sleeve: 0.975,
    sleeveEase: SLIM,
    open: [16, 30],
    collar: "shawl",
    closure: "buttons",
    pockets: "welt",
  },
  overshirt: {
    hem: 538,
    ease: 15,
    waist: 11,
    sleeve: 0.98,
    sleeveEase: EASY,
    cuff: "fold",
    open: [24, 32],
    collar: "shirt",
    closure: "buttons",
    pockets: "chest",
  },
  denim: {
    hem: 508,
    ease: 15,
    waist: 11,
    sleeve: 0.985,
    sleeveEase: EASY,
    cuff: "fold",
    open: [28, 32],
    collar: "shirt",
    closure: "buttons",
    pockets: "chest",
  },
  biker: {
    hem: 506,
    ease: 14,
    waist: 8,
    sleeve: 0.985,
    sleeveEase: EASY,
    open: [22, 34],
    collar: "wide",
    closure: "zip",
    pockets: "slant",
  },
  bomber: {
    hem: 510,
    ease: 19,
    waist: 16,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    cuff: "rib",
    open: [24, 26],
    collar: "rib",
    closure: "zip",
    pockets: "slant",
    ribbed: true,
  },
  windbreaker: {
    hem: 526,
    ease: 18,
    waist: 15,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    cuff: "rib",
    open: [22, 24],
    collar: "hood",
    closure: "zip",
    pockets: "slant",
  },
  puffer: {
    hem: 528,
    ease: 26,
    waist: 20,
    sleeve: 0.98,
    sleeveEase: PUFFED,
    cuff: "rib",
    open: [22, 24],
    collar: "stand",
    closure: "zip",
    pockets: "none",
    quilted: true,
  },
  longPuffer: {
    hem: 690,
    ease: 27,
    waist: 18,
    flare: 3,
    sleeve: 0.98,
    sleeveEase: PUFFED,
    cuff: "rib",
    open: [22, 34],
    collar: "hood",
    closure: "zip",
    pockets: "none",
    quilted: true,
  },
  parka: {
    hem: 618,
    ease: 22,
    waist: 13,
    flare: 6,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    cuff: "fold",
    open: [24, 34],
    collar: "fur",
    closure: "zip",
    pockets: "flap",
  },
  raincoat: {
    hem: 632,
    ease: 21,
    waist: 16,
    flare: 14,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    open: [18, 32],
    collar: "hood",
    closure: "buttons",
    pockets: "flap",
  },
  overcoat: {
    hem: 706,
    ease: 18,
    waist: 8,
    flare: 12,
    sleeve: 0.985,
    sleeveEase: EASY,
    open: [22, 44],
    collar: "notch",
    closure: "buttons",
    pockets: "flap",
  },
  doubleCoat: {
    hem: 690,
    ease: 19,
    waist: 9,
    flare: 12,
    sleeve: 0.985,
    sleeveEase: EASY,
    open: [18, 38],
    collar: "wide",
    closure: "double",
    pockets: "welt",
  },
  trench: {
    hem: 698,
    ease: 18,
    waist: 4,
    flare: 22,
    sleeve: 0.985,
    sleeveEase: EASY,
    cuff: "fold",
    open: [22, 42],
    collar: "wide",
    closure: "double",
    pockets: "slant",
    belted: true,
  },
  duffle: {
    hem: 640,
    ease: 20,
    waist: 13,
    flare: 8,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    open: [20, 32],
    collar: "hood",
    closure: "toggles",
    pockets: "patch",
  },
  robe: {
    hem: 640,
    ease: 18,
    waist: 10,
    flare: 8,
    sleeve: 0.78,
    sleeveEase: profile([
      [0, 12],
      [0.78, 30],
    ]),
    open: [24, 36],
    collar: "none",
    closure: "none",
    pockets: "none",
  },
} as const satisfies Record<string, LayerCut>;

type Tag = Omit<Kind, "draw" | "sleeve" | "slot"> & { slot?: Kind["slot"] };

function layer(cut: keyof typeof CUTS, kind: Tag): Kind {
  const pattern: LayerCut = CUTS[cut];
  const pockets = pattern.sleeve > 0.8;
  return {
    slot: "outer",
    opens: true,
    pockets,
    ...kind,
    sleeve: pattern.sleeve,
    draw: (fitting) => drawLayer(fitting, pattern),
  };
}

export const LAYERED: readonly Kind[] = [
  layer("cardigan", {
    name: "cardigan",
    slot: "mid",
    words: ["cardi", "knit jacket"],
    colour: "#b08f6c",
    material: "knit",
  }),
  layer("longCardigan", {
    name: "long cardigan",
    slot: "mid",
    words: ["longline cardigan", "duster cardigan", "duster"],
    colour: "#a99a89",
    material: "knit",
  }),
  layer("zipHoodie", {
    name: "zipped hoodie",
    slot: "mid",
    words: [
      "zip hoodie",
      "zip-up hoodie",
      "zip up hoodie",
      "track jacket",
      "zip-up",
      "tracksuit top",
      "track top",
    ],
    colour: "#5b6770",
  }),
  layer("fleece", {
    name: "fleece",
    slot: "mid",
    words: [
      "fleece jacket",
      "polar fleece",
      "teddy jacket",
      "sherpa jacket",
      "sherpa",
      "borg jacket",
    ],
    colour: "#cdbfa5",
    material: "fleece",
  }),
  layer("waistcoat", {
    name: "waistcoat",
    slot: "mid",
    words: ["vest", "suit vest", "tailored vest"],
    colour: "#4a4d55",
  }),
  layer("gilet", {
    name: "gilet",
    words: [
      "puffer vest",
      "quilted vest",
      "padded vest",
      "down vest",
      "body warmer",
      "bodywarmer",
      "padded gilet",
    ],
    colour: "#3a4a3e",
    material: "quilted",
  }),
  layer("blazer", {
    name: "blazer",
    words: [
      "sport coat",
      "sports jacket",
      "sport jacket",
      "suit jacket",
      "tweed jacket",
      "linen jacket",
      "jacket",
      "unstructured blazer",
      "corduroy jacket",
    ],
    colour: "#2f3a4f",
  }),
  layer("doubleBlazer", {
    name: "double-breasted blazer",
    words: ["double-breasted jacket", "double breasted blazer", "double breasted jacket"],
    colour: "#2b3550",
  }),
  layer("dinner", {
    name: "dinner jacket",
    words: ["tuxedo jacket", "smoking jacket", "velvet jacket", "velvet blazer"],
    colour: "#1f2027",
  }),
  layer("overshirt", {
    name: "overshirt",
    words: [
      "shacket",
      "shirt jacket",
      "chore jacket",
      "chore coat",
      "utility jacket",
      "field jacket",
      "safari jacket",
      "work jacket",
      "worker jacket",
    ],
    colour: "#6b6a4c",
  }),
  layer("denim", {
    name: "denim jacket",
    words: ["jean jacket", "trucker jacket", "jeans jacket"],
    colour: "#5b7ca3",
    material: "denim",
  }),
  layer("biker", {
    name: "leather jacket",
    words: ["biker jacket", "moto jacket", "faux leather jacket", "suede jacket", "biker"],
    colour: "#26242a",
    material: "leather",
  }),
  layer("bomber", {
    name: "bomber jacket",
    words: [
      "bomber",
      "varsity jacket",
      "flight jacket",
      "letterman jacket",
      "harrington",
      "harrington jacket",
    ],
    colour: "#4a5340",
  }),
  layer("windbreaker", {
    name: "windbreaker",
    words: [
      "shell jacket",
      "shell",
      "waterproof jacket",
      "rain jacket",
      "hardshell",
      "softshell",
      "running jacket",
      "cagoule",
      "light jacket",
      "anorak",
      "waterproof shell",
      "lightweight jacket",
      "windproof jacket",
      "hiking jacket",
    ],
    colour: "#3f7f8c",
  }),
  layer("puffer", {
    name: "puffer jacket",
    words: [
      "puffer",
      "down jacket",
      "padded jacket",
      "quilted jacket",
      "ski jacket",
      "insulated jacket",
      "down coat",
      "padded coat",
      "winter jacket",
    ],
    colour: "#2e3440",
    material: "quilted",
  }),
  layer("longPuffer", {
    name: "long puffer coat",
    words: ["puffer coat", "long puffer", "sleeping bag coat", "long down coat"],
    colour: "#2e3440",
    material: "quilted",
  }),
  layer("parka", {
    name: "parka",
    words: ["fishtail parka", "winter parka", "winter coat"],
    colour: "#5c6144",
  }),
  layer("raincoat", {
    name: "raincoat",
    words: [
      "rain coat",
      "mac",
      "mackintosh",
      "waterproof coat",
      "waterproof",
      "rain mac",
      "slicker",
      "oilskin",
    ],
    colour: "#e2b23a",
  }),
  layer("overcoat", {
    name: "overcoat",
    words: [
      "coat",
      "wool coat",
      "topcoat",
      "camel coat",
      "long coat",
      "chesterfield",
      "car coat",
      "wool overcoat",
      "crombie",
    ],
    colour: "#b08a5e",
  }),
  layer("doubleCoat", {
    name: "double-breasted coat",
    words: ["peacoat", "pea coat", "double breasted coat", "reefer", "greatcoat"],
    colour: "#2c3448",
  }),
  layer("trench", { name: "trench coat", words: ["trench", "trenchcoat"], colour: "#c9ab7c" }),
  layer("duffle", {
    name: "duffle coat",
    words: ["duffel coat", "toggle coat", "duffle"],
    colour: "#7a5a3a",
  }),
  layer("robe", {
    name: "open robe",
    slot: "mid",
    words: [
      "kimono",
      "kimono jacket",
      "beach cover-up",
      "cover-up",
      "cover up",
      "coverup",
      "dressing gown",
      "bathrobe",
      "robe",
      "cape",
      "poncho",
      "abaya",
    ],
    colour: "#c7a98f",
  }),
];

const COLD_NECK = 22;

export function drawLayer(fitting: Fitting, cut: LayerCut): void {
  const { canvas, figure, cloth, kind } = fitting;
  const layer = layerOf(kind);
  const gaps = gapsOf(fitting, cut);
  const closed = gaps[0] < 4;
  drawLining(fitting, cut, gaps);
  for (const side of SIDES) {
    const k = sign(side);
    paint(canvas, layer, frontPanel(figure, { ...cut, neck: COLD_NECK, gaps }, k), cloth, {
      origin: figure.torso(0, BODY.shoulder),
      inset: printOnBody(fitting),
      shade: side === "right" || !closed ? 12 : 0,
      lines: [...seams(figure, cut, gaps, k), ...(cut.quilted ? quilting(figure, cut) : [])],
    });
  }
  drawFront(fitting, cut, gaps);
  if (cut.ribbed) drawRib(fitting, cut, gaps);
  drawSleeves(fitting, {
    to: cut.sleeve,
    ease: cut.sleeveEase,
    cuff: cut.cuff,
    puffed: cut.quilted,
  });
  drawCollar(fitting, cut, gaps);
  if (cut.belted) drawBelt(fitting, cut, gaps);
}

/** Worn open over something; closed where there is nothing else beneath, or a coat goes over it. */
function gapsOf(fitting: Fitting, cut: LayerCut): readonly [number, number] {
  const beneath = fitting.outfit.some(
    ({ kind }) =>
      kind !== fitting.kind &&
      (kind.slot === "base" || (kind.slot === "mid" && fitting.kind.slot === "outer")),
  );
  const [chest, hem] = cut.open;
  if (!beneath)
    return cut.collar === "notch" || cut.collar === "shawl" || cut.collar === "wide"
      ? [3, hem * 0.4]
      : [0, cut.hem > 560 ? 6 : 0];
  const covered = over(fitting).length > 0;
  return covered ? [chest * 0.8, hem * 0.8] : [chest + 6, hem + 6];
}

/** What shows of the inside: the back of the neck and, below an open long coat, the back. */
function drawLining(
  { canvas, figure, cloth }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  const inside = trim(
    cloth,
    lightness(cloth.colour) < 0.3 ? shade(cloth.colour, -0.04) : shade(cloth.colour, -0.12),
  );
  const low = figure.half(cut.hem) + cut.ease + (cut.flare ?? 0) - 8;
  const d = new Pen(figure.torso)
    .move(-30, BODY.neck - 14)
    .quad([0, BODY.neck - 24], [30, BODY.neck - 14])
    .line([figure.half(BODY.waist) - 6, BODY.waist], [Math.max(gaps[1], low), cut.hem - 6])
    .quad([0, cut.hem - 2], [-Math.max(gaps[1], low), cut.hem - 6])
    .line([-figure.half(BODY.waist) + 6, BODY.waist])
    .close().data;
  paint(canvas, "coatBack", d, inside, { shade: 0, ghost: true });
}

function seams(
  figure: Figure,
  cut: LayerCut,
  gaps: readonly [number, number],
  k: -1 | 1,
): Stroke[] {
  const pen = (): Pen => new Pen(figure.torso);
  const pocket = POCKETS[cut.pockets](pen(), k, cut, gaps);
  const lines: Stroke[] = pocket.data ? [{ d: pocket.data, width: 2.2 }] : [];
  if (cut.ease < 18 || cut.hem > 560) {
    const x = figure.half(BODY.waist) + cut.ease;
    lines.push({
      d: pen()
        .move(k * x, BODY.waist + 14)
        .quad([k * (x - 14), BODY.waist + 26], [k * (x - 26), BODY.waist + 24]).data,
      width: 2,
      opacity: 0.7,
    });
  }
  return lines;
}

const POCKETS: Record<
  Pockets,
  (pen: Pen, k: number, cut: LayerCut, gaps: readonly [number, number]) => Pen
> = {
  none: (pen) => pen,
  welt: (pen, k) => pen.move(k * 36, BODY.hip - 22).line([k * 66, BODY.hip - 28]),
  slant: (pen, k) => pen.move(k * 50, BODY.hip - 48).line([k * 66, BODY.hip - 6]),
  flap: (pen, k, cut) => {
    const y = cut.hem > 600 ? BODY.hip + 6 : BODY.hip - 6;
    return pen
      .move(k * 40, y)
      .line([k * 76, y - 4])
      .line([k * 77, y + 13], [k * 40, y + 17], [k * 40, y]);
  },
  patch: (pen, k, cut) => {
    const y = cut.hem - (cut.hem > 600 ? 190 : 82);
    return pen
      .move(k * 38, y)
      .line([k * 74, y], [k * 76, y + 46], [k * 40, y + 46], [k * 38, y])
      .move(k * 38, y + 9)
      .line([k * 74, y + 9]);
  },
  chest: (pen, k) =>
    pen
      .move(k * 34, 330)
      .line([k * 62, 328], [k * 62, 366], [k * 48, 374], [k * 34, 366], [k * 34, 330])
      .move(k * 34, 343)
      .line([k * 48, 350], [k * 62, 342]),
};

function quilting(figure: Figure, cut: LayerCut): Stroke[] {
  const lines: Stroke[] = [];
  for (let y = BODY.shoulder + 26; y < cut.hem - 12; y += 42)
    lines.push({
      d: new Pen(figure.torso)
        .move(-140, y)
        .curve([-80, y + 9], [-50, y + 9], [0, y])
        .curve([50, y + 9], [80, y + 9], [140, y]).data,
      width: 2.4,
    });
  return lines;
}

/** The front edges with their zip, buttons or toggles. */
function drawFront(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  const layer = layerOf(kind);
  const colour =
    lightness(cloth.colour) < 0.42 ? shade(cloth.colour, 0.26) : shade(cloth.colour, -0.26);
  const edge = (y: number): number => gapAt(gaps, y, cut.hem);
  const marks: string[] = [];
  const button = (x: number, y: number, r = 4.6): void => {
    marks.push(`<path d="${new Pen(figure.torso).oval(x, y, r).data}" fill="${colour}"/>`);
  };
  const last = Math.min(cut.hem - 30, 560);
  const first =
    cut.collar === "notch" || cut.collar === "wide" || cut.collar === "shawl" ? 392 : 296;
  if (cut.closure === "buttons") for (let y = first; y <= last; y += 56) button(edge(y) + 9, y);
  if (cut.closure === "double")
    for (let y = Math.max(first, 380); y <= last; y += 54) {
      button(edge(y) + 12, y, 5.2);
      button(-edge(y) - 12, y, 5.2);
    }
  if (cut.closure === "toggles")
    for (let y = 310; y <= last; y += 66) {
      const x = edge(y);
      const loop = new Pen(figure.torso)
        .move(-x - 4, y)
        .line([-x - 26, y])
        .move(x + 4, y)
        .line([x + 26, y]).data;
      marks.push(stroke(cloth, { d: loop, width: 3, colour }));
      marks.push(
        stroke(cloth, {
          d: new Pen(figure.torso).move(x - 2, y).line([x + 12, y]).data,
          width: 7,
          colour: "#c9a46b",
        }),
      );
    }
  if (cut.closure === "zip")
    for (const k of gaps[0] < 4 ? [1] : [-1, 1]) marks.push(zip(figure, cloth, k, edge, cut.hem));
  else if (gaps[0] < 4)
    marks.push(
      stroke(cloth, {
        d: new Pen(figure.torso).move(0, 300).line([0, cut.hem + 6]).data,
        width: 2.2,
      }),
    );
  canvas.add(layer, marks.join(""), { lift: 3 });
}

function zip(
  figure: Figure,
  cloth: Fitting["cloth"],
  k: number,
  edge: (y: number) => number,
  hem: number,
): string {
  const pen = new Pen(figure.torso).move(k * (edge(262) + 2), 262);
  for (let y = 300; y < hem; y += 40) pen.line([k * (edge(y) + 2), y]);
  return stroke(cloth, {
    d: pen.line([k * (edge(hem) + 2), hem]).data,
    width: 3,
    colour: blend(detail(cloth.colour), "#c8c8c8", 0.45),
  });
}

export const gapAt = ([chest, hem]: readonly [number, number], y: number, low: number): number =>
  profile([
    [BODY.neck, chest + 3],
    [330, chest],
    [BODY.waist, (chest + hem) / 2],
    [low, hem],
  ])(y);

function drawRib(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  for (const k of [-1, 1]) {
    const y = cut.hem - 16;
    const [inner, outer] = [gapAt(gaps, y, cut.hem), figure.half(y) + cut.ease + 1];
    const d = new Pen(figure.torso)
      .move(k * inner, y + 7)
      .quad([k * outer * 0.6, y + 5], [k * outer, y])
      .line([k * (outer - 3), cut.hem + 1])
      .quad([k * outer * 0.6, cut.hem + 7], [k * inner, cut.hem + 8])
      .close().data;
    const ribs = new Pen(figure.torso);
    for (let x = inner + 8; x < outer; x += 9) ribs.move(k * x, y + 6).line([k * x, cut.hem + 5]);
    paint(canvas, layerOf(kind), d, trim(cloth), {
      lift: 4,
      shade: 0,
      ghost: true,
      lines: [{ d: ribs.data, width: 1.4, opacity: 0.55 }],
    });
  }
}

function drawCollar(fitting: Fitting, cut: LayerCut, gaps: readonly [number, number]): void {
  if (cut.collar === "hood") return drawHood(fitting);
  if (cut.collar === "fur") return drawFurHood(fitting);
  if (cut.collar === "none") return drawEdging(fitting, cut, gaps);
  const { canvas, figure, cloth, kind } = fitting;
  const shape = COLLARS[cut.collar];
  const tone = trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.045 : -0.035));
  const facing =
    cut.collar === "rib"
      ? trim(cloth)
      : cloth.pattern === "solid"
        ? { ...tone, material: cloth.material }
        : cloth;
  for (const k of [-1, 1]) {
    const d = shape(new Pen(figure.torso), k, gaps).data;
    paint(
      canvas,
      kind.slot === "mid" ? "collar" : "lapels",
      d,
      { ...facing, edged: false },
      { lift: 4, shade: 0, grain: k * 12, ghost: true },
    );
    canvas.add(kind.slot === "mid" ? "collar" : "lapels", stroke(cloth, { d, width: 2.2 }), {
      lift: 4.1,
    });
  }
}

type CollarShape = (pen: Pen, k: number, gaps: readonly [number, number]) => Pen;
const COLLARS: Record<Exclude<Collar, "hood" | "fur" | "none">, CollarShape> = {
  notch: (p, k, [g]) =>
    p
      .move(k * 19, 216)
      .curve([k * 27, 226], [k * 36, 236], [k * 42, 246])
      .line([k * 60, 268], [k * 46, 276], [k * 58, 290])
      .quad([k * 46, 338], [k * (g + 1), 386])
      .curve([k * (g + 3), 330], [k * 20, 276], [k * 18, 250])
      .close(),
  wide: (p, k, [g]) =>
    p
      .move(k * 19, 214)
      .curve([k * 30, 222], [k * 42, 234], [k * 50, 244])
      .line([k * 70, 266], [k * 50, 280], [k * 74, 286], [k * 62, 320])
      .quad([k * 44, 356], [k * (g + 1), 392])
      .curve([k * (g + 3), 330], [k * 20, 276], [k * 18, 250])
      .close(),
  shawl: (p, k, [g]) =>
    p
      .move(k * 19, 214)
      .curve([k * 32, 224], [k * 46, 248], [k * 50, 286])
      .quad([k * 44, 350], [k * (g + 1), 408])
      .curve([k * (g + 3), 340], [k * 20, 276], [k * 18, 250])
      .close(),
  shirt: (p, k, [g]) =>
    p
      .move(k * 20, 212)
      .curve([k * 30, 222], [k * 44, 240], [k * 50, 256])
      .line([k * 38, 284])
      .quad([k * 26, 282], [k * (g + 4), 270])
      .curve([k * 22, 254], [k * 20, 236], [k * 20, 212])
      .close(),
  stand: (p, k, [g]) =>
    p
      .move(k * 22, 206)
      .curve([k * 36, 210], [k * 46, 226], [k * 46, 250])
      .quad([k * 36, 264], [k * (g + 2), 272])
      .curve([k * 20, 252], [k * 26, 230], [k * 22, 206])
      .close(),
  rib: (p, k, [g]) =>
    p
      .move(k * 22, 216)
      .curve([k * 34, 224], [k * 40, 236], [k * 41, 248])
      .quad([k * 34, 264], [k * (g + 2), 276])
      .curve([k * 19, 254], [k * 26, 238], [k * 22, 216])
      .close(),
};

/** A collarless front has a band along its edges. */
function drawEdging(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  for (const k of [-1, 1]) {
    const pen = new Pen(figure.torso).move(k * 24, BODY.neck - 4);
    pen.curve([k * 28, 262], [k * (gaps[0] + 8), 290], [k * (gapAt(gaps, 340, cut.hem) + 4), 340]);
    for (let y = 380; y < cut.hem; y += 40) pen.line([k * (gapAt(gaps, y, cut.hem) + 4), y]);
    pen.line([k * (gapAt(gaps, cut.hem, cut.hem) + 4), cut.hem + 4]);
    canvas.add(
      layerOf(kind),
      stroke(cloth, {
        d: pen.data,
        width: 8,
        colour: shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.06 : -0.06),
      }),
      { lift: 2 },
    );
  }
}

function drawFurHood(fitting: Fitting): void {
  drawHood(fitting);
  const { canvas, figure, cloth } = fitting;
  const fur = lightness(cloth.colour) > 0.75 ? "#b9a58a" : "#d9c8ab";
  const pen = new Pen(figure.torso);
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (0.02 + (0.96 * i) / 12);
    pen.oval(-Math.cos(a) * 50, 226 + Math.sin(a) * 48, 12);
  }
  paint(canvas, "lapels", pen.data, trim({ ...cloth, edged: false }, fur), {
    lift: 8,
    shade: 0,
    ghost: true,
  });
}

function drawBelt(
  { canvas, figure, cloth, kind }: Fitting,
  cut: LayerCut,
  gaps: readonly [number, number],
): void {
  const y = BODY.waist + 6;
  for (const k of [-1, 1]) {
    const [inner, outer] = [gapAt(gaps, y, cut.hem) - 2, figure.half(y) + cut.ease + 2];
    const d = new Pen(figure.torso)
      .move(k * inner, y + 2)
      .line([k * outer, y - 4], [k * outer, y + 14], [k * inner, y + 20])
      .close().data;
    paint(canvas, layerOf(kind), d, trim(cloth), { lift: 5, shade: 0, ghost: true });
    canvas.add(layerOf(kind), stroke(cloth, { d, width: 1.8 }), { lift: 5.1 });
  }
  const x = gapAt(gaps, y, cut.hem) + 4;
  const tail = new Pen(figure.torso)
    .move(-x, y + 6)
    .curve([-x - 8, y + 40], [-x - 2, y + 70], [-x - 12, y + 96])
    .line([-x + 4, y + 100])
    .curve([-x + 12, y + 70], [-x + 4, y + 40], [-x + 8, y + 8])
    .close().data;
  paint(canvas, layerOf(kind), tail, trim(cloth), { lift: 5.2, shade: 0, ghost: true });
}
