import { useEffect, useRef, useState } from "react";
import type { Cutting, Drawn } from "./messages.ts";
import type { StickerMaker } from "./sticker-maker.ts";

export type Redrawing = { drawn: Drawn; state: "drawn" | "drawing" | "failed" };

/** The sticker of `cutting`, drawn anew whenever that changes; until then the one before it. */
export function useRedrawing(maker: StickerMaker, cutting: Cutting, first: Drawn): Redrawing {
  const [redrawing, setRedrawing] = useState<Redrawing>({ drawn: first, state: "drawn" });
  const { cut } = cutting;
  const mask = cutting.cut === "own" ? cutting.mask : undefined;
  const shown = useRef({ cut, mask });

  useEffect(() => {
    if (shown.current.cut === cut && shown.current.mask === mask) return;
    shown.current = { cut, mask };
    setRedrawing(({ drawn }) => ({ drawn, state: "drawing" }));
    maker.draw(cut === "own" ? { cut, mask: mask! } : { cut }).then(
      (drawn) => drawn && setRedrawing({ drawn, state: "drawn" }),
      () => setRedrawing(({ drawn }) => ({ drawn, state: "failed" })),
    );
  }, [maker, cut, mask]);
  return redrawing;
}
