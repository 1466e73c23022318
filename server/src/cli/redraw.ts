// npm run -s redraw [-- --all]
import { parseArgs } from "node:util";
import { CARTOON_ENGINE } from "@fit-closet/core";
import type { ClosetParts } from "../closet/add-garment.ts";
import { olderEngines } from "../closet/draw-sticker.ts";
import { redrawGarment } from "../closet/redraw-garment.ts";
import { everyonesGarments, garmentOf } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { createEmbeddedEngines } from "../engines/embedded.ts";
import { printFailure, printLine } from "./lines.ts";
import { openData, run } from "./open-data.ts";

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });

type Outcome = "drawn" | "left" | "failed";

/**
 * Draws anew what an older embedded engine drew, or with `--all` every cartoon, as each person had it cut. One garment after the
 * other, each finished for itself, so that it may be stopped at any time and goes on where it was.
 */
async function redraw(): Promise<void> {
  const { db, files, config, close } = await openData();
  const engines = createEmbeddedEngines({ ...config, workers: 1 });
  const counts: Record<Outcome, number> = { drawn: 0, left: 0, failed: 0 };
  const start = performance.now();
  const parts = { db, files, draw: engines.cartoonist.draw, lists: engines.lists };
  // Whoever runs this has every closet in their hands: each garment is drawn for the person it belongs to.
  for await (const { id, userId } of everyonesGarments(db, values.all ? null : olderEngines()))
    counts[await redrawOne(parts, userId as PersonId, id)] += 1;
  printLine({ engine: CARTOON_ENGINE, ...counts, ms: Math.round(performance.now() - start) });
  await engines.close();
  await close();
}

/** A garment that cannot be drawn keeps the cartoon it has; one that its owner removes or has cut otherwise just then is left alone. */
async function redrawOne(parts: ClosetParts, person: PersonId, id: string): Promise<Outcome> {
  try {
    const row = await garmentOf(parts.db, person, id);
    return row && (await redrawGarment(parts, person, row)) ? "drawn" : "left";
  } catch (error) {
    printFailure({ garment: id }, error);
    return "failed";
  }
}

await run(redraw);
