// npm run -s list -- LISTS.json
import { readFile } from "node:fs/promises";
import { FitError } from "@fit-closet/core";
import { inPlainEnglish, readInventory } from "@fit-closet/core/stylist";
import { z } from "zod";
import { recordsIn } from "./json-file.ts";
import { printFailure, printLine, usage } from "./lines.ts";

const requestSchema = z.object({
  id: z.string().optional(),
  text: z.string(),
  language: z.string().optional(),
});

const USAGE = "npm run -s list -- LISTS.json";
const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) usage(USAGE);

for (const request of recordsIn(await readFile(file, "utf8"), "LISTS.json")) {
  const read = requestSchema.safeParse(request);
  if (read.success) answer(read.data);
  else printFailure({}, new FitError("bad_request", { message: z.prettifyError(read.error) }));
}

function answer({ id, text, language }: z.infer<typeof requestSchema>): void {
  const { garments } = readInventory(text, language);
  printLine({
    ...(id !== undefined && { id }),
    garments: garments.map((garment) => ({
      ...inPlainEnglish(garment),
      count: garment.count,
      name: garment.name,
    })),
  });
}
