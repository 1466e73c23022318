import type { Stroke } from "../cloth/cloth.ts";
import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import type { Figure } from "../figure/figure.ts";
import { BODY, SIDES, sign } from "../figure/figure.ts";
import { inseam, legsOutline } from "../figure/outline.ts";
import { Pen, profile } from "../geometry.ts";
import type { Fitting, Kind } from "./garment.ts";
import { printAlong, printOnLegs } from "./prints.ts";

type Detail =
  | "fly"
  | "jeans"
  | "crease"
  | "drawstring"
  | "cuffs"
  | "cargo"
  | "turnup"
  | "pleats"
  | "stripe"
  | "elastic"
  | "turn";

type LegCut = {
  /** How far down: 1 is the ankle. */
  to: number;
  ease: (t: number) => number;
  rise?: number;
  waist?: number;
  details: readonly Detail[];
};

const CUTS = {
  slim: {
    to: 0.97,
    ease: profile([
      [0, 4],
      [0.5, 5],
      [1, 4],
    ]),
    details: ["fly", "jeans"],
  },
  jeans: {
    to: 0.99,
    ease: profile([
      [0, 6],
      [0.5, 9],
      [1, 9],
    ]),
    details: ["fly", "jeans"],
  },
  chinos: {
    to: 0.975,
    ease: profile([
      [0, 6],
      [0.5, 9],
      [1, 7],
    ]),
    details: ["fly"],
  },
  tailored: {
    to: 0.99,
    ease: profile([
      [0, 6],
      [0.5, 9],
      [1, 9],
    ]),
    rise: 408,
    details: ["fly", "crease"],
  },
  wide: {
    to: 1.0,
    ease: profile([
      [0, 8],
      [0.3, 12],
      [0.6, 24],
      [1, 36],
    ]),
    rise: 404,
    details: ["fly", "crease"],
  },
  flared: {
    to: 1.0,
    ease: profile([
      [0, 4],
      [0.5, 5],
      [0.72, 12],
      [1, 28],
    ]),
    rise: 408,
    details: ["fly"],
  },
  leggings: {
    to: 0.98,
    ease: profile([
      [0, 1.5],
      [1, 1.5],
    ]),
    rise: 410,
    details: ["elastic"],
  },
  joggers: {
    to: 0.97,
    ease: profile([
      [0, 8],
      [0.5, 15],
      [0.88, 14],
      [0.97, 5],
    ]),
    details: ["drawstring", "cuffs"],
  },
  track: {
    to: 0.985,
    ease: profile([
      [0, 7],
      [0.5, 11],
      [1, 9],
    ]),
    details: ["drawstring", "stripe"],
  },
  cargo: {
    to: 0.98,
    ease: profile([
      [0, 9],
      [0.5, 15],
      [1, 12],
    ]),
    details: ["fly", "cargo"],
  },
  linen: {
    to: 0.96,
    ease: profile([
      [0, 9],
      [0.5, 16],
      [1, 17],
    ]),
    details: ["drawstring"],
  },
  cropped: {
    to: 0.84,
    ease: profile([
      [0, 7],
      [0.5, 13],
      [1, 19],
    ]),
    rise: 406,
    details: ["fly"],
  },
  shorts: {
    to: 0.42,
    ease: profile([
      [0, 8],
      [0.42, 15],
    ]),
    details: ["fly", "turn"],
  },
  denimShorts: {
    to: 0.34,
    ease: profile([
      [0, 7],
      [0.34, 12],
    ]),
    details: ["fly", "jeans", "turnup"],
  },
  swimShorts: {
    to: 0.36,
    ease: profile([
      [0, 8],
      [0.36, 16],
    ]),
    details: ["drawstring"],
  },
  sportShorts: {
    to: 0.31,
    ease: profile([
      [0, 7],
      [0.31, 15],
    ]),
    details: ["elastic", "stripe"],
  },
  bermuda: {
    to: 0.5,
    ease: profile([
      [0, 7],
      [0.5, 14],
    ]),
    rise: 408,
    details: ["fly", "crease"],
  },
  cycling: {
    to: 0.4,
    ease: profile([
      [0, 2],
      [0.4, 2],
    ]),
    rise: 410,
    details: ["elastic"],
  },
  briefs: { to: 0.15, ease: () => 1, rise: 462, details: [] },
} as const satisfies Record<string, LegCut>;

type SkirtCut = {
  hem: number;
  /** How far the hem stands off the hips. */
  flare: number;
  pleats?: number;
  slit?: boolean;
  wrap?: boolean;
  tiers?: readonly number[];
  jeans?: boolean;
};

const SKIRTS = {
  mini: { hem: 620, flare: 16 },
  denimSkirt: { hem: 634, flare: 12, jeans: true },
  pencil: { hem: 706, flare: -4, slit: true },
  midi: { hem: 780, flare: 56, pleats: 5 },
  pleated: { hem: 752, flare: 52, pleats: 10 },
  slip: { hem: 790, flare: 20 },
  maxi: { hem: 884, flare: 62, pleats: 4, tiers: [640, 762] },
  sarong: { hem: 800, flare: 22, wrap: true },
  tutu: { hem: 660, flare: 92, pleats: 9 },
  kilt: { hem: 690, flare: 26, pleats: 8 },
} as const satisfies Record<string, SkirtCut>;

type Tag = Omit<Kind, "draw" | "slot">;

const legs = (cut: keyof typeof CUTS, tag: Tag): Kind => {
  const pattern: LegCut = CUTS[cut];
  const pockets = !["leggings", "cycling", "briefs", "sportShorts"].includes(cut);
  return {
    slot: "legs",
    plural: true,
    pockets,
    ...tag,
    draw: (fitting) => drawLegs(fitting, pattern),
  };
};
const skirt = (cut: keyof typeof SKIRTS, tag: Tag): Kind => {
  const pattern: SkirtCut = SKIRTS[cut];
  return { slot: "legs", dressy: true, ...tag, draw: (fitting) => drawSkirt(fitting, pattern) };
};

export const LEGWEAR: readonly Kind[] = [
  legs("jeans", {
    name: "jeans",
    words: [
      "straight jeans",
      "straight-leg jeans",
      "denim trousers",
      "denim pants",
      "blue jeans",
      "mom jeans",
      "boyfriend jeans",
      "jean",
    ],
    colour: "#3f5f8a",
    material: "denim",
  }),
  legs("slim", {
    name: "slim jeans",
    words: ["skinny jeans", "slim-fit jeans", "skinnies", "jeggings"],
    colour: "#34507a",
    material: "denim",
  }),
  legs("wide", {
    name: "wide-leg jeans",
    words: ["wide leg jeans", "baggy jeans", "loose jeans"],
    colour: "#54749c",
    material: "denim",
  }),
  legs("flared", {
    name: "flared jeans",
    words: [
      "flares",
      "flared trousers",
      "bootcut jeans",
      "bell bottoms",
      "flared pants",
      "bootcut",
    ],
    colour: "#3f5f8a",
    material: "denim",
  }),
  legs("chinos", {
    name: "chinos",
    words: [
      "chino",
      "khakis",
      "trousers",
      "trouser",
      "pants",
      "chino trousers",
      "slim trousers",
      "corduroys",
      "cords",
      "corduroy trousers",
      "pant",
      "bottoms",
      "slacks",
    ],
    colour: "#b49a74",
  }),
  legs("tailored", {
    name: "tailored trousers",
    words: [
      "dress trousers",
      "suit trousers",
      "dress pants",
      "smart trousers",
      "wool trousers",
      "pleated trousers",
      "cigarette trousers",
      "suit pants",
      "formal trousers",
      "dress slacks",
      "flannel trousers",
      "tailored pants",
    ],
    colour: "#3c4049",
    dressy: true,
  }),
  legs("wide", {
    name: "wide-leg trousers",
    words: [
      "wide leg trousers",
      "wide-leg pants",
      "wide trousers",
      "palazzo pants",
      "palazzos",
      "culottes",
      "wide leg pants",
      "wide-legs",
      "wide pants",
    ],
    colour: "#46505f",
    dressy: true,
  }),
  legs("cropped", {
    name: "cropped trousers",
    words: ["cropped pants", "capris", "capri pants", "ankle trousers", "pedal pushers"],
    colour: "#8b8f7a",
  }),
  legs("leggings", {
    name: "leggings",
    words: [
      "legging",
      "yoga pants",
      "running tights",
      "tights",
      "yoga leggings",
      "gym leggings",
      "thermal leggings",
    ],
    colour: "#2b2e38",
  }),
  legs("joggers", {
    name: "joggers",
    words: [
      "jogging bottoms",
      "sweatpants",
      "jogger",
      "sweat pants",
      "tracksuit bottoms",
      "lounge pants",
      "lounge trousers",
      "pyjama bottoms",
      "pajama pants",
    ],
    colour: "#8a8f98",
  }),
  legs("track", {
    name: "track pants",
    words: [
      "track trousers",
      "trackpants",
      "ski pants",
      "ski trousers",
      "snow pants",
      "salopettes",
      "waterproof trousers",
    ],
    colour: "#2d3644",
  }),
  legs("cargo", {
    name: "cargo trousers",
    words: [
      "cargos",
      "cargo pants",
      "combat trousers",
      "hiking trousers",
      "hiking pants",
      "walking trousers",
      "utility trousers",
      "trekking trousers",
    ],
    colour: "#6a6b4b",
  }),
  legs("linen", {
    name: "linen trousers",
    words: [
      "linen pants",
      "drawstring trousers",
      "harem pants",
      "beach trousers",
      "loose trousers",
      "drawstring pants",
    ],
    colour: "#d8c7a8",
  }),
  legs("shorts", {
    name: "shorts",
    words: [
      "short",
      "chino shorts",
      "linen shorts",
      "tailored shorts",
      "walking shorts",
      "hiking shorts",
    ],
    colour: "#c2a87f",
  }),
  legs("bermuda", {
    name: "bermuda shorts",
    words: ["bermudas", "long shorts", "cargo shorts", "board shorts", "boardshorts"],
    colour: "#8f8b72",
  }),
  legs("denimShorts", {
    name: "denim shorts",
    words: ["jean shorts", "cut-offs", "cutoffs", "jorts", "cut-off shorts", "hot pants"],
    colour: "#6f94bd",
    material: "denim",
  }),
  legs("swimShorts", {
    name: "swim shorts",
    words: ["swimming trunks", "swim trunks", "trunks", "bathing shorts", "swimming shorts"],
    colour: "#2f8f9d",
  }),
  legs("sportShorts", {
    name: "running shorts",
    words: [
      "gym shorts",
      "sports shorts",
      "athletic shorts",
      "workout shorts",
      "basketball shorts",
      "football shorts",
      "sport shorts",
    ],
    colour: "#31343f",
  }),
  legs("cycling", {
    name: "cycling shorts",
    words: ["bike shorts", "biker shorts", "cycling short"],
    colour: "#2b2e38",
  }),
  legs("briefs", {
    name: "bikini bottoms",
    words: ["bikini bottom", "swim briefs", "swimming briefs"],
    colour: "#d8644a",
  }),
  skirt("midi", {
    name: "midi skirt",
    words: ["skirt", "a-line skirt", "circle skirt", "full skirt", "flared skirt", "swing skirt"],
    colour: "#6f5d78",
  }),
  skirt("mini", {
    name: "mini skirt",
    words: ["miniskirt", "short skirt", "skort", "tennis skirt", "leather skirt"],
    colour: "#7a3b3f",
  }),
  skirt("denimSkirt", {
    name: "denim skirt",
    words: ["jean skirt"],
    colour: "#4a6a96",
    material: "denim",
  }),
  skirt("pencil", {
    name: "pencil skirt",
    words: ["tube skirt", "fitted skirt"],
    colour: "#34363f",
  }),
  skirt("pleated", {
    name: "pleated skirt",
    words: [
      "pleated midi skirt",
      "pleated midi",
      "plissé skirt",
      "plisse skirt",
      "knife-pleat skirt",
    ],
    colour: "#5b7a6a",
  }),
  skirt("slip", {
    name: "slip skirt",
    words: ["satin skirt", "bias skirt", "silk skirt", "satin midi skirt", "column skirt"],
    colour: "#b9a184",
  }),
  skirt("maxi", {
    name: "maxi skirt",
    words: ["long skirt", "tiered skirt", "boho skirt", "prairie skirt", "floor-length skirt"],
    colour: "#b5654a",
  }),
  skirt("sarong", {
    name: "beach wrap",
    words: ["sarong", "pareo", "wrap", "wrap skirt", "beach sarong", "lungi"],
    colour: "#e0a458",
  }),
  skirt("tutu", { name: "tulle skirt", words: ["tutu"], colour: "#e3b7c4" }),
  skirt("kilt", { name: "kilt", words: ["tartan skirt"], colour: "#7a2e33", pattern: "check" }),
];

export function drawLegs(fitting: Fitting, cut: LegCut): void {
  const { canvas, figure, cloth } = fitting;
  const { to, ease, rise: top = BODY.waist + 8, waist = 3 } = cut;
  const d = legsOutline(figure, { top, to, ease, waist });
  const seam = { d: inseam(figure, to, ease), width: 2, opacity: 0.8 };
  const lines = [...hipLines(fitting, cut, top), seam, ...legLines(fitting, cut)];
  paint(canvas, "bottoms", d, cloth, {
    shade: 11,
    origin: figure.torso(0, top),
    inset: printOnLegs(fitting, to > 0.6 ? "long" : "short"),
    lines,
  });
  drawWaistband(fitting, top, waist, cut.details);
  for (const side of SIDES) {
    if (cut.details.includes("cuffs")) drawCuff(fitting, side, cut, 0.055, trim(cloth));
    if (cut.details.includes("turnup"))
      drawCuff(fitting, side, cut, 0.045, { ...trim(cloth, shade(cloth.colour, 0.13)) });
  }
}

export function drawWaistband(
  { canvas, figure, cloth, flat }: Fitting,
  top: number,
  waist: number,
  details: readonly string[] = [],
): void {
  const w = figure.half(top) + waist;
  const low = figure.half(top + 18) + waist + 1;
  const band = new Pen(figure.torso)
    .move(-w, top)
    .quad([0, top + 7], [w, top])
    .line([low, top + 17])
    .quad([0, top + 24], [-low, top + 17])
    .close().data;
  const tone = shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.04 : -0.035);
  paint(
    canvas,
    "bottoms",
    band,
    { ...trim(cloth, tone), edged: cloth.edged && flat },
    { lift: 2, shade: 10, ghost: true },
  );
  const pen = new Pen(figure.torso).move(-low, top + 17).quad([0, top + 24], [low, top + 17]);
  canvas.add("bottoms", stroke(cloth, { d: pen.data, width: 1.8, opacity: 0.8 }), { lift: 2.1 });
  if (details.includes("fly"))
    canvas.add(
      "bottoms",
      `<path d="${new Pen(figure.torso).oval(0, top + 12, 3.4).data}" fill="${detail(cloth.colour)}"/>`,
      { lift: 2.2 },
    );
  if (!details.includes("drawstring")) return;
  const cord = new Pen(figure.torso)
    .move(-4, top + 14)
    .curve([-10, top + 30], [-8, top + 44], [-10, top + 58])
    .move(4, top + 14)
    .curve([9, top + 28], [6, top + 40], [9, top + 52]);
  canvas.add(
    "bottoms",
    stroke(cloth, {
      d: cord.data,
      width: 3,
      colour: lightness(cloth.colour) > 0.72 ? shade(cloth.colour, -0.25) : "#f3f0ea",
    }),
    { lift: 2.3 },
  );
}

/** Fly and pocket openings. Jeans have contrast stitching, everything else a tone of its own. */
function hipLines({ figure, cloth }: Fitting, cut: LegCut, top: number): Stroke[] {
  const pen = (): Pen => new Pen(figure.torso);
  const lines: Stroke[] = [];
  if (cut.details.includes("fly")) {
    const thread: Partial<Stroke> =
      cut.details.includes("jeans") && cloth.material === "denim"
        ? { colour: stitch(cloth.colour), dash: "5 3.5" }
        : {};
    lines.push({
      d: pen()
        .move(0, top + 20)
        .line([0, BODY.crotch - 10]).data,
      width: 2,
    });
    if (cut.details.includes("jeans"))
      lines.push({
        d: pen()
          .move(13, top + 20)
          .curve([14, BODY.hip], [12, BODY.crotch - 18], [1, BODY.crotch - 10]).data,
        width: 1.8,
        ...thread,
      });
    for (const k of [-1, 1]) {
      const x = figure.half(BODY.hip - 30);
      lines.push({
        d: pen()
          .move(k * (x - 26), top + 20)
          .curve([k * (x - 22), top + 38], [k * (x - 10), top + 46], [k * (x + 8), top + 50]).data,
        width: 2,
        ...thread,
      });
    }
  }
  lines.push({
    d: pen()
      .move(0, BODY.crotch + 4)
      .quad([-14, BODY.crotch - 6], [-26, BODY.crotch - 12])
      .move(0, BODY.crotch + 4)
      .quad([14, BODY.crotch - 4], [24, BODY.crotch - 4]).data,
    width: 2,
    opacity: 0.7,
  });
  return lines;
}

const stitch = (colour: string): string =>
  lightness(colour) > 0.3 ? "#d9b071" : shade(colour, 0.25);

function legLines({ figure, cloth }: Fitting, cut: LegCut): Stroke[] {
  const lines: Stroke[] = [];
  for (const side of SIDES) {
    const limb = figure.legs[side];
    const k = sign(side);
    const at = (t: number, reach: number): readonly [number, number] =>
      limb.beside(t, k, reach - limb.half(t));
    if (cut.details.includes("crease")) {
      const steps = [0.16, 0.35, 0.55, 0.75, cut.to].filter((t) => t <= cut.to);
      lines.push({
        d: new Pen().move(...at(steps[0]!, 0)).through(...steps.slice(1).map((t) => at(t, 0))).data,
        width: 2,
        opacity: 0.8,
      });
    } else if (cut.to > 0.6 && cut.ease(0.5) > 3) lines.push(kneeFolds(figure, side, cut));
    if (cut.details.includes("stripe")) {
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9, 1].filter((t) => t <= cut.to + 0.1);
      const edge = (t: number): readonly [number, number] => limb.beside(t, k, cut.ease(t) - 5);
      lines.push({
        d: new Pen().move(...edge(steps[0]!)).through(...steps.slice(1).map(edge)).data,
        width: 5,
        colour: lightness(cloth.colour) > 0.6 ? shade(cloth.colour, -0.3) : "#f3f0ea",
      });
    }
    if (cut.details.includes("cargo")) lines.push(cargoPocket(figure, side, cut));
    if (cut.details.includes("turn"))
      lines.push({
        d: new Pen()
          .move(...limb.beside(cut.to - 0.03, -1, 20))
          .line(limb.beside(cut.to - 0.03, 1, 20)).data,
        width: 1.8,
        opacity: 0.8,
      });
  }
  return lines;
}

function kneeFolds(figure: Figure, side: "left" | "right", cut: LegCut): Stroke {
  const limb = figure.legs[side];
  const k = sign(side);
  const inner = (t: number, by: number): readonly [number, number] =>
    limb.beside(t, k === 1 ? -1 : 1, cut.ease(t) - by);
  const pen = new Pen()
    .move(...inner(0.5, -2))
    .quad(inner(0.52, 10), inner(0.51, 20))
    .move(...inner(0.55, -2))
    .quad(inner(0.565, 8), inner(0.555, 15));
  if (cut.to > 0.9) {
    const outer = (t: number, by: number): readonly [number, number] =>
      limb.beside(t, k, cut.ease(t) - by);
    pen.move(...outer(cut.to - 0.05, -2)).quad(outer(cut.to - 0.035, 8), outer(cut.to - 0.045, 16));
  }
  return { d: pen.data, width: 2, opacity: 0.75 };
}

function cargoPocket(figure: Figure, side: "left" | "right", cut: LegCut): Stroke {
  const limb = figure.legs[side];
  const k = sign(side);
  const at = (t: number, by: number): readonly [number, number] =>
    limb.beside(t, k, cut.ease(t) - by);
  const pen = new Pen()
    .move(...at(0.3, 0))
    .line(at(0.3, 34), at(0.44, 34), at(0.44, 0))
    .move(...at(0.335, 0))
    .line(at(0.335, 34));
  return { d: pen.data, width: 2.2 };
}

function drawCuff(
  { canvas, figure, cloth }: Fitting,
  side: "left" | "right",
  cut: LegCut,
  height: number,
  band: Fitting["cloth"],
): void {
  const limb = figure.legs[side];
  const ease = (t: number): number => cut.ease(Math.min(t, cut.to)) + 1.5;
  const d = limb.outline(cut.to - height, cut.to + 0.005, ease, { bulge: 4 });
  paint(canvas, "bottoms", d, band, { lift: 3, shade: 7, ghost: true });
  canvas.add(
    "bottoms",
    stroke(cloth, {
      d: new Pen()
        .move(...limb.beside(cut.to - height, -1, ease(cut.to)))
        .line(limb.beside(cut.to - height, 1, ease(cut.to))).data,
      width: 1.8,
    }),
    { lift: 3.1 },
  );
}

/** The skirt's outline from `top`, shared with dresses. */
export function skirtOutline(
  figure: Figure,
  top: number,
  { hem, flare }: Pick<SkirtCut, "hem" | "flare">,
  ease = 4,
): string {
  const hip = figure.half(BODY.hip) + ease + Math.max(0, flare) * 0.16;
  const low = figure.half(BODY.hip) + ease + flare;
  const bottom = 10 + Math.max(0, flare) * 0.16;
  const w = figure.half(top) + ease;
  return new Pen(figure.torso)
    .move(-w, top)
    .curve([-w - 4, top + 26], [-hip, BODY.hip - 34], [-hip, BODY.hip])
    .curve(
      [-hip - flare * 0.12, BODY.hip + (hem - BODY.hip) * 0.4],
      [-low + flare * 0.1, hem - 60],
      [-low, hem],
    )
    .curve([-low * 0.5, hem + bottom], [low * 0.5, hem + bottom], [low, hem])
    .curve(
      [low - flare * 0.1, hem - 60],
      [hip + flare * 0.12, BODY.hip + (hem - BODY.hip) * 0.4],
      [hip, BODY.hip],
    )
    .curve([hip, BODY.hip - 34], [w + 4, top + 26], [w, top])
    .quad([0, top + 8], [-w, top])
    .close().data;
}

export function skirtLines(figure: Figure, top: number, cut: SkirtCut, ease = 4): Stroke[] {
  const low = figure.half(BODY.hip) + ease + cut.flare;
  const w = figure.half(top) + ease;
  const lines: Stroke[] = [];
  const pleats = cut.pleats ?? 0;
  for (let i = 1; i <= pleats; i++) {
    const u = -1 + (2 * i) / (pleats + 1);
    const start = pleats > 6 ? top + 18 : top + (cut.hem - top) * (0.34 + 0.1 * ((i * 7) % 3));
    const s = (start - top) / (cut.hem - top);
    lines.push({
      d: new Pen(figure.torso)
        .move(u * (w + (low - w) * s), start)
        .quad([u * low * 0.86, (start + cut.hem) / 2], [u * low * 0.98, cut.hem + 14]).data,
      width: 2,
      opacity: 0.75,
    });
  }
  for (const y of cut.tiers ?? []) {
    const s = (y - top) / (cut.hem - top);
    const x = w + (low - w) * s + 10;
    lines.push({
      d: new Pen(figure.torso).move(-x, y - 4).quad([0, y + 16], [x, y - 4]).data,
      width: 2.2,
    });
  }
  if (cut.slit)
    lines.push({
      d: new Pen(figure.torso).move(low * 0.45, cut.hem - 96).line([low * 0.5, cut.hem + 14]).data,
      width: 2.4,
    });
  if (cut.wrap)
    lines.push({
      d: new Pen(figure.torso)
        .move(-w * 0.5, top + 8)
        .curve([10, 560], [low * 0.6, 660], [low * 0.5, cut.hem + 14])
        .move(-w * 0.5, top + 8)
        .curve([0, 540], [20, 620], [30, 700]).data,
      width: 2.4,
    });
  if (cut.jeans)
    lines.push({
      d: new Pen(figure.torso).move(0, top + 20).line([0, cut.hem + 12]).data,
      width: 2,
      dash: "5 3.5",
      colour: "#d9b071",
    });
  return lines;
}

function drawSkirt(fitting: Fitting, cut: SkirtCut): void {
  const { canvas, figure, cloth } = fitting;
  const top = cut.wrap ? 446 : 408;
  const d = skirtOutline(figure, top, cut);
  paint(canvas, "bottoms", d, cloth, {
    lift: 1,
    shade: 16,
    origin: figure.torso(0, top),
    inset: printAlong(fitting, top, cut.hem),
    lines: skirtLines(figure, top, cut),
  });
  if (cut.wrap) return drawKnot(fitting, top);
  drawWaistband(fitting, top, 4);
}

function drawKnot({ canvas, figure, cloth }: Fitting, top: number): void {
  const x = -figure.half(top) * 0.62;
  const d = new Pen(figure.torso)
    .move(x, top + 4)
    .curve([x - 26, top - 10], [x - 34, top + 14], [x, top + 12])
    .curve([x - 20, top + 40], [x - 24, top + 66], [x - 14, top + 88])
    .line([x + 4, top + 82])
    .curve([x - 2, top + 50], [x + 6, top + 30], [x + 8, top + 12])
    .curve([x + 34, top + 18], [x + 30, top - 8], [x, top + 4])
    .close().data;
  paint(canvas, "bottoms", d, cloth, { lift: 3, shade: 5 });
  canvas.add("bottoms", stroke(cloth, { d, width: 2 }), { lift: 3.1 });
}
