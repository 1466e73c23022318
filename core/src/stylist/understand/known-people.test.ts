import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "./read-brief.ts";

const settingOf = (prompt: string) =>
  readBrief({ prompt, weather: null }, settingsOnDisk()).situation?.id;

describe("where somebody is known from is not where one meets", () => {
  test.each([
    ["dinner with the girl from the gym", "gym"],
    ["dîner ce soir avec Odette du club de yoga", "yoga"],
    ["cena hoy con la chica del gimnasio", "gym"],
    ["aperitivo con uno che lavora al museo", "museum"],
    ["jantar com a miúda do ginásio", "gym"],
    ["Kino mit dem Typen vom Boxtraining", "boxing"],
  ])("%s", (prompt, id) => expect(settingOf(prompt)).not.toBe(id));

  test("unless nothing else is said of the day", () =>
    expect(settingOf("I'm going with the girl from the gym")).toBe("gym"));
});

describe("what one is not to look like is not where one goes", () => {
  test.each([
    "dinner, I don't want to look like I'm going to a funeral",
    "Abendessen, ich will nicht aussehen, als ginge ich auf eine Beerdigung",
    "dîner, que j'aie pas l'air d'aller à un enterrement",
    "cena, que no parezca que voy a un entierro",
    "cena, non voglio sembrare uno che va a un funerale",
    "jantar, não quero parecer que vou a um funeral",
  ])("%s", (prompt) => expect(settingOf(prompt)).not.toBe("funeral"));
});

describe("a phrase that only sounds like a setting names none", () => {
  test.each([
    ["Buenas, hoy me toca turno de noche", "christmas-dinner"],
    ["wehe dem, der Ringe trägt: Schicht in der Bäckerei", "giving-birth"],
  ])("%s", (prompt, id) => expect(settingOf(prompt)).not.toBe(id));
});
