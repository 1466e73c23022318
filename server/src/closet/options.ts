import type { Attempts } from "../account/attempts.ts";
import type { WhoAsks } from "../account/person.ts";
import type { Storing } from "../database/storing.ts";
import type { Cartoons, Lists } from "../engines/ports.ts";
import type { Tastes } from "../taste/tastes.ts";
import type { GrowingCloset } from "./add-garment.ts";
import type { Looking } from "./looks.ts";

export type ClosetOptions = GrowingCloset &
  Looking & {
    cartoons: Cartoons;
    lists: Lists;
    tastes: Tastes;
    asks: WhoAsks;
    attempts: Attempts;
    storing: Storing;
    maxUploadBytes: number;
    /** Of the largest size, by one person. */
    uploadsAtOnce: number;
    maxArchiveBytes: number;
    /** Where archives lie while they are brought in. */
    tempDir: string;
  };
