import { expect, test } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const ask = (prompt: string, language: string, closet: ReturnType<typeof piece>[], tempC = 11) =>
  suggestOutfit({ prompt, closet, weather: weatherAt(tempC), seed: 1, language }, knowledgeOnDisk())
    .plan.items;

const plain = [
  piece("shirt", "shirt", "white shirt", "#ffffff"),
  piece("tee", "top", "blue tee", "#2a4f9d"),
  piece("jeans", "trouser", "jeans", "#34507d"),
  piece("suit", "trouser", "black suit trousers", "#141414"),
  piece("trainers", "shoes", "sneakers", "#d8d8d8"),
  piece("patent", "shoes", "patent loafers", "#141414"),
];

test.each([
  ["en", "a medal ceremony at the town hall"],
  ["fr", "la cérémonie de remise des diplômes à la mairie"],
  ["it", "matrimonio di mia sorella in chiesa"],
])("no work coat and no bathrobe goes to anything smart (%s)", (language, prompt) => {
  const coats = [
    piece("lab", "coat", "lab coat", "#fafafa"),
    piece("robe", "coat", "bathrobe", "#7fa3c7"),
  ];
  const items = ask(prompt, language, [...plain, ...coats]);
  expect(items).not.toContain("lab");
  expect(items).not.toContain("robe");
});

test.each([
  ["en", "County final on Sunday, up on the terrace"],
  ["de", "15:30 Anpfiff, ich steh im Fanblock"],
  ["fr", "OM-PSG ce soir, virage nord"],
  ["es", "River-Boca el domingo, fondo norte"],
  ["it", "Inter-Milan stasera, curva A"],
  ["pt", "Domingo é Gre-Nal, vou de arquibancada"],
])("a match is no evening out (%s)", (language, prompt) => {
  const items = ask(prompt, language, plain);
  expect(items).toContain("trainers");
  expect(items).toContain("jeans");
});

test.each([
  [
    "en",
    "I use a wheelchair; dinner with friends",
    "long trench coat",
    "short jacket",
    "white shirt",
    "black trousers",
  ],
  [
    "de",
    "Ich sitze im Rollstuhl, Essen mit Freunden",
    "langer Trenchcoat",
    "kurze Jacke",
    "weißes Hemd",
    "schwarze Hose",
  ],
  [
    "es",
    "Voy en silla de ruedas, cena con amigos",
    "gabardina larga",
    "chaqueta corta",
    "camisa blanca",
    "pantalón negro",
  ],
  [
    "pt",
    "Ando de cadeira de rodas, jantar com amigos",
    "gabardina comprida",
    "blusão curto",
    "camisa branca",
    "calças pretas",
  ],
] as const)(
  "nothing long gets into the wheels, unsaid (%s)",
  (language, prompt, long, short, shirt, trousers) => {
    const closet = [
      piece("long", "coat", long, "#b59b72"),
      piece("short", "coat", short, "#3f5a44"),
      piece("shirt", "shirt", shirt, "#ffffff"),
      piece("trousers", "trouser", trousers, "#141414"),
    ];
    const items = ask(prompt, language, closet, 8);
    expect(items).toContain("short");
    expect(items).not.toContain("long");
  },
);

test("trousers are worn by whoever complains of some and owns nothing else for legs", () => {
  const closet = plain.filter(({ id }) => ["tee", "jeans", "trainers"].includes(id));
  expect(ask("Theater, keine Hose die hinten drückt bitte", "de", closet)).toContain("jeans");
});
