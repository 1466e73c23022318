import type { Stroke } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import { GROUND, type Last, pen, type ShoeDetail } from "./last.ts";

export function linesOf(last: Last): Stroke[] {
  const { fitting, cut } = last;
  return cut.details.flatMap((name) => LINES[name]?.(last, fitting.cloth.colour) ?? []);
}

const contrast = (colour: string): string => shade(colour, lightness(colour) > 0.55 ? -0.18 : 0.24);

type Lines = (last: Last, colour: string) => Stroke[];

const LINES: Partial<Record<ShoeDetail, Lines>> = {
  laces: (last, colour) => {
    const rows = pen(last);
    for (let i = 0; i < 3; i++) rows.move(8 + i * 6, 5 + i * 4.4).line([18 + i * 6.5, 2 + i * 4.4]);
    for (let y = -6; y > -last.cut.shaft + 6; y -= 10) rows.move(-1, y).line([12, y - 1.5]);
    const lace = lightness(colour) > 0.72 ? shade(colour, -0.16) : "#f1eee7";
    return [{ d: rows.data, width: 2.6, colour: lace }];
  },
  stripe: (last, colour) => {
    const d = pen(last).move(-10, 28).curve([2, 26], [8, 20], [12, 12]).data;
    return [{ d, width: 3.6, colour: contrast(colour) }];
  },
  toe: (last, colour) => [{ d: toeCap(last, 8), width: 2.4, colour: contrast(colour) }],
  cap: (last) => [{ d: toeCap(last, 12), width: 2 }],
  penny: (last, colour) => [
    {
      d: pen(last).move(2, 26).curve([8, 13], [16, 9], [22, 13]).data,
      width: 5,
      colour: detail(colour),
    },
  ],
  monk: (last, colour) => [
    { d: pen(last).move(-4, 15).line([22, 9]).data, width: 5, colour: detail(colour) },
  ],
  buckle: (last, colour) => {
    const { shaft } = last.cut;
    const high = pen(last)
      .move(-46, -shaft + 15)
      .line([46, -shaft + 15]);
    const low = pen(last).move(-14, 10).quad([6, 9], [24, 20]);
    return [{ d: (shaft > 60 ? high : low).data, width: 3.4, colour: detail(colour) }];
  },
  elastic: (last) => [
    {
      d: pen(last).move(-4, 10).quad([-6, -14], [-5, -60]).move(6, 8).quad([5, -14], [6, -60]).data,
      width: 1.8,
    },
  ],
};

const toeCap = (last: Last, back: number): string =>
  pen(last)
    .move(last.toe - back, GROUND - 2)
    .curve([last.toe - back - 3, 24], [last.toe - back + 3, 17], [last.toe - back + 8, 12]).data;
