import { afterAll, beforeAll } from "vitest";
import { emptyDatabase, type KINDS } from "./database/testing.ts";
import { openApp, type TestApp } from "./testing.ts";

/** Opening an engine takes long on a busy machine. */
const PATIENCE_MS = 120_000;

/** The server of one `describe`, on an empty database of that kind: there from before its first test until after its last. */
export function serverOn(
  kind: (typeof KINDS)[number],
  settings: Record<string, string | undefined> = {},
): TestApp {
  const server = {} as TestApp;
  beforeAll(async () => {
    Object.assign(server, await openApp({ DATABASE_URL: await emptyDatabase(kind), ...settings }));
  }, PATIENCE_MS);
  afterAll(() => server.close());
  return server;
}
