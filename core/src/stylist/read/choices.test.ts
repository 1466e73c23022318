import { expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import { readRequest } from "./read-request.ts";

test.each<[LanguageCode, string]>([
  ["en", "so do I put on the wedges or the canvas shoes?"],
  ["de", "zieh ich lieber die Sandalen oder die Turnschuhe an?"],
  ["fr", "je prends plutôt les sandales ou les tennis en toile ?"],
  ["es", "¿me pongo las sandalias o las botas?"],
  ["it", "metto i sandali o gli stivali?"],
  ["pt", "visto as sandálias ou as botas?"],
])("%s: who asks about one of two asks about the other as well", (language, prompt) => {
  const { mentions } = readRequest(prompt, { language });
  expect(mentions.map(({ role }) => role)).toEqual(["asked-about", "asked-about"]);
});

test("of two that only one question names, the one that is refused stays so", () => {
  const { mentions } = readRequest("I hate the wedges, so is it the canvas shoes or the boots?", {
    language: "en",
  });
  expect(mentions.map(({ role }) => role)).toEqual(["complaint", "asked-about", "asked-about"]);
});

test.each<[LanguageCode, string]>([
  ["en", "Espadrilles to a barbecue at my cousin's?"],
  ["de", "Sandalen zum Grillen bei meinem Cousin?"],
  ["fr", "Des espadrilles pour le barbecue chez mon cousin ?"],
  ["es", "¿Alpargatas pal asado en lo de mi primo?"],
  ["it", "Infradito alla grigliata da mio cugino?"],
  ["pt", "Chinelo no churrasco na casa do meu primo?"],
])("%s: at whose place a party is tells nothing of where a garment is", (language, prompt) => {
  const { mentions } = readRequest(prompt, { language });
  expect(mentions.map(({ role }) => role)).toEqual(["asked-about"]);
});

test.each([
  ["en", "compare the red coat and the green parka for the market"],
  ["de", "Vergleich mir bitte den roten Mantel und den grünen Parka für den Markt"],
  ["fr", "compare-moi le manteau rouge et la parka verte pour le marché"],
  ["es", "compara el abrigo rojo y la parka verde para el mercado"],
  ["it", "confrontami il cappotto rosso e il parka verde per il mercato"],
  ["pt", "compara-me o casaco vermelho e a parka verde para o mercado"],
] as const)("%s: whoever has two compared asks about both", (language, prompt) => {
  const { intent, mentions } = readRequest(prompt, { language });
  expect(intent).toBe("compare");
  expect(mentions.map(({ role }) => role)).toEqual(["asked-about", "asked-about"]);
});
