import { z } from "zod";
import type { Attempts } from "../account/attempts.ts";
import type { WhoAsks } from "../account/person.ts";
import type { Storing } from "../database/storing.ts";
import type { ClosetParts } from "./add-garment.ts";
import type { Looking } from "./looks.ts";
import type { Drawing } from "./paid-cartoonist.ts";

export type ClosetOptions = ClosetParts &
  Looking &
  Drawing & {
    asks: WhoAsks;
    attempts: Attempts;
    storing: Storing;
    maxUploadBytes: number;
    /** Cartoons that are drawn or may wait; one more is refused before its photo is stored. */
    drawingsAtOnce: number;
  };

export const idSchema = z.object({ id: z.string().max(64) });
