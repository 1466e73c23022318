import { useLayoutEffect, useRef } from "react";

type PhotoLayerProps = {
  photo: ImageBitmap;
  /** Where the photo is told by what lies around it, none. */
  label?: string;
  className?: string;
};

/** A photo that was decoded for the engine, filling its parent. */
export function PhotoLayer({ photo, label, className = "" }: PhotoLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      {...(label && { role: "img", "aria-label": label })}
      width={photo.width}
      height={photo.height}
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}
