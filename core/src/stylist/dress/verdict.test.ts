import { describe, expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { judged } from "./judged.testing.ts";

const WHITE = [
  called("white dress", "dress", "#ffffff"),
  called("green dress", "dress", "#2f6b4f"),
  called("vestido blanco", "dress", "#ffffff"),
  called("vestido verde", "dress", "#2f6b4f"),
  called("weißes Kleid", "dress", "#ffffff"),
  called("robe blanche", "dress", "#ffffff"),
  called("vestito bianco", "dress", "#ffffff"),
  called("vestido branco", "dress", "#ffffff"),
];

describe("white is the bride's", () => {
  test.each([
    ["can I wear my white dress to my cousin's wedding?", "white dress", false],
    ["can I wear my green dress to my cousin's wedding?", "green dress", true],
    ["can i wear white to her wedding?", "white dress", false],
    ["¿puedo ir con el vestido blanco a la boda de mi prima?", "vestido blanco", false],
    ["Kann ich das weiße Kleid zur Hochzeit meiner Freundin anziehen?", "weißes Kleid", false],
    ["je peux mettre ma robe blanche au mariage de ma cousine ?", "robe blanche", false],
    ["posso mettere il vestito bianco al matrimonio di mia cugina?", "vestito bianco", false],
    ["posso ir de vestido branco ao casamento da minha prima?", "vestido branco", false],
  ])("%s", (prompt, id, yes) => {
    const own = WHITE.filter(({ name }) => name === id);
    expect(judged(prompt, own)).toMatchObject([[id, yes, yes ? "fine" : "bride"]]);
  });
});

describe("what water spoils", () => {
  const shoes = [
    called("suede loafers", "shoes", "#8a6a4a"),
    called("rain boots", "boots", "#223"),
  ];
  test("stays dry, and may go out when it is", () => {
    const prompt = "can I wear my suede loafers to the office today?";
    expect(judged(prompt, shoes, weatherAt(14, "rain"))).toEqual([["suede loafers", false, "wet"]]);
    expect(judged(prompt, shoes, weatherAt(18))).toEqual([["suede loafers", true, "fine"]]);
  });
  test("is not what keeps it out", () => {
    const prompt = "can I wear my rain boots to walk the dog?";
    expect(judged(prompt, shoes, weatherAt(14, "rain"))).toEqual([["rain boots", true, "fine"]]);
  });
});

test("shoes that a setting advises against are answered by the setting", () => {
  const sandals = [called("brown sandals", "shoes", "#8a6a4a")];
  expect(judged("can I wear sandals on the factory tour?", sandals, weatherAt(25))).toEqual([
    ["brown sandals", false, "shoes"],
  ]);
});

test("pale trousers show every splash of a muddy festival", () => {
  const trousers = [called("white trousers", "trouser", "#ffffff")];
  expect(
    judged("can I wear my white trousers to a festival?", trousers, weatherAt(20, "rain")),
  ).toMatchObject([["white trousers", false, "dirt"]]);
});

test("wool that is too fine for a run", () => {
  const jumper = [called("cashmere jumper", "top", "#888888")];
  expect(
    judged("is it ok to go running in my cashmere jumper?", jumper, weatherAt(4)),
  ).toMatchObject([["cashmere jumper", false, "fabric"]]);
});

test("heavy cloth is too warm for a hot day", () => {
  const cords = [called("thick corduroy trousers", "trouser", "#4a3a2a")];
  const prompt = "can I wear the thick corduroy trousers to the office?";
  expect(judged(prompt, cords, weatherAt(33))).toMatchObject([[cords[0]!.id, false, "warm"]]);
  expect(judged(prompt, cords, weatherAt(12))).toMatchObject([[cords[0]!.id, true, "fine"]]);
});

test.each([
  ["en", "no client today, we can wear jeans", "jeans"],
  ["de", "bei uns darf man Jeans tragen, normaler Bürotag", "Jeans"],
  ["fr", "au boulot on peut venir en jean, journée normale", "jean"],
  ["es", "en el trabajo se puede ir en vaqueros, día normal", "vaqueros"],
  ["it", "da noi si può andare in jeans, giornata normale", "jeans"],
  ["pt", "trabalho no RH, pode ir de jeans", "jeans"],
])("%s: what may be worn is told, not asked: %s", (language, prompt, name) => {
  const closet = [called(name, "trouser", "#2b4fa0"), called("top", "top", "#ffffff")];
  expect(suggestOutfit({ prompt, closet, weather: null, seed: 1, language }).status).toBe("outfit");
});

describe("what hardly suits the wording, where something owned suits it far better", () => {
  const known = knowledgeOnDisk();
  test.each([
    ["en", "can I wear the flip-flops on the mountain hike?", "flip-flops", "hiking boots"],
    ["de", "kann ich die Flipflops zum Bergwandern anziehen?", "Flipflops", "Bergschuhe"],
    [
      "fr",
      "je peux mettre mes tongs pour la randonnée en montagne ?",
      "tongs",
      "chaussures de marche",
    ],
    ["es", "¿puedo llevar las chanclas a la montaña?", "chanclas", "botas de montaña"],
  ])("%s: %s", (language, prompt, asked, better) => {
    const closet = [
      called(asked, "shoes", "#333333"),
      called(better, "boots", "#6b4a2f"),
      called("shirt", "top", "#ffffff"),
      called("trousers", "trouser", "#444444"),
    ];
    const { plan, text } = suggestOutfit(
      { prompt, closet, weather: weatherAt(17), seed: 1, language },
      known,
    );
    expect(plan.items).toContain(better);
    expect(plan.items).not.toContain(asked);
    expect(text).toMatch(NO);
  });
});

/** How a verdict begins that speaks against what was asked about. */
const NO =
  /^(better not|i'd (say no|rather|go for|skip|save)|no, you|nein|lieber nicht|ich würde|plutôt|mieux vaut|j'éviterais|je préfère|mejor (no|tus?)|no, tu|yo (llevaría|elegiría|diría que no)|no lo veo)/i;

describe("a colour that nobody is to come in is wrong", () => {
  test.each([
    ["funeral, they asked that nobody comes in black. May I wear my black suit?", "black suit"],
    ["Beerdigung, niemand soll in Schwarz kommen. Geht mein schwarzer Anzug?", "schwarzer Anzug"],
    ["entierro, que nadie vaya de negro. ¿Puedo llevar mi traje negro?", "traje negro"],
  ])("%s", (prompt, name) =>
    expect(judged(prompt, [called(name, "suit", "#111111")])).toEqual([[name, false, "colour"]]),
  );
});

test.each([
  ["en", "can I wear the white lace dress to my cousin's wedding?"],
  ["de", "Kann ich zur Hochzeit meiner Cousine das weiße Spitzenkleid anziehen?"],
  ["fr", "je peux mettre la robe blanche en dentelle au mariage de ma cousine ?"],
])("%s: a no to one dress is no to that one", (language, prompt) => {
  const closet = [
    called("white lace dress", "dress", "#ffffff"),
    called("teal satin dress", "dress", "#1f7476"),
    called("black leggings", "trouser", "#111111"),
    called("gold sandals", "shoes", "#c9a24b"),
  ];
  const { plan } = suggestOutfit({ prompt, closet, weather: weatherAt(22), seed: 1, language });
  expect(plan.items).toContain("teal satin dress");
  expect(plan.items).not.toContain("white lace dress");
});

test.each([
  [
    "en",
    "No wool on my skin, says the doctor. Can I wear the wool skirt to the concert?",
    ["wool skirt", "black jersey skirt", "white cotton shirt", "black boots"],
  ],
  [
    "de",
    "Keine Wolle bitte, sagt die Ärztin. Kann ich den Wollrock zum Konzert anziehen?",
    ["Wollrock", "schwarzer Jerseyrock", "weißes Baumwollhemd", "schwarze Stiefel"],
  ],
  [
    "es",
    "Nada de lana, dice la médica. ¿Puedo llevar la falda de lana al concierto?",
    ["falda de lana", "falda vaquera negra", "camisa blanca de algodón", "botas negras"],
  ],
] as const)(
  "%s: what was refused for its cloth is a no to what is asked next",
  (language, prompt, names) => {
    const [asked, skirt, shirt, boots] = names;
    const closet = [
      called(asked, "skirt", "#111111"),
      called(skirt, "skirt", "#111111"),
      called(shirt, "shirt", "#ffffff"),
      called(boots, "shoes", "#111111"),
    ];
    const { plan, text } = suggestOutfit({
      prompt,
      closet,
      weather: weatherAt(14),
      seed: 1,
      language,
    });
    expect(plan.items).toContain(skirt);
    expect(plan.items).not.toContain(asked);
    expect(text).toMatch(NO);
  },
);
