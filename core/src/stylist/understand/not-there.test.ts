import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const idsOf = (prompt: string) => {
  const { situation, event } = readBrief({ prompt, weather: null }, settingsOnDisk());
  return [situation?.id, event?.id];
};

describe("whose advice is told is not where one goes", () => {
  test.each([
    ["my physio wants flat shoes, dinner with friends tonight", "physiotherapy"],
    ["the dermatologist says no wool, what do I wear to the office", "doctors-appointment"],
    ["l'ordre du kiné : pas de talons. Dîner ce soir", "physiotherapy"],
    ["el traumatólogo me ha prohibido los tacones, mañana oficina", "doctors-appointment"],
    ["il medico mi ha vietato i tacchi, cena stasera", "doctors-appointment"],
    ["o médico proibiu salto alto, jantar hoje", "doctors-appointment"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)).not.toContain(id));

  test.each([
    ["physio at two, my knee", "physiotherapy"],
    ["rendez-vous chez le kiné à dix heures", "physiotherapy"],
  ])("but %s", (prompt, id) => expect(idsOf(prompt)).toContain(id));
});

describe("what nobody wants to look like is not where one goes", () => {
  test.each([
    ["office tomorrow, but not like I'm off to the gym", "gym"],
    ["Büro morgen, ohne auszusehen wie mein Onkel auf ner Hochzeit", "wedding"],
    ["dîner ce soir sans ressembler à un serveur", "waiting-tables"],
    ["oficina mañana sin parecer que vengo de una boda", "wedding"],
    ["cena con amici, non voglio sembrare un cameriere", "waiting-tables"],
    ["escritório amanhã sem parecer que saí da praia", "beach"],
  ])("%s", (prompt, id) => expect(idsOf(prompt).join()).not.toContain(id));

  test("where the likeness ends the setting may come", () => {
    expect(idsOf("I don't want to look like a tourist at the wedding").join()).toContain("wedding");
  });
});

describe("where clothes are changed is not where one goes", () => {
  test.each([
    ["dinner tonight, I can change at the gym", "gym"],
    ["Betriebsausflug morgen, umziehen kann ich mich nur hinter nem Auto", "moving-house"],
    ["dîner ce soir, je peux me changer au bureau", "office"],
    ["cena esta noche, puedo cambiarme en la oficina", "office"],
    ["cena stasera, posso cambiarmi in ufficio", "office"],
    ["jantar hoje, posso trocar de roupa no escritório", "office"],
  ])("%s", (prompt, id) => expect(idsOf(prompt).join()).not.toContain(id));

  test("who moves still moves", () => {
    expect(idsOf("Am Samstag umziehen, drei Stockwerke")).toContain("moving-house");
  });
});

test("a boy's name is no feast, and what a hall is like is no workout", () => {
  expect(idsOf("Taufe vom kleinen Valentin am Sonntag").join()).not.toContain("valentin");
  expect(idsOf("graduation on stage, the gym will be stuffy").join()).not.toContain("gym");
});

describe("clothes that are barred are called after a place where nobody goes", () => {
  test.each([
    "leggings at the office? they ban gym clothes",
    "legging au bureau ? les tenues de yoga sont interdites",
    "¿mallas en la oficina? prohíben la ropa de gimnasio",
    "leggings in ufficio? niente abbigliamento da palestra",
    "legging no escritório? lá proíbem roupa de academia",
  ])("%s", (prompt) => expect(idsOf(prompt).join()).not.toMatch(/gym|yoga/));

  test("but who asks for them goes there", () =>
    expect(idsOf("preciso de roupa de academia para amanhã")).toContain("gym"));
});
