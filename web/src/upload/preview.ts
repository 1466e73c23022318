import { useEffect, useRef, useState } from "react";
import type { Cut } from "../cutout/cutout-editor.tsx";
import type { Cutting, Opened } from "../cutout/messages.ts";
import type { StickerMaker } from "../cutout/sticker-maker.ts";
import type { Proposal } from "./proposal.ts";

/** How a photo is cut out that was kept from before; `mask` is the person's own as a PNG, `draft` what they painted and did not use. */
export type KeptCut = { cut: Cut["cutting"]["cut"]; mask?: Blob; draft?: Cutting };

const FOUND: KeptCut = { cut: "found" };

/** The sticker of the chosen photo, before anything is sent. */
export type Preview =
  | { state: "none" }
  | { state: "drawing"; kept: KeptCut }
  /** The browser cannot read the photo, or the engine did not run; it can be sent all the same. */
  | { state: "without"; reason: "unreadable" | "unexpected" }
  | {
      state: "drawn";
      maker: StickerMaker;
      opened: Opened;
      cut: Cut;
      draft?: Cutting;
      proposal?: Proposal;
    };

export type ShownPreview = Extract<Preview, { state: "drawn" }>;

/** What draws it is fetched with the first photo: a visit without one costs nothing. */
const loadSketch = () => import("./sketch.ts");

const withoutSketch = (): Preview => ({ state: "without", reason: "unexpected" });

export function usePreview() {
  const [preview, setPreview] = useState<Preview>({ state: "none" });
  const turn = useRef(0);
  const begun = useRef(false);

  useEffect(
    () => () => {
      if (begun.current) void loadSketch().then(({ putAway }) => putAway());
    },
    [],
  );

  /** For somebody who is at the chooser. What fails here is told with the first photo. */
  function warmUp() {
    begun.current = true;
    loadSketch().then(
      ({ warmUp }) => warmUp(),
      () => {},
    );
  }

  async function start(photo: File | null, kept = FOUND) {
    begun.current = true;
    turn.current += 1;
    const mine = turn.current;
    setPreview(photo ? { state: "drawing", kept } : { state: "none" });
    if (!photo) return;
    const next = await loadSketch().then(({ sketch }) => sketch(photo, kept), withoutSketch);
    if (mine === turn.current) setPreview(next);
  }

  const change = (part: Partial<Pick<ShownPreview, "cut" | "draft">>) =>
    setPreview((shown) => (shown.state === "drawn" ? { ...shown, ...part } : shown));

  return { preview, warmUp, start, change };
}

/** What is worth keeping of how a photo is cut out. */
export function keptCutOf(preview: Preview): KeptCut {
  if (preview.state === "drawing") return preview.kept;
  if (preview.state !== "drawn") return FOUND;
  const { cut, draft } = preview;
  return { cut: cut.cutting.cut, mask: "file" in cut ? cut.file : undefined, draft };
}
