import type { Likeness } from "../../likeness.ts";
import type { Pen } from "../geometry.ts";

/** A style is up to three shapes in the head's frame: behind the body, over the shoulders, over the brow. */
type Style = {
  back?: (pen: Pen) => Pen;
  front?: (pen: Pen) => Pen;
  strands?: (pen: Pen) => Pen;
  /** Sits on top of the head and makes no room for a hat. */
  crown?: (pen: Pen) => Pen;
};

/** Hair as a ring of round tufts. */
function tufts(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
): Pen {
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    pen.oval(x + rx * Math.cos(a), y + ry * Math.sin(a), size);
  }
  return pen.oval(x, y, rx, ry);
}

/** The skull cap: side hair down to `ear`, a hairline that dips by `fringe` on the parting's side. */
const scalp = (pen: Pen, { lift = 4, ear = 2, wide = 46, line = -30, part = 0 } = {}): Pen =>
  pen
    .move(-wide, ear)
    .curve([-wide - 3, -44], [-30, -60 - lift * 1.6], [0, -60 - lift * 1.6])
    .curve([30, -60 - lift * 1.6], [wide + 3, -44], [wide, ear])
    .curve([wide - 5, -2], [wide - 6, -14], [wide - 9, line + 8])
    .curve([26, line - 10], [part + 14, line - 12], [part, line - 9])
    .curve([part - 16, line - 6], [-28, line - 4], [-wide + 8, line + 10])
    .curve([-wide + 5, -12], [-wide + 4, -2], [-wide, ear])
    .close();

export const STYLES: Record<Likeness["hairCut"], Style> = {
  none: {},
  buzz: { front: (p) => scalp(p, { lift: 1.5, wide: 44, ear: -4, line: -30 }) },
  crop: {
    front: (p) =>
      p
        .move(-46, 0)
        .curve([-52, -30], [-50, -62], [-24, -72])
        .curve([-6, -80], [30, -78], [42, -58])
        .curve([50, -44], [48, -18], [46, 0])
        .curve([41, -6], [40, -16], [37, -24])
        .curve([20, -26], [-4, -30], [-16, -40])
        .curve([-22, -30], [-32, -24], [-38, -22])
        .curve([-40, -12], [-42, -4], [-46, 0])
        .close(),
    strands: (p) =>
      p.move(-8, -66).quad([14, -64], [30, -50]).move(-30, -58).quad([-24, -48], [-14, -44]),
  },
  pixie: {
    front: (p) =>
      p
        .move(-47, 14)
        .curve([-56, -30], [-46, -74], [0, -74])
        .curve([44, -74], [56, -32], [47, 12])
        .curve([43, 6], [42, -8], [40, -16])
        .curve([28, -20], [16, -34], [12, -46])
        .curve([-4, -28], [-24, -16], [-38, -14])
        .curve([-42, -2], [-42, 8], [-47, 14])
        .close(),
    strands: (p) =>
      p.move(8, -56).quad([-8, -36], [-28, -26]).move(22, -58).quad([30, -44], [36, -36]),
  },
  sweep: {
    front: (p) =>
      p
        .move(-45, 2)
        .curve([-50, -28], [-48, -52], [-34, -64])
        .curve([-30, -84], [18, -92], [38, -70])
        .curve([52, -60], [50, -22], [45, 2])
        .curve([41, -6], [41, -20], [37, -34])
        .curve([14, -34], [-10, -38], [-30, -46])
        .curve([-36, -36], [-39, -16], [-45, 2])
        .close(),
    strands: (p) =>
      p.move(-22, -62).quad([6, -78], [30, -58]).move(-14, -52).quad([10, -58], [34, -46]),
  },
  afro: {
    back: (p) => tufts(p, 0, -32, 62, 58, 14, 19),
    front: (p) => tufts(scalp(p, { lift: 8, ear: -6, wide: 47, line: -26 }), 0, -62, 40, 14, 9, 15),
  },
  curls: {
    back: (p) => tufts(p, 0, -10, 48, 50, 13, 16),
    front: (p) => {
      for (const [x, y] of [
        [-40, -22],
        [-36, -42],
        [-20, -54],
        [0, -56],
        [20, -54],
        [36, -42],
        [41, -22],
        [-24, -40],
        [-8, -44],
        [10, -44],
        [26, -40],
      ] as const)
        p.oval(x, y, 14.5);
      return p;
    },
  },
  bob: {
    back: (p) =>
      p
        .move(-50, -10)
        .curve([-58, -66], [-30, -76], [0, -76])
        .curve([30, -76], [58, -66], [50, -10])
        .curve([54, 20], [56, 44], [50, 58])
        .curve([24, 66], [-24, 66], [-50, 58])
        .curve([-56, 44], [-54, 20], [-50, -10])
        .close(),
    front: (p) =>
      p
        .move(-47, 46)
        .curve([-56, 4], [-58, -74], [0, -75])
        .curve([58, -74], [56, 4], [47, 46])
        .curve([38, 30], [40, 0], [37, -18])
        .curve([16, -22], [-2, -34], [-8, -46])
        .curve([-16, -30], [-28, -20], [-37, -16])
        .curve([-40, 4], [-38, 30], [-47, 46])
        .close(),
    strands: (p) =>
      p.move(-10, -58).quad([-30, -44], [-42, -8]).move(10, -58).quad([36, -40], [43, 0]),
  },
  waves: {
    back: (p) =>
      p
        .move(-48, -20)
        .curve([-60, -70], [-28, -78], [0, -78])
        .curve([28, -78], [60, -70], [48, -20])
        .curve([54, 8], [66, 24], [58, 46])
        .curve([68, 62], [64, 88], [50, 98])
        .curve([20, 106], [-20, 106], [-50, 98])
        .curve([-64, 88], [-68, 62], [-58, 46])
        .curve([-66, 24], [-54, 8], [-48, -20])
        .close(),
    front: (p) =>
      p
        .move(-45, 30)
        .curve([-62, 4], [-56, -76], [4, -77])
        .curve([56, -76], [62, 4], [45, 30])
        .curve([40, 12], [44, -8], [36, -26])
        .curve([24, -34], [14, -44], [8, -54])
        .curve([-2, -36], [-24, -28], [-37, -18])
        .curve([-44, -4], [-38, 14], [-45, 30])
        .close(),
    strands: (p) =>
      p.move(4, -60).quad([-26, -46], [-43, -14]).move(14, -62).quad([40, -44], [45, -4]),
  },
  long: {
    back: (p) =>
      p
        .move(-47, -20)
        .curve([-58, -70], [-28, -78], [0, -78])
        .curve([28, -78], [58, -70], [47, -20])
        .curve([54, 40], [60, 90], [56, 142])
        .curve([30, 152], [-30, 152], [-56, 142])
        .curve([-60, 90], [-54, 40], [-47, -20])
        .close(),
    front: (p) =>
      p
        .move(-46, 40)
        .curve([-54, 0], [-56, -76], [0, -77])
        .curve([56, -76], [54, 0], [46, 40])
        .curve([40, 10], [40, -10], [35, -24])
        .curve([20, -34], [6, -46], [0, -58])
        .curve([-6, -46], [-20, -34], [-35, -24])
        .curve([-40, -10], [-40, 10], [-46, 40])
        .close(),
    strands: (p) =>
      p.move(-2, -62).quad([-32, -46], [-43, 6]).move(2, -62).quad([32, -46], [43, 6]),
  },
  bun: {
    crown: (p) => p.oval(0, -88, 24, 22),
    front: (p) => scalp(p, { lift: 6, wide: 46, ear: 4, line: -34, part: 0 }),
    strands: (p) =>
      p.move(-34, -22).quad([-20, -52], [-4, -66]).move(34, -22).quad([20, -52], [4, -66]),
  },
  ponytail: {
    back: (p) =>
      p
        .move(20, -72)
        .curve([56, -84], [84, -46], [76, 10])
        .curve([74, 40], [64, 62], [52, 74])
        .curve([56, 40], [46, -10], [20, -40])
        .close(),
    front: (p) => scalp(p, { lift: 6, wide: 46, ear: 6, line: -32, part: -10 }),
    strands: (p) =>
      p.move(-36, -20).quad([-14, -56], [22, -62]).move(36, -20).quad([34, -44], [26, -58]),
  },
  locs: {
    back: (p) => {
      for (const x of [-46, -34, -22, 22, 34, 46]) {
        const fall = 96 - Math.abs(x) * 0.55;
        const lean = x * 0.16;
        p.move(x * 0.8 - 7, -30)
          .curve([x - 9, 0], [x - 8 + lean, 40], [x - 7 + lean, fall])
          .curve([x - 6 + lean, fall + 10], [x + 6 + lean, fall + 10], [x + 7 + lean, fall])
          .curve([x + 8 + lean, 40], [x + 8, 0], [x * 0.8 + 7, -30])
          .close();
      }
      return p.oval(0, -24, 50, 50);
    },
    front: (p) => scalp(p, { lift: 9, wide: 47, ear: 14, line: -30, part: 6 }),
    strands: (p) =>
      p
        .move(-34, -24)
        .quad([-28, -52], [2, -70])
        .move(-45, 2)
        .quad([-44, -40], [-16, -68])
        .move(34, -24)
        .quad([30, -52], [8, -70])
        .move(45, 2)
        .quad([44, -40], [22, -66]),
  },
  braids: {
    back: (p) => p.oval(0, -30, 48, 44),
    front: (p) => scalp(p, { lift: 6, wide: 46, ear: 12, line: -32, part: 0 }),
    strands: (p) =>
      p
        .move(0, -68)
        .line([0, -42])
        .move(-34, -22)
        .quad([-30, -50], [-6, -66])
        .move(34, -22)
        .quad([30, -50], [6, -66]),
  },
};
