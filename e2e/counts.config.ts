import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

/** `npm run bench:closet`: what filling a closet and going through it costs in taps, seconds and milliseconds. */
export default defineConfig({
  ...everyday,
  testMatch: ["counts.ts", "several-photos.spec.ts"],
  grep: /sixty seconds|four seconds each|slowed four times/,
  // Side by side they would slow each other down.
  workers: 1,
  timeout: 180_000,
});
