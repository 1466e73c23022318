import type { Phrasebook } from "../../phrasebook.ts";
import { cues } from "./cues.ts";
import { events } from "./events.ts";
import { looks } from "./looks.ts";
import { manners } from "./manners.ts";
import { weather } from "./weather.ts";

export const phrasebook: Phrasebook = { ...events, ...looks, ...manners, ...weather, ...cues };
