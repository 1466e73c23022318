import { type Likeness, SCARF_COLOURS } from "../likeness.ts";
import type { KindId } from "../wardrobe/kinds.ts";
import { Canvas } from "./canvas.ts";
import { drawArm, drawBody } from "./figure/body.ts";
import { stroke } from "./cloth/cloth.ts";
import type { Figure, Side } from "./figure/figure.ts";
import { BODY, poseFigure, SIDES } from "./figure/figure.ts";
import { drawBeard, drawOwnGlasses } from "./figure/face-wear.ts";
import { drawHair } from "./figure/hair.ts";
import { drawHead } from "./figure/head.ts";
import { personLike } from "./figure/likeness.ts";
import { choose, personOf, scramble } from "./figure/people.ts";
import { type Pose, type PoseName, POSES } from "./figure/poses.ts";
import { drawProsthesis } from "./figure/prosthesis.ts";
import { drawWheelchair } from "./figure/wheelchair.ts";
import { Pen, short } from "./geometry.ts";
import type { Worn } from "./garments/garment.ts";
import { garmentsOf } from "./wardrobe.ts";

/** A person who wears the outfit: `likeness` where they chose who that is, else anybody. */
export function drawFigure(outfit: readonly Worn[], seed: number, likeness?: Likeness): Drawn {
  const canvas = new Canvas();
  const worn = likeness ? withOwnScarf(outfit, likeness) : outfit;
  const figure = poseFigure(
    likeness ? personLike(likeness) : personOf(seed),
    poseOf(worn, seed, likeness),
    scramble(seed, 9) % 2 === 1,
  );
  const glove = worn.find(({ kind }) => kind.gloves)?.cloth.colour;
  const barefoot = !worn.some(({ kind }) => kind.slot === "feet");
  drawBody(canvas, figure, barefoot);
  for (const side of SIDES) drawArm(canvas, figure, side, glove);
  drawHead(canvas, figure);
  const covered = worn.some(({ kind }) => kind.hair === "covered");
  const hat = worn.find(({ kind }) => kind.hair)?.kind.hair ?? "none";
  drawHair(canvas, figure, covered ? "covered" : hat);
  if (likeness) drawOwn(canvas, figure, likeness, { worn, barefoot, glove });
  for (const garment of worn) {
    canvas.piece = garment.piece;
    garment.kind.draw({ canvas, figure, outfit: worn, seed, flat: false, ...garment });
  }
  canvas.piece = -1;
  for (const side of SIDES) drawPocket(canvas, figure, side, worn);
  return { canvas, place: placeOf(figure, likeness) };
}

/** A drawn person, and where on the page: a transform. */
export type Drawn = { canvas: Canvas; place: string };

/** Who sits is drawn a little larger: there is room above. */
const NEARER = 1.12;

function placeOf({ person, ground }: Figure, likeness?: Likeness): string {
  const near = likeness?.wheelchair ? NEARER : 1;
  const [x, y] = person.stretch;
  if (x * near === 1 && y * near === 1) return "";
  return `translate(512 ${BODY.ground}) scale(${short3(x * near)} ${short3(y * near)}) translate(-512 ${short(-ground)})`;
}

const short3 = (value: number): string => value.toFixed(3);

/** What is on the person whatever they wear. */
function drawOwn(
  canvas: Canvas,
  figure: Figure,
  { glasses, beard, wheelchair, prostheses }: Likeness,
  on: { worn: readonly Worn[]; barefoot: boolean; glove: string | undefined },
): void {
  if (wheelchair) drawWheelchair(canvas, figure);
  for (const which of prostheses) drawProsthesis(canvas, figure, which, on);
  if (beard !== "none") drawBeard(canvas, figure, beard);
  const others = on.worn.some(({ kind }) => OVER_EYES.includes(kind.id));
  if (glasses !== "none" && !others) drawOwnGlasses(canvas, figure, glasses);
}

const OVER_EYES: readonly KindId[] = ["glasses", "sunglasses", "goggles"];

/** Below a hat, and not where the outfit covers the hair by itself. */
function withOwnScarf(worn: readonly Worn[], { headscarf }: Likeness): readonly Worn[] {
  if (headscarf === "none" || worn.some(({ kind }) => kind.hair === "covered")) return worn;
  return [...garmentsOf({ kind: "hijab", colours: [SCARF_COLOURS[headscarf]] }, -1), ...worn];
}

/** The pocket's edge over a hand that is in it, in the cloth that has the pocket. */
function drawPocket(canvas: Canvas, figure: Figure, side: Side, worn: readonly Worn[]): void {
  const { does, frame } = figure.hands[side];
  const coat = worn.find(({ kind }) => kind.slot === "outer" && kind.pockets);
  const owner = coat ?? worn.findLast(({ kind }) => kind.pockets);
  if (does !== "pocket" || !owner) return;
  const d = new Pen(frame).move(-19, 21).quad([0, 23.5], [19, 16]).data;
  canvas.add("arms", stroke(owner.cloth, { d, width: 3.2 }), { lift: -1.95 });
}

/** In a wheelchair the arms still do what is carried. */
function poseOf(worn: readonly Worn[], seed: number, likeness?: Likeness): Pose {
  const name = poseFor(worn, seed);
  if (!likeness?.wheelchair) return POSES[name];
  const { arms } = worn.some(({ kind }) => kind.carry) ? POSES[name] : POSES.seated;
  return { ...POSES.seated, arms };
}

/** What is carried decides the pose; otherwise any that the clothes allow. */
function poseFor(worn: readonly Worn[], seed: number): PoseName {
  const carries = worn.map(({ kind }) => kind.carry);
  if (carries.includes("aloft")) return "aloft";
  if (carries.includes("hold")) return "carry";
  if (carries.includes("strap")) return "strap";
  const pockets = worn.some(({ kind }) => kind.pockets && (kind.slot === "legs" || kind.whole));
  const poses: PoseName[] = pockets
    ? ["easy", "pocket", "pocket", "pockets", "hip", "stroll"]
    : ["easy", "hip", "stroll", "easy"];
  return choose(poses, seed, 8);
}
