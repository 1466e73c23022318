import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import type { Figure, Side } from "../figure/figure.ts";
import { bareFoot, footLength } from "../figure/feet.ts";
import { BODY, SIDES } from "../figure/figure.ts";
import { drawHand } from "../figure/hands.ts";
import { between, mix, Pen } from "../geometry.ts";
import type { Fitting, Kind } from "./garment.ts";

type Tag = Omit<Kind, "draw" | "slot">;
const extra = (draw: Kind["draw"], tag: Tag): Kind => ({ slot: "accessory", ...tag, draw });

export const ACCESSORIES: readonly Kind[] = [
  extra(drawScarf, {
    name: "scarf",
    words: [
      "shawl",
      "pashmina",
      "wool scarf",
      "knit scarf",
      "knitted scarf",
      "snood",
      "silk scarf",
      "neckerchief",
      "stole",
    ],
    colour: "#b5543f",
  }),
  extra(drawGloves, {
    name: "gloves",
    words: ["glove", "mitten", "mitts", "leather glove"],
    colour: "#4a3c38",
    plural: true,
  }),
  extra(drawTote, {
    name: "tote bag",
    words: [
      "tote",
      "shopper",
      "bag",
      "beach bag",
      "canvas bag",
      "straw bag",
      "shoulder bag",
      "canvas tote",
      "handbag",
      "basket bag",
      "purse",
      "top-handle bag",
      "work bag",
    ],
    colour: "#d9c39c",
    carry: "hold",
  }),
  extra(drawBriefcase, {
    name: "briefcase",
    words: [
      "laptop bag",
      "satchel",
      "weekender",
      "holdall",
      "duffel bag",
      "gym bag",
      "travel bag",
      "carry-on",
      "duffle bag",
    ],
    colour: "#5a3d2b",
    carry: "hold",
  }),
  extra(drawClutch, {
    name: "clutch",
    words: ["clutch bag", "evening bag", "pouch"],
    colour: "#c9a45c",
    carry: "hold",
  }),
  extra(drawBackpack, {
    name: "backpack",
    words: ["rucksack", "day pack", "daypack", "knapsack"],
    colour: "#4b6472",
    carry: "strap",
  }),
  extra(drawCrossbody, {
    name: "crossbody bag",
    words: [
      "crossbody",
      "cross-body bag",
      "messenger bag",
      "belt bag",
      "bum bag",
      "fanny pack",
      "sling bag",
      "camera bag",
      "cross body bag",
    ],
    colour: "#7a5138",
  }),
  extra(drawUmbrella, {
    name: "umbrella",
    words: ["brolly", "parasol"],
    colour: "#c4473a",
    carry: "aloft",
  }),
  extra(drawBelt, {
    name: "belt",
    words: ["leather belt", "waist belt", "cummerbund"],
    colour: "#5a3a26",
  }),
  extra(drawTie, {
    name: "tie",
    words: ["necktie", "silk tie", "knit tie", "knitted tie"],
    colour: "#7d2f3a",
  }),
  extra(drawBowTie, {
    name: "bow tie",
    words: ["bowtie", "bow-tie", "dicky bow"],
    colour: "#1f2027",
  }),
  extra(drawGlasses(false), {
    name: "glasses",
    words: ["spectacle", "eyeglass", "reading glasses", "eyeglasses", "specs"],
    colour: "#3b2f2a",
    plural: true,
  }),
  extra(drawGlasses(true), {
    name: "sunglasses",
    words: [
      "sunglass",
      "shades",
      "aviators",
      "sunnies",
      "wayfarers",
      "dark glasses",
      "ski goggles",
      "goggles",
    ],
    colour: "#2a2624",
    plural: true,
  }),
  extra(drawNecklace, {
    name: "necklace",
    words: ["pendant", "chain", "pearls", "choker", "beads", "locket"],
    colour: "#d2a94e",
  }),
  extra(drawEarrings, {
    name: "earrings",
    words: [
      "earring",
      "hoop",
      "stud earrings",
      "hoops",
      "studs",
      "hoop earrings",
      "jewellery",
      "jewelry",
    ],
    colour: "#d2a94e",
    plural: true,
  }),
  extra(drawWatch, {
    name: "watch",
    words: ["wristwatch", "bracelet", "bangle", "smartwatch"],
    colour: "#3a3230",
  }),
  extra(drawSocks, {
    name: "socks",
    words: ["sock", "ankle socks", "wool socks", "knee socks"],
    colour: "#e8e2d4",
    plural: true,
  }),
  extra(drawStockings, {
    name: "sheer tights",
    words: ["stockings", "opaque tights", "hosiery", "pantyhose", "black tights"],
    colour: "#3a3438",
    plural: true,
  }),
];

const torso = ({ figure }: Fitting): Pen => new Pen(figure.torso);

/** Wound once round the neck, one end hanging. */
function drawScarf(fitting: Fitting): void {
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
function drawGloves({ canvas, figure, cloth, flat }: Fitting): void {
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

/** The hand that hangs and can carry something: not the one that holds an umbrella up. */
const carrying = (figure: Figure): Side =>
  SIDES.find((s) => figure.hands[s].does === "hold" && figure.arms[s].tip[1] > BODY.waist) ??
  SIDES.find((s) => figure.hands[s].does === "rest") ??
  "right";

function drawTote(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const frame = figure.hands[carrying(figure)].frame;
  const [x, y] = frame(0, 22);
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx, y + dy];
  const handle = new Pen()
    .move(...at(-22, 64))
    .curve(at(-20, 20), at(-8, -4), at(0, -4))
    .curve(at(8, -4), at(20, 20), at(22, 64)).data;
  const body = new Pen()
    .move(...at(-46, 58))
    .quad(at(0, 64), at(46, 58))
    .curve(at(50, 100), at(54, 130), at(52, 156))
    .quad(at(0, 166), at(-52, 156))
    .curve(at(-54, 130), at(-50, 100), at(-46, 58))
    .close().data;
  const seam = new Pen().move(...at(-48, 70)).quad(at(0, 77), at(48, 70)).data;
  canvas.add("held", stroke(cloth, { d: handle, width: 6, colour: trim(cloth).colour }), {
    lift: 2,
  });
  paint(canvas, "held", body, cloth, { lift: 1, shade: 11, origin: [x, y], lines: [seam] });
}

function drawBriefcase(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const [x, y] = figure.hands[carrying(figure)].frame(0, 22);
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx, y + dy];
  const handle = new Pen()
    .move(...at(-18, 22))
    .curve(at(-18, -2), at(-14, -4), at(0, -4))
    .curve(at(14, -4), at(18, -2), at(18, 22)).data;
  const body = new Pen()
    .move(...at(-52, 28))
    .curve(at(-52, 20), at(-48, 18), at(-42, 18))
    .line(at(42, 18))
    .curve(at(48, 18), at(52, 20), at(52, 28))
    .line(at(54, 96))
    .curve(at(54, 104), at(50, 106), at(44, 106))
    .line(at(-44, 106))
    .curve(at(-50, 106), at(-54, 104), at(-54, 96))
    .close().data;
  const flap = new Pen().move(...at(-54, 52)).quad(at(0, 72), at(54, 52)).data;
  const clasp = new Pen()
    .move(...at(-6, 56))
    .line(at(6, 56), at(6, 70), at(-6, 70))
    .close().data;
  canvas.add("held", stroke(cloth, { d: handle, width: 6, colour: trim(cloth).colour }));
  paint(canvas, "held", body, cloth, { lift: 1, shade: 10, lines: [flap] });
  canvas.add("held", `<path d="${clasp}" fill="#cda95a"/>`, { lift: 2 });
}

function drawClutch(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const [x, y] = figure.hands[carrying(figure)].frame(0, 24);
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx, y + dy];
  const body = new Pen()
    .move(...at(-38, -4))
    .quad(at(0, -9), at(38, -4))
    .line(at(35, 42))
    .quad(at(0, 47), at(-35, 42))
    .close().data;
  const flap = new Pen().move(...at(-37, 0)).quad(at(0, 34), at(37, 0)).data;
  paint(canvas, "held", body, cloth, { shade: 8, lines: [flap] });
  canvas.add(
    "held",
    `<path d="${new Pen().oval(x, y + 17, 4).data}" fill="${shade(cloth.colour, lightness(cloth.colour) > 0.5 ? -0.2 : 0.3)}"/>`,
    { lift: 1 },
  );
}

function drawBackpack(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const body = torso(fitting)
    .move(-84, 270)
    .curve([-98, 262], [-70, 244], [0, 244])
    .curve([70, 244], [98, 262], [84, 270])
    .curve([108, 330], [112, 420], [100, 470])
    .quad([0, 486], [-100, 470])
    .curve([-112, 420], [-108, 330], [-84, 270])
    .close().data;
  paint(canvas, "behind", body, cloth, { shade: 10 });
  for (const k of [-1, 1]) {
    const strap = torso(fitting)
      .move(k * 40, 240)
      .curve([k * 56, 262], [k * 62, 310], [k * 66, 372])
      .line([k * 80, 366])
      .curve([k * 77, 310], [k * 70, 262], [k * 56, 246])
      .close().data;
    paint(canvas, "strap", strap, cloth, { shade: 4 });
    canvas.add("strap", stroke(cloth, { d: strap, width: 1.8 }), { lift: 0.1 });
  }
}

function drawCrossbody(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const strap = torso(fitting).move(40, 246).curve([20, 310], [-20, 400], [-66, 470]).data;
  const body = torso(fitting)
    .move(-96, 458)
    .quad([-64, 452], [-34, 462])
    .curve([-30, 490], [-30, 510], [-34, 524])
    .quad([-66, 534], [-98, 520])
    .curve([-102, 500], [-100, 476], [-96, 458])
    .close().data;
  const flap = torso(fitting).move(-98, 476).quad([-66, 506], [-32, 480]).data;
  canvas.add(
    "strap",
    stroke(cloth, { d: strap, width: 6.5, colour: detail(cloth.colour) }) +
      stroke(cloth, { d: strap, width: 4.5, colour: cloth.colour }),
    { shape: strap, cloth: false },
  );
  paint(canvas, "strap", body, cloth, { lift: 1, shade: 8, lines: [flap] });
  canvas.add("strap", stroke(cloth, { d: body, width: 1.8 }), { lift: 1.1 });
}

function drawUmbrella(fitting: Fitting): void {
  const { canvas, cloth, figure } = fitting;
  const side = SIDES.find((s) => figure.hands[s].does === "hold") ?? "right";
  const [x, y] = figure.hands[side].frame(0, 16);
  const k = side === "left" ? -1 : 1;
  const [cx, cy] = [mix(x, figure.head(0, 0)[0], 0.5), 60];
  const r = 226;
  const at = (dx: number, dy: number): readonly [number, number] => [cx + dx, cy + dy];
  const rim = 108;
  const canopy = new Pen()
    .move(...at(-r, rim))
    .curve(at(-r + 14, 20), at(-110, -34), at(0, -34))
    .curve(at(110, -34), at(r - 14, 20), at(r, rim));
  for (let i = 4; i >= 1; i--) {
    const [a, b] = [-r + (2 * r * i) / 4, -r + (2 * r * (i - 1)) / 4];
    canopy.quad(at((a + b) / 2, rim - 34), at(b, rim));
  }
  const ribs = new Pen();
  for (const u of [-0.5, 0, 0.5]) ribs.move(...at(0, -34)).quad(at(u * r * 0.9, 0), at(u * r, rim));
  const shaftLine = new Pen()
    .move(...at(0, -46))
    .line([x, y + 34])
    .curve([x, y + 52], [x + k * 18, y + 52], [x + k * 18, y + 38]).data;
  canvas.add(
    "behind",
    stroke(cloth, {
      d: new Pen().move(...at(0, -46)).line([x, y]).data,
      width: 5,
      colour: "#6b5644",
    }),
    { lift: 1 },
  );
  paint(canvas, "behind", canopy.close().data, cloth, { lift: 2, shade: 20, lines: [ribs.data] });
  const handle = new Pen().move(...between(at(0, -46), [x, y], 0.72)).line([x, y]).data;
  canvas.add(
    "held",
    stroke(cloth, { d: handle, width: 5, colour: "#6b5644" }) +
      stroke(cloth, {
        d: shaftLine.slice(shaftLine.indexOf("L")).replace("L", "M"),
        width: 6,
        colour: "#6b5644",
      }),
  );
}

function drawBelt(fitting: Fitting): void {
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

function drawTie(fitting: Fitting): void {
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

function drawBowTie(fitting: Fitting): void {
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
function drawGlasses(dark: boolean): Kind["draw"] {
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

function drawNecklace(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const chain = torso(fitting)
    .move(-26, 240)
    .curve([-20, 272], [-8, 290], [0, 294])
    .curve([8, 290], [20, 272], [26, 240]).data;
  canvas.add("collar", stroke(cloth, { d: chain, width: 2.6, colour: cloth.colour }), { lift: 3 });
  paint(canvas, "collar", torso(fitting).oval(0, 299, 6.5).data, cloth, { lift: 3.1, shade: 0 });
}

function drawEarrings({ canvas, figure, cloth }: Fitting): void {
  for (const k of [-1, 1]) {
    const d = new Pen(figure.head).oval(k * 46, 26, 5.2, 7).data;
    paint(canvas, "hair", d, cloth, { lift: 5, shade: 0 });
  }
}

function drawWatch({ canvas, figure, cloth }: Fitting): void {
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

function drawSocks({ canvas, figure, cloth }: Fitting): void {
  for (const side of SIDES) {
    const { frame, turn } = figure.feet[side];
    bareFoot(canvas, new Pen(frame), cloth.colour, footLength(turn), "socks");
    const shaft = figure.legs[side].outline(0.86, 1, () => 2, { bulge: 8 });
    paint(canvas, "socks", shaft, cloth, { lift: 2, shade: 5 });
  }
}

function drawStockings({ canvas, figure, cloth }: Fitting): void {
  for (const side of SIDES) {
    const d = figure.legs[side].outline(0.1, 1, () => 0.6, { bulge: 26 });
    paint(canvas, "socks", d, cloth, { shade: 9 });
  }
}
