import { expect, test } from "vitest";
import { piece, weatherAt, wornOf } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const heels = (name: string) => piece("heels", "shoes", name, "#c0c0c8");
const flats = (name: string) => piece("flats", "shoes", name, "#c9a84a");

test.each([
  [
    "en",
    "Beach wedding on the sand: the stilettos or the flat sandals?",
    "stilettos",
    "flat sandals",
  ],
  [
    "de",
    "Hochzeit am Strand, barfuß im Sand: Stilettos oder flache Sandalen?",
    "Stilettos",
    "flache Sandalen",
  ],
  [
    "pt",
    "Casamento pé na areia: salto fino ou rasteirinha?",
    "sandália salto fino",
    "rasteirinha dourada",
  ],
] as const)(
  "of two pairs the ground decides before the dress code does (%s)",
  (language, prompt, high, low) => {
    const closet = [heels(high), flats(low), piece("dress", "dress", "midi dress", "#2f8f7a")];
    const request = { prompt, closet, weather: weatherAt(28), seed: 1, language };
    const { items } = suggestOutfit(request, knowledgeOnDisk()).plan;
    expect(items).toContain("flats");
    expect(items).not.toContain("heels");
  },
);

test.each([
  ["en", "Choir concert. White on top, black bottoms please."],
  ["de", "Chorkonzert: oben weiß, unten schwarz."],
  ["fr", "Concert de chorale : haut blanc, bas noir."],
  ["es", "Concierto del coro: arriba blanco, abajo negro."],
  ["it", "Concerto del coro: sopra bianco, sotto nero."],
  ["pt", "Concerto do coro: em cima branco, em baixo preto."],
] as const)("a colour above and another below are two demands (%s)", (language, prompt) => {
  const closet = [
    piece("white", "top", "blouse", "#ffffff"),
    piece("black", "top", "blouse", "#141414"),
    piece("dark", "trouser", "trousers", "#141414"),
    piece("pale", "trouser", "trousers", "#ffffff"),
    piece("dress", "dress", "dress", "#141414"),
  ];
  const { items } = suggestOutfit({ prompt, closet, weather: null, seed: 1, language }).plan;
  expect(items.toSorted()).toEqual(["dark", "white"]);
});

test.each([
  [
    "en",
    "My arm is in a cast and I need wide sleeves.",
    "wide sleeve tunic",
    "narrow sleeve jumper",
  ],
  [
    "fr",
    "J'ai le bras dans le plâtre, il me faut de larges manches.",
    "tunique manches larges",
    "pull manches étroites",
  ],
  [
    "es",
    "Llevo el brazo escayolado, necesito mangas anchas.",
    "túnica de mangas anchas",
    "jersey de mangas estrechas",
  ],
] as const)("over a cast sleeves are wide (%s)", (language, prompt, wide, narrow) => {
  const worn = wornOf(prompt, language, [
    ["top", wide],
    ["top", narrow],
    ["trouser", "jeans"],
  ]);
  expect(worn).toContain(wide);
  expect(worn).not.toContain(narrow);
});

test.each([
  ["en", "An ECG at the hospital: it should open down the front, and in two pieces please."],
  ["it", "Mi mettono l'holter: indumenti che si aprano davanti e niente vestito intero."],
] as const)(
  "what has to open in front and come in two parts is no dress (%s)",
  (language, prompt) => {
    const closet = [
      piece("dress", "dress", language === "it" ? "vestito" : "dress", "#2a4f6d"),
      piece(
        "blouse",
        "top",
        language === "it" ? "camicetta coi bottoni" : "buttoned blouse",
        "#ffffff",
      ),
      piece("skirt", "skirt", language === "it" ? "gonna" : "skirt", "#3a3a3a"),
    ];
    const { items } = suggestOutfit({ prompt, closet, weather: null, seed: 1, language }).plan;
    expect(items.toSorted()).toEqual(["blouse", "skirt"]);
  },
);
