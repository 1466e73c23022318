/** The endpoint takes 6000 characters; an idea is far shorter, a provider's may not be. */
export function illustrationPrompt(idea: string): string {
  return `A fashion illustration of this outfit: ${idea.slice(0, 5800)} Flat design, white background, detailed.`;
}
