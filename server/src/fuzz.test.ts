import { describe, expect, test } from "vitest";
import { emptyDatabase, KINDS } from "./database/testing.ts";
import { fuzz } from "../testing/fuzz/run.ts";
import { startServer } from "../testing/running-server.ts";

const MEGABYTE = 1024 ** 2;
/** `npm run fuzz` holds a long run to less; this one is over before everything is warm. */
const GROWTH = 250 * MEGABYTE;

/** What stalled a server took seconds. `npm run fuzz` allows 250 ms; here other tests want the same two cores. */
const MOST_LAG_MS = 1_000;

describe.each(KINDS)("a running server on %s", (kind) => {
  test("refuses what is wrong with a sentence, keeps nothing of it and goes on", async () => {
    const databaseUrl = await emptyDatabase(kind);
    const server = await startServer({ DATABASE_URL: databaseUrl ?? "", LOG_LEVEL: "error" });
    const size = { images: 100, requestsPerRoute: kind === "sqlite" ? 50 : 30 };
    const report = await fuzz({ server, databaseUrl, ...size, seed: 2026 });
    expect(report.findings).toEqual([]);
    expect(report.routes).toBeGreaterThan(20);
    expect(report.lag.ms).toBeGreaterThan(0);
    expect(report.lag.ms).toBeLessThan(MOST_LAG_MS);
    expect(report.memory.end - report.memory.warm).toBeLessThan(GROWTH);
    expect(server.said()).toBe("");
    expect(await server.close()).toBe(0);
  }, 300_000);
});
