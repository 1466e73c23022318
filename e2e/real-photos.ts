import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { photograph, type PhotoOptions } from "./wardrobe.ts";

const folder = join(import.meta.dirname, "../../shared/photos/train");

/** One of some people's photos of their clothes where the folder is present, a drawn one elsewhere. */
export async function photoOf(kind: string, nth: number, drawn: PhotoOptions): Promise<Buffer> {
  const shelf = join(folder, kind);
  if (!existsSync(shelf)) return photograph(drawn);
  const name = readdirSync(shelf).sort()[nth * 11];
  return name ? readFile(join(shelf, name)) : photograph(drawn);
}

const KINDS = ["t-shirt", "pants", "shirt", "shoes", "outwear", "shorts", "longsleeve", "dress"];
const COLOURS = ["#c8372d", "#2d5fc8", "#e8e2d4", "#3b4a3f", "#23304f", "#9a7b4f"];

/** Files for a chooser, each another piece. */
export async function severalPhotos(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const kind = KINDS[at % KINDS.length]!;
      const buffer = await photoOf(kind, 1 + Math.floor(at / KINDS.length), drawnAt(at));
      return { name: `${kind}-${at}.jpg`, mimeType: "image/jpeg", buffer };
    }),
  );
}

const drawnAt = (at: number): PhotoOptions => ({
  silhouette: at % 3 === 1 ? "trousers" : "tshirt",
  colour: COLOURS[at % COLOURS.length]!,
  ...(at >= COLOURS.length && { stripes: "#f4f4f4" }),
});
