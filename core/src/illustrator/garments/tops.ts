import { paint, stroke, trim } from "../cloth/cloth.ts";
import type { Stroke } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import { BODY } from "../figure/figure.ts";
import type { TorsoCut } from "../figure/outline.ts";
import { torsoOutline } from "../figure/outline.ts";
import { Pen, profile } from "../geometry.ts";
import type { Fitting, Kind } from "./garment.ts";
import { layerOf, wears } from "./garment.ts";
import { printOnBody } from "./prints.ts";
import type { SleeveCut } from "./sleeves.ts";
import { drawSleeves } from "./sleeves.ts";

type Detail =
  | "collar"
  | "buttons"
  | "placket"
  | "ribbing"
  | "rollneck"
  | "hood"
  | "pouch"
  | "pocket"
  | "binding"
  | "bow"
  | "number"
  | "quarterzip"
  | "lacing";

type TopCut = TorsoCut & {
  sleeve?: number;
  sleeveEase?: SleeveCut["ease"];
  cuff?: SleeveCut["cuff"];
  details?: readonly Detail[];
  tuck?: "always" | "dressy" | "never";
};

const flat =
  (ease: number): SleeveCut["ease"] =>
  () =>
    ease;
const ROUND: TorsoCut["neck"] = { wide: 25, drop: 17, shape: "round" };
const V: TorsoCut["neck"] = { wide: 24, drop: 52, shape: "v" };
const SHORT = profile([
  [0, 5],
  [0.34, 9],
]);
const LONG = profile([
  [0, 5],
  [0.5, 6],
  [1, 4.5],
]);
const LOOSE = profile([
  [0, 8],
  [0.5, 12],
  [0.9, 13],
  [1, 8],
]);

const CUTS = {
  tee: {
    hem: 514,
    ease: 8,
    waist: 6,
    neck: ROUND,
    sleeve: 0.34,
    sleeveEase: SHORT,
    details: ["binding"],
    tuck: "dressy",
  },
  longSleeve: {
    hem: 514,
    ease: 6,
    waist: 4,
    neck: ROUND,
    sleeve: 0.97,
    sleeveEase: LONG,
    details: ["binding"],
    tuck: "dressy",
  },
  shirt: {
    hem: 526,
    ease: 9,
    waist: 5,
    neck: { wide: 23, drop: 34, shape: "v" },
    sleeve: 0.97,
    sleeveEase: LONG,
    cuff: "button",
    details: ["collar", "buttons"],
    tuck: "dressy",
  },
  campShirt: {
    hem: 524,
    ease: 14,
    waist: 9,
    neck: { wide: 25, drop: 48, shape: "v" },
    sleeve: 0.38,
    sleeveEase: profile([
      [0, 8],
      [0.4, 14],
    ]),
    details: ["collar", "buttons", "pocket"],
    tuck: "never",
  },
  blouse: {
    hem: 508,
    ease: 10,
    waist: 2,
    neck: { wide: 24, drop: 34, shape: "v" },
    sleeve: 0.96,
    sleeveEase: profile([
      [0, 8],
      [0.6, 12],
      [0.88, 17],
      [0.96, 5],
    ]),
    details: ["bow"],
    tuck: "dressy",
  },
  polo: {
    hem: 516,
    ease: 8,
    waist: 5,
    neck: { wide: 24, drop: 30, shape: "v" },
    sleeve: 0.34,
    sleeveEase: SHORT,
    details: ["collar", "placket"],
    tuck: "dressy",
  },
  tank: {
    hem: 512,
    ease: 5,
    waist: 3,
    neck: { wide: 32, drop: 44, shape: "round" },
    strap: 52,
    details: ["binding"],
    tuck: "dressy",
  },
  cami: { hem: 508, ease: 4, neck: { wide: 38, drop: 56, shape: "v" }, strap: 44, tuck: "dressy" },
  halter: {
    hem: 508,
    ease: 3,
    neck: { wide: 20, drop: 14, shape: "round" },
    strap: 34,
    tuck: "dressy",
  },
  bandeau: {
    hem: 400,
    ease: 3,
    neck: { wide: 46, drop: 78, shape: "square" },
    strap: 52,
    tuck: "never",
  },
  crop: {
    hem: 404,
    ease: 6,
    neck: ROUND,
    sleeve: 0.3,
    sleeveEase: SHORT,
    details: ["binding"],
    tuck: "never",
  },
  sportsTop: {
    hem: 398,
    ease: 2,
    neck: { wide: 30, drop: 50, shape: "round" },
    strap: 50,
    details: ["binding"],
    tuck: "never",
  },
  jersey: {
    hem: 524,
    ease: 13,
    waist: 9,
    neck: V,
    sleeve: 0.4,
    sleeveEase: profile([
      [0, 9],
      [0.4, 14],
    ]),
    details: ["number"],
    tuck: "never",
  },
  knit: {
    hem: 516,
    ease: 13,
    waist: 11,
    neck: { wide: 26, drop: 15, shape: "round" },
    sleeve: 0.98,
    sleeveEase: LOOSE,
    cuff: "rib",
    details: ["binding", "ribbing"],
    tuck: "never",
  },
  vneckKnit: {
    hem: 514,
    ease: 12,
    waist: 9,
    neck: { wide: 25, drop: 58, shape: "v" },
    sleeve: 0.98,
    sleeveEase: LOOSE,
    cuff: "rib",
    details: ["binding", "ribbing"],
    tuck: "never",
  },
  rollneck: {
    hem: 514,
    ease: 9,
    waist: 6,
    neck: { wide: 24, drop: 4, shape: "round" },
    sleeve: 0.98,
    sleeveEase: LONG,
    cuff: "rib",
    details: ["rollneck", "ribbing"],
    tuck: "dressy",
  },
  quarterZip: {
    hem: 516,
    ease: 11,
    waist: 9,
    neck: { wide: 24, drop: 4, shape: "round" },
    sleeve: 0.98,
    sleeveEase: LOOSE,
    cuff: "rib",
    details: ["quarterzip", "ribbing"],
    tuck: "never",
  },
  knitVest: {
    hem: 512,
    ease: 9,
    waist: 7,
    neck: V,
    strap: 62,
    details: ["binding", "ribbing"],
    tuck: "never",
  },
  hoodie: {
    hem: 522,
    ease: 17,
    waist: 15,
    neck: { wide: 28, drop: 16, shape: "round" },
    sleeve: 0.98,
    sleeveEase: profile([
      [0, 11],
      [0.5, 15],
      [0.88, 15],
      [1, 9],
    ]),
    cuff: "rib",
    details: ["hood", "pouch", "ribbing"],
    tuck: "never",
  },
  sweatshirt: {
    hem: 520,
    ease: 15,
    waist: 13,
    neck: { wide: 26, drop: 14, shape: "round" },
    sleeve: 0.98,
    sleeveEase: profile([
      [0, 10],
      [0.5, 13],
      [0.88, 14],
      [1, 8],
    ]),
    cuff: "rib",
    details: ["binding", "ribbing"],
    tuck: "never",
  },
  tunic: {
    hem: 640,
    ease: 11,
    flare: 12,
    waist: 8,
    neck: { wide: 24, drop: 40, shape: "v" },
    sleeve: 0.9,
    sleeveEase: LOOSE,
    details: ["placket"],
    tuck: "never",
  },
} as const satisfies Record<string, TopCut>;

function top(
  cut: keyof typeof CUTS,
  kind: Omit<Kind, "draw" | "sleeve" | "slot"> & { slot?: Kind["slot"] },
): Kind {
  const pattern: TopCut = CUTS[cut];
  return {
    slot: "base",
    under: pattern.sleeve === undefined || cut === "tee" || cut === "longSleeve",
    ...kind,
    sleeve: pattern.sleeve ?? 0,
    draw: (fitting) => drawTop(fitting, pattern),
  };
}

export const TOPS: readonly Kind[] = [
  top("tee", {
    name: "tee",
    words: [
      "t-shirt",
      "tshirt",
      "t shirt",
      "tee shirt",
      "top",
      "graphic tee",
      "crew tee",
      "crewneck tee",
    ],
    colour: "#f4f1ea",
  }),
  top("longSleeve", {
    name: "long-sleeved top",
    words: [
      "long sleeve top",
      "long-sleeve tee",
      "long-sleeve top",
      "long sleeve",
      "long-sleeved tee",
      "thermal top",
      "base layer",
      "thermal",
      "breton top",
      "breton",
      "mariniere",
      "breton tee",
      "henley",
      "rash guard",
    ],
    colour: "#e9e4d8",
  }),
  top("shirt", {
    name: "shirt",
    words: [
      "button-up",
      "button-down",
      "oxford shirt",
      "dress shirt",
      "button up",
      "button down",
      "linen shirt",
      "poplin shirt",
      "chambray",
      "flannel",
      "flannel shirt",
    ],
    colour: "#f7f6f2",
  }),
  top("campShirt", {
    name: "short-sleeved shirt",
    words: [
      "camp shirt",
      "hawaiian shirt",
      "aloha shirt",
      "short-sleeve shirt",
      "short sleeve shirt",
      "short-sleeved linen shirt",
      "bowling shirt",
      "camp-collar shirt",
      "camp collar shirt",
      "resort shirt",
      "cuban shirt",
    ],
    colour: "#e7efe9",
  }),
  top("blouse", {
    name: "blouse",
    words: ["silk blouse", "pussy-bow blouse", "peasant top", "wrap top"],
    colour: "#f3e7dc",
  }),
  top("polo", {
    name: "polo shirt",
    words: ["polo", "golf shirt", "rugby shirt", "rugby"],
    colour: "#2f5d50",
  }),
  top("tank", {
    name: "tank top",
    words: [
      "tank",
      "vest top",
      "singlet",
      "sleeveless top",
      "muscle tee",
      "sleeveless tee",
      "bodysuit",
      "shell top",
    ],
    colour: "#efe9df",
  }),
  top("cami", {
    name: "camisole",
    words: ["cami", "strappy top", "slip top", "spaghetti top"],
    colour: "#d9c3b0",
  }),
  top("halter", {
    name: "halter top",
    words: ["halter", "halterneck", "halterneck top"],
    colour: "#c4553f",
  }),
  top("bandeau", {
    name: "bandeau top",
    words: ["bandeau", "tube top", "bikini top", "strapless top", "corset", "bustier"],
    colour: "#d8644a",
  }),
  top("crop", {
    name: "crop top",
    words: ["cropped top", "cropped tee", "crop tee"],
    colour: "#e8dfd2",
  }),
  top("sportsTop", {
    name: "sports top",
    words: ["sports bra", "bralette", "bra top", "athletic top"],
    colour: "#3b4a5a",
  }),
  top("jersey", {
    name: "sports shirt",
    words: [
      "jersey",
      "football shirt",
      "running top",
      "gym top",
      "workout top",
      "technical tee",
      "performance tee",
      "running tee",
      "moisture-wicking tee",
    ],
    colour: "#2f6db0",
  }),
  top("knit", {
    name: "sweater",
    slot: "mid",
    words: [
      "jumper",
      "pullover",
      "knit",
      "crewneck",
      "jersey knit",
      "cable knit",
      "cable-knit sweater",
      "knitwear",
      "wool sweater",
      "crewneck sweater",
      "merino sweater",
      "cashmere sweater",
      "fisherman sweater",
      "crew-neck",
      "aran",
    ],
    colour: "#8d7a66",
    material: "knit",
  }),
  top("vneckKnit", {
    name: "V-neck sweater",
    slot: "mid",
    words: ["v-neck", "v-neck jumper", "v neck sweater", "v-neck pullover", "v-neck knit"],
    colour: "#5a6b5b",
    material: "knit",
  }),
  top("rollneck", {
    name: "roll-neck",
    words: [
      "rollneck",
      "turtleneck",
      "polo neck",
      "polo-neck",
      "mock neck",
      "funnel neck",
      "turtle neck",
      "roll neck",
      "turtleneck sweater",
      "roll-neck sweater",
      "mockneck",
    ],
    colour: "#33343a",
    material: "knit",
  }),
  top("quarterZip", {
    name: "quarter-zip",
    slot: "mid",
    words: ["quarter zip", "half-zip", "half zip", "1/4 zip", "zip-neck", "zip neck sweater"],
    colour: "#3d4b5c",
  }),
  top("knitVest", {
    name: "knitted vest",
    slot: "mid",
    words: ["sweater vest", "knit vest", "tank jumper", "slipover"],
    colour: "#6d5a45",
    material: "knit",
  }),
  top("hoodie", {
    name: "hoodie",
    slot: "mid",
    words: ["hooded sweatshirt", "hoody", "hoodies", "hooded top"],
    colour: "#7c8a84",
    pockets: true,
  }),
  top("sweatshirt", {
    name: "sweatshirt",
    slot: "mid",
    words: ["sweat top", "crewneck sweatshirt", "sweat"],
    colour: "#b7b2a8",
  }),
  top("tunic", {
    name: "tunic",
    words: ["kurta", "kameez", "kaftan", "caftan", "long shirt", "dashiki"],
    colour: "#e6d9c3",
  }),
];

export function drawTop(fitting: Fitting, cut: TopCut): void {
  const { canvas, figure, cloth, kind } = fitting;
  const { details = [] } = cut;
  const tucked = isTucked(fitting, cut);
  const d = torsoOutline(figure, tucked ? { ...cut, hem: BODY.waist + 24 } : cut);
  paint(canvas, tucked ? "tucked" : layerOf(kind), d, cloth, {
    origin: figure.torso(0, BODY.shoulder),
    inset: printOnBody(fitting),
    lines: [...foldsOf(fitting, cut, tucked), ...linesOf(fitting, cut, details)],
  });
  if (fitting.flat && !cut.strap) drawBackNeck(fitting, cut);
  drawSleeves(fitting, { to: cut.sleeve ?? 0, ease: cut.sleeveEase ?? flat(5), cuff: cut.cuff });
  for (const name of details)
    DETAILS[name]?.(fitting, { ...cut, tucked, hem: tucked ? BODY.waist + 24 : cut.hem });
}

/** Laid flat, the inside of the back shows in the neckline. */
function drawBackNeck({ canvas, figure, cloth }: Fitting, { neck }: TopCut): void {
  const d = new Pen(figure.torso)
    .move(-neck.wide - 2, BODY.neck + 3)
    .quad([0, BODY.neck + 12], [neck.wide + 2, BODY.neck + 3])
    .line([neck.wide, BODY.neck + 16], [0, BODY.neck + neck.drop + 8], [-neck.wide, BODY.neck + 16])
    .close().data;
  paint(
    canvas,
    "coatBack",
    d,
    trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.3 ? 0.06 : -0.12)),
    { shade: 0, ghost: true },
  );
}

function isTucked(fitting: Fitting, { tuck }: TopCut): boolean {
  const bottoms = wears(fitting, "legs");
  if (!bottoms || fitting.flat || fitting.kind.slot !== "base") return false;
  const belted = fitting.outfit.some(({ kind }) => kind.name === "belt");
  return tuck === "always" || (tuck === "dressy" && (Boolean(bottoms.kind.dressy) || belted));
}

/** A few folds where cloth gathers: at the waist and under the arms. */
function foldsOf({ figure }: Fitting, cut: TopCut, tucked: boolean): Stroke[] {
  if (cut.ease < 5 || cut.hem < 480) return [];
  const pen = new Pen(figure.torso);
  const x = figure.half(BODY.waist) + cut.ease;
  pen.move(-x, BODY.waist + 12).quad([-x + 16, BODY.waist + 24], [-x + 32, BODY.waist + 22]);
  pen.move(x, BODY.waist - 6).quad([x - 14, BODY.waist + 4], [x - 26, BODY.waist + 3]);
  if (!tucked)
    pen.move(x + 4, BODY.waist + 44).quad([x - 18, BODY.waist + 52], [x - 34, BODY.waist + 48]);
  return [{ d: pen.data, width: 2.2, opacity: 0.75 }];
}

function linesOf({ figure, cloth }: Fitting, cut: TopCut, details: readonly Detail[]): Stroke[] {
  const pen = (): Pen => new Pen(figure.torso);
  const lines: Stroke[] = [];
  if (details.includes("pouch"))
    lines.push({
      d: pen()
        .move(-52, cut.hem - 18)
        .line(
          [-50, cut.hem - 36],
          [-32, cut.hem - 74],
          [32, cut.hem - 74],
          [50, cut.hem - 36],
          [52, cut.hem - 18],
        ).data,
    });
  if (details.includes("pocket"))
    lines.push({
      d: pen().move(22, 318).line([54, 318], [54, 350], [38, 358], [22, 350], [22, 318]).data,
      width: 2,
    });
  if (details.includes("number"))
    lines.push({
      d: pen().move(-120, 300).line([120, 300]).move(-120, 312).line([120, 312]).data,
      width: 7,
      colour: cloth.accent,
    });
  return lines;
}

type DrawDetail = (fitting: Fitting, cut: TopCut & { tucked?: boolean }) => void;

const DETAILS: Partial<Record<Detail, DrawDetail>> = {
  binding: drawBinding,
  ribbing: drawRibbing,
  collar: drawCollar,
  buttons: (fitting, { hem, tucked = false }) =>
    drawButtons(fitting, BODY.neck + 34, hem - 16, tucked),
  placket: (fitting, { tucked = false }) =>
    drawButtons(fitting, BODY.neck + 30, BODY.neck + 92, tucked),
  rollneck: drawRollneck,
  quarterzip: (fitting) => {
    drawRollneck(fitting);
    const zip = new Pen(fitting.figure.torso).move(0, BODY.chin + 8).line([0, 316]).data;
    fitting.canvas.add("collar", stroke(fitting.cloth, { d: zip, width: 3 }), { lift: 3 });
  },
  hood: drawHood,
  bow: drawBow,
};

/** The ribbed or bound edge along the neckline. */
function drawBinding({ canvas, figure, cloth, kind }: Fitting, cut: TopCut): void {
  const { wide, drop, shape } = cut.neck;
  const top = BODY.neck + 3 + Math.max(0, wide - 24) * 0.36;
  const low = BODY.neck + drop;
  const pen = new Pen(figure.torso).move(-wide, top);
  if (shape === "v") pen.line([0, low]).line([wide, top]);
  else
    pen
      .curve([-wide * 0.96, low - (low - top) * 0.12], [-wide * 0.62, low], [0, low])
      .curve([wide * 0.62, low], [wide * 0.96, low - (low - top) * 0.12], [wide, top]);
  const width = kind.material === "knit" || kind.slot === "mid" ? 8 : 5;
  canvas.add(
    layerOf(kind),
    stroke(cloth, {
      d: pen.data,
      width,
      colour: shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.07 : -0.07),
    }),
    { lift: 2 },
  );
}

/** The ribbed band at the hem. */
function drawRibbing(
  { canvas, figure, cloth, kind }: Fitting,
  cut: TopCut & { tucked?: boolean },
): void {
  if (cut.tucked) return;
  const y = cut.hem - 17;
  const w = figure.half(y) + cut.ease + 1;
  const band = new Pen(figure.torso)
    .move(-w, y)
    .quad([0, y + 9], [w, y])
    .line([w - 3, cut.hem + 1])
    .quad([0, cut.hem + 10], [-w + 3, cut.hem + 1])
    .close().data;
  const ribs = new Pen(figure.torso);
  for (let x = -w + 10; x < w; x += 9) ribs.move(x, y + 4).line([x, cut.hem + 6]);
  paint(canvas, layerOf(kind), band, trim(cloth), {
    lift: 2,
    shade: 0,
    ghost: true,
    lines: [{ d: ribs.data, width: 1.4, opacity: 0.55 }],
  });
}

function drawCollar({ canvas, figure, cloth }: Fitting): void {
  const leaf = (k: number): string =>
    new Pen(figure.torso)
      .move(k * 19, BODY.chin + 13)
      .curve([k * 25, BODY.neck - 6], [k * 31, BODY.neck + 6], [k * 35, BODY.neck + 16])
      .line([k * 19, BODY.neck + 40])
      .curve([k * 10, BODY.neck + 28], [k * 4, BODY.neck + 22], [k * 1.5, BODY.neck + 19])
      .curve([k * 10, BODY.neck + 10], [k * 18, BODY.neck - 6], [k * 19, BODY.chin + 13])
      .close().data;
  const edge = { ...cloth, edged: false };
  for (const k of [-1, 1]) {
    paint(canvas, "collar", leaf(k), edge, { lift: 2, shade: 0, grain: k * 30 });
    canvas.add("collar", stroke(cloth, { d: leaf(k), width: 2 }), { lift: 2.1 });
  }
}

function drawButtons(
  { canvas, figure, cloth, kind }: Fitting,
  from: number,
  to: number,
  tucked: boolean,
): void {
  const line = new Pen(figure.torso)
    .move(-7, from + 4)
    .line([-7, to + 8])
    .move(7, from + 4)
    .line([7, to + 8]).data;
  const colour = lightness(cloth.colour) > 0.7 ? shade(cloth.colour, -0.24) : detail(cloth.colour);
  const buttons: string[] = [];
  for (let y = from + 18; y < to; y += 40)
    buttons.push(`<path d="${new Pen(figure.torso).oval(0, y, 3.1).data}" fill="${colour}"/>`);
  const marks = stroke(cloth, { d: line, width: 1.7, opacity: 0.6 }) + buttons.join("");
  canvas.add(tucked ? "tucked" : layerOf(kind), marks, { lift: 1 });
}

function drawRollneck({ canvas, figure, cloth }: Fitting): void {
  const d = new Pen(figure.torso)
    .move(-24, BODY.chin + 2)
    .curve([-29, BODY.neck - 8], [-31, BODY.neck], [-30, BODY.neck + 12])
    .curve([-14, BODY.neck + 24], [14, BODY.neck + 24], [30, BODY.neck + 12])
    .curve([31, BODY.neck], [29, BODY.neck - 8], [24, BODY.chin + 2])
    .quad([0, BODY.chin + 14], [-24, BODY.chin + 2])
    .close().data;
  const fold = new Pen(figure.torso)
    .move(-30, BODY.neck - 2)
    .quad([0, BODY.neck + 12], [30, BODY.neck - 2]).data;
  paint(canvas, "collar", d, cloth, { lift: 1, shade: 8, lines: [fold] });
}

/** A hood lies behind the neck and rolls round to the front. */
export function drawHood({ canvas, figure, cloth, kind, flat }: Fitting): void {
  const soft = trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.3 ? -0.03 : -0.05));
  const y = flat ? 20 : 0;
  const back = new Pen(figure.torso)
    .move(-62, 262)
    .curve([-80, 214], [-58, 182 + y], [-26, 180 + y])
    .line([26, 180 + y])
    .curve([58, 182 + y], [80, 214], [62, 262])
    .close().data;
  paint(canvas, "hood", back, trim(cloth), { shade: 0, ghost: true });
  const roll = new Pen(figure.torso)
    .move(-34, 212)
    .curve([-58, 222], [-66, 250], [-50, 262])
    .curve([-34, 274], [-12, 282], [0, 286])
    .curve([12, 282], [34, 274], [50, 262])
    .curve([66, 250], [58, 222], [34, 212])
    .curve([34, 236], [18, 254], [0, 262])
    .curve([-18, 254], [-34, 236], [-34, 212])
    .close().data;
  const layer = kind.slot === "mid" ? "lapels" : layerOf(kind);
  paint(canvas, layer, roll, soft, { lift: 6, shade: 8 });
  const cords = new Pen(figure.torso)
    .move(-14, 274)
    .curve([-15, 290], [-13, 300], [-14, 322])
    .move(14, 274)
    .curve([15, 290], [13, 300], [14, 314]).data;
  const cord = lightness(cloth.colour) > 0.72 ? shade(cloth.colour, -0.3) : "#f3f0ea";
  canvas.add(layer, stroke(cloth, { d: cords, width: 3.6, colour: cord }), { lift: 6.5 });
}

function drawBow({ canvas, figure, cloth }: Fitting): void {
  const at = new Pen(figure.torso);
  const loop = (k: number): string =>
    new Pen(figure.torso)
      .move(0, 272)
      .curve([k * 12, 254], [k * 36, 252], [k * 34, 270])
      .curve([k * 34, 288], [k * 12, 286], [0, 272])
      .close().data;
  const tail = (k: number): string =>
    new Pen(figure.torso)
      .move(0, 272)
      .curve([k * 4, 296], [k * 10, 320], [k * 18, 342])
      .line([k * 32, 334])
      .curve([k * 22, 310], [k * 12, 290], [0, 272])
      .close().data;
  for (const d of [tail(-1), tail(1), loop(-1), loop(1)]) {
    paint(canvas, "collar", d, cloth, { lift: 2, shade: 5 });
    canvas.add("collar", stroke(cloth, { d, width: 1.8 }), { lift: 2.1 });
  }
  canvas.add("collar", `<path d="${at.oval(0, 272, 6, 7).data}" fill="${trim(cloth).colour}"/>`, {
    lift: 2.3,
  });
}
