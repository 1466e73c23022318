import { expect, test } from "vitest";
import { factsSchema } from "./garment-facts.ts";

const reads = (acquiredOn: string) => factsSchema.safeParse({ acquiredOn }).success;

test.each(["2024", "2024-05", "2024-05-17", "2024-02-29"])(
  "%s is when something was bought",
  (day) => expect(reads(day)).toBe(true),
);

test.each(["24", "2024-13", "2024-00", "2023-02-29", "2024-05-17-01", "2024-5", ""])(
  "%j is no day, month or year",
  (day) => expect(reads(day)).toBe(false),
);
