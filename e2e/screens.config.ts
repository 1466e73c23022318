import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

/** `npm run screens -- DIR`: pictures of every screen to look at, and the one in the README. */
export default defineConfig({ ...everyday, testMatch: "screens.ts", timeout: 180_000 });
