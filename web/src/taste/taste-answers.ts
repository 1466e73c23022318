import type { OwnTaste } from "@fit-closet/core";
import { boolean, maxValue, minValue, number, object, pipe, string } from "valibot";
import { anyOf, count, reads, type Schema } from "../answers/reading.ts";

const learned = object({
  feature: string(),
  says: string(),
  liked: boolean(),
  sure: pipe(number(), minValue(0), maxValue(1)),
  from: count,
});
const taste: Schema<OwnTaste> = object({ reactions: count, learned: anyOf(learned) });

export const readTaste = reads(taste);
