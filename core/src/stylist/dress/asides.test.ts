import { describe, expect, test } from "vitest";
import { weatherAt, wornOf } from "../closet.testing.ts";

const wornFor = (
  prompt: string,
  language: string,
  names: readonly [string, string][],
  tempC = 15,
) => wornOf(prompt, language, names, weatherAt(tempC));

describe("what is away is the one that is called so, and not all of its kind", () => {
  test.each([
    ["en", "I lent my coat to my sister, off to the market", "grey coat", "long parka"],
    ["de", "der Mantel ist in der Reinigung, ich muss zum Markt", "grauer Mantel", "langer Parka"],
    ["it", "ho prestato il cappotto, vado al mercato", "cappotto grigio", "piumino lungo"],
    ["es", "el abrigo está en la tintorería, voy al mercado", "abrigo gris", "plumífero largo"],
  ] as const)("%s: %s", (language, prompt, away, left) => {
    const worn = wornFor(
      prompt,
      language,
      [
        ["coat", away],
        ["coat", left],
        ["top", "t-shirt"],
        ["trouser", "jeans"],
        ["boots", "boots"],
      ],
      -4,
    );
    expect(worn).toContain(left);
    expect(worn).not.toContain(away);
  });
});

test.each([
  ["en", "dinner out, no heels please", "strappy sandals with a 10 cm heel", "loafers"],
  ["it", "cena fuori ma niente tacchi", "sandali tacco 12", "mocassini"],
] as const)(
  "no heels are no shoes with heels, whatever they are called (%s)",
  (language, prompt, heeled, flat) => {
    const worn = wornFor(prompt, language, [
      ["shoes", heeled],
      ["shoes", flat],
      ["dress", "dress"],
    ]);
    expect(worn).toContain(flat);
  },
);

test("half a tracksuit is trousers, and needs a top", () => {
  const worn = wornFor("me quedo en casa viendo series", "es", [
    ["trouser", "chándal suave"],
    ["top", "camiseta vieja"],
    ["shoes", "pantuflas"],
  ]);
  expect(worn).toEqual(expect.arrayContaining(["chándal suave", "camiseta vieja"]));
});

test.each([
  ["en", "no dress, it's grandma's birthday", "dress", "trousers"],
  ["de", "kein Kleid, Geburtstag von Oma", "Kleid", "Hose"],
])(
  "who names the family in the same breath still refuses (%s)",
  (language, prompt, refused, left) => {
    const worn = wornFor(prompt, language, [
      ["dress", refused],
      ["trouser", left],
      ["top", "t-shirt"],
      ["shoes", "sneakers"],
    ]);
    expect(worn).toContain(left);
    expect(worn).not.toContain(refused);
  },
);

test("somebody else's trousers leave nobody without", () => {
  const worn = wornFor("meine Schwester trägt immer Hosen, ich gehe mit ihr essen", "de", [
    ["top", "Bluse"],
    ["trouser", "schwarze Hose"],
    ["shoes", "Loafer"],
  ]);
  expect(worn).toContain("schwarze Hose");
});
