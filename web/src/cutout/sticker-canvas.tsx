import { useLayoutEffect, useRef } from "react";
import type { Drawn } from "./messages.ts";

type StickerCanvasProps = { drawn: Drawn; label: string; className?: string };

/** A sticker that was drawn in the browser. */
export function StickerCanvas({ drawn, label, className = "" }: StickerCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pixels, side } = drawn;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    context?.putImageData(new ImageData(pixels, side, side), 0, 0);
  }, [pixels, side]);
  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its pixels have no address
      role="img"
      aria-label={label}
      width={side}
      height={side}
      className={`object-contain drop-shadow-sticker ${className}`}
    />
  );
}
