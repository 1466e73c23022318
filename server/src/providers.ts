import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./database/schema.ts";
import type { Composer } from "./engines/composer.ts";
import type { Cartoonist, Looker } from "./engines/engines.ts";
import { createProviderEngines } from "./engines/providers/providers.ts";
import type { Metrics } from "./http/metrics.ts";
import type { OutfitParts } from "./outfits/create-outfit.ts";
import { createTurns } from "./outfits/turns.ts";
import { createBudget } from "./spending/budget.ts";
import type { Prices } from "./spending/prices.ts";

/** Ideas in line for a provider, for each that is served: the last of them waits for a few rounds. */
const LINE = 4;

type Needs = {
  db: Database;
  secret: string;
  metrics: Metrics;
  onTrouble: (error: unknown) => void;
  /** The embedded one, which judges a provider's. */
  cartoonist: Cartoonist;
  composer: Composer;
};

/** What is null is the embedded engines' task. */
export type Providers = Pick<OutfitParts, "budget" | "turns" | "closing" | "writer" | "painter"> & {
  /** The provider's cartoonist. */
  redrawer: Cartoonist | null;
  looker: Looker | null;
};

/** The providers that the configuration names, what pays for them, and what makes them let go when the server closes. */
export function openProviders(app: FastifyInstance, config: Config, needs: Needs): Providers {
  const { db, secret, metrics, onTrouble, cartoonist: embedded, composer } = needs;
  const { tasks, atOnce } = config.engines;
  const limits = { ...config.budgets, prices: pricesOf(config) };
  const budget = createBudget({
    db,
    secret,
    limits,
    models: tasks,
    meter: metrics.meter,
    onTrouble,
  });
  const turns = createTurns({ atOnce, queue: atOnce * LINE });
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.addHook("onClose", () => budget.settled());
  metrics.watch(
    "provider_budget_left_dollars",
    "US dollars that this server may still spend on providers today.",
    () => budget.left(),
  );
  metrics.watch("provider_queue_length", "Ideas that wait for a provider.", () => turns.waiting());
  const engines = createProviderEngines({
    settings: config.engines,
    onCost: budget.onCost,
    embedded,
    composer,
    maxPixels: config.maxPixels,
  });
  const { stylist: writer, illustrator: painter, cartoonist: redrawer, looker } = engines;
  return { budget, turns, closing: closing.signal, writer, painter, redrawer, looker };
}

/** Who asks for no key sends no bill. */
function pricesOf({ engines, budgets }: Config): Prices {
  const { compatible } = engines.providers;
  const free = Object.values(engines.tasks).filter(
    (task) => task?.provider === "compatible" && compatible && !compatible.apiKey,
  );
  const nothing = { input: 0, output: 0, picture: 0 };
  return new Map([...free.map(({ model }) => [model, nothing] as const), ...budgets.prices]);
}
