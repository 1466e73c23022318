export type {
  Cartoon,
  CartoonAssets,
  CartoonKit,
  CartoonOptions,
  Mask,
  Pixels,
} from "./contract.ts";
export { drawCartoon } from "./draw.ts";
export { openCartoonKit } from "./kit.ts";
