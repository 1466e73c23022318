import { expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const closet = [
  piece("merino", "top", "merino base layer", "#3a4a5a"),
  piece("tee", "top", "quick dry tee", "#7a8a6a"),
  piece("hiking", "trouser", "hiking trousers", "#5a5a4a"),
  piece("spare", "trouser", "walking trousers", "#4a4a3a"),
  piece("shell", "coat", "waterproof jacket", "#2a5f7d"),
  piece("fleece", "hoodies", "green fleece", "#3f6a4a"),
  piece("boots", "boots", "waterproof hiking boots", "#4a3a2a"),
  piece("swim", "other", "navy swimsuit", "#1c2742"),
];

const ask = (prompt: string, language: string, tempC = 8, owned = closet) =>
  suggestOutfit(
    { prompt, closet: owned, weather: weatherAt(tempC, "rain"), seed: 1, language },
    settingsOnDisk(),
  );

const TRIPS = [
  [
    "en",
    "What do I pack for four days of hiking in the Lakes, with an evening at the hot springs?",
  ],
  ["de", "Was packe ich für vier Tage Wandern am Rennsteig ein, abends in die Therme?"],
  ["fr", "Que mettre dans ma valise pour quatre jours de randonnée, avec un soir aux thermes ?"],
  ["es", "¿Qué meto en la maleta para cuatro días de senderismo, con una tarde en las termas?"],
  ["it", "Cosa metto in valigia per quattro giorni di trekking, con una sera alle terme?"],
  ["pt", "O que levo na mala para quatro dias de caminhada, com uma noite nas termas?"],
] as const;

test.each(TRIPS)("days in the same clothes are told once, and briefly (%s)", (language, prompt) => {
  const { text, plan } = ask(prompt, language);
  expect(plan.looks!.length).toBeGreaterThanOrEqual(4);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(130);
  expect(text.split("\n").length).toBeLessThan(plan.looks!.length + 2);
});

test.each(TRIPS)(
  "what is brought for the baths is packed and worn on no day (%s)",
  (language, prompt) => {
    const { plan } = ask(prompt, language);
    expect(plan.packing!.items).toContain("swim");
    expect(plan.looks!.flatMap(({ items }) => items)).not.toContain("swim");
  },
);

test("cold mornings want a warm layer in the bag, days of rain a second pair of trousers", () => {
  const { items } = ask(TRIPS[0][1], "en").plan.packing!;
  expect(items).toContain("fleece");
  expect(items).toContain("hiking");
  expect(items).toContain("spare");
});

test("a limit of pieces is kept, whatever else would be good to have", () => {
  const { items } = ask("Packing for four days of hiking, max 5 pieces", "en").plan.packing!;
  expect(items.length).toBeLessThanOrEqual(5);
});

test("looks that nothing else is owned for are one paragraph", () => {
  const few = closet.filter(({ id }) => ["tee", "hiking", "boots"].includes(id));
  expect(ask("What do I wear Monday to Thursday at the office?", "en", 18, few).text).toMatch(
    /^Monday–Thursday: /,
  );
});
