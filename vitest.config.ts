import { defineConfig } from "vitest/config";

/** `source` lets tests read `@fit-closet/core` as TypeScript, so a red test points at the line that broke. */
const conditions = ["source", "node"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{core,server,web}/src/**/*.test.{ts,tsx}"],
    globalSetup: "server/src/database/postgres-testing.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
