import type { ClosetItem } from "@fit-closet/core";
import { useEffect, useRef, useState } from "react";
import type { Cutting, Drawn, Opened } from "../cutout/messages.ts";
import { NoSticker, startStickerMaker, type StickerMaker } from "../cutout/sticker-maker.ts";
import { fetchPhoto } from "./garment-calls.ts";
import { sentenceOf } from "./use-garment-changes.ts";

export type PhotoOpening =
  | { state: "closed"; reason?: string }
  | { state: "opening" }
  | {
      state: "open";
      maker: StickerMaker;
      opened: Opened;
      start: { cutting: Cutting; drawn: Drawn };
    };

/** Brings an item's photo, and its present cut-out, to the editor. */
export function usePhotoOpening(item: ClosetItem) {
  const [opening, setOpening] = useState<PhotoOpening>({ state: "closed" });
  const maker = useRef<StickerMaker>(null);

  function close(reason?: string) {
    maker.current?.close();
    maker.current = null;
    setOpening({ state: "closed", reason });
  }
  useEffect(() => () => maker.current?.close(), []);

  async function open() {
    setOpening({ state: "opening" });
    const mine = startStickerMaker();
    maker.current = mine;
    try {
      const { photo, mask } = await fetchPhoto(item);
      const opened = await mine.open(photo, mask);
      const cutting = cuttingOf(item, opened);
      const drawn = cutting.cut === "found" ? opened.drawn : await mine.draw(cutting);
      const start = { cutting, drawn: drawn ?? opened.drawn };
      if (maker.current === mine) setOpening({ state: "open", maker: mine, opened, start });
    } catch (failure) {
      if (maker.current === mine) close(reasonOf(failure));
    }
  }

  return { opening, open, close };
}

function cuttingOf({ cut }: ClosetItem, { own }: Opened): Cutting {
  if (cut === "own" && own) return { cut, mask: own };
  return { cut: cut === "card" ? "card" : "found" };
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof NoSticker))
    return sentenceOf(failure, "The photo could not be fetched.");
  return failure.reason === "unreadable"
    ? "Your browser cannot show this photo, so it cannot be cut out here."
    : "The editor could not start in this browser.";
}
