import sharp from "sharp";

const OUTLINE =
  "M150 110 L200 130 L250 110 L345 165 L315 225 L275 205 L275 420 L125 420 L125 205 L85 225 L55 165 Z";

/** A JPEG of a plain shirt on a plain ground, as the benches upload it; colours as CSS has them. */
export function shirtPhoto(cloth: string, ground: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${ground}"/><path d="${OUTLINE}" fill="${cloth}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}
