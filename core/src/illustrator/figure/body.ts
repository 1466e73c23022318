import type { Canvas } from "../canvas.ts";
import { paint, plain } from "../cloth/cloth.ts";
import { shade } from "../cloth/colour.ts";
import { Pen } from "../geometry.ts";
import type { Figure, Side } from "./figure.ts";
import { BODY, SIDES } from "./figure.ts";
import { bareFoot, footLength } from "./feet.ts";
import { drawHand } from "./hands.ts";
import { legsOutline } from "./outline.ts";

/** The undressed person, modest and without detail: what clothes leave free is what shows. */
export function drawBody(canvas: Canvas, figure: Figure, barefoot: boolean): void {
  const skin = plain(figure.person.skin, false);
  paint(
    canvas,
    "legs",
    legsOutline(figure, { top: BODY.waist, to: 1, ease: () => 0, waist: 0 }),
    skin,
    { shade: 10 },
  );
  paint(canvas, "torso", torsoSkin(figure), skin, { shade: 12 });
  paint(canvas, "torso", neckShadow(figure), plain(shade(skin.colour, -0.085), false), {
    lift: 1,
    shade: 0,
  });
  if (barefoot) for (const side of SIDES) drawFoot(canvas, figure, side);
}

/** A bare arm with its hand, drawn in front of the clothes of the body. */
export function drawArm(canvas: Canvas, figure: Figure, side: Side, glove?: string): void {
  const skin = plain(figure.person.skin, false);
  const limb = figure.arms[side];
  paint(
    canvas,
    "arms",
    limb.outline(0, 1, () => 0, { round: 1 }),
    skin,
    {
      shadow: limb.shadow(1, 8, () => 0),
      lift: -4,
    },
  );
  drawHand(canvas, figure, side, glove ?? figure.person.skin);
}

function torsoSkin(figure: Figure): string {
  const { shoulder } = figure.person.body;
  const half = (y: number): number => figure.half(y);
  const pen = new Pen(figure.torso);
  const neck = 18.5 + (figure.person.body.limb - 1) * 12;
  pen.move(-neck, BODY.chin - 24).through([-neck, BODY.chin + 8], [-neck - 2, BODY.neck - 4]);
  pen.curve(
    [-neck - 10, BODY.neck + 8],
    [-shoulder * 0.6, BODY.shoulder - 13],
    [-shoulder + 14, BODY.shoulder - 5],
  );
  pen.through(
    [-shoulder - 2, BODY.shoulder + 14],
    [-half(BODY.armpit), BODY.armpit],
    [-half(BODY.waist), BODY.waist],
    [-half(BODY.hip), BODY.hip],
  );
  pen.line([half(BODY.hip), BODY.hip]);
  pen.through(
    [half(BODY.waist), BODY.waist],
    [half(BODY.armpit), BODY.armpit],
    [shoulder + 2, BODY.shoulder + 14],
    [shoulder - 14, BODY.shoulder - 5],
  );
  pen.curve(
    [shoulder * 0.6, BODY.shoulder - 13],
    [neck + 10, BODY.neck + 8],
    [neck + 2, BODY.neck - 4],
  );
  pen.through([neck, BODY.chin + 8], [neck, BODY.chin - 24]);
  return pen.close().data;
}

/** The chin's shadow on the neck. */
function neckShadow({ torso, person }: Figure): string {
  const w = 18.5 + (person.body.limb - 1) * 12;
  return new Pen(torso)
    .move(-w, BODY.chin - 14)
    .line([w, BODY.chin - 14], [w, BODY.chin + 6])
    .curve([w - 8, BODY.chin + 19], [-w + 12, BODY.chin + 18], [-w, BODY.chin + 3])
    .close().data;
}

/** A bare foot, turned out a little. */
function drawFoot(canvas: Canvas, figure: Figure, side: Side): void {
  const { frame, turn } = figure.feet[side];
  bareFoot(canvas, new Pen(frame), figure.person.skin, footLength(turn));
}
