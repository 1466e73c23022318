import { drawIllustration, readOutfit } from "@fit-closet/core";
import type { Illustrator, PictureRequest } from "../engines.ts";
import type { Line } from "./line.ts";
import { asSquareWebp, makePicture } from "./made-picture.ts";
import { picturePrompt } from "./picture-prompt.ts";

/** @param by the provider's and the model's name */
export function createProviderIllustrator(line: Line, by: string): Illustrator {
  return {
    instant: false,
    async draw(request, signal) {
      const text = picturePrompt(request);
      const webp = await line.ask(
        "picture",
        async (call) => asSquareWebp(await makePicture(call, { text })),
        signal,
      );
      return { webp, alt: altOf(request), by };
    },
  };
}

/** The embedded illustrator knows what is worn, whoever draws it. */
function altOf(request: PictureRequest): string {
  const { seed } = request;
  if ("prompt" in request) {
    const { pieces, scene } = readOutfit(request.prompt, seed);
    return drawIllustration({ pieces, seed }, scene).alt;
  }
  const pieces = request.pieces.map((piece) => ({ ...piece, cartoon: undefined }));
  return drawIllustration({ pieces, seed, style: request.style }, request.scene).alt;
}
