import type { Texts } from "../../texts.ts";
import { demands } from "./demands.ts";
import { missing } from "./missing.ts";
import { names } from "./names.ts";
import { outfit } from "./outfit.ts";
import { reasons } from "./reasons.ts";
import { said } from "./said.ts";
import { status } from "./status.ts";
import { tips } from "./tips.ts";
import { weather } from "./weather.ts";

export const texts: Texts = {
  names,
  outfit,
  reasons,
  demands,
  weather,
  missing,
  said,
  tips,
  status,
};
