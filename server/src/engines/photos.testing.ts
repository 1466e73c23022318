import sharp, { type Sharp } from "sharp";

/** Red, green, blue and light grey quarters: turned, mirrored or mistaken colours show at once. */
export const QUARTERS = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 200],
  [230, 230, 230],
] as const;

/** A fresh pipeline of the quarters, 120×80 unless told otherwise. */
export function quarters(width = 120, height = 80): Sharp {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [right, low] = [at % width >= width / 2, at >= (width * height) / 2];
    data.set(QUARTERS[(low ? 2 : 0) + (right ? 1 : 0)] ?? [], at * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A shirt on a plain wall, as an ordinary photo with a camera's EXIF and a place. */
export async function shirtPhoto(side = 900): Promise<Buffer> {
  const shirt = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">
    <path fill="#dcd8d0" d="M0 0h100v100H0z"/>
    <path fill="#2e6fb0" d="M38 18q12 8 24 0l18 8 10 22-13 6-6-12v42H29V42l-6 12-13-6 10-22z"/></svg>`;
  return sharp(Buffer.from(shirt))
    .withExif({
      IFD0: { Make: "Camera", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}
