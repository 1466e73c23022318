import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";

function read(prompt: string) {
  const { wants, avoids, asked } = readBrief({ prompt, weather: null });
  const garments = (list: typeof wants) =>
    list.flatMap(({ garment, text }) => (garment ? [text] : []));
  return { wants: garments(wants), avoids: garments(avoids), asked: garments([...asked]) };
}

describe("a no behind a garment is said of that garment and not of the next", () => {
  test.each<[string, string, string]>([
    ["my white jeans no, loafers for the party", "white jeans", "loafers"],
    ["weißer Mantel also nie, den Overall hätte ich", "weisser mantel", ""],
    ["mules au golf non, polo exigé", "", "polo"],
    ["el pijama no, camisa", "pijama", "camisa"],
    ["genero nuovo a pranzo: pigiama no, camicia", "pigiama", "camicia"],
    ["chego de canoa, vestido longo não, bermuda", "vestido longo", "bermuda"],
    ["preto nunca, saia comprida", "", "saia comprida"],
  ])("%s", (prompt, refused, wanted) => {
    const { wants, avoids } = read(prompt);
    expect(avoids).toEqual(refused ? [refused] : []);
    expect(wants).toEqual(expect.arrayContaining(wanted ? [wanted] : []));
  });

  test("what comes behind “and” is something else", () => {
    expect(read("los guantes de botón no los cierro y me queda una capa").avoids).not.toContain(
      "capa",
    );
  });

  test("a list of single refusals refuses each", () => {
    expect(read("pantofole no, pigiama no, videochiamata").avoids).toEqual([
      "pantofole",
      "pigiama",
    ]);
  });
});

describe("without it nobody gets in, so that it is needed", () => {
  test.each<[string, string]>([
    ["without a jacket they won't let you in", "jacket"],
    ["Papa sagt, ohne Schlips brauch ich gar nicht erst hin", "schlips"],
    ["wer keine Jacke trägt, geht heim", "jacke"],
    ["zone interdite sans gilet", "gilet"],
    ["sin casco no subo al andamio", "casco"],
    ["senza cuffia non ti accettano in vasca", "cuffia"],
    ["sem ténis ninguém atravessa as pedras", "tenis"],
  ])("%s", (prompt, needed) => {
    const { wants, avoids } = read(prompt);
    expect(wants).toContain(needed);
    expect(avoids).toEqual([]);
  });
});

describe("who does a thing without taking a piece off keeps it on", () => {
  test.each<[string, string]>([
    ["I answer the phone without taking off my gloves", "gloves"],
    ["ich telefoniere, ohne meine Handschuhe auszuziehen", "handschuhe"],
    ["je téléphone sans enlever mes gants", "gants"],
    ["contesto sin quitarme los guantes", "guantes"],
    ["rispondo senza togliere i guanti", "guanti"],
    ["atendo sem tirar as luvas", "luvas"],
  ])("%s", (prompt, kept) => expect(read(prompt).wants).toContain(kept));
});

describe("what is excepted from a refusal is worn", () => {
  test.each<[string, string]>([
    ["never pink except for the clutch", "clutch"],
    ["mir fällt außer Stirnband und Leggings nichts ein", "leggings"],
    ["rose jamais sauf la pochette, cocktail", "pochette"],
    ["ni verde ni amarillo salvo los calcetines", "calcetines"],
    ["nero proibito, salvo le scarpe", "scarpe"],
    ["nunca preto, exceto os sapatos", "sapatos"],
  ])("%s", (prompt, spared) => {
    const { wants, avoids } = read(prompt);
    expect(wants).toContain(spared);
    expect(avoids).toEqual([]);
  });
});

test("a demand joined to what is forbidden is none", () => {
  expect(read("niente orecchini e scarpe pulite").avoids).toEqual(["orecchini"]);
});

describe("a cloth that gives eczema or hives is left out in every piece", () => {
  test.each<[string, string]>([
    ["wool gives me eczema, weekend in the snow", "wool"],
    ["von Wolle krieg ich Ausschlag, Wochenende im Schnee", "wool"],
    ["la laine me déclenche de l'eczéma", "wool"],
    ["la lana me saca ronchas, fin de semana", "wool"],
    ["la lana mi fa venire l'orticaria", "wool"],
    ["a lã faz-me urticária", "wool"],
  ])("%s", (prompt, cloth) => {
    const { avoids } = readBrief({ prompt, weather: null });
    const barred = avoids.filter(({ allergy }) => allergy);
    expect(barred.map(({ materials }) => materials)).toContainEqual([cloth]);
  });
});

test("nobody's skin minds a colour", () => {
  const prompt = "soy alérgica al níquel y trabajo en un bar negro total";
  expect(readBrief({ prompt, weather: null }).avoids.some(({ allergy }) => allergy)).toBe(false);
});
