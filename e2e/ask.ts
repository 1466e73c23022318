import type { Page } from "@playwright/test";

export const promptField = (page: Page) => page.getByLabel("What do you need an idea for?");

export const askButton = (page: Page) => page.getByRole("button", { name: "Get Outfit Idea" });

/** Types a request, in place of what stands there, and sends it. */
export async function askFor(page: Page, request: string): Promise<void> {
  await promptField(page).fill(request);
  await askButton(page).click();
}
