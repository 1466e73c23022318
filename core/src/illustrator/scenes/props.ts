import { Pen, short } from "../geometry.ts";

/** Props of a scene: pale, flat, without outlines, so that they stay behind the person. None is painted over itself: a wash shows it. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${r}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Three puffs on a flat base. */
export const cloud = (x: number, y: number, size: number, fill: string): string => {
  const s = (v: number): string => short(v * size);
  return `<path d="M${s(-1.4)} ${s(0.5)}a${s(0.5)} ${s(0.5)} 0 0 1 ${s(0.06)} ${s(-1)}a${s(0.78)} ${s(0.78)} 0 0 1 ${s(1.46)} ${s(-0.3)}a${s(0.62)} ${s(0.62)} 0 0 1 ${s(1.02)} ${s(0.42)}a${s(0.45)} ${s(0.45)} 0 0 1 ${s(0.1)} ${s(0.88)}Z" transform="translate(${short(x)} ${short(y)})" fill="${fill}"/>`;
};

/** Rolling ground from edge to edge, its crest at `y`. */
export const hill = (y: number, rise: number, fill: string): string =>
  shape(
    `M60 ${y}C240 ${y - rise} 380 ${y + rise * 0.4} 560 ${y - rise * 0.2}S860 ${y - rise} 980 ${y}V1000H60Z`,
    fill,
  );

export const mountain = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  snow: string,
): string => {
  const line = `L${x - w * 0.1} ${y - h * 0.76}L${x + w * 0.06} ${y - h * 0.66}L${x + w * 0.3} ${y - h * 0.7}`;
  const left = `${x - w * 0.3} ${y - h * 0.7}`;
  return (
    shape(`M${x - w} ${y}L${left}${line}L${x + w} ${y}Z`, fill) +
    shape(`M${x} ${y - h}L${left}${line}Z`, snow)
  );
};

const ring = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;

export const tree = (x: number, y: number, size: number, leaf: string, trunk: string): string =>
  rect(x - size * 0.07, y - size * 0.74, size * 0.14, size * 0.74, trunk, 3) +
  shape(
    ring(x, y - size * 1.2, size * 0.46) +
      ring(x - size * 0.3, y - size * 0.92, size * 0.34) +
      ring(x + size * 0.32, y - size * 0.95, size * 0.36),
    leaf,
  );

export const pine = (x: number, y: number, size: number, leaf: string, snow?: string): string => {
  const tiers = [0, 0.34, 0.68].map((up, i) => ({
    w: size * (0.44 - i * 0.09),
    low: y - size * up,
  }));
  const tier = (w: number, low: number, top: number): string =>
    `M${short(x - w)} ${short(low)}L${short(x)} ${short(top)}L${short(x + w)} ${short(low)}Z`;
  const body = tiers.map(({ w, low }) => tier(w, low, low - size * 0.62)).join("");
  const caps = tiers.map(({ w, low }) => tier(w * 0.42, low - size * 0.36, low - size * 0.62));
  return shape(body, leaf) + (snow ? shape(caps.join(""), snow) : "");
};

export const palm = (x: number, y: number, size: number, leaf: string, trunk: string): string => {
  const [tx, ty] = [x + size * 0.14, y - size];
  const fronds = [-168, -140, -100, -62, -24, 6].map((turn) => {
    const reach = size * 0.5;
    return `<path d="M0 0C${short(reach * 0.3)} ${short(-reach * 0.3)} ${short(reach * 0.75)} ${short(-reach * 0.24)} ${short(reach)} ${short(reach * 0.12)}C${short(reach * 0.66)} ${short(-reach * 0.04)} ${short(reach * 0.34)} ${short(reach * 0.02)} 0 0Z" transform="translate(${short(tx)} ${short(ty)}) rotate(${turn})" fill="${leaf}"/>`;
  });
  return (
    line(
      new Pen()
        .move(x, y)
        .curve([x - size * 0.02, y - size * 0.4], [x + size * 0.04, y - size * 0.7], [tx, ty]).data,
      trunk,
      size * 0.07,
    ) + fronds.join("")
  );
};

export const building = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  glass: string,
  lit: readonly number[] = [],
  light = "#fbe2a6",
): string => {
  const windows: string[] = [];
  const columns = Math.max(2, Math.round(w / 38));
  const gap = w / columns;
  let n = 0;
  for (let row = y - h + 26; row < y - 40; row += 46)
    for (let i = 0; i < columns; i++, n++)
      windows.push(
        rect(x + gap * (i + 0.5) - 8, row, 16, 22, lit.includes(n % 7) ? light : glass, 2),
      );
  return rect(x, y - h, w, h, fill, 4) + windows.join("");
};

/** A hanging lamp with its cord. */
export const pendant = (x: number, top: number, drop: number, fill: string, glow: string): string =>
  line(`M${x} ${top}V${top + drop}`, fill, 4) +
  shape(
    `M${x - 42} ${top + drop + 34}C${x - 38} ${top + drop} ${x - 16} ${top + drop - 6} ${x} ${top + drop - 6}S${x + 38} ${top + drop} ${x + 42} ${top + drop + 34}Z`,
    fill,
  ) +
  oval(x, top + drop + 36, 30, 8, glow);

export const plant = (x: number, y: number, size: number, leaf: string, pot: string): string =>
  [-58, -28, 0, 28, 58]
    .map(
      (turn) =>
        `<path d="M0 0C${short(-size * 0.2)} ${short(-size * 0.4)} ${short(-size * 0.12)} ${short(-size * 0.8)} 0 ${short(-size)}C${short(size * 0.12)} ${short(-size * 0.8)} ${short(size * 0.2)} ${short(-size * 0.4)} 0 0Z" transform="translate(${x} ${y - size * 0.42}) rotate(${turn})" fill="${leaf}"/>`,
    )
    .join("") +
  shape(
    `M${x - size * 0.28} ${y - size * 0.5}H${x + size * 0.28}L${x + size * 0.2} ${y}H${x - size * 0.2}Z`,
    pot,
  );

export const star = (x: number, y: number, r: number, fill: string): string =>
  shape(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    fill,
  );

/** A crescent: a disc without what a second one, to its right, covers. */
export const moon = (x: number, y: number, r: number, fill: string): string => {
  const at = (dx: number, dy: number): string => `${short(x + dx * r)} ${short(y + dy * r)}`;
  const inner = short(r * 0.86);
  return shape(
    `M${at(0.094, -0.995)}A${r} ${r} 0 1 0 ${at(0.832, 0.555)}A${inner} ${inner} 0 1 1 ${at(0.094, -0.995)}Z`,
    fill,
  );
};
