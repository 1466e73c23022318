import sharp from "sharp";

/** Garments the tests draw themselves, photographed on a floor: no photo of anybody's is needed. */
const SILHOUETTES = {
  tshirt:
    "M330 240 L420 205 Q500 250 580 205 L670 240 L800 400 L715 470 L660 405 L660 860 L340 860 L340 405 L285 470 L200 400 Z",
  trousers: "M360 170 L640 170 L690 880 L540 880 L500 400 L460 880 L310 880 Z",
  cap: "M250 560 Q260 320 500 310 Q740 320 750 560 L900 600 Q880 660 740 650 L260 650 Q240 610 250 560 Z",
} as const;

export type PhotoOptions = {
  silhouette?: keyof typeof SILHOUETTES;
  colour?: string;
  stripes?: string;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
};

/** A JPEG of 1000×1000 with the GPS position that phones write, so that tests can see it gone. */
export async function photograph(options: PhotoOptions = {}): Promise<Buffer> {
  const { silhouette = "tshirt", colour = "#c8372d", stripes, orientation = 1 } = options;
  const bars = Array.from(
    { length: 12 },
    (_, i) => `<rect x="0" y="${i * 90}" width="1000" height="36"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">
    <defs><clipPath id="cut"><path d="${SILHOUETTES[silhouette]}"/></clipPath></defs>
    <rect width="1000" height="1000" fill="#d9d2c6"/>
    <path d="${SILHOUETTES[silhouette]}" fill="${colour}"/>
    ${stripes ? `<g clip-path="url(#cut)" fill="${stripes}">${bars.join("")}</g>` : ""}
    <path d="${SILHOUETTES[silhouette]}" fill="none" stroke="#00000030" stroke-width="6"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .withExif({
      IFD0: { Copyright: "somebody", Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .jpeg({ quality: 92 })
    .toBuffer();
}
