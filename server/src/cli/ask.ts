// npm run -s ask -- REQUESTS.json
import { readFile } from "node:fs/promises";
import { FitError, garmentSchema, weatherSchema } from "@fit-closet/core";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { z } from "zod";
import { knownSettings } from "../engines/situations.ts";
import { printFailure, printLine, usage } from "./lines.ts";

/** A request as people write it by hand: what is not known may be left out, what we do not know is passed over. */
const requestSchema = z.object({
  prompt: z.string(),
  closet: z.array(garmentSchema.partial({ colours: true })).default([]),
  weather: weatherSchema.nullish(),
  seed: z.number().int().default(1),
  language: z.string().optional(),
  now: z.object({ year: z.int(), month: z.int(), day: z.int(), hour: z.int() }).nullish(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  previous: z.object({ items: z.array(z.string()), prompt: z.string().optional() }).optional(),
});

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) usage("npm run -s ask -- REQUESTS.json");

for (const request of [parse(await readFile(file, "utf8"))].flat()) {
  const read = requestSchema.safeParse(request);
  if (read.success) answer(read.data);
  else printFailure({}, new FitError("bad_request", { message: z.prettifyError(read.error) }));
}

function answer({ closet, weather, now, ...request }: z.infer<typeof requestSchema>): void {
  const { status, language, text, plan, understood } = suggestOutfit(
    {
      ...request,
      closet: closet.map((garment) => ({ ...garment, colours: garment.colours ?? [] })),
      weather: weather ?? null,
      now: now ?? undefined,
    },
    knownSettings(),
  );
  printLine({ status, language, text, plan, understood });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return usage(`REQUESTS.json is JSON: one request or a list. ${(cause as Error).message}`);
  }
}
