import type { ImageResponse, Look, PictureStyle } from "@fit-closet/core";
import { useEffect, useState } from "react";
import { CallFailure } from "../api.ts";
import { requestIllustration } from "../outfit/outfit-calls.ts";
import { illustrationPrompt } from "./illustration-prompt.ts";

export type LookPicture = Pick<ImageResponse, "image_url" | "image_alt"> | "none" | undefined;

/**
 * The picture of each look, asked for one after another; undefined while it is still to come. The server keeps what it has drawn.
 * @param looks the same array as long as they are the same looks
 */
export function useLookPictures(
  looks: readonly Look[],
  seed: number,
  style: PictureStyle,
): readonly LookPicture[] {
  const [drawn, setDrawn] = useState<{ style: PictureStyle; pictures: LookPicture[] }>();
  useEffect(() => {
    const leaving = new AbortController();
    void drawAll(looks, seed, style, leaving.signal, (pictures) => setDrawn({ style, pictures }));
    return () => leaving.abort();
  }, [looks, seed, style]);
  return drawn?.style === style ? drawn.pictures : [];
}

async function drawAll(
  looks: readonly Look[],
  seed: number,
  style: PictureStyle,
  signal: AbortSignal,
  show: (pictures: LookPicture[]) => void,
): Promise<void> {
  const pictures: LookPicture[] = [];
  for (const look of looks) {
    const outfit = { plan: look, weather: look.weather, seed, style };
    const asked = { prompt: illustrationPrompt(look.text), outfit };
    // oxlint-disable-next-line no-await-in-loop -- one at a time: whoever reads the first has it soonest
    const picture = await requestIllustration(asked, signal).catch((failure: unknown) => {
      if (!signal.aborted && !(failure instanceof CallFailure)) console.error(failure);
    });
    if (signal.aborted) return;
    pictures.push(picture ?? "none");
    show([...pictures]);
  }
}
