/** How garments are cut and closed: fits, lengths, sleeves, necklines, closures, soles and heels. */

export const FITS = [
  "slim",
  "regular",
  "loose",
  "oversized",
  "straight",
  "wide",
  "skinny",
  "flared",
  "a-line",
  "fitted",
] as const;
export type Fit = (typeof FITS)[number];

/** How far down a garment reaches; `thigh` ends above the knee and leaves the legs bare. Scarves are short or long. */
export const LENGTHS = [
  "cropped",
  "waist",
  "hip",
  "thigh",
  "knee",
  "calf",
  "ankle",
  "floor",
  "short",
  "long",
] as const;
export type Length = (typeof LENGTHS)[number];

export const SLEEVE_CUTS = ["sleeveless", "strap", "short", "elbow", "long"] as const;
export type SleeveCut = (typeof SLEEVE_CUTS)[number];

export const NECKLINES = [
  "crew",
  "v-neck",
  "scoop",
  "boat",
  "square",
  "halter",
  "off-shoulder",
  "collar",
  "stand",
  "turtleneck",
  "hood",
  "sweetheart",
  "plunge",
] as const;
export type Neckline = (typeof NECKLINES)[number];

export const CLOSURES = [
  "buttons",
  "zip",
  "open",
  "pullover",
  "wrap",
  "lace-up",
  "buckle",
  "velcro",
  "slip-on",
  "drawstring",
  "snap",
] as const;
export type Closure = (typeof CLOSURES)[number];

export const SOLES = ["rubber", "leather", "lugged", "spiked", "smooth", "soft"] as const;
export type Sole = (typeof SOLES)[number];

export const RAISED_HEELS = ["block", "mid", "high", "stiletto", "wedge", "platform"] as const;
export const HEELS = ["flat", "low", ...RAISED_HEELS] as const;
export type Heel = (typeof HEELS)[number];
