import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

/** `npm run film`: a closet's first days on a phone, as docs/samples/day.webp shows them. */
export default defineConfig({ ...everyday, testMatch: "day.ts", timeout: 180_000 });
