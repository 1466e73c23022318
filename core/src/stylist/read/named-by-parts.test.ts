import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";

const ids = (prompt: string, names: readonly string[]) => {
  const closet = names.map((name) => ({ id: name, name }));
  const { avoids } = readBrief({ prompt, weather: null, closet });
  return names.filter((name) => avoids.some(({ only }) => only?.has(name)));
};

type Case = [prompt: string, names: readonly string[], away: readonly string[]];

describe("the jacket of a suit is one garment", () => {
  test.each<Case>([
    [
      "the jacket of my suit is torn",
      ["black suit jacket", "black suit trousers"],
      ["black suit jacket"],
    ],
    [
      "la chaqueta del traje está rota",
      ["chaqueta de traje azul", "pantalón de traje azul"],
      ["chaqueta de traje azul"],
    ],
    [
      "la veste du tailleur est tachée",
      ["veste de tailleur", "jupe de tailleur"],
      ["veste de tailleur"],
    ],
    [
      "la giacca dello smoking è in tintoria",
      ["giacca dello smoking", "pantaloni dello smoking"],
      ["giacca dello smoking"],
    ],
    [
      "o casaco do fato está na lavandaria",
      ["casaco do fato", "calças do fato"],
      ["casaco do fato"],
    ],
    ["die Jacke vom Anzug ist zerrissen", ["Anzug Jacke", "Anzug Hose"], ["Anzug Jacke"]],
  ])("%s", (prompt, names, away) => expect(ids(prompt, names)).toEqual(away));
});

describe("a suit said away takes its parts along, and no suit of another colour", () => {
  test.each<Case>([
    [
      "my grey suit is at the cleaners",
      ["grey suit jacket", "grey suit trousers", "navy suit jacket"],
      ["grey suit jacket", "grey suit trousers"],
    ],
    [
      "mon tailleur noir est au pressing",
      ["veste du tailleur noir", "jupe du tailleur noir", "veste du tailleur beige"],
      ["veste du tailleur noir", "jupe du tailleur noir"],
    ],
    [
      "il completo blu è in tintoria",
      ["giacca del completo blu", "pantaloni del completo blu", "giacca del completo nero"],
      ["giacca del completo blu", "pantaloni del completo blu"],
    ],
  ])("%s", (prompt, names, away) => expect(ids(prompt, names)).toEqual(away));
});

describe("where the noun is left out, what stands instead names the piece", () => {
  test.each<Case>([
    ["brunch, the rust midi has a stain", ["rust midi skirt", "rust jumper"], ["rust midi skirt"]],
    [
      "Brunch, die flachen Goldenen sind kaputt",
      ["goldene flache Sandalen", "goldene Pumps"],
      ["goldene flache Sandalen"],
    ],
    [
      "brunch, la longue verte est tachée",
      ["longue jupe verte", "veste verte"],
      ["longue jupe verte"],
    ],
    [
      "comida, el de lunares está sucio",
      ["vestido de lunares", "vestido liso"],
      ["vestido de lunares"],
    ],
    ["pranzo, quella a pois è sporca", ["gonna a pois", "gonna nera"], ["gonna a pois"]],
    [
      "almoço, o comprido verde está sujo",
      ["vestido verde comprido", "casaco verde"],
      ["vestido verde comprido"],
    ],
  ])("%s", (prompt, names, away) => expect(ids(prompt, names)).toEqual(away));
});

describe("of the others all are meant but the one named before", () => {
  test.each([
    "office, the black jeans, the zip has gone on the others",
    "Büro, die schwarze Hose, die anderen sind in der Wäsche",
    "bureau, le pantalon noir, les autres sont au lavage",
    "oficina, los pantalones negros, los otros están sucios",
    "ufficio, i pantaloni neri, gli altri sono in lavatrice",
    "escritório, as calças pretas, as outras estão sujas",
  ])("%s", (prompt) => {
    const { avoids } = readBrief({ prompt, weather: null });
    const told = avoids.map(({ garment, besides }) => [garment, besides?.colours]);
    expect(told).toEqual([["trousers", ["black"]]]);
  });
});

describe("a refused list goes on over what only its owner's name tells", () => {
  test.each<Case>([
    ["nursing shift, no earrings, zorblax, bracelets", ["steel zorblax"], ["steel zorblax"]],
    ["guardia, nada de aretes, zorblax ni pulseras", ["zorblax de acero"], ["zorblax de acero"]],
    ["plantão, nada de brincos, zorblax, pulseiras", ["zorblax de aço"], ["zorblax de aço"]],
    [
      "garde, pas de boucles d'oreilles, zorblax ni bracelets",
      ["zorblax en acier"],
      ["zorblax en acier"],
    ],
  ])("%s", (prompt, names, away) => expect(ids(prompt, names)).toEqual(away));
});
