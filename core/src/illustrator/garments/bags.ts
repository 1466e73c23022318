import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import type { Figure, Side } from "../figure/figure.ts";
import { BODY, SIDES } from "../figure/figure.ts";
import { Pen, between, mix } from "../geometry.ts";
import { torso } from "./garment.ts";
import type { Fitting } from "./garment.ts";

/** The hand that hangs and can carry something: not the one that holds an umbrella up. */
const carrying = (figure: Figure): Side =>
  SIDES.find((s) => figure.hands[s].does === "hold" && figure.arms[s].tip[1] > BODY.waist) ??
  SIDES.find((s) => figure.hands[s].does === "rest") ??
  "right";

export function drawTote(fitting: Fitting): void {
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
    shape: handle,
    cloth: false,
  });
  paint(canvas, "held", body, cloth, { lift: 1, shade: 11, origin: [x, y], lines: [seam] });
}

export function drawBriefcase(fitting: Fitting): void {
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
  canvas.add("held", stroke(cloth, { d: handle, width: 6, colour: trim(cloth).colour }), {
    shape: handle,
    cloth: false,
  });
  paint(canvas, "held", body, cloth, { lift: 1, shade: 10, lines: [flap] });
  canvas.add("held", `<path d="${clasp}" fill="#cda95a"/>`, { lift: 2 });
}

export function drawClutch(fitting: Fitting): void {
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

export function drawBackpack(fitting: Fitting): void {
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

export function drawCrossbody(fitting: Fitting): void {
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

export function drawUmbrella(fitting: Fitting): void {
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
    // The shaft reaches far below the canopy; a flat-lay must find room for all of it.
    { shape: shaftLine, cloth: false },
  );
}
