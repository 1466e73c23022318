import { setTimeout as pause } from "node:timers/promises";
import { FitError } from "@fit-closet/core";
import type { FastifyInstance } from "fastify";

type Checked = { check(): Promise<void> };

/** Whoever asks gives up sooner than a connection that hangs. */
const PATIENCE_MS = 5_000;

/** `/healthz`: the process is up. `/readyz`: what it stands on would take a write now. */
export function tellHealth(app: FastifyInstance, standsOn: { database: Checked; files: Checked }) {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async () => {
    try {
      const checks = [standsOn.database.check(), standsOn.files.check()];
      await Promise.race([Promise.all(checks), tooLong()]);
    } catch (cause) {
      throw cause instanceof FitError ? cause : new FitError("unavailable", { cause });
    }
    return { status: "ready" };
  });
}

async function tooLong(): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false });
  throw new Error("No answer in time.");
}
