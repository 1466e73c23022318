import { createHash } from "node:crypto";
import type { PersonId } from "./ownership.ts";

/** A garment's id: the same for the same place in the same batch of the same person, so that sending it again adds nothing. */
export function idInBatch(person: PersonId, batch: string, at: number): string {
  const hex = createHash("sha256").update(`${person} ${batch} ${at}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}
