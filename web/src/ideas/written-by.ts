const PROVIDERS: Record<string, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
};

/** @param by as answers tell it: `embedded`, or a provider's name and its model's */
export function writtenBy(by: string): string {
  if (by === "embedded") return "Written by our own stylist.";
  const [provider = "", ...words] = by.split(" ");
  const model = words.join(" ") || provider;
  const maker = PROVIDERS[provider];
  return maker ? `Written by ${model} from ${maker}.` : `Written by ${model}.`;
}
