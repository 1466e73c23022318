import type { Point } from "./mask.ts";

type Size = { width: number; height: number };

/** The photo's top left corner and scale in the frame, in CSS pixels for one pixel of the mask. */
export type View = { left: number; top: number; scale: number };

/** How often larger than fitted the photo can be shown. */
export const CLOSEST = 8;

/** All of the photo, in the middle of the frame. */
export function fitted(photo: Size, frame: Size): View {
  const scale = Math.min(frame.width / photo.width, frame.height / photo.height);
  return within({ left: 0, top: 0, scale }, photo, frame);
}

/** Larger or smaller about a point of the frame, which stays where it is as far as the photo's edges allow. */
export function zoomed(view: View, by: number, about: Point, photo: Size, frame: Size): View {
  const least = fitted(photo, frame).scale;
  const scale = Math.min(least * CLOSEST, Math.max(least, view.scale * by));
  const left = about.x - ((about.x - view.left) * scale) / view.scale;
  const top = about.y - ((about.y - view.top) * scale) / view.scale;
  return within({ left, top, scale }, photo, frame);
}

export function moved(view: View, by: Point, photo: Size, frame: Size): View {
  return within({ ...view, left: view.left + by.x, top: view.top + by.y }, photo, frame);
}

/** Moved only as far as it takes to see a point of the mask, with some room around it. */
export function showing(view: View, point: Point, photo: Size, frame: Size): View {
  const { x, y } = toFrame(view, point);
  const room = Math.min(48, frame.width / 4, frame.height / 4);
  const outside = (at: number, length: number) =>
    at < room ? room - at : Math.min(0, length - room - at);
  return moved(view, { x: outside(x, frame.width), y: outside(y, frame.height) }, photo, frame);
}

export function toMask({ left, top, scale }: View, { x, y }: Point): Point {
  return { x: (x - left) / scale, y: (y - top) / scale };
}

export function toFrame({ left, top, scale }: View, { x, y }: Point): Point {
  return { x: left + x * scale, y: top + y * scale };
}

/** A photo larger than the frame leaves no gap at its edges; a smaller one lies in the middle. */
function within(view: View, photo: Size, frame: Size): View {
  const place = (at: number, photoLength: number, length: number) =>
    photoLength <= length
      ? (length - photoLength) / 2
      : Math.min(0, Math.max(length - photoLength, at));
  return {
    left: place(view.left, photo.width * view.scale, frame.width),
    top: place(view.top, photo.height * view.scale, frame.height),
    scale: view.scale,
  };
}
