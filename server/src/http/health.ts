import { FitError } from "@fit-closet/core";
import type { FastifyInstance } from "fastify";

type Checked = { check(): Promise<void> };

/** `/healthz`: the process is up. `/readyz`: what it stands on would take a write now. */
export function tellHealth(app: FastifyInstance, standsOn: { database: Checked; files: Checked }) {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async () => {
    try {
      await Promise.all([standsOn.database.check(), standsOn.files.check()]);
    } catch (cause) {
      throw new FitError("unavailable", { cause });
    }
    return { status: "ready" };
  });
}
