import type { Mask } from "@fit-closet/core";
import type { Box } from "./mask.ts";

/** What is not garment lies under this: ink at 68 %. RGBA. */
const DIMMED = [23, 26, 36, 173] as const;
/** The garment's edge in coral, this many pixels of the mask wide. */
const EDGE = [246, 118, 84, 255] as const;
const EDGE_WIDTH = 2;

/** RGBA pixels to lay over a box of the photo: the garment clear with a coral edge, the rest dimmed. */
export function tint(
  mask: Mask,
  { left, top, width, height }: Box,
): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const colour = colourAt(mask, left + x, top + y);
      if (colour) rgba.set(colour, at);
    }
  }
  return rgba;
}

function colourAt({ data, width, height }: Mask, x: number, y: number) {
  const at = y * width + x;
  if (!data[at]) return DIMMED;
  const isEdge =
    (x >= EDGE_WIDTH && !data[at - EDGE_WIDTH]) ||
    (x < width - EDGE_WIDTH && !data[at + EDGE_WIDTH]) ||
    (y >= EDGE_WIDTH && !data[at - EDGE_WIDTH * width]) ||
    (y < height - EDGE_WIDTH && !data[at + EDGE_WIDTH * width]);
  return isEdge ? EDGE : undefined;
}

/** The box whose tint may differ after pixels in `box` changed. */
export function withEdge({ left, top, width, height }: Box, mask: Mask): Box {
  const [x, y] = [Math.max(0, left - EDGE_WIDTH), Math.max(0, top - EDGE_WIDTH)];
  return {
    left: x,
    top: y,
    width: Math.min(mask.width, left + width + EDGE_WIDTH) - x,
    height: Math.min(mask.height, top + height + EDGE_WIDTH) - y,
  };
}
