import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { setImmediate as afterwards } from "node:timers/promises";
import { correct, type Purse, spentOn, takeFrom } from "../database/spending.ts";
import type { Database } from "../database/schema.ts";
import type { OnCost, Task } from "../engines/engines.ts";
import type { Payer, Ticket } from "../engines/with-fallback.ts";
import { atMost, believed, costOf, priceOf, type Prices } from "./prices.ts";

export type Budget = {
  /**
   * Sets money aside for one call to the task's provider.
   * @returns null where no provider does the task, or today's money of the person, the address or the server is spent: the embedded
   * engine answers then, and nothing is said about it
   */
  reserve: (task: Task, payer: Payer) => Promise<Ticket | null>;
  /** Given to the providers' clients: what they report is charged to the ticket that pays for the call. */
  onCost: OnCost;
  /** US dollars that the server may still spend today. */
  left(): Promise<number>;
  /** Resolves when it is written down what the calls up to now have cost. */
  settled(): Promise<void>;
};

type PurseName = "person" | "address" | "server";

export type Meter = {
  /** `outcome` is answered, stopped (by whoever asked) or why the provider failed: one word of a few. */
  called(call: { provider: string; task: Task; outcome: string; seconds: number }): void;
  cost(cost: { provider: string; task: Task; dollars: number }): void;
  /** Somebody was answered by an embedded engine because this purse was empty. */
  spent(purse: PurseName): void;
};

export type BudgetOptions = {
  db: Database;
  secret: string;
  limits: Record<PurseName, number> & { prices: Prices };
  /** Who does which task; what is absent is done by the embedded engines. */
  models: Partial<Record<Task, { provider: string; model: string }>>;
  meter: Meter;
  onTrouble: (error: unknown) => void;
};

type Bill = { micros: number; reported: boolean };

const MICROS = 1e6;

export function createBudget(options: BudgetOptions): Budget {
  const { db, secret, limits, models, meter, onTrouble } = options;
  const bills = new AsyncLocalStorage<Bill>();
  const corrections = new Set<Promise<void>>();
  const fingerprint = (name: string) =>
    createHmac("sha256", secret).update(`budget ${name}`).digest("base64url");
  const purse = (name: PurseName, whose: string): Purse<PurseName> => ({
    name,
    key: fingerprint(`${name} ${whose}`),
    limit: Math.round(limits[name] * MICROS),
  });
  // The server's row comes last: everybody waits for it, so it is held the shortest.
  const pursesOf = ({ person, address }: Payer) => [
    ...(person ? [purse("person", person)] : []),
    purse("address", address),
    purse("server", ""),
  ];

  return {
    async reserve(task, payer) {
      const by = models[task];
      if (!by) return null;
      const [day, purses] = [today(), pursesOf(payer)];
      const reserved = atMost(task, priceOf(by.model, limits.prices));
      const empty = reserved > 0 ? await takeFrom(db, day, reserved, purses) : null;
      if (empty) meter.spent(empty);
      if (empty) return null;
      const settle = (cost: number) => correct(db, day, cost - reserved, purses);
      return { pay: (call) => pay({ task, provider: by.provider, reserved, settle }, call) };
    },

    onCost({ task, provider, model, ...amounts }) {
      const micros = costOf(believed(task, amounts), priceOf(model, limits.prices));
      meter.cost({ provider, task, dollars: micros / MICROS });
      const bill = bills.getStore();
      if (!bill) return onTrouble(new Error(`A call for a ${task} was paid by no ticket.`));
      bill.micros += micros;
      bill.reported = true;
    },

    async settled() {
      await Promise.all(corrections);
    },

    async left() {
      await Promise.all(corrections);
      const { key, limit } = purse("server", "");
      return Math.max(0, limit - (await spentOn(db, today(), key))) / MICROS;
    },
  };

  type Reserved = {
    task: Task;
    provider: string;
    reserved: number;
    settle: (cost: number) => Promise<void>;
  };

  async function pay<Answer>(
    { task, provider, reserved, settle }: Reserved,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const bill: Bill = { micros: 0, reported: false };
    const start = performance.now();
    let outcome = "answered";
    try {
      return await bills.run(bill, call);
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      meter.called({ task, provider, outcome, seconds: (performance.now() - start) / 1000 });
      // What was cut short has been billed by then, and nobody told how much: the sum set aside stays spent.
      const cost = bill.reported || UNBILLED.has(outcome) ? bill.micros : reserved;
      if (cost !== reserved) soon(() => settle(cost));
    }
  }

  /** The answer leaves first: SQLite writes on this thread. Until then, and after a crash, the sum set aside stays spent. */
  function soon(correction: () => Promise<void>): void {
    const done = afterwards()
      .then(correction)
      .catch(onTrouble)
      .finally(() => corrections.delete(done));
    corrections.add(done);
  }
}

/** Failures before the provider wrote or drew anything, in the words of the adapters. */
const UNBILLED = new Set(["busy", "paused", "denied", "limited", "failed"]);

function outcomeOf(error: unknown): string {
  const { name, why } = error as { name?: unknown; why?: unknown };
  if (typeof why === "string") return why;
  return name === "AbortError" ? "stopped" : "unexpected";
}

/** Budgets begin anew at midnight UTC. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);
