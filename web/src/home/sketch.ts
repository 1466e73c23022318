import { NoSticker, startStickerMaker, type StickerMaker } from "../cutout/sticker-maker.ts";
import type { Preview } from "./preview.ts";
import { proposalFor } from "./proposal.ts";

/** One for all photos of a visit, since it takes a moment to start. */
let maker: StickerMaker | undefined;

/** A photo's sticker as the server would draw it. Never rejects: some browsers cannot, and every photo can be sent. */
export async function sketch(photo: File): Promise<Preview> {
  maker ??= startStickerMaker();
  const mine = maker;
  try {
    const opened = await mine.open(photo);
    const { drawn, recognised } = opened;
    const cut = { cutting: { cut: "found" }, drawn } as const;
    return { state: "drawn", maker: mine, opened, cut, proposal: proposalFor(recognised) };
  } catch (failure) {
    const reason = failure instanceof NoSticker ? failure.reason : "unexpected";
    if (reason === "unexpected") putAway();
    return { state: "without", reason };
  }
}

/** Frees its memory; the next photo starts it again. */
export function putAway(): void {
  maker?.close();
  maker = undefined;
}
