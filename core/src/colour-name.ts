import { oklch } from "./stylist/dress/colour.ts";

/** The first name whose least lightness and least chroma a colour reaches. */
type Shades = readonly (readonly [name: string, lightness: number, chroma: number])[];

/** Under it a colour is grey to the eye; dark ones need more to show a hue. */
const GREY = 0.018;
const DARK_GREY = 0.026;

const GREYS: Shades = [
  ["white", 0.93, 0],
  ["pale grey", 0.77, 0],
  ["grey", 0.44, 0],
  ["charcoal", 0.29, 0],
  ["black", 0, 0],
];

/** By hue in degrees of OKLCH (Ottosson 2020), up to the given one; words that people use for clothes. */
const HUES: readonly (readonly [upTo: number, shades: Shades])[] = [
  [
    14,
    [
      ["blush", 0.82, 0],
      ["pink", 0.62, 0.07],
      ["pink", 0.5, 0.15],
      ["mauve", 0.5, 0],
      ["burgundy", 0.26, 0],
      ["black", 0, 0],
    ],
  ],
  [
    36,
    [
      ["blush", 0.82, 0],
      ["coral", 0.63, 0.13],
      ["pink", 0.63, 0.07],
      ["red", 0.44, 0.13],
      ["mauve", 0.6, 0],
      ["brown", 0.44, 0],
      ["burgundy", 0.26, 0.045],
      ["brown", 0.26, 0],
      ["black", 0, 0],
    ],
  ],
  [
    62,
    [
      ["cream", 0.93, 0],
      ["peach", 0.78, 0.06],
      ["beige", 0.76, 0],
      ["orange", 0.62, 0.14],
      ["rust", 0.44, 0.11],
      ["tan", 0.57, 0.05],
      ["taupe", 0.52, 0],
      ["brown", 0.24, 0],
      ["black", 0, 0],
    ],
  ],
  [
    86,
    [
      ["cream", 0.9, 0],
      ["yellow", 0.84, 0.13],
      ["beige", 0.74, 0],
      ["mustard", 0.62, 0.11],
      ["camel", 0.58, 0.055],
      ["brown", 0.24, 0.06],
      ["taupe", 0.48, 0],
      ["brown", 0.24, 0],
      ["black", 0, 0],
    ],
  ],
  [
    112,
    [
      ["yellow", 0.8, 0.12],
      ["cream", 0.88, 0],
      ["mustard", 0.6, 0.1],
      ["beige", 0.74, 0],
      ["khaki", 0.54, 0],
      ["olive", 0.28, 0],
      ["black", 0, 0],
    ],
  ],
  [
    130,
    [
      ["lime", 0.72, 0.15],
      ["sage", 0.62, 0],
      ["green", 0.56, 0.12],
      ["olive", 0.28, 0],
      ["black", 0, 0],
    ],
  ],
  [
    170,
    [
      ["green", 0.4, 0.1],
      ["mint", 0.82, 0],
      ["sage", 0.58, 0],
      ["green", 0.42, 0.05],
      ["dark green", 0.24, 0],
      ["black", 0, 0],
    ],
  ],
  [
    222,
    [
      ["turquoise", 0.6, 0.07],
      ["pale blue", 0.76, 0.03],
      ["grey", 0.55, 0],
      ["teal", 0.3, 0],
      ["black", 0, 0],
    ],
  ],
  [
    284,
    [
      ["blue", 0.4, 0.12],
      ["pale blue", 0.74, 0.03],
      ["pale grey", 0.77, 0],
      ["blue", 0.4, 0.06],
      ["grey", 0.5, 0],
      ["navy", 0.19, 0],
      ["black", 0, 0],
    ],
  ],
  [
    330,
    [
      ["lilac", 0.66, 0],
      ["purple", 0.3, 0.05],
      ["mauve", 0.45, 0],
      ["plum", 0.22, 0],
      ["black", 0, 0],
    ],
  ],
  [
    360,
    [
      ["blush", 0.86, 0],
      ["pink", 0.62, 0.07],
      ["pink", 0.5, 0.15],
      ["mauve", 0.56, 0],
      ["plum", 0.24, 0],
      ["black", 0, 0],
    ],
  ],
];

/** The plain English name of `#rrggbb`: navy, beige, rust. */
export function colourName(hex: string): string {
  const { l, c, h } = oklch(hex);
  const grey = c < (l < 0.35 ? DARK_GREY : GREY);
  const shades = grey ? GREYS : HUES.find(([upTo]) => h <= upTo)![1];
  return shades.find(([, lightness, chroma]) => l >= lightness && c >= chroma)![0];
}
