import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ListedGarment } from "@fit-closet/core";
import { closeNotice, expect, signUp } from "./test.ts";

export const typed = (
  name: string,
  kind: ListedGarment["kind"],
  category: string,
  colour: ListedGarment["colours"][number],
  count = 1,
  pattern?: ListedGarment["pattern"],
): ListedGarment => ({
  name,
  kind,
  category,
  colours: [colour],
  count,
  ...(pattern && { pattern }),
});

/** Fills a closet as its dialog does, which has tests of its own. */
export async function addTyped(page: Page, garments: readonly ListedGarment[]): Promise<void> {
  const answer = await page.request.post("/api/closet/list", {
    headers: { origin: new URL(page.url()).origin },
    data: { batch: randomBytes(16).toString("hex"), garments },
  });
  expect(answer.status()).toBe(201);
}

export const JEANS = typed("blue jeans", "jeans", "trouser", "blue");
export const TEE = typed("white tee", "tee", "top", "white");

/** A new person's closet, without a dialog in the way. */
export async function ownTyped(page: Page, garments: readonly ListedGarment[]): Promise<void> {
  await signUp(page);
  await closeNotice(page);
  await addTyped(page, garments);
}
