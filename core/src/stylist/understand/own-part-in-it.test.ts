import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { weatherAt } from "../closet.testing.ts";
import { readBrief } from "./read-brief.ts";

const read = (prompt: string) => readBrief({ prompt, weather: weatherAt(9) }, settingsOnDisk());
const settingOf = (prompt: string): string | null => read(prompt).situation?.id ?? null;
const rulesIn = (prompt: string) => read(prompt).requirements.map(({ rule }) => rule);

describe("who stays on the couch is at home, whatever falls outside", () => {
  test.each([
    "Snow day. I'm not leaving the couch.",
    "Heute bleib ich auf dem Sofa liegen",
    "je ne bouge pas du canapé aujourd'hui",
    "hoy no me muevo del sofá",
    "oggi non mi muovo dal divano",
    "hoje não saio do sofá",
  ])("%s", (prompt) => expect(settingOf(prompt)).toBe("lazy-sunday"));
});

describe("who works in a home for the old does not visit it", () => {
  test.each([
    "On lates at the nursing home, walking home about 11",
    "Spätdienst im Seniorenheim",
    "Je travaille en maison de retraite, poste du matin",
    "trabajo en una residencia de mayores, turno de tarde",
    "lavoro in casa di riposo, mattina",
    "trabalho num lar de idosos, manhã",
  ])("%s", (prompt) => expect(settingOf(prompt)).toBe("nursing-shift"));
});

describe("a grown-up who learns to swim is in the water", () => {
  test.each([
    "First adult swim lesson at the Y tonight",
    "Heute Schwimmkurs für Erwachsene",
    "cours de natation adulte ce soir",
    "clase de natación para adultos",
    "corso di nuoto per adulti",
    "aula de natação para adultos",
  ])("%s", (prompt) => expect(settingOf(prompt)).toBe("swimming-pool"));

  test("and who watches a child's lesson is not", () => {
    expect(settingOf("watching my son's swimming lesson")).toBe("swimming-lesson-parent");
  });
});

describe("a pavement that is an ice rink is slippery, and nobody skates on it", () => {
  test.each([
    "le parvis de l'église est une vraie patinoire, je vais chez le médecin",
    "der Gehweg ist die reinste Eisbahn, ich muss zum Arzt",
    "la acera es una pista de hielo, voy al médico",
    "il marciapiede è una vera pista di pattinaggio, vado dal medico",
  ])("%s", (prompt) => {
    expect(settingOf(prompt)).not.toBe("ice-rink");
    expect(rulesIn(prompt)).toContain("grippy-soles");
  });
});

describe("over a bog nobody goes in heels, whatever the day is", () => {
  test.each([
    "scattering dad's ashes, there's a mile of bog to the spot",
    "Hochzeit, und das letzte Stück geht durchs Moor",
    "mariage, et on y va par un chemin boueux",
    "boda en el campo, hay un camino embarrado",
    "matrimonio in campagna, c'è un sentiero fangoso",
    "casamento no campo, há um caminho lamacento",
  ])("%s", (prompt) => expect(rulesIn(prompt)).toContain("no-heels"));
});

describe("what the one who is mourned hated is not worn, and what they would have liked is", () => {
  test.each([
    ["my dad hated black, he would have wanted red", "black", "red"],
    ["papa détestait le noir, il aurait voulu du rouge", "noir", "rouge"],
    ["papá odiaba el negro, habría querido algo rojo", "negro", "rojo"],
    ["papà odiava il nero, avrebbe voluto del rosso", "nero", "rosso"],
    ["o pai detestava o preto, teria querido vermelho", "preto", "vermelho"],
  ])("%s", (prompt, hated, liked) => {
    const { wants, avoids } = read(prompt);
    expect(avoids.map(({ text }) => text)).toEqual([hated]);
    expect(wants.map(({ text }) => text)).toEqual([liked]);
  });

  test("a colour that the judge lets nobody come in is refused across a few words", () => {
    const { avoids } = read("Creme lässt der Vorsitzende nicht gelten");
    expect(avoids.map(({ text }) => text)).toEqual(["creme"]);
  });
});

test("what breaks down or goes up and down is not filled with down", () => {
  const { wants, avoids } = read("my skin breaks down easily and I jog up and down all day");
  expect([...wants, ...avoids]).toEqual([]);
});

test("nights with a book club are no nightclub", () => {
  expect(settingOf("three nights away with my book club")).not.toBe("nightclub");
});
