import type { PictureStyle } from "@fit-closet/core";
import type { Session } from "../account/session.ts";
import { LAID_OUT } from "../kept/picture-style.ts";
import { storageOf } from "../kept/texts.ts";
import { does, json, to } from "../request.ts";

/** For the pictures to come: with the account where there is one, else in this browser. */
export function rememberStyle(style: PictureStyle, { user }: Session): void {
  if (!user) return keepHere(style);
  // The picture is drawn in it all the same; should this fail, the next one is as before.
  void does(to("changePictured"), json({ style })).catch(() => {});
}

function keepHere(style: PictureStyle): void {
  const storage = storageOf("localStorage");
  if (style === "flat-lay") storage?.setItem(LAID_OUT, "yes");
  else storage?.removeItem(LAID_OUT);
}
