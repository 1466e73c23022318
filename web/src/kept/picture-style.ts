import type { PictureStyle } from "@fit-closet/core";
import { storageOf } from "./texts.ts";

export const LAID_OUT = "fit-closet-laid-out";

/** The kind of picture that a visitor last chose in this browser, where it is another than everybody's. */
export const styleHere = (): PictureStyle | undefined =>
  storageOf("localStorage")?.getItem(LAID_OUT) ? "flat-lay" : undefined;
