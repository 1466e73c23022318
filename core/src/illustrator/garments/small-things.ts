import { paint, stroke } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import { bareFoot, footLength } from "../figure/feet.ts";
import { BODY, SIDES } from "../figure/figure.ts";
import { drawHand } from "../figure/hands.ts";
import { Pen } from "../geometry.ts";
import { torso } from "./garment.ts";
import type { Fitting, Kind } from "./garment.ts";

/** Wound once round the neck, one end hanging. */
export function drawScarf(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const tail = torso(fitting)
    .move(8, 262)
    .curve([22, 300], [26, 340], [26, 402])
    .line([58, 398])
    .curve([58, 340], [52, 296], [38, 256])
    .close().data;
  const fringe = torso(fitting);
  for (let x = 29; x < 58; x += 6) fringe.move(x, 400).line([x, 413]);
  canvas.add("scarf", stroke(cloth, { d: fringe.data, width: 2.6, colour: cloth.colour }));
  paint(canvas, "scarf", tail, cloth, {
    lift: 1,
    shade: 7,
    grain: 3,
    origin: figure.torso(26, 300),
  });
  const loop = torso(fitting)
    .move(-40, 232)
    .curve([-48, 258], [-34, 280], [0, 284])
    .curve([34, 280], [48, 258], [40, 232])
    .curve([34, 222], [28, 214], [24, 208])
    .curve([14, 232], [-14, 232], [-24, 208])
    .curve([-28, 214], [-34, 222], [-40, 232])
    .close().data;
  const folds = torso(fitting)
    .move(-38, 240)
    .curve([-20, 262], [14, 264], [36, 246])
    .move(-36, 256)
    .curve([-14, 276], [10, 274], [26, 264]).data;
  paint(canvas, "scarf", loop, cloth, {
    lift: 2,
    shade: 9,
    origin: figure.torso(0, 230),
    lines: [folds],
  });
  canvas.add("scarf", stroke(cloth, { d: loop, width: 1.8, opacity: 0.8 }), { lift: 2.1 });
}

/** The hands are drawn in the gloves' colour; this adds the cuffs. */
export function drawGloves({ canvas, figure, cloth, flat }: Fitting): void {
  for (const side of SIDES) {
    const { frame } = figure.hands[side];
    if (flat) drawHand(canvas, figure, side, cloth.colour);
    const cuff = new Pen(frame)
      .move(-13, -12)
      .quad([0, -7], [13, -12])
      .line([12.5, 6])
      .quad([0, 11], [-12.5, 6])
      .close().data;
    paint(canvas, "arms", cuff, cloth, { lift: 30, shade: 5 });
    const palm = new Pen(frame).oval(0, 22, 11, 14).data;
    paint(canvas, "arms", palm, { ...cloth, edged: false }, { lift: -1.98, shade: 0 });
  }
}

export function drawBelt(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const dress = fitting.outfit.some(({ kind }) => kind.whole);
  const y = dress ? BODY.waist - 10 : BODY.waist + 10;
  const w = figure.half(y) + (dress ? 8 : 5);
  const d = torso(fitting)
    .move(-w, y)
    .quad([0, y + 8], [w, y])
    .line([w, y + 14])
    .quad([0, y + 22], [-w, y + 14])
    .close().data;
  paint(canvas, "belt", d, { ...cloth, edged: false }, { shade: 6 });
  const buckle = torso(fitting)
    .move(-9, y + 3)
    .line([9, y + 3], [9, y + 19], [-9, y + 19], [-9, y + 3]).data;
  canvas.add("belt", stroke(cloth, { d: buckle, width: 3, colour: "#cfae62" }), { lift: 1 });
}

export function drawTie(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const knot = torso(fitting).move(-11, 254).line([11, 254], [7, 274], [-7, 274]).close().data;
  const blade = torso(fitting)
    .move(-6.5, 274)
    .line([6.5, 274])
    .curve([10, 330], [15, 390], [15, 420])
    .line([0, 440], [-15, 420])
    .curve([-15, 390], [-10, 330], [-6.5, 274])
    .close().data;
  paint(canvas, "collar", blade, cloth, {
    lift: 4,
    shade: 4,
    grain: 35,
    origin: figure.torso(0, 274),
  });
  paint(canvas, "collar", knot, cloth, { lift: 5, shade: 3 });
  canvas.add("collar", stroke(cloth, { d: knot, width: 1.6 }), { lift: 5.1 });
}

export function drawBowTie(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  for (const k of [-1, 1]) {
    const wing = torso(fitting)
      .move(k * 2, 256)
      .curve([k * 10, 248], [k * 26, 242], [k * 30, 246])
      .curve([k * 33, 254], [k * 33, 262], [k * 30, 270])
      .curve([k * 26, 273], [k * 10, 268], [k * 2, 262])
      .close().data;
    paint(canvas, "collar", wing, cloth, { lift: 5, shade: 3 });
    canvas.add("collar", stroke(cloth, { d: wing, width: 1.6 }), { lift: 5.1 });
  }
  paint(canvas, "collar", torso(fitting).oval(0, 258.5, 5.5, 7).data, cloth, {
    lift: 5.2,
    shade: 0,
  });
}

/** In front of the eyes; dark lenses are the garment's colour, clear ones only have frames of it. */
export function drawGlasses(dark: boolean): Kind["draw"] {
  return ({ canvas, figure, cloth }) => {
    const pen = (): Pen => new Pen(figure.head);
    const lens = (k: number): string =>
      pen()
        .move(k * 5, -9)
        .curve([k * 14, -13], [k * 28, -13], [k * 34, -9])
        .curve([k * 35, 4], [k * 30, 13], [k * 20, 13])
        .curve([k * 10, 13], [k * 5, 6], [k * 5, -9])
        .close().data;
    const rim = [
      lens(-1),
      lens(1),
      pen().move(-6, -5).quad([0, -9], [6, -5]).data,
      pen().move(-34, -7).line([-43, -4]).move(34, -7).line([43, -4]).data,
    ].join("");
    for (const k of [-1, 1])
      if (dark) paint(canvas, "glasses", lens(k), { ...cloth, edged: false }, { shade: 0 });
    const frame = dark
      ? shade(cloth.colour, lightness(cloth.colour) < 0.3 ? 0.08 : -0.1)
      : cloth.colour;
    canvas.add("glasses", stroke(cloth, { d: rim, width: dark ? 2.6 : 3, colour: frame }), {
      lift: 1,
      shape: dark ? "" : rim,
    });
    const glint = [-1, 1]
      .map(
        (k) =>
          pen()
            .move(k * 20 - 8, 4)
            .line([k * 20 + 1, -6]).data,
      )
      .join("");
    if (dark)
      canvas.add(
        "glasses",
        stroke(cloth, { d: glint, width: 2, colour: "#ffffff", opacity: 0.4 }),
        { lift: 2 },
      );
  };
}

export function drawNecklace(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const chain = torso(fitting)
    .move(-26, 240)
    .curve([-20, 272], [-8, 290], [0, 294])
    .curve([8, 290], [20, 272], [26, 240]).data;
  canvas.add("collar", stroke(cloth, { d: chain, width: 2.6, colour: cloth.colour }), { lift: 3 });
  paint(canvas, "collar", torso(fitting).oval(0, 299, 6.5).data, cloth, { lift: 3.1, shade: 0 });
}

export function drawEarrings({ canvas, figure, cloth }: Fitting): void {
  for (const k of [-1, 1]) {
    const d = new Pen(figure.head).oval(k * 46, 26, 5.2, 7).data;
    paint(canvas, "hair", d, cloth, { lift: 5, shade: 0 });
  }
}

export function drawWatch({ canvas, figure, cloth }: Fitting): void {
  const side = SIDES.find((s) => figure.hands[s].does === "rest") ?? "left";
  const limb = figure.arms[side];
  paint(
    canvas,
    "arms",
    limb.outline(0.93, 0.985, () => 2, { bulge: 2 }),
    cloth,
    { lift: 40, shade: 0 },
  );
  const [x, y] = limb.at(0.957);
  canvas.add(
    "arms",
    `<path d="${new Pen().oval(x, y, 6.5).data}" fill="#e9dcc0" stroke="${detail(cloth.colour)}" stroke-width="2"/>`,
    { lift: 40.1 },
  );
}

export function drawSocks({ canvas, figure, cloth }: Fitting): void {
  for (const side of SIDES) {
    const { frame, turn } = figure.feet[side];
    bareFoot(canvas, new Pen(frame), cloth.colour, footLength(turn), "socks");
    const shaft = figure.legs[side].outline(0.86, 1, () => 2, { bulge: 8 });
    paint(canvas, "socks", shaft, cloth, { lift: 2, shade: 5 });
  }
}

export function drawStockings({ canvas, figure, cloth }: Fitting): void {
  for (const side of SIDES) {
    const d = figure.legs[side].outline(0.1, 1, () => 0.6, { bulge: 26 });
    paint(canvas, "socks", d, cloth, { shade: 9 });
  }
}
