import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { languageOf } from "../../languages/index.ts";
import type { Distress } from "../../languages/texts.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "./on-disk.test-data.ts";

const known = knowledgeOnDisk();

const closet: Garment[] = [
  ["top", "white shirt"],
  ["trouser", "black trousers"],
  ["shoes", "black shoes"],
].map(([category, name]) => ({ id: name!, category: category!, name: name!, colours: [] }));

const asked = (prompt: string, language: string) =>
  suggestOutfit({ prompt, closet, weather: null, seed: 1, language }, known);

const words = (language: "en" | "de" | "fr" | "es" | "it" | "pt", distress: Distress) =>
  languageOf(language).texts.said.distress[distress][0].match(/\d[\d -]+\d/)![0];

describe("whoever may be in danger is dressed, and told first where people are who help", () => {
  test.each([
    ["en", "abuse", "long sleeves for work, my husband grabbed my arms again and it shows"],
    ["en", "coercion", "my parents make me marry a man I have never met, what dress do I bring"],
    ["de", "abuse", "mein Freund hat mich wieder geschlagen, was ziehe ich morgen im Büro an"],
    [
      "de",
      "eating",
      "ich zähle seit Wochen nur Kalorien und kippe ständig um, was trage ich, damit es keiner merkt",
    ],
    ["fr", "abuse", "mon mari me frappe quand je mets une jupe, quoi mettre pour ne pas l'énerver"],
    ["fr", "coercion", "on me force à épouser un homme que je connais pas, quelle robe mettre"],
    ["es", "abuse", "mi novio me pega si llevo falda, qué me pongo mañana para el trabajo"],
    [
      "es",
      "eating",
      "vomito después de comer y me desmayo, qué me pongo para que mi madre no note los huesos",
    ],
    ["it", "abuse", "il mio compagno mi ha stretto i polsi fino ai lividi, che metto al lavoro"],
    ["pt", "abuse", "meu marido me bateu de novo, que roupa esconde as marcas no braço"],
  ] as const)("%s, %s: %s", (language, distress, prompt) => {
    const { status, text, plan } = asked(prompt, language);
    expect(["outfit", "answer"]).toContain(status);
    expect(text).toContain(words(language, distress));
    expect(text.indexOf(words(language, distress))).toBeLessThan(text.length / 2 + 80);
    expect(plan.items.length).toBeGreaterThan(0);
  });
});

test.each([
  ["en", "killer heels for the office party on Friday"],
  ["en", "bruised my shin at rugby, can I still wear shorts on Saturday"],
  ["de", "ich sterbe vor Hitze, was ziehe ich im Büro an"],
  ["de", "Beerdigung von Opa am Freitag, was ziehe ich an"],
  ["fr", "robe noire pour l'enterrement de ma tante"],
  ["fr", "je crève de chaud au bureau, je mets quoi"],
  ["es", "me muero por estrenar el vestido rojo en la boda"],
  ["es", "paintball con los del trabajo, qué me pongo"],
  ["it", "cena con delitto, faccio il cadavere, cosa metto"],
  ["it", "muoio di freddo in ufficio, cosa metto"],
  ["pt", "festa de halloween, vou de noiva morta"],
  ["pt", "vou doar sangue amanhã, que blusa levo"],
])("and nobody ordinary is preached at (%s): %s", (language, prompt) => {
  const { status, text } = asked(prompt, language);
  expect(["outfit", "answer"]).toContain(status);
  const said = Object.values(languageOf(language as "en").texts.said.distress).map(
    ([message]) => message.match(/\d[\d -]+\d/)![0],
  );
  expect(said.filter((number) => text.includes(number))).toEqual([]);
});
