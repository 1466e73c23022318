import { describe, expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

type Bad = readonly [language: string, prompt: string, bad: string, other: string];

describe("what its owner calls by what is wrong with it hangs there, whatever the day holds", () => {
  test.each<Bad>([
    ["en", "lunch with two friends in town", "jumper that itches", "grey jumper"],
    ["en", "lunch with two friends in town", "jumper too small since May", "grey jumper"],
    ["en", "lunch with two friends in town", "jumper with gravy", "grey jumper"],
    ["de", "Mittagessen mit zwei Freundinnen", "Pulli zu klein geworden", "grauer Pulli"],
    ["de", "Mittagessen mit zwei Freundinnen", "Pulli mit Grasfleck", "grauer Pulli"],
    ["fr", "déjeuner avec deux amies en ville", "pull qui gratte", "pull gris"],
    ["es", "comida con dos amigas", "jersey que pica", "jersey gris"],
    ["it", "pranzo con due amiche", "maglione che punge", "maglione grigio"],
    ["pt", "almoço com duas amigas", "camisola que pica", "camisola cinzenta"],
  ])("%s: %s without the %s", (language, prompt, bad, other) => {
    const worn = wornOf(prompt, language, [
      ["top", bad],
      ["top", other],
      ["trouser", "jeans"],
      ["shoes", "sneakers"],
    ]);
    expect(worn).toContain(other);
    expect(worn).not.toContain(bad);
  });

  test("it is worn where it is wished for by its name", () => {
    const worn = wornOf("lunch in town, I want to wear my jumper that itches", "en", [
      ["top", "jumper that itches"],
      ["top", "grey jumper"],
      ["trouser", "jeans"],
    ]);
    expect(worn).toContain("jumper that itches");
  });

  test("who asks whether it will do is told no", () => {
    const worn = wornOf("my squeaky loafers for a lecture?", "en", [
      ["top", "grey jumper"],
      ["trouser", "jeans"],
      ["shoes", "squeaky loafers"],
      ["shoes", "plain trainers"],
    ]);
    expect(worn).toContain("plain trainers");
  });

  test.each<[string, string, string]>([
    ["en", "shoes that don't squeak", "a day at the library"],
    ["fr", "jupe pas trop longue", "un café en ville"],
    ["it", "camicia che non si stropiccia", "una riunione"],
    ["pt", "vestido que não amarrota", "um almoço"],
  ])("%s: what it is said not to do is no complaint (%s)", (language, name, prompt) => {
    const category = { en: "shoes", fr: "skirt", it: "top", pt: "dress" }[language]!;
    const worn = wornOf(prompt, language, [
      [category, name],
      ["top", "t-shirt"],
    ]);
    expect(worn).toContain(name);
  });
});

describe("what is called somebody else's", () => {
  test.each<Bad>([
    ["en", "a walk by the river", "my sister's raincoat", "green raincoat"],
    ["de", "Spaziergang am Fluss", "Regenjacke von meiner Schwester", "grüne Regenjacke"],
    ["fr", "balade au bord de la rivière", "ciré de ma sœur", "ciré vert"],
    ["es", "paseo por el río", "chubasquero de mi hermana", "chubasquero verde"],
    ["it", "passeggiata sul fiume", "impermeabile di mia sorella", "impermeabile verde"],
    ["pt", "passeio à beira do rio", "impermeável da minha irmã", "impermeável verde"],
  ])("%s: %s: the %s is left to them", (language, prompt, theirs, own) => {
    const worn = wornOf(prompt, language, [
      ["coat", theirs],
      ["coat", own],
      ["top", "t-shirt"],
      ["trouser", "jeans"],
    ]);
    expect(worn).not.toContain(theirs);
  });

  test("it is worn like any other where it is said to fit", () => {
    const worn = wornOf("a walk by the river", "en", [
      ["trouser", "my brother's chinos, they fit me"],
      ["top", "t-shirt"],
    ]);
    expect(worn).toContain("my brother's chinos, they fit me");
  });
});
