import { NoSticker, startStickerMaker, type StickerMaker } from "../cutout/sticker-maker.ts";
import type { Cut } from "../cutout/cutout-editor.tsx";
import type { Cutting, Opened } from "../cutout/messages.ts";
import type { KeptCut, Preview } from "./preview.ts";
import { proposalFor } from "./proposal.ts";

/** Draws the stickers of one photo after the other, as the server would. */
export type Sketcher = {
  /** Starts the engine for somebody who is about to choose a photo: it takes a second on a phone, and their choice several. */
  warmUp: () => void;
  /** Never rejects: some browsers cannot, and every photo can be sent. Takes the place of the photo before it. */
  sketch: (photo: File, kept: KeptCut) => Promise<Preview>;
  /** Frees its memory; the next photo starts it again. */
  putAway: () => void;
};

export function createSketcher(): Sketcher {
  // One for all photos of a visit, since it takes a moment to start.
  let maker: StickerMaker | undefined;

  function putAway(): void {
    maker?.close();
    maker = undefined;
  }

  async function sketch(photo: File, kept: KeptCut): Promise<Preview> {
    maker ??= startStickerMaker();
    const mine = maker;
    try {
      const opened = await mine.open(photo, kept.mask);
      const cut = await cutAsKept(mine, opened, kept);
      const draft = fits(kept.draft, opened) ? kept.draft : undefined;
      const proposal = proposalFor(opened.recognised);
      return { state: "drawn", maker: mine, opened, cut, draft, proposal };
    } catch (failure) {
      const reason = failure instanceof NoSticker ? failure.reason : "unexpected";
      if (reason === "unexpected") putAway();
      return { state: "without", reason };
    }
  }

  return { warmUp: () => void (maker ??= startStickerMaker()), sketch, putAway };
}

/** For the one photo of the home page. */
export const { warmUp, sketch, putAway } = createSketcher();

/** An engine of another version may work at another size. */
function fits(draft: Cutting | undefined, { found }: Opened): boolean {
  if (draft?.cut !== "own") return true;
  return draft.mask.width === found.width && draft.mask.height === found.height;
}

async function cutAsKept(maker: StickerMaker, opened: Opened, kept: KeptCut): Promise<Cut> {
  const { own, drawn: found } = opened;
  if (kept.cut === "card") {
    const cutting = { cut: "card" } as const;
    return { cutting, drawn: (await maker.draw(cutting)) ?? found };
  }
  if (kept.cut === "own" && own && kept.mask) {
    const cutting = { cut: "own", mask: own } as const;
    return { cutting, drawn: (await maker.draw(cutting)) ?? found, file: kept.mask };
  }
  return { cutting: { cut: "found" }, drawn: found };
}
