import { describe, expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import { called, wornOf } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { readBrief } from "./read-brief.ts";

const read = (prompt: string, language: LanguageCode) =>
  readBrief({ prompt, weather: null, language });

describe("a colour that would vanish, or that is covered in hair, is not worn", () => {
  test.each<[LanguageCode, string, string]>([
    ["en", "portrait for the website, the backdrop is blue", "blue"],
    ["en", "everything white is covered in dog hair, lunch at the club", "white"],
    ["de", "Passfoto, die Leinwand ist blau", "blue"],
    ["de", "alles Weiße ist voller Hundehaare, Mittagessen", "white"],
    ["fr", "portrait pour le site, le fond est bleu", "blue"],
    ["fr", "tout ce qui est blanc est couvert de poils de chien", "white"],
    ["es", "retrato para la web, el fondo es azul", "blue"],
    ["es", "todo lo blanco está lleno de pelos del perro", "white"],
    ["it", "ritratto per il sito, lo sfondo è blu", "blue"],
    ["it", "tutto il bianco è pieno di peli del cane", "white"],
    ["pt", "retrato para o site, o fundo é azul", "blue"],
    ["pt", "tudo o que é branco está cheio de pelo do cão", "white"],
  ])("%s: %s", (language, prompt, colour) => {
    const { requirements, wants } = read(prompt, language);
    expect(requirements.map(({ rule, colours }) => [rule, ...colours])).toContainEqual([
      expect.stringMatching("not-in-colour"),
      expect.stringContaining(colour),
    ]);
    expect(wants).toEqual([]);
  });

  test("down to the necklace", () => {
    const worn = wornOf("video lecture in front of a green screen", "en", [
      ["top", "green blouse"],
      ["top", "cream blouse"],
      ["bottom", "black trousers"],
      ["accessory", "green necklace"],
    ]);
    expect(worn).toContain("cream blouse");
    expect(worn).not.toContain("green necklace");
  });

  test("and of two that are asked about the other one is", () => {
    const closet = [
      called("green blazer", "outerwear"),
      called("mustard cardigan", "sweater"),
      called("white blouse", "top"),
      called("black trousers", "bottom"),
    ].map((one) => ({ ...one, colours: [] }));
    const prompt = "the green blazer or the mustard cardigan? The background is green.";
    const { plan } = suggestOutfit({ prompt, closet, weather: null, seed: 1, language: "en" });
    expect(plan.items).toContain("mustard cardigan");
    expect(plan.items).not.toContain("green blazer");
  });
});

describe("the colour of an animal or a nickname is no wish", () => {
  test.each<[LanguageCode, string]>([
    ["en", "my dog is white, walk in the park"],
    ["de", "mein Hund ist weiß, Spaziergang im Park"],
    ["fr", "mon chien est blanc, balade au parc"],
    ["es", "mi perro es blanco, paseo con mi amiga la negra"],
    ["it", "il mio cane è bianco, passeggiata al parco"],
    ["pt", "o meu cão é branco, passeio no parque"],
  ])("%s: %s", (language, prompt) => expect(read(prompt, language).wants).toEqual([]));
});
