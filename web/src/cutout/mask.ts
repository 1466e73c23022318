import type { Mask } from "@fit-closet/core";

/** The engine looks at a person's mask at this size, so more would be sent for nothing. */
export const MASK_SIDE = 768;

export type Point = { x: number; y: number };

/** A part of a mask in its pixels; empty where the width or height is 0. */
export type Box = { left: number; top: number; width: number; height: number };

/** A brush stroke: white paints garment, black takes it away. Lengths are pixels of the mask. */
export type Brush = { radius: number; adds: boolean };

type Size = { width: number; height: number };

/** The largest size of the photo's proportions whose longer side is at most `side`; never larger than the photo. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Each pixel is the nearest of `mask`. */
export function resized(mask: Mask, { width, height }: Size): Mask {
  if (mask.width === width && mask.height === height) return mask;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++) {
      data[y * width + x] = mask.data[row + Math.floor(((x + 0.5) * mask.width) / width)]!;
    }
  }
  return { data, width, height };
}

/**
 * Paints the way of a round brush between two points into `mask`.
 * @returns the box in which pixels may have changed
 */
export function paint(mask: Mask, from: Point, to: Point, { radius, adds }: Brush): Box {
  const box = boxAround(mask, from, to, radius);
  const value = adds ? 255 : 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const along = length && Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const [ox, oy] = [px - along * dx, py - along * dy];
      if (ox * ox + oy * oy <= radius * radius) mask.data[y * mask.width + x] = value;
    }
  }
  return box;
}

function boxAround({ width, height }: Size, from: Point, to: Point, radius: number): Box {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = within(Math.floor(Math.min(from.x, to.x) - radius), width);
  const top = within(Math.floor(Math.min(from.y, to.y) - radius), height);
  const right = within(Math.ceil(Math.max(from.x, to.x) + radius), width);
  const bottom = within(Math.ceil(Math.max(from.y, to.y) + radius), height);
  return { left, top, width: right - left, height: bottom - top };
}

export function copyOf({ data, ...size }: Mask): Mask {
  return { data: data.slice(), ...size };
}

export function isSame(one: Mask, other: Mask): boolean {
  if (one === other) return true;
  if (one.width !== other.width || one.height !== other.height) return false;
  return one.data.every((value, at) => value === other.data[at]);
}

/** How much of the photo is garment, 0 to 1. */
export function shareOf({ data }: Mask): number {
  let inside = 0;
  for (const value of data) if (value > 127) inside++;
  return inside / data.length;
}

export function isInside({ data, width, height }: Mask, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  return data[Math.floor(y) * width + Math.floor(x)]! > 127;
}
