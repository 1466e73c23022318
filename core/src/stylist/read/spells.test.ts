import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";

const read = (prompt: string) => readBrief({ prompt, weather: null });

describe("days that are no trip's ask for one outfit", () => {
  test.each([
    "I'm ten days out from a knee operation, check-up today",
    "I have been pregnant for two weeks too many, dinner tonight",
    "arbeite noch zwei Wochen im Hotelbüro, heute ist Meeting",
    "seit drei Tagen Gips, was zieh ich zum Essen an",
    "encore quinze jours avec le plâtre, je vais au bureau",
    "todavía dos semanas con muletas, hoy ceno con amigos",
    "ancora due settimane di gesso, oggi vado in ufficio",
    "faltam duas semanas de gesso, hoje janto com amigos",
  ])("%s", (prompt) => expect(read(prompt).intent).not.toBe("pack"));
});

describe("days away are packed for", () => {
  test.each([
    "ten days in Portugal, one bag",
    "we fly to Rome for two weeks, what now",
    "vier Tage Rom, nur ein kleiner Koffer",
    "quinze jours en Sicile",
    "cuatro días en Lisboa",
    "quattro giorni a Parigi",
    "quatro dias em Paris",
  ])("%s", (prompt) => expect(read(prompt).intent).toBe("pack"));
});

describe("a range of degrees is above zero", () => {
  test.each([
    "dog walk, about 4-5 degrees",
    "Hundespaziergang, so 4-5 Grad",
    "promenade du chien, genre 4-5 degrés",
    "paseo del perro, unos 4-5 grados",
    "passeggiata col cane, sui 4-5 gradi",
    "passeio com o cão, uns 4-5 graus",
  ])("%s", (prompt) => expect(read(prompt).weather?.tempC).toBeGreaterThan(3));

  test("and a sign of its own is none", () =>
    expect(read("dog walk, -5 degrees").weather?.tempC).toBe(-5));
});
