import { z } from "zod";
import type { Attempts } from "../account/attempts.ts";
import type { WhoAsks } from "../account/person.ts";
import type { Storing } from "../database/storing.ts";
import type { GrowingCloset } from "./add-garment.ts";
import type { Looking } from "./looks.ts";
import type { Drawing } from "./paid-cartoonist.ts";

export type ClosetOptions = GrowingCloset &
  Looking &
  Drawing & {
    asks: WhoAsks;
    attempts: Attempts;
    storing: Storing;
    maxUploadBytes: number;
    /** Of the largest size, by one person. */
    uploadsAtOnce: number;
    maxArchiveBytes: number;
    /** Where archives lie while they are brought in. */
    tempDir: string;
    /** Cartoons that are drawn or may wait; one more is refused before its photo is stored. */
    drawingsAtOnce: number;
  };

export const idSchema = z.object({ id: z.string().max(64) });
