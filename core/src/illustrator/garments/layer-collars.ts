import { paint, stroke, trim } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Fitting } from "./garment.ts";
import type { Collar, LayerCut } from "./layer-cut.ts";
import { drawEdging } from "./layer-fronts.ts";
import { drawHood } from "./top-details.ts";

export function drawCollar(fitting: Fitting, cut: LayerCut, gaps: readonly [number, number]): void {
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
