import { defineConfig } from "vitest/config";

/** `fit-closet-source` lets tests read `@fit-closet/core` as TypeScript, so a red test points at the line that broke. */
const conditions = ["fit-closet-source", "node"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{core,server,web}/src/**/*.test.{ts,tsx}", "e2e/*.test.ts"],
    globalSetup: "server/src/database/postgres-testing.ts",
    // Much of a test is waiting for processes, sockets and disks; one worker would leave a core idle.
    maxWorkers: 2,
    // Loading the server anew for each file would take a quarter of the time; no file changes a module, and what it sets it puts back.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
