import { defineConfig } from "@playwright/test";

/** Real pages of a real server in a real browser. Each worker starts a server of its own on an empty data folder. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "results",
  workers: 2,
  fullyParallel: false,
  // A busy machine may miss a moment; what fails twice is broken, and what passes the second time is told as flaky.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/London",
    // No trace: its recorder fetches blob: addresses, which the page's own policy rightly refuses.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
});
