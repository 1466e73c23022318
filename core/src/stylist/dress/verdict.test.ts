import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import type { Weather } from "../../weather.ts";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import { readCloset } from "./piece.ts";
import { judge } from "./verdict.ts";

function judged(prompt: string, closet: Garment[], weather: Weather | null = null) {
  const brief = readBrief({ prompt, weather, closet }, settingsOnDisk());
  const verdicts = judge(brief, readCloset(closet, brief.language));
  return verdicts.map(({ piece, yes, why }) => [piece.id, yes, why]);
}

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

test("of two pieces that would both do one is chosen, not both and not a third", () => {
  const closet = [
    called("yellow jacket", "coat", "#e0c020"),
    called("navy jacket", "coat", "#1c2742"),
    called("grey jacket", "coat", "#808080"),
    called("white shirt", "top", "#ffffff"),
    called("black trousers", "trouser", "#111111"),
    called("black loafers", "shoes", "#111111"),
  ];
  const prompt = "which one for lunch with my aunt, the yellow jacket or the navy jacket?";
  const { items } = suggestOutfit({ prompt, closet, weather: weatherAt(12), seed: 1 }).plan;
  expect(items.filter((id) => id.endsWith("jacket"))).toHaveLength(1);
  expect(items).not.toContain("grey jacket");
});

test("each of two pieces of one kind is judged by its own name", () => {
  const closet = [
    called("running tights", "trouser", "#111111"),
    called("long hiking trousers", "trouser", "#4b5b3a"),
    called("white shirt", "top", "#ffffff"),
  ];
  const prompt = "which for the office, the running tights or the hiking trousers?";
  const pieces = judged(prompt, closet, weatherAt(16)).map(([id]) => id);
  expect(pieces).toEqual(["running tights", "long hiking trousers"]);
});

test("of two that would do the one that suits the day is chosen, in whatever order they are named", () => {
  const closet = [
    called("denim jacket", "coat", "#33557a"),
    called("wool coat", "coat", "#333333"),
    called("grey roll neck", "top", "#888888"),
    called("black trousers", "trouser", "#111111"),
    called("walking boots", "shoes", "#553311"),
  ];
  const worn = (prompt: string) =>
    suggestOutfit({ prompt, closet, weather: weatherAt(1), seed: 1 }).plan.items;
  for (const both of ["the denim jacket or the wool coat", "the wool coat or the denim jacket"]) {
    const items = worn(`lunch with my aunt, which of the two, ${both}?`);
    expect(items).toContain("wool coat");
    expect(items).not.toContain("denim jacket");
  }
});

describe("of two that are asked about one is worn", () => {
  const closet = [
    called("brown boots", "shoes", "#6b4423"),
    called("white trainers", "shoes", "#ffffff"),
    called("green cords", "trouser", "#3d5a3a"),
    called("brown belt", "belt", "#6b4423"),
    called("black belt", "belt", "#111111"),
    called("white shirt", "top", "#ffffff"),
  ];
  test.each([
    ["with the green cords, the brown boots or the white trainers? museum", "boots", "trainers"],
    ["brown boots or white trainers for my uncle's funeral, which", "boots", "trainers"],
    ["do I take the brown belt or the black belt? office", "brown belt", "black belt"],
  ])("%s", (prompt, one, other) => {
    const { plan, status } = suggestOutfit({ prompt, closet, weather: weatherAt(16), seed: 1 });
    const worn = plan.items.filter((id) => id.endsWith(one) || id.endsWith(other));
    expect(status).toBe("answer");
    expect(worn).toHaveLength(1);
  });

  test("and the one that is less wrong gets the yes where both are wrong", () => {
    const verdicts = judged("brown boots or white trainers for my uncle's funeral?", closet);
    expect(verdicts.filter(([, yes]) => yes)).toHaveLength(1);
  });
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

test("what somebody else says of one of two that are asked about wears nothing", () => {
  const closet = [
    called("blazer marine", "coat", "#1f2a44"),
    called("perfecto clouté", "coat", "#111111"),
    called("chemise blanche", "top", "#ffffff"),
    called("pantalon gris", "trouser", "#777777"),
  ];
  const prompt =
    "Lequel des deux pour mon oral de concours, le blazer marine ou le perfecto clouté ? ma coloc dit perfecto";
  const { plan } = suggestOutfit(
    { prompt, closet, weather: weatherAt(16), seed: 1 },
    knowledgeOnDisk(),
  );
  expect(plan.items).toContain("blazer marine");
  expect(plan.items).not.toContain("perfecto clouté");
});

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
