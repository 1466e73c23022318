export type {
  Cartoon,
  CartoonAssets,
  CartoonKit,
  CartoonOptions,
  Mask,
  Pixels,
  Recognised,
} from "./contract.ts";
export { CARTOON_ENGINE, drawCartoon } from "./draw.ts";
export { openCartoonKit } from "./kit.ts";
