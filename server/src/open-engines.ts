import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./database/schema.ts";
import { createCartoons } from "./engines/cartoons.ts";
import { createEmbeddedEngines } from "./engines/embedded.ts";
import { createIdeas } from "./engines/ideas.ts";
import { createPictures } from "./engines/pictures.ts";
import type { Cartoons, Ideas, Learner, Lists, Pictures } from "./engines/ports.ts";
import { createProviderEngines } from "./engines/providers/providers.ts";
import { createQueue } from "./engines/queue.ts";
import { createFallback } from "./engines/with-fallback.ts";
import type { Metrics } from "./http/metrics.ts";
import { type Budget, createBudget } from "./spending/budget.ts";
import type { Prices } from "./spending/prices.ts";

/** Ideas that wait for a provider, for each that is served: the last of them waits for a few rounds. */
const WAITING = 4;

type Needs = {
  db: Database;
  secret: string;
  metrics: Metrics;
  onTrouble: (error: unknown) => void;
};

export type Engines = {
  ideas: Ideas;
  pictures: Pictures;
  cartoons: Cartoons;
  lists: Lists;
  learner: Learner;
  /** Gives back what busy times took on the stylist's thread. */
  collect: () => Promise<void>;
  /** Aborts when the server is about to close. */
  closing: AbortSignal;
};

/** The embedded engines, the providers that the configuration names, and what makes both let go when the server closes. */
export function openEngines(app: FastifyInstance, config: Config, needs: Needs): Engines {
  const { metrics, onTrouble } = needs;
  const embedded = createEmbeddedEngines(config);
  app.addHook("onClose", () => embedded.close());
  embedded.ready.catch((err: unknown) => app.log.error({ err }));
  const budget = openBudget(app, config, needs);
  const { stylist, illustrator, redrawer, looker } = createProviderEngines({
    settings: config.engines,
    onCost: budget.onCost,
    embedded: embedded.cartoonist,
    shrink: embedded.cartoonist.shrink,
    composer: embedded.composer,
  });
  const { atOnce } = config.engines;
  const queue = createQueue(atOnce, atOnce * WAITING);
  metrics.watch("provider_queue_length", "Ideas that wait for a provider.", () => queue.waiting());
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  const { reserve } = budget;
  const withFallback = createFallback({ reserve, closing: closing.signal, onTrouble });
  return {
    ideas: createIdeas({ embedded: embedded.stylist, provider: stylist, queue, withFallback }),
    pictures: createPictures({
      embedded: embedded.illustrator,
      provider: illustrator,
      withFallback,
    }),
    cartoons: createCartoons({
      embedded: embedded.cartoonist,
      atOnce: embedded.drawingsAtOnce,
      redrawer,
      looker,
      withFallback,
    }),
    lists: embedded.lists,
    learner: embedded.composer,
    collect: () => embedded.composer.collect(),
    closing: closing.signal,
  };
}

function openBudget(app: FastifyInstance, config: Config, needs: Needs): Budget {
  const { db, secret, metrics, onTrouble } = needs;
  const budget = createBudget({
    db,
    secret,
    limits: { ...config.budgets, prices: pricesOf(config) },
    models: config.engines.tasks,
    meter: metrics.meter,
    onTrouble,
  });
  app.addHook("onClose", () => budget.settled());
  metrics.watch(
    "provider_budget_left_dollars",
    "US dollars that this server may still spend on providers today.",
    () => budget.left(),
  );
  return budget;
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
