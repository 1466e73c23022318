import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Composer } from "./composer.ts";
import type { Lists, Look } from "./ports.ts";

/** Kinds in colours that a few people look at together. */
const MOST_KEPT = 400;

/** The embedded reader of lists and of what is searched for, and the stickers of what has no photo. */
export function createLists(composer: Pick<Composer, "list" | "find" | "garment">): Lists {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  const draw = async (look: Look) => withBorder(await composer.garment(look));
  return {
    read: (text, language) => composer.list(text, language),
    find: (query, closet) => composer.find(query, closet),
    draw(look) {
      const { kind, material, pattern, colours } = look;
      const key = JSON.stringify([kind, material, pattern, colours]);
      const known = drawn.get(key);
      if (known) return known;
      const drawing = draw(look);
      drawn.set(key, drawing);
      drawing.catch(() => drawn.delete(key));
      return drawing;
    },
  };
}

/** How wide the border is and how sharp its edge, by the blur of the garment's outline: as wide as that of a photo's sticker. */
const BORDER = { blur: 6, gain: 30, from: 8.6 };

/** White around the garment, as around every sticker. */
async function withBorder(svg: string): Promise<Buffer> {
  const garment = await sharp(Buffer.from(svg)).ensureAlpha().png().toBuffer();
  // By itself first: what changes brightness leaves a picture's alpha as it is.
  const outline = await sharp(garment)
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = outline.info;
  const raw = { width, height, channels: 1 } as const;
  const alpha = await sharp(outline.data, { raw })
    .blur(BORDER.blur)
    .linear(BORDER.gain, -BORDER.gain * BORDER.from)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const white = sharp({ create: { width, height, channels: 3, background: "#fff" } });
  const sheet = await white.joinChannel(alpha, { raw }).png().toBuffer();
  return sharp(sheet)
    .composite([{ input: garment }])
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
}
