import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { called, piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { readCloset } from "./piece.ts";

describe("among the suits hang blazers and the jackets of suits", () => {
  test.each([
    ["en", "navy blazer", "blazer"],
    ["de", "Leinenblazer", "blazer"],
    ["fr", "veste de tailleur", "suit-jacket"],
    ["es", "americana azul", "blazer"],
    ["it", "blazer di lino sabbia", "blazer"],
    ["pt", "casaco do traje", "suit-jacket"],
    ["en", "navy suit", "suit"],
  ] as const)("%s: %s", (language, name, kind) => {
    expect(readCloset([piece("it", "suit", name)], language)[0]!.kind.id).toBe(kind);
  });
});

test("low wedges are no heels", () => {
  const [wedges] = readCloset([piece("it", "shoes", "zapatos de cuña baja")], "es");
  expect(wedges!.qualities.has("heeled")).toBe(false);
});

describe("with sore knees or feet no heels are worn", () => {
  test.each([
    ["Dinner out, my feet are killing me", "black heels", "loafers"],
    ["Essen gehen, Knie kaputt", "schwarze Pumps", "Slipper"],
    ["Dîner, j'ai mal au genou", "escarpins noirs", "mocassins"],
    ["Cena fuera, rodilla mala", "zapatos de tacón", "mocasines"],
    ["Cena fuori, ginocchio malandato", "décolleté nere", "mocassini"],
    ["Jantar fora, joelho ruim", "sapatos de salto", "mocassins"],
  ])("%s", (prompt, heels, flats) => {
    const closet = [called(heels, "shoes"), called(flats, "shoes"), called("dress", "dress")];
    const { items } = suggestOutfit(
      { prompt, closet, weather: null, seed: 1 },
      settingsOnDisk(),
    ).plan;
    expect([items.includes(heels), items.includes(flats)]).toEqual([false, true]);
  });
});

describe("in the heat, at home without cooling, nothing warm goes over the top", () => {
  test.each([
    [
      "Working from home on camera, the aircon is broken",
      "green polo",
      "grey sweatshirt",
      "shorts",
    ],
    ["Homeoffice mit Kamera, die Klimaanlage ist kaputt", "grünes Polo", "grauer Hoodie", "Shorts"],
    ["Home office, câmera ligada e o ar quebrou", "polo verde", "moletom cinza", "short preto"],
    ["Teletrabajo con cámara, se rompió el aire", "polo verde", "sudadera gris", "bermudas"],
  ])("%s", (prompt, top, warm, legs) => {
    const closet = [called(top, "shirt"), called(warm, "hoodies"), called(legs, "short")];
    const { items } = suggestOutfit(
      { prompt, closet, weather: weatherAt(33), seed: 1 },
      settingsOnDisk(),
    ).plan;
    expect([items.includes(top), items.includes(warm)]).toEqual([true, false]);
  });
});
