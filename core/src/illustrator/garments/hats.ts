import { paint, stroke, trim } from "../cloth/cloth.ts";
import { lightness, shade } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Fitting, Kind } from "./garment.ts";
import { printOnHat } from "./prints.ts";

const pen = ({ figure }: Fitting): Pen => new Pen(figure.head);

const DOME = (p: Pen, lift = 0): Pen =>
  p
    .move(-50, -24)
    .curve([-54, -64], [-34, -84 - lift], [0, -84 - lift])
    .curve([34, -84 - lift], [54, -64], [50, -24]);

export function drawCap(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const dome = DOME(pen(fitting)).quad([0, -14], [-50, -24]).close().data;
  const seams = pen(fitting)
    .move(0, -86)
    .line([0, -20])
    .move(-4, -84)
    .curve([-28, -70], [-32, -44], [-30, -20])
    .move(4, -84)
    .curve([28, -70], [32, -44], [30, -20]).data;
  paint(canvas, "hat", dome, cloth, {
    shade: 10,
    inset: printOnHat(fitting),
    lines: [{ d: seams, width: 1.8, opacity: 0.7 }],
  });
  const brim = pen(fitting)
    .move(-50, -26)
    .curve([-30, -40], [30, -40], [50, -26])
    .curve([62, -20], [58, -8], [46, -12])
    .curve([20, -24], [-20, -24], [-46, -12])
    .curve([-58, -8], [-62, -20], [-50, -26])
    .close().data;
  const tone = trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.3 ? 0.05 : -0.06));
  paint(canvas, "hat", brim, tone, { lift: 1, shade: 0, ghost: true });
  canvas.add("hat", `<path d="${pen(fitting).oval(0, -85, 5, 3.5).data}" fill="${tone.colour}"/>`, {
    lift: 1,
  });
}

export function drawBeanie(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const dome = DOME(pen(fitting), 10).quad([0, -20], [-50, -24]).close().data;
  const ribs = pen(fitting);
  for (const x of [-36, -22, -8, 8, 22, 36])
    ribs.move(x * 0.62, -88 + Math.abs(x) * 0.25).quad([x * 0.95, -60], [x, -34]);
  paint(canvas, "hat", dome, cloth, {
    lift: 0.5,
    shade: 10,
    inset: printOnHat(fitting),
    lines: [{ d: ribs.data, width: 1.8, opacity: 0.6 }],
  });
  const band = pen(fitting)
    .move(-52, -44)
    .curve([-30, -34], [30, -34], [52, -44])
    .curve([56, -34], [55, -22], [53, -16])
    .curve([30, -6], [-30, -6], [-53, -16])
    .curve([-55, -22], [-56, -34], [-52, -44])
    .close().data;
  const fold = pen(fitting);
  for (let x = -44; x <= 44; x += 8.8) fold.move(x, -37).line([x, -12]);
  paint(
    canvas,
    "hat",
    band,
    trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.35 ? 0.05 : -0.05)),
    { lift: 1, shade: 8, ghost: true, lines: [{ d: fold.data, width: 1.6, opacity: 0.5 }] },
  );
}

/** A crown, a band and a brim; straw has a weave and a wider brim. */
export function brimmed(straw: boolean): Kind["draw"] {
  return (fitting) => {
    const { canvas, cloth } = fitting;
    const reach = straw ? 104 : 80;
    const under = pen(fitting).oval(0, -27, reach, straw ? 17 : 13).data;
    paint(
      canvas,
      "hat",
      under,
      trim(cloth, shade(cloth.colour, lightness(cloth.colour) < 0.3 ? 0.04 : -0.1)),
      { shade: 0, ghost: true },
    );
    const brim = pen(fitting)
      .move(-reach, -27)
      .curve([-reach + 20, -50], [reach - 20, -50], [reach, -27])
      .curve([reach * 0.6, -38], [-reach * 0.6, -38], [-reach, -27])
      .close().data;
    paint(canvas, "hat", brim, cloth, { lift: 0.5, shade: 0 });
    const crown = straw
      ? DOME(pen(fitting), 8).quad([0, -30], [-50, -24]).close().data
      : pen(fitting)
          .move(-48, -30)
          .curve([-50, -62], [-44, -92], [-26, -94])
          .curve([-12, -95], [-8, -86], [0, -86])
          .curve([8, -86], [12, -95], [26, -94])
          .curve([44, -92], [50, -62], [48, -30])
          .quad([0, -34], [-48, -30])
          .close().data;
    const weave = pen(fitting);
    if (straw) for (const y of [-74, -62]) weave.move(-50, y).quad([0, y + 10], [50, y]);
    paint(canvas, "hat", crown, cloth, {
      lift: 1,
      shade: 10,
      lines: [{ d: weave.data || "M0 0", width: 1.6, opacity: 0.6 }],
    });
    const ribbon = pen(fitting)
      .move(-50.5, -50)
      .quad([0, -38], [50.5, -50])
      .line([50, -35])
      .quad([0, -24], [-50, -35])
      .close().data;
    const band =
      lightness(cloth.colour) > 0.55 ? shade(cloth.accent, -0.25) : shade(cloth.colour, 0.18);
    paint(canvas, "hat", ribbon, trim({ ...cloth, edged: false }, straw ? "#3b3a44" : band), {
      lift: 2,
      shade: 0,
      ghost: true,
    });
  };
}

export function drawBucket(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const crown = pen(fitting)
    .move(-46, -40)
    .curve([-46, -66], [-40, -86], [-22, -88])
    .line([22, -88])
    .curve([40, -86], [46, -66], [46, -40])
    .close().data;
  const brim = pen(fitting)
    .move(-45, -46)
    .quad([0, -36], [45, -46])
    .curve([54, -36], [62, -24], [66, -12])
    .curve([30, -2], [-30, -2], [-66, -12])
    .curve([-62, -24], [-54, -36], [-45, -46])
    .close().data;
  const rows = pen(fitting)
    .move(-54, -30)
    .quad([0, -20], [54, -30])
    .move(-60, -21)
    .quad([0, -11], [60, -21]).data;
  paint(canvas, "hat", crown, cloth, { shade: 9 });
  paint(canvas, "hat", brim, cloth, {
    lift: 1,
    shade: 9,
    lines: [{ d: rows, width: 1.6, opacity: 0.6 }],
  });
  canvas.add(
    "hat",
    stroke(cloth, { d: pen(fitting).move(-45, -46).quad([0, -36], [45, -46]).data, width: 2 }),
    { lift: 2 },
  );
}

export function drawBeret(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = pen(fitting)
    .move(-46, -28)
    .curve([-70, -40], [-62, -84], [-10, -88])
    .curve([40, -92], [70, -70], [62, -48])
    .curve([58, -34], [50, -30], [46, -28])
    .quad([0, -42], [-46, -28])
    .close().data;
  paint(canvas, "hat", d, cloth, { shade: 12 });
  canvas.add(
    "hat",
    stroke(cloth, { d: pen(fitting).move(-46, -29).quad([0, -43], [46, -29]).data, width: 4 }) +
      stroke(cloth, {
        d: pen(fitting).move(4, -89).quad([6, -96], [12, -97]).data,
        width: 4,
        colour: cloth.colour,
      }),
    { lift: 1 },
  );
}

export function drawHeadscarf(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const wrap = pen(fitting)
    .move(0, -70)
    .curve([44, -70], [56, -34], [52, 4])
    .curve([50, 36], [44, 62], [50, 92])
    .curve([30, 112], [-30, 112], [-50, 92])
    .curve([-44, 62], [-50, 36], [-52, 4])
    .curve([-56, -34], [-44, -70], [0, -70])
    .close()
    .move(0, -42)
    .curve([-28, -42], [-38, -22], [-37, 4])
    .curve([-36, 32], [-22, 54], [0, 56])
    .curve([22, 54], [36, 32], [37, 4])
    .curve([38, -22], [28, -42], [0, -42])
    .close().data;
  const folds = pen(fitting)
    .move(-46, 20)
    .curve([-40, 60], [-10, 74], [30, 70])
    .move(-46, 70)
    .curve([-20, 90], [20, 88], [46, 60])
    .move(-30, -50)
    .quad([-46, -30], [-47, 0]).data;
  paint(canvas, "hat", wrap, cloth, { shade: 10, lines: [{ d: folds, width: 2 }] });
}

export function drawHeadband(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const d = pen(fitting)
    .move(-47, -38)
    .curve([-24, -50], [24, -50], [47, -38])
    .line([49, -24])
    .curve([26, -36], [-26, -36], [-49, -24])
    .close().data;
  paint(canvas, "hat", d, cloth, { shade: 6 });
}

export function drawHelmet(fitting: Fitting): void {
  const { canvas, cloth } = fitting;
  const dome = DOME(pen(fitting), 6).quad([0, -34], [-50, -24]).close().data;
  const vents = pen(fitting)
    .move(-20, -78)
    .quad([-28, -60], [-26, -42])
    .move(0, -84)
    .line([0, -42])
    .move(20, -78)
    .quad([28, -60], [26, -42]).data;
  const straps = pen(fitting)
    .move(-46, -22)
    .quad([-36, 30], [0, 62])
    .move(46, -22)
    .quad([36, 30], [0, 62]).data;
  canvas.add("hat", stroke(cloth, { d: straps, width: 3, colour: "#3a3d46" }));
  paint(canvas, "hat", dome, cloth, {
    lift: 1,
    shade: 10,
    lines: [{ d: vents, width: 5, opacity: 0.8 }],
  });
}
