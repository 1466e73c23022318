import type { TorsoCut } from "../figure/outline.ts";
import type { SleeveCut } from "./sleeves.ts";

export type Detail =
  | "collar"
  | "buttons"
  | "placket"
  | "ribbing"
  | "rollneck"
  | "hood"
  | "pouch"
  | "pocket"
  | "binding"
  | "bow"
  | "number"
  | "quarterzip"
  | "lacing";

export type TopCut = TorsoCut & {
  sleeve?: number;
  sleeveEase?: SleeveCut["ease"];
  cuff?: SleeveCut["cuff"];
  details?: readonly Detail[];
  tuck?: "always" | "dressy" | "never";
};

export const flat =
  (ease: number): SleeveCut["ease"] =>
  () =>
    ease;
