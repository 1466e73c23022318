import type { Mask } from "@fit-closet/core";
import { Minus, Plus } from "lucide-react";
import { useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { RoundButton } from "../ui/round-button.tsx";
import type { Box, Brush, Point } from "./mask.ts";
import { PhotoLayer } from "./photo-layer.tsx";
import { tint, withEdge } from "./tint.ts";
import { useBrushKeys } from "./use-brush-keys.ts";
import { useFrame } from "./use-frame.ts";
import { usePointers } from "./use-pointers.ts";
import { useStrokes } from "./use-strokes.ts";
import { toFrame, type View } from "./view.ts";

type PhotoCanvasProps = {
  photo: ImageBitmap;
  mask: Mask;
  /** The whole photo is the sticker: there is nothing to paint. */
  whole: boolean;
  brush: Brush;
  onStroke: (mask: Mask, adds: boolean) => void;
  onBrush: (change: { larger: number } | { adds: boolean }) => void;
  /** Something that is worth saying to who does not see it. */
  say: (words: string) => void;
};

const zoomLook = "pointer-events-auto border-line shadow-sticker";

/** The photo with the garment clear and the rest dimmed, to be painted on by finger, mouse, pen or keys. */
export function PhotoCanvas({
  photo,
  mask,
  whole,
  brush,
  onStroke,
  onBrush,
  say,
}: PhotoCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const [brushAt, setBrushAt] = useState<Point | null>(null);
  const shown = useFrame(frame, mask);
  const help = useId();

  const show = useCallback((mask: Mask, box: Box = { left: 0, top: 0, ...sizeOf(mask) }) => {
    const { left, top, width, height } = withEdge(box, mask);
    if (width <= 0 || height <= 0) return;
    const pixels = new ImageData(tint(mask, { left, top, width, height }), width, height);
    overlay.current?.getContext("2d")?.putImageData(pixels, left, top);
  }, []);
  useLayoutEffect(() => {
    if (whole) overlay.current?.getContext("2d")?.clearRect(0, 0, mask.width, mask.height);
    else show(mask);
  }, [mask, whole, show]);

  const strokes = useStrokes(mask, show, onStroke);
  const pointers = usePointers({ frame, shown, strokes, brush, setBrushAt });
  const keys = useBrushKeys({ mask, shown, strokes, brush, brushAt, setBrushAt, onBrush, say });

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <div
        ref={frame}
        role="application"
        aria-label="Cut-out on the photo"
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is painted in with the keys
        tabIndex={whole ? -1 : 0}
        className={`group peer relative col-start-1 row-start-1 touch-none overflow-hidden rounded-sticker bg-well outline-none select-none ${whole ? "" : "cursor-none"}`}
        {...(whole ? {} : { ...pointers, ...keys })}
      >
        <div className="absolute top-0 left-0" style={placeOf(shown.view, mask)}>
          <PhotoLayer photo={photo} />
          <canvas
            ref={overlay}
            width={mask.width}
            height={mask.height}
            className="absolute inset-0 size-full"
          />
        </div>
        {brushAt && !whole && <BrushRing brush={brush} at={brushAt} view={shown.view} />}
        <div className="pointer-events-none absolute inset-0 rounded-sticker border-card outline-3 -outline-offset-3 outline-transparent group-focus-visible:border-6 group-focus-visible:outline-ink" />
      </div>
      {!whole && (
        <div className="pointer-events-none relative col-start-1 row-start-1 flex gap-2 place-self-end p-2">
          <RoundButton label="Zoom out" className={zoomLook} onClick={() => shown.zoom(1 / 1.5)}>
            <Minus aria-hidden className="size-5" />
          </RoundButton>
          <RoundButton label="Zoom in" className={zoomLook} onClick={() => shown.zoom(1.5)}>
            <Plus aria-hidden className="size-5" />
          </RoundButton>
        </div>
      )}
      <p id={help} className="sr-only px-1 pt-2 text-sm text-soft peer-focus-visible:not-sr-only">
        Arrow keys move the brush, with Shift farther. Space paints; hold it to draw. + and − change
        the size, A adds, R removes.
      </p>
    </div>
  );
}

const sizeOf = ({ width, height }: Mask) => ({ width, height });

function placeOf({ left, top, scale }: View, { width, height }: Mask) {
  return {
    width: width * scale,
    height: height * scale,
    transform: `translate(${left}px, ${top}px)`,
  };
}

/** Seen on light and on dark: a white ring in a dark one. */
function BrushRing({ brush, at, view }: { brush: Brush; at: Point; view: View }) {
  const { x, y } = toFrame(view, at);
  const radius = Math.max(3, brush.radius * view.scale);
  return (
    <div
      aria-hidden
      className={`pointer-events-none absolute top-0 left-0 rounded-full border-2 outline-2 outline-[#171a24] ${brush.adds ? "border-white" : "border-dashed border-[#ffb39e]"}`}
      style={{
        width: 2 * radius,
        height: 2 * radius,
        transform: `translate(${x - radius}px, ${y - radius}px)`,
      }}
    />
  );
}
