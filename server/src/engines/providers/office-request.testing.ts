import type { Garment, Weather } from "@fit-closet/core";
import type { IdeaRequest } from "../engines.ts";
import type { ProviderName } from "./settings.ts";
import { engineBy, type Reply, type Wire } from "./wire.testing.ts";

const closet: Garment[] = [
  { id: "id-of-the-shirt", category: "top", name: "white Oxford shirt", colours: ["#f7f7f5"] },
  { id: "id-of-the-blazer", category: "coat", name: "navy blazer", colours: ["#1f2a44"] },
  { id: "id-of-the-trousers", category: "trouser", name: "grey trousers", colours: ["#7c7f85"] },
];
export const DRY: Weather = {
  tempC: 17,
  feelsLikeC: 17,
  windKmh: 8,
  precip: "none",
  humidity: 60,
  isNight: false,
  place: "Whitechapel",
};
export const request: IdeaRequest = {
  prompt: "What should I wear to the office?",
  closet,
  weather: DRY,
  now: { year: 2026, month: 5, day: 4, hour: 9 },
  seed: 1,
};
export const TEXT =
  "Start with your white Oxford shirt and your grey trousers, and let the two do the work. At 17 °C that is all the layers the office asks for.";
/** Shirt and trousers, as they are numbered by their ids. */
const CHOSEN = [2, 3];
export const answer = (text: string, chosen: unknown = CHOSEN) =>
  JSON.stringify({ reading: "The office, on a dry day.", chosen, text });

/** One idea from a fresh engine: what came of it, and what was told meanwhile. */
export async function ideaBy(
  wire: Wire,
  provider: ProviderName,
  replies: Reply[],
  given = {},
  asked = request,
  told: string[] = [],
) {
  wire.answerWith(...replies);
  const { stylist, costs, model } = engineBy(wire, "idea", provider, given);
  const work = stylist!.suggest(asked, undefined, (text) => told.push(text));
  const [outcome] = await Promise.allSettled([work]);
  const idea = outcome!.status === "fulfilled" ? outcome!.value : null;
  const error = outcome!.status === "rejected" ? outcome!.reason : null;
  return { idea, error, told, costs, model, calls: wire.heard.length };
}
