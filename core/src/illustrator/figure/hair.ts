import type { Canvas } from "../canvas.ts";
import { paint, plain } from "../cloth/cloth.ts";
import { blend, lightness, shade } from "../cloth/colour.ts";
import type { Warp } from "../geometry.ts";
import { Pen } from "../geometry.ts";
import type { Figure } from "./figure.ts";
import { STYLES } from "./hair-styles.ts";

/** Hair in its own shadow goes brown rather than grey or green. */
const hairShade = (hair: string, by: number): string =>
  lightness(hair) > 0.75 && by ? blend(hair, "#8a6a45", by) : blend(hair, "#20140f", by);

/** Under a hat only what shows below the brim is drawn. */
export function drawHair(canvas: Canvas, figure: Figure, hat: "none" | "hat" | "covered"): void {
  if (hat === "covered") return;
  const { hairStyle, hair } = figure.person;
  const { back, front, strands, crown } = STYLES[hairStyle];
  const cloth = plain(hair, false);
  const dim = plain(hairShade(hair, 0.22), false);
  const pen = (): Pen => new Pen(figure.head);
  const below = hat === "hat" ? canvas.clip(belowBrim(figure.head)) : null;
  const held = (draw: (sheet: Canvas) => void): void =>
    below ? drawClipped(canvas, below, draw) : draw(canvas);
  if (crown && hat === "none") paint(canvas, "hairBack", crown(pen()).data, cloth, { shade: 8 });
  if (back) held((sheet) => paint(sheet, "hairBack", back(pen()).data, dim, { shade: 0 }));
  if (hairStyle === "braids") drawBraids(canvas, figure);
  if (!front) return;
  const lines =
    strands && hat === "none"
      ? [
          {
            d: strands(pen()).data,
            width: 2.2,
            colour: lightness(hair) < 0.35 ? shade(hair, 0.09) : hairShade(hair, 0.3),
          },
        ]
      : [];
  held((sheet) => paint(sheet, "hair", front(pen()).data, cloth, { shade: 0, lines }));
}

const belowBrim = (head: Warp): string =>
  new Pen(head).move(-160, -30).line([160, -30], [160, 260], [-160, 260]).close().data;

function drawClipped(canvas: Canvas, clip: string, draw: (sheet: Canvas) => void): void {
  canvas.within(`clip-path="url(#${clip})"`, draw);
}

/** Two plaits over the shoulders: a row of leaning ovals. */
function drawBraids(canvas: Canvas, figure: Figure): void {
  const { hair } = figure.person;
  for (const k of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const [x, y] = [k * (46 + Math.sin(i * 0.7) * 3), 18 + i * 15];
      const d = new Pen(figure.head)
        .move(x - 9, y)
        .curve([x - 6, y + 18], [x + 6, y + 18], [x + 9, y])
        .curve([x + 6, y - 8], [x - 6, y - 8], [x - 9, y])
        .close().data;
      paint(
        canvas,
        "hairFall",
        d,
        plain(i % 2 ? hair : shade(hair, lightness(hair) < 0.35 ? 0.05 : -0.05), false),
        { shade: 0, lift: i / 10 },
      );
    }
}
