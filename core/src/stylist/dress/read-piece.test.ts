import { expect, test } from "vitest";
import { readPiece } from "./piece.ts";

const garment = { category: "top", name: "navy wool jumper", colours: ["#1f2a44"], tags: ["warm"] };

test("two garments that read alike stay two garments", () => {
  const [one, other] = [
    readPiece({ id: "a", ...garment }, 0),
    readPiece({ id: "b", ...garment }, 1),
  ];
  expect([one.id, one.order, other.id, other.order]).toEqual(["a", 0, "b", 1]);
  expect(other.kind).toBe(one.kind);
});

test.each([
  ["Baumwollsocken", "socks", "cotton", "socks"],
  ["Baumwollmantel", "coat", "cotton", "coat"],
  ["Wollmantel", "wool-coat", "wool", "coat"],
])("a %s is cut where its cloth ends", (name, kind, cloth, category) => {
  const piece = readPiece({ id: "a", category, name, colours: ["#1f2a44"] }, 0, "de");
  expect([piece.kind.id, ...piece.materials]).toEqual([kind, cloth]);
});

test("an edit is seen at once", () => {
  readPiece({ id: "a", ...garment }, 0);
  const edited = readPiece({ id: "a", ...garment, name: "navy linen shirt" }, 0);
  expect(edited.materials.has("linen")).toBe(true);
  expect(edited.materials.has("wool")).toBe(false);
});

test.each([
  ["it", "suit", "abito grigio antracite", "suit"],
  ["it", "dress", "abito grigio a fiori", "dress"],
  ["pt", "suit", "fato azul", "suit"],
  ["en", "trouser", "white churidar pyjama", "trousers"],
  ["en", "shoes", "gold kolhapuri chappals", "sandals"],
  ["en", "shoes", "bathroom chappals", "flip-flops"],
  ["es", "shoes", "salón negro", "heels"],
  ["en", "shoes", "squash court shoes", "sneakers"],
  ["en", "shoes", "patent court shoes", "heels"],
  ["en", "suit", "blue boilersuit", "boilersuit"],
  ["en", "suit", "grey check blazer", "blazer"],
  ["en", "suit", "navy suit jacket", "suit-jacket"],
  ["en", "suit", "tweed jacket", "blazer"],
  ["de", "suit", "dunkelgraues Sakko", "blazer"],
  ["de", "suit", "blauer Anzug (Sakko)", "suit-jacket"],
  ["fr", "suit", "veste cintrée", "blazer"],
  ["fr", "suit", "veste du costume bleu", "suit-jacket"],
  ["es", "suit", "traje rojo (chaqueta)", "suit-jacket"],
  ["es", "suit", "traje azul, pantalón y chaqueta", "suit"],
  ["it", "suit", "giacca grigia di lino", "blazer"],
  ["it", "suit", "abito blu (pantaloni)", "suit-trousers"],
  ["pt", "suit", "casaco do fato azul", "suit-jacket"],
  ["en", "vest", "yellow hi-vis vest", "gilet"],
  ["it", "vest", "gilet catarifrangente", "gilet"],
  ["de", "trouser", "Skihosn", "ski-trousers"],
  ["de", "trouser", "schwarze Lederhosn", "lederhosen"],
  ["de", "boots", "alte Bergschuach", "hiking-boots"],
  ["de", "boots", "Wanderschuh", "hiking-boots"],
  ["de", "coat", "gelbe Regenjackn", "raincoat"],
  ["de", "top", "weiß's Hemad", "shirt"],
] as const)("%s, filed under %s: “%s” is %s", (language, category, name, kind) => {
  const { is } = readPiece({ id: name, category, name, colours: [], tags: [] }, 0, language).kind;
  expect(is).toContain(kind);
});

test.each([
  ["en", "Snowman jumper"],
  ["en", "Grill Master tee"],
  ["de", "Grillkönig-Shirt"],
  ["fr", "t-shirt super papa"],
  ["es", "camiseta rey del asado"],
  ["it", "maglietta re della griglia"],
  ["pt", "camiseta rei do churrasco"],
] as const)("%s: a joke is printed on “%s”", (language, name) => {
  const { qualities } = readPiece(
    { id: name, category: "top", name, colours: [], tags: [] },
    0,
    language,
  );
  expect(qualities).toContain("novelty");
});

test.each([
  ["de", "suit", "dunkelblauer Anzug", "navy"],
  ["de", "dress", "dunkelrotes Kleid", "dark-red"],
  ["de", "belt", "mein brauner Gürtel", "brown"],
  ["es", "boots", "botines negros", "black"],
  ["es", "trouser", "pantalón negro de vestir", "black"],
  ["fr", "shoes", "chaussures noires", "black"],
  ["it", "shoes", "scarpe nere", "black"],
  ["it", "dress", "vestito blu notte", "navy"],
  ["pt", "shoes", "tênis pretos", "black"],
] as const)("%s, filed under %s: “%s” is %s", (language, category, name, colour) => {
  const { colours } = readPiece({ id: name, category, name, colours: [] }, 0, language);
  expect(colours.map(({ name: { id } }) => id)).toEqual([colour]);
});

test.each([
  ["gestreifter Rock", "striped"],
  ["karierten Mantel", "checked"],
])("“%s” is %s, whatever its ending", (name, pattern) => {
  const { patterns } = readPiece({ id: name, category: "other", name, colours: [] }, 0, "de");
  expect(patterns).toContain(pattern);
});

test("a hat of straw and cream for the sun have no colour of their own", () => {
  for (const name of ["chapeau de pêche", "crème solaire"])
    expect(readPiece({ id: name, category: "other", name, colours: [] }, 0, "fr").colours).toEqual(
      [],
    );
});
