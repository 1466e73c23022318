import type { Cloth } from "../cloth/cloth.ts";
import { paint, stroke, trim } from "../cloth/cloth.ts";
import { detail, lightness, shade } from "../cloth/colour.ts";
import type { Side } from "../figure/figure.ts";
import { BODY, SIDES } from "../figure/figure.ts";
import { Pen } from "../geometry.ts";
import type { Fitting, Kind } from "./garment.ts";

type Detail = "laces" | "stripe" | "penny" | "straps" | "toe" | "buckle" | "cap" | "elastic" | "thong" | "fur" | "star" | "monk" | "hightop";

type ShoeCut = {
  /** How high above the ankle the shaft reaches; negative stays below it. */
  shaft: number;
  /** Thickness of the sole and height of the heel. */
  sole: number;
  heel?: number;
  pointed?: boolean;
  /** How low the throat is cut: bare instep for pumps and flats. */
  open?: boolean;
  /** Only straps over a sole. */
  sandal?: boolean;
  wide?: number;
  rubber?: string;
  details: readonly Detail[];
};

const CUTS = {
  trainer: { shaft: 4, sole: 8, rubber: "#f4f2ee", details: ["laces", "stripe"] },
  canvas: { shaft: 2, sole: 7, rubber: "#f7f5f1", details: ["laces", "toe"] },
  hightop: { shaft: 30, sole: 7, rubber: "#f7f5f1", details: ["laces", "toe", "hightop"] },
  runner: { shaft: 4, sole: 11, rubber: "#f1efe9", details: ["laces", "stripe"] },
  oxford: { shaft: 1, sole: 4, heel: 4, details: ["laces", "cap"] },
  loafer: { shaft: -3, sole: 4, heel: 4, details: ["penny"] },
  monk: { shaft: 0, sole: 4, heel: 4, details: ["monk"] },
  boot: { shaft: 46, sole: 7, heel: 4, wide: 2, details: ["laces", "cap"] },
  chelsea: { shaft: 40, sole: 5, heel: 5, details: ["elastic"] },
  hiker: { shaft: 44, sole: 10, wide: 3, details: ["laces", "toe"] },
  tallBoot: { shaft: 150, sole: 5, heel: 8, wide: 3, details: [] },
  wellie: { shaft: 130, sole: 7, wide: 7, details: ["buckle"] },
  snow: { shaft: 84, sole: 10, wide: 7, details: ["fur", "laces"] },
  heel: { shaft: -12, sole: 2.5, heel: 28, pointed: true, open: true, details: [] },
  heelBoot: { shaft: 46, sole: 3, heel: 24, pointed: true, details: ["elastic"] },
  flat: { shaft: -10, sole: 2.5, open: true, details: [] },
  maryJane: { shaft: -10, sole: 4, heel: 6, open: true, details: ["buckle"] },
  sandal: { shaft: -6, sole: 5, sandal: true, details: ["straps"] },
  heelSandal: { shaft: -6, sole: 3, heel: 26, sandal: true, details: ["straps"] },
  flipflop: { shaft: -20, sole: 5, sandal: true, details: ["thong"] },
  slide: { shaft: -20, sole: 6, sandal: true, details: ["buckle"] },
  clog: { shaft: -8, sole: 8, details: ["buckle"] },
  espadrille: { shaft: -6, sole: 7, rubber: "#d8bf93", open: true, details: [] },
} as const satisfies Record<string, ShoeCut>;

type Tag = Omit<Kind, "draw" | "slot" | "plural">;
const shoe = (cut: keyof typeof CUTS, tag: Tag): Kind => {
  const pattern: ShoeCut = CUTS[cut];
  return { slot: "feet", plural: true, ...tag, draw: (fitting) => SIDES.forEach((side) => drawShoe(fitting, side, pattern)) };
};

export const FOOTWEAR: readonly Kind[] = [
  shoe("trainer", { name: "trainers", words: ["sneaker", "trainer", "tennis shoe", "gym shoe", "leather sneaker", "shoe", "court shoe trainers"], colour: "#f3f1ec" }),
  shoe("runner", { name: "running shoes", words: ["runner", "running trainer", "sports shoe", "athletic shoe", "training shoe", "trail shoe", "trail runner", "walking shoe"], colour: "#4d7ea8" }),
  shoe("canvas", { name: "canvas shoes", words: ["plimsoll", "converse", "canvas sneaker", "canvas trainer", "deck shoe", "boat shoe", "slip-on", "vans"], colour: "#40566e" }),
  shoe("hightop", { name: "high-tops", words: ["high top", "hi-top", "basketball shoe", "high-top trainers"], colour: "#2c2d33" }),
  shoe("oxford", { name: "lace-up shoes", words: ["oxfords", "brogue", "derby", "derbies", "dress shoe", "lace-up", "formal shoe", "oxford shoe", "brogues", "derby shoe", "smart shoe", "wingtip", "leather shoe"], colour: "#4a3226" }),
  shoe("loafer", { name: "loafers", words: ["loafer", "moccasin", "driving shoe", "penny loafer", "slipper", "tassel loafer", "mules", "mule"], colour: "#6b4329" }),
  shoe("monk", { name: "monk shoes", words: ["monk strap", "monkstrap"], colour: "#5a3a28" }),
  shoe("boot", { name: "boots", words: ["boot", "combat boot", "lace-up boot", "leather boot", "work boot", "desert boot", "chukka", "chukka boot", "doc martens", "dr martens", "brogue boot", "biker boot"], colour: "#4b3628" }),
  shoe("chelsea", { name: "Chelsea boots", words: ["chelsea boot", "ankle boot", "chelseas", "suede boot", "ankle bootie", "bootie", "cowboy boot", "western boot"], colour: "#3a2c26" }),
  shoe("hiker", { name: "hiking boots", words: ["hiking boot", "walking boot", "hiker", "trekking boot", "mountain boot", "hiking shoe", "waterproof boot"], colour: "#7a5a3a" }),
  shoe("tallBoot", { name: "knee-high boots", words: ["knee-high boot", "knee boot", "tall boot", "riding boot", "knee high boot", "over-the-knee boot"], colour: "#40302a" }),
  shoe("wellie", { name: "rain boots", words: ["wellington", "wellies", "rain boot", "welly", "wellington boot", "rubber boot", "gumboot", "rainboot"], colour: "#3f5f46" }),
  shoe("snow", { name: "snow boots", words: ["snow boot", "winter boot", "moon boot", "apres-ski boot", "shearling boot", "ugg", "lined boot"], colour: "#7d7468" }),
  shoe("heel", { name: "heels", words: ["heel", "pump", "stiletto", "high heel", "court shoe", "kitten heel", "slingback", "block heel", "heeled pump", "heeled shoe"], colour: "#3a2a30" }),
  shoe("heelBoot", { name: "heeled boots", words: ["heeled boot", "heeled ankle boot", "heeled bootie", "block-heel boot", "stiletto boot"], colour: "#2c262a" }),
  shoe("heelSandal", { name: "heeled sandals", words: ["heeled sandal", "strappy heel", "strappy sandal", "wedge", "platform sandal", "strappy heeled sandal", "wedge sandal"], colour: "#b98b5e" }),
  shoe("flat", { name: "ballet flats", words: ["ballet flat", "flats", "ballerina", "ballet pump", "pointed flat", "ballet shoe", "flat shoe"], colour: "#a9796a" }),
  shoe("maryJane", { name: "Mary Janes", words: ["mary jane", "mary-jane", "t-bar shoe"], colour: "#2b2a30" }),
  shoe("sandal", { name: "sandals", words: ["sandal", "leather sandal", "birkenstock", "gladiator sandal", "flat sandal", "fisherman sandal", "walking sandal", "huarache"], colour: "#9a6a41" }),
  shoe("flipflop", { name: "flip-flops", words: ["flip flop", "flip-flop", "thong", "beach shoe", "water shoe"], colour: "#2f8f9d" }),
  shoe("slide", { name: "slides", words: ["slide", "slider", "pool slide", "slip-on sandal"], colour: "#2f3340" }),
  shoe("clog", { name: "clogs", words: ["clog", "croc"], colour: "#8a6444" }),
  shoe("espadrille", { name: "espadrilles", words: ["espadrille"], colour: "#c9b89a" }),
];

const TOE = (turn: number): number => 17 + 27 * turn;

/** One shoe in the frame of its ankle: x outward towards the toe, y down; the ground is at 38. */
function drawShoe(fitting: Fitting, side: Side, cut: ShoeCut): void {
  if (cut.sandal) return drawSandal(fitting, side, cut);
  const { canvas, cloth } = fitting;
  const layer = cut.shaft > 60 ? "boots" : "shoes";
  const lift = side === "left" ? 0 : 3;
  const d = upper(fitting, side, cut);
  drawSole(fitting, side, cut, layer, lift);
  paint(canvas, layer, d, cloth, { lift: lift + 1, shade: 6, lines: linesOf(fitting, side, cut) });
  if (cut.details.includes("fur")) drawFur(fitting, side, cut, lift + 2);
}

const ground = ({ figure }: Fitting, side: Side): number => {
  const [, y] = figure.feet[side].frame(0, 0);
  return BODY.ground - BODY.ankle + (y - BODY.ankle) * 0 ;
};

function upper(fitting: Fitting, side: Side, cut: ShoeCut): string {
  const { figure } = fitting;
  const { frame, turn } = figure.feet[side];
  const toe = TOE(turn) + (cut.pointed ? 6 : 0);
  const wide = cut.wide ?? 0;
  const low = ground(fitting, side) - cut.sole;
  const back = -15 - wide * 0.6;
  const lifted = low - (cut.heel && cut.heel > 12 ? cut.heel * 0.55 : 0);
  const pen = new Pen(frame);
  if (cut.shaft > 12) shaft(fitting, side, cut, pen);
  else pen.move(-14 - wide, -cut.shaft - 2).quad([0, -cut.shaft + (cut.open ? 16 : 5)], [cut.open ? 6 : 14 + wide, cut.open ? 12 : -cut.shaft - 1]);
  const ridge = cut.open ? 20 : 8;
  pen.curve([cut.open ? 16 : 15 + wide, ridge + 4], [toe - 16, cut.pointed ? 18 : 10], [toe, cut.pointed ? 24 : 19]);
  pen.curve([toe + 9, cut.pointed ? 27 : 22], [toe + 11, low - 4], [toe + (cut.pointed ? 11 : 9), low]);
  pen.line([back + 8, lifted]).curve([back - 4, lifted], [back - 5, lifted - 16], [-14 - wide, Math.min(-cut.shaft - 2, 6)]);
  return pen.close().data;
}

/** A boot's shaft follows the leg's own shape. */
function shaft({ figure }: Fitting, side: Side, cut: ShoeCut, pen: Pen): void {
  const { shaft: height, wide = 0 } = cut;
  const limb = figure.legs[side];
  const half = (up: number): number => limb.half(1 - up / 412) + 4 + wide;
  const lean = (limb.at(1 - height / 412)[0] - limb.tip[0]) * (side === "left" ? -1 : 1);
  const x = (up: number): number => (lean * up) / height;
  pen.move(-half(0) - 0.5, 8).through([x(height * 0.5) - half(height * 0.5), -height * 0.5], [x(height) - half(height), -height]);
  pen.quad([x(height), -height + 5], [x(height) + half(height), -height]);
  pen.through([x(height * 0.5) + half(height * 0.5), -height * 0.5], [half(0) + 1, 2]);
}

function drawSole(fitting: Fitting, side: Side, cut: ShoeCut, layer: "shoes" | "boots", lift: number): void {
  const { canvas, cloth, figure } = fitting;
  const { frame, turn } = figure.feet[side];
  const low = ground(fitting, side);
  const toe = TOE(turn) + (cut.pointed ? 6 : 0);
  const wide = cut.wide ?? 0;
  const colour = cut.rubber ?? shade(cloth.colour, lightness(cloth.colour) < 0.3 ? -0.1 : -0.2);
  const tone = trim({ ...cloth, edged: lightness(colour) > 0.88 }, colour);
  const back = -19 - wide;
  const high = (cut.heel ?? 0) > 12;
  const pen = new Pen(frame);
  if (high) {
    const top = low - cut.heel! * 0.55 - 3;
    pen.move(back + 1, top - 4).line([back + 18, top + 2]).curve([back + 12, top + 10], [back + 11, low - 8], [back + 10, low]).line([back + 3, low]).curve([back + 2, low - 12], [back, top + 8], [back + 1, top - 4]).close();
    pen.move(6, low - 3).line([toe + 11, low - cut.sole]).line([toe + 9, low]).line([14, low]).close();
  } else {
    pen.move(back + 1, low - cut.sole - 4).line([toe + 9, low - cut.sole - 2]).curve([toe + 13, low - cut.sole + 1], [toe + 13, low], [toe + 8, low]);
    if (cut.heel) pen.line([12, low]).line([8, low - cut.heel * 0.6], [4, low - cut.heel * 0.6], [2, low]);
    pen.line([back + 3, low]).curve([back, low], [back - 2, low - cut.sole], [back + 1, low - cut.sole - 4]).close();
  }
  paint(canvas, layer, pen.data, tone, { lift: lift + 0.5, shade: 0, ghost: true });
}

function linesOf(fitting: Fitting, side: Side, cut: ShoeCut): { d: string; width?: number; colour?: string }[] {
  const { figure, cloth } = fitting;
  const { frame, turn } = figure.feet[side];
  const toe = TOE(turn);
  const pen = (): Pen => new Pen(frame);
  const low = ground(fitting, side) - cut.sole;
  const contrast = lightness(cloth.colour) > 0.55 ? shade(cloth.colour, -0.2) : shade(cloth.colour, 0.24);
  const lines: { d: string; width?: number; colour?: string }[] = [];
  const has = (name: Detail): boolean => cut.details.includes(name);
  if (has("laces")) {
    const rows = pen();
    for (let i = 0; i < 3; i++) rows.move(10 + i * 6, 4 + i * 4.6).line([20 + i * 6.5, 1 + i * 4.6]);
    if (cut.shaft > 12) for (let y = -6; y > -cut.shaft + 6; y -= 10) rows.move(0, y).line([13, y - 1.5]);
    lines.push({ d: rows.data, width: 2.6, colour: lightness(cloth.colour) > 0.72 ? shade(cloth.colour, -0.16) : "#f1eee7" });
  }
  if (has("stripe")) lines.push({ d: pen().move(-8, low - 4).curve([4, low - 6], [10, low - 12], [14, low - 20]).data, width: 3.6, colour: contrast });
  if (has("toe")) lines.push({ d: pen().move(toe - 8, low + 2).curve([toe - 10, low - 8], [toe - 5, low - 16], [toe + 2, low - 20]).data, width: 2.4, colour: contrast });
  if (has("cap")) lines.push({ d: pen().move(toe - 12, low + 2).curve([toe - 14, low - 8], [toe - 10, low - 14], [toe - 5, low - 20]).data, width: 2 });
  if (has("penny")) lines.push({ d: pen().move(4, 24).curve([10, 12], [18, 8], [24, 12]).data, width: 5, colour: detail(cloth.colour) });
  if (has("monk")) lines.push({ d: pen().move(-2, 14).line([22, 8]).data, width: 5, colour: detail(cloth.colour) });
  if (has("buckle")) lines.push({ d: cut.shaft > 60 ? pen().move(-40, -cut.shaft + 14).line([40, -cut.shaft + 14]).data : pen().move(-12, 8).quad([6, 8], [22, 18]).data, width: 3.4, colour: detail(cloth.colour) });
  if (has("elastic")) lines.push({ d: pen().move(-4, 8).curve([-5, -8], [-5, -20], [-6, -60]).move(6, 6).curve([5, -8], [5, -20], [4, -60]).data, width: 1.8 });
  if (cut.shaft > 60) lines.push({ d: pen().move(-16, 4).quad([0, 10], [15, 2]).data, width: 2 });
  return lines;
}

function drawFur({ canvas, figure, cloth }: Fitting, side: Side, cut: ShoeCut, lift: number): void {
  const limb = figure.legs[side];
  const t = 1 - cut.shaft / 412;
  const pen = new Pen();
  for (let i = -2; i <= 2; i++) pen.oval(...limb.beside(t, 1, ((limb.half(t) + 9) * i) / 2 - limb.half(t)), 8, 9);
  paint(canvas, "boots", pen.data, trim({ ...cloth, edged: true }, "#efe7d8"), { lift, shade: 0, ghost: true });
}

function drawSandal(fitting: Fitting, side: Side, cut: ShoeCut): void {
  const { canvas, cloth, figure } = fitting;
  const { frame, turn } = figure.feet[side];
  const lift = side === "left" ? 0 : 3;
  const toe = TOE(turn);
  const low = ground(fitting, side);
  drawSole(fitting, side, { ...cut, sole: cut.sole + 1 }, "shoes", lift - 8);
  const strap = (d: string): void => paint(canvas, "shoes", d, cloth, { lift: lift + 1, shade: 0 });
  const pen = (): Pen => new Pen(frame);
  const band = (x: number, width: number): string =>
    pen().move(x, low - 6).curve([x - 2, low - 18], [x + 2, low - 24], [x + 5, low - 26 + x * 0.12]).line([x + 5 + width, low - 23 + x * 0.16]).curve([x + width + 1, low - 18], [x + width, low - 12], [x + width + 1, low - 5]).close().data;
  if (cut.details.includes("straps")) {
    strap(band(toe - 14, 9));
    strap(pen().move(-14, 0).quad([0, 8], [15, 1]).line([15, 9]).quad([0, 16], [-15, 8]).close().data);
    strap(pen().move(-15, 6).line([-9, 8], [-8, low - 5], [-17, low - 5]).close().data);
  } else if (cut.details.includes("thong")) {
    strap(pen().move(toe - 2, low - 7).curve([toe - 8, low - 16], [6, low - 22], [-2, low - 8]).line([3, low - 6]).curve([8, low - 16], [toe - 14, low - 10], [toe - 2, low - 7]).close().data);
  } else strap(band(toe - 24, 20));
  if (cloth.material === "leather") canvas.add("shoes", stroke(cloth, { d: band(toe - 14, 9), width: 1 }), { lift: lift + 1.1 });
}

export type { Cloth };
