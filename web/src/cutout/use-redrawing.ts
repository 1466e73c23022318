import { useEffect, useRef, useState } from "react";
import type { Cutting, Drawn } from "./messages.ts";
import type { StickerMaker } from "./sticker-maker.ts";

export type Redrawing = { drawn: Drawn; state: "drawn" | "drawing" | "failed" };

type Start = { cutting: Cutting; drawn: Drawn };

/** The sticker of `cutting`, drawn anew whenever that is another than before; until then the one before it. */
export function useRedrawing(maker: StickerMaker, cutting: Cutting, start: Start): Redrawing {
  const [redrawing, setRedrawing] = useState<Redrawing>({ drawn: start.drawn, state: "drawn" });
  const { cut, mask } = partsOf(cutting);
  const shown = useRef(partsOf(start.cutting));

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

const partsOf = (cutting: Cutting) => ({
  cut: cutting.cut,
  mask: cutting.cut === "own" ? cutting.mask : undefined,
});
