// npm run -s rate -- OUTFITS.json
import { readFile } from "node:fs/promises";
import { FitError, garmentSchema, weatherSchema } from "@fit-closet/core";
import { rateOutfits } from "@fit-closet/core/stylist";
import { z } from "zod";
import { knownSettings } from "../engines/situations.ts";
import { recordsIn } from "./json-file.ts";
import { printFailure, printLine, usage } from "./lines.ts";

/** Outfits of one closet to compare. What is not known may be left out, what we do not know is passed over. */
const requestSchema = z.object({
  id: z.string().optional(),
  prompt: z.string(),
  closet: z.array(garmentSchema.partial({ colours: true })).default([]),
  weather: weatherSchema.nullish(),
  language: z.string().optional(),
  outfits: z.array(z.array(z.string())),
});

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) usage("npm run -s rate -- OUTFITS.json");

for (const request of recordsIn(await readFile(file, "utf8"), "OUTFITS.json")) {
  const read = requestSchema.safeParse(request);
  if (read.success) answer(read.data);
  else printFailure({}, new FitError("bad_request", { message: z.prettifyError(read.error) }));
}

function answer({ id, closet, weather, outfits, ...request }: z.infer<typeof requestSchema>): void {
  const scores = rateOutfits(
    {
      ...request,
      closet: closet.map((garment) => ({ ...garment, colours: garment.colours ?? [] })),
      weather: weather ?? null,
    },
    outfits,
    knownSettings(),
  );
  printLine({ ...(id !== undefined && { id }), scores });
}
