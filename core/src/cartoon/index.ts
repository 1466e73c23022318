export type {
  Cartoon,
  CartoonAssets,
  CartoonKit,
  CartoonOptions,
  Mask,
  Pixels,
  Recognised,
} from "./contract.ts";
export { type Admit, type HeicPhoto, type Libheif, readHeic } from "../heic.ts";
export { drawCartoon } from "./draw.ts";
export { openCartoonKit } from "./kit.ts";
