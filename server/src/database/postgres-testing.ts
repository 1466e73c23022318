import type { TestProject } from "vitest/node";
import { startPostgres } from "../../testing/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A throw-away Postgres, or null where this machine has none. */
    postgresUrl: string | null;
  }
}

/** Vitest's global setup: one Postgres of its own for the whole run, on a socket in a temporary folder, gone at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres)
    process.stdout.write("No PostgreSQL here, so the database tests run on SQLite alone.\n");
  project.provide("postgresUrl", postgres?.url ?? null);
  return async () => postgres?.stop();
}
