import type { Composer } from "../composer.ts";
import type { Illustrator, PictureRequest } from "../engines.ts";
import type { ProviderClient } from "./client.ts";
import { asSquareWebp, makePicture } from "./made-picture.ts";
import { picturePrompt } from "./picture-prompt.ts";

/** @param by the provider's and the model's name */
export function createProviderIllustrator(
  client: ProviderClient,
  by: string,
  composer: Composer,
): Illustrator {
  return {
    instant: false,
    async draw(request, signal) {
      const text = picturePrompt(request);
      const webp = await client.call(
        "picture",
        async (call) => asSquareWebp(await makePicture(call, { text })),
        signal,
      );
      return { webp, alt: await altOf(composer, request), by };
    },
  };
}

/** The embedded illustrator knows what is worn, whoever draws it. */
async function altOf(composer: Composer, request: PictureRequest): Promise<string> {
  if ("prompt" in request) return composer.describe(request);
  const pieces = request.pieces.map((piece) => ({ ...piece, cartoon: undefined }));
  return composer.describe({ ...request, pieces });
}
