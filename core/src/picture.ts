/** The picture formats a photo may come in, as media types. */
export const PICTURE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heic",
] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** Bytes from the start of a file that `pictureType` looks at. */
export const PICTURE_HEAD = 64;

/**
 * What a file really is, by its first bytes; null for anything that is not one of `PICTURE_TYPES` (SVG, TIFF, PDF, text).
 * Names and declared types are hearsay; this is what decides.
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD));
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "image/gif";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "image/webp";
  return head.startsWith("ftyp", 4) ? brandedType(head) : null;
}

/** ISO/IEC 23008-12: the major brand may be generic (`mif1`), and a compatible one then names the codec. */
function brandedType(head: string): PictureType | null {
  const brands = head.slice(8).match(/[\s\S]{4}/g) ?? [];
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "image/avif";
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
    ? "image/heic"
    : null;
}
