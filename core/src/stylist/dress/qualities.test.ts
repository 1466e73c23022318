import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { LANGUAGES, languageOf } from "../../languages/index.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import { QUALITIES, type Quality } from "../../wardrobe/qualities.ts";
import type { Language } from "../lexicon/index.ts";
import { readPiece } from "./piece.ts";

const piece = (language: Language, category: string, name: string, tags: string[] = []) =>
  readPiece({ id: "it", category, name, colours: [], tags } satisfies Garment, 0, language);

const TOLD: readonly [Language, string, string, ...Quality[]][] = [
  ["en", "trouser", "paint-splattered joggers", "old"],
  ["en", "hoodies", "knackered grey sweatshirt", "old"],
  ["en", "shoes", "closed-toe sandals", "closed"],
  ["en", "shoes", "non-slip black trainers", "grippy", "closed"],
  ["en", "boots", "steel toe boots", "sturdy"],
  ["en", "dress", "low-cut sequin dress", "low-cut", "shiny"],
  ["en", "coat", "packable hooded rain jacket", "packable", "hood", "waterproof"],
  ["en", "top", "breastfeeding top with poppers", "nursing", "snaps"],
  ["de", "top", "altes Hemd mit Farbflecken", "old"],
  ["de", "shoes", "rutschfeste geschlossene Arbeitsschuhe", "grippy", "closed"],
  ["de", "trouser", "zerrissene Jeans", "damaged"],
  ["de", "coat", "wasserdichte Jacke mit Kapuze", "waterproof", "hood"],
  ["de", "dress", "bodenlanges Paillettenkleid", "trailing", "shiny", "covered-knees"],
  ["es", "short", "pantalón corto de pintar", "old"],
  ["es", "shoes", "zapatos cerrados antideslizantes", "closed", "grippy"],
  ["es", "skirt", "falda por debajo de la rodilla", "covered-knees"],
  ["es", "trouser", "pantalón con resorte", "elastic-waist"],
  ["fr", "shoes", "bottines à talons aiguilles", "thin-heel", "heeled"],
  ["fr", "coat", "kway qui se plie", "packable", "waterproof"],
  [
    "fr",
    "top",
    "chemisier transparent sans manches",
    "see-through",
    "sleeveless",
    "bare-shoulders",
  ],
  ["fr", "other", "gants coupe-vent", "windproof"],
  ["it", "trouser", "jeans vecchi con la vernice", "old"],
  ["it", "shoes", "scarpe da barca con suola bianca", "pale-sole"],
  ["it", "dress", "vestito scollato con le spalle scoperte", "low-cut", "bare-shoulders"],
  ["pt", "top", "blusa decotada de paetê", "low-cut", "shiny"],
  ["pt", "trouser", "calças velhas com rasgos", "old", "damaged"],
  ["en", "top", "Iron Maiden t-shirt", "novelty"],
  ["en", "top", "sweater with dinosaurs", "novelty"],
  ["de", "top", "Ramones-Shirt", "novelty"],
  ["de", "hoodies", "Kuschelhoodie", "for-sleep"],
  ["fr", "top", "tee-shirt Star Wars", "novelty"],
  ["fr", "hoodies", "sweat licorne", "novelty"],
  ["es", "top", "camiseta del Betis", "novelty"],
  ["es", "top", "playera de propaganda", "novelty"],
  ["it", "top", "maglietta dei Pink Floyd", "novelty"],
  ["it", "top", "maglione con le renne", "novelty"],
  ["pt", "top", "camisa do Bahia", "novelty"],
  ["pt", "top", "camiseta do vereador", "novelty"],
  ["pt", "coat", "corta-vento impermeável com capuz", "waterproof", "windproof", "hood"],
];

test.each(TOLD)("%s: a %s called “%s” is %s", (language, category, name, ...qualities) => {
  expect([...piece(language, category, name).qualities]).toEqual(expect.arrayContaining(qualities));
});

const UNTOLD: readonly [Language, string, string, Quality][] = [
  ["en", "top", "light blue polo", "thin"],
  ["en", "shoes", "New Balance trainers", "good"],
  ["en", "cap", "flat cap", "flat"],
  ["en", "coat", "coat without hood", "hood"],
  ["en", "coat", "down jacket, not waterproof", "waterproof"],
  ["en", "dress", "long sleeve mini dress", "long-legs"],
  ["de", "top", "bauchfreies Baumwolltop", "for-work"],
  ["de", "top", "kurzärmeliges Hemd", "short-hem"],
  ["de", "other", "Bademantel", "for-swim"],
  ["es", "dress", "vestido blanco roto", "damaged"],
  ["es", "boots", "botas de agua", "for-swim"],
  ["fr", "dress", "robe bleu nuit", "for-sleep"],
  ["fr", "trouser", "jean foncé sans trous", "damaged"],
  ["fr", "coat", "manteau court sans capuche", "hood"],
  ["it", "shoes", "sneakers bianche", "open-toe"],
  ["pt", "trouser", "calça jeans preta sem rasgo", "damaged"],
];

test.each(UNTOLD)("%s: a %s called “%s” is not %s", (language, category, name, quality) => {
  expect([...piece(language, category, name).qualities]).not.toContain(quality);
});

test("what is said of sleeves and toes wins over what is usual for the kind", () => {
  expect(piece("es", "top", "camisa de manga corta").sleeves).toBe("short");
  expect(piece("fr", "dress", "robe à manches longues").sleeves).toBe("long");
  expect(piece("de", "top", "ärmellose Bluse").sleeves).toBe("none");
  expect([...piece("es", "shoes", "zuecos cerrados").qualities]).not.toContain("open-toe");
  expect([...piece("it", "shoes", "décolleté basse").qualities]).not.toContain("heeled");
});

test("what is worn out, torn or stained is no longer dressy, and an old jacket stays a jacket", () => {
  expect(piece("en", "top", "stained white dress shirt").dress[1]).toBeLessThan(1);
  expect(piece("fr", "trouser", "vieux pantalon de ville troué").dress[1]).toBeLessThan(1.7);
  expect(piece("en", "coat", "grandad's old blazer").dress[1]).toBeGreaterThan(4);
  expect(piece("es", "top", "remera de pijama").only).toBe("home");
  expect(piece("it", "top", "maglietta di Batman").dress[1]).toBeLessThan(1.7);
});

test.each([
  ["en", "dress", "embroidered ankara dress"],
  ["fr", "dress", "boubou bazin"],
  ["es", "top", "huipil bordado"],
] as const)(
  "%s: what a people wears to its feasts is dressy: %s “%s”",
  (language, category, name) => {
    expect(piece(language, category, name).dress[1]).toBeGreaterThanOrEqual(3.5);
  },
);

const CALLED: readonly [Language, string, string, KindId][] = [
  ["en", "short", "boardies", "swim-shorts"],
  ["en", "boots", "R.M.s", "chelsea-boots"],
  ["en", "trouser", "trackie daks", "tracksuit-bottoms"],
  ["en", "coat", "dryrobe", "raincoat"],
  ["en", "shoes", "left boat shoe", "boat-shoes"],
  ["de", "top", "Leiberl Sturm Graz", "tee"],
  ["de", "coat", "Veston dunkelblau", "blazer"],
  ["de", "shoes", "Finken", "slippers"],
  ["es", "shoes", "zapas blancas", "sneakers"],
  ["es", "shoes", "ojotas", "flip-flops"],
  ["es", "shoes", "zapatillas de tacón", "heels"],
  ["es", "coat", "campera inflable", "puffer-jacket"],
  ["es", "trouser", "traje negro pantalón", "suit-trousers"],
  ["fr", "coat", "coat de jeans", "denim-jacket"],
  ["fr", "cap", "tuque rouge", "beanie"],
  ["fr", "top", "sous-pull noir", "turtleneck"],
  ["fr", "coat", "kway orange", "raincoat"],
  ["it", "coat", "giacca abito blu notte", "suit-jacket"],
  ["it", "coat", "giubbino di jeans", "denim-jacket"],
  ["it", "coat", "mantella da bici", "rain-poncho"],
  ["pt", "trouser", "calças de fato de treino", "tracksuit-bottoms"],
  ["pt", "coat", "samarra do avô", "shearling-coat"],
  ["pt", "shoes", "bota de borracha", "rain-boots"],
  ["pt", "shoes", "sapatilhas brancas", "sneakers"],
  ["pt", "short", "short jeans desfiado", "denim-shorts"],
];

test.each(CALLED)("%s: a %s called “%s” is a %s", (language, category, name, kind) => {
  expect(piece(language, category, name).kind.id).toBe(kind);
});

test("a garment is read once for each language and place", () => {
  const garment: Garment = {
    id: "it",
    category: "top",
    name: "camisa vieja",
    colours: ["#112233"],
  };
  const first = readPiece(garment, 0, "es");
  expect(readPiece(garment, 0, "es")).toBe(first);
  expect(readPiece(garment, 3, "es")).toEqual({ ...first, order: 3 });
  expect([...readPiece(garment, 0, "de").qualities]).not.toContain("old");
});

describe.each(LANGUAGES)("%s", (code) => {
  test("every quality has words, of letters that names are folded to", () => {
    const wrong = QUALITIES.flatMap((quality) =>
      languageOf(code)
        .qualities[quality].split("|")
        .filter((phrase) => phrase.replace(/[* ]/g, "").length < 2 || /[^*\s]\*[^\s|]/.test(phrase))
        .map((phrase) => `${quality}: ${phrase}`),
    );
    expect(wrong).toEqual([]);
  });
});
