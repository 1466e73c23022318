import { describe, expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

describe("a name's own words, however they are typed", () => {
  test("two of them in a row mean the piece", () => {
    const worn = wornOf("walk with the dog, i lent my salt peak to Danny for the weekend", "en", [
      ["top", "grey tee"],
      ["trouser", "jeans"],
      ["coat", "Salt Peak shell"],
      ["coat", "yellow mac"],
    ]);
    expect(worn).not.toContain("Salt Peak shell");
  });

  test("what is called so by every word is meant, though the words alone name another kind", () => {
    const worn = wornOf("dinner with friends, not that green wrap, I dribbled soup on it", "en", [
      ["dress", "green wrap dress"],
      ["dress", "navy shift dress"],
      ["shoes", "loafers"],
    ]);
    expect(worn).not.toContain("green wrap dress");
  });
});

describe("a quality that stands for a piece", () => {
  test.each<[string, string, string, string]>([
    ["en", "lined boots", "oxford shoes", "for the snow I want to wear the lined ones"],
    ["de", "schwere Bergschuhe", "Halbschuhe", "in den Schnee zieh ich die schweren an"],
    ["fr", "bottes fourrées", "derbies", "pour la neige je mets les fourrées"],
    ["es", "botas forradas", "mocasines", "para la nieve me pongo las forradas"],
    ["it", "stivali imbottiti", "mocassini", "per la neve metto gli imbottiti"],
    ["pt", "botas forradas", "mocassins", "para a neve quero usar as forradas"],
  ])("%s: the %s are worn", (language, meant, other, prompt) => {
    const worn = wornOf(prompt, language, [
      ["top", "top"],
      ["trouser", "jeans"],
      ["shoes", other],
      ["shoes", meant],
    ]);
    expect(worn).toContain(meant);
  });

  test("a knee is none, though boots are called after it", () => {
    const worn = wornOf("lunch in town, a cast up to the knee ones and all", "en", [
      ["top", "white tee"],
      ["trouser", "jeans"],
      ["shoes", "grey sneakers"],
      ["shoes", "boots to the knee"],
    ]);
    expect(worn).toContain("white tee");
  });
});

describe("what was somebody's of the family", () => {
  test.each<[string, string, string]>([
    ["en", "grandad's tweed waistcoat", "Grandad's tweed waistcoat is coming to the meeting"],
    ["de", "Weste vom Opa", "zur Versammlung geht Opas Weste vom Opa mit"],
    ["fr", "gilet de papa", "à la réunion, ce sera son gilet de papa"],
    ["es", "chaleco del abuelo", "a la reunión con su chaleco del abuelo"],
    ["it", "gilet del nonno", "alla riunione con il suo gilet del nonno"],
    ["pt", "colete do avô", "à reunião com o seu colete do avô"],
  ])("%s: %s is worn by who owns it now", (language, heirloom, prompt) => {
    const worn = wornOf(prompt, language, [
      ["waistcoat", heirloom],
      ["top", "top"],
      ["trouser", "jeans"],
      ["shoes", "sneakers"],
    ]);
    expect(worn).toContain(heirloom);
  });
});

test("of two that are not worn together the one that is away stays at home", () => {
  const worn = wornOf(
    "Bautizo. La blusa ya no me cierra ni con oración, y los zapatos nude los tiene mi hija",
    "es",
    [
      ["top", "blusa"],
      ["dress", "vestido azul"],
      ["shoes", "zapatos nude"],
      ["shoes", "sandalias plateadas"],
    ],
  );
  expect(worn).not.toContain("zapatos nude");
});

test.each<[string, string]>([
  ["de", "heute bitte nix Graues, ich geh zum Brunch"],
  ["es", "hoy nada de gris, voy a un brunch"],
])(
  "%s: a colour is refused by any word for no, though a piece of it is worn",
  (language, prompt) => {
    const grey = { de: ["graue Hose", "graue Strickjacke"], es: ["pantalón gris", "jersey gris"] };
    const [trousers, jumper] = grey[language as "de" | "es"] as [string, string];
    const worn = wornOf(prompt, language, [
      ["trouser", trousers],
      ["top", jumper],
      ["top", language === "de" ? "rote Bluse" : "blusa roja"],
      ["shoes", "sneakers"],
    ]);
    expect(worn).not.toContain(jumper);
  },
);

test.each([
  ["es", "la falda verde para la playa por favor", "falda verde", "falda negra"],
  ["pt", "a saia verde para a praia por favor", "saia verde", "saia preta"],
  ["it", "la gonna verde per la spiaggia per favore", "gonna verde", "gonna nera"],
  ["fr", "la jupe verte pour la plage svp", "jupe verte", "jupe noire"],
])("%s: a piece, a place and a please is a wish: %s", (language, prompt, wished, other) => {
  const worn = wornOf(prompt, language, [
    ["skirt", other],
    ["skirt", wished],
    ["top", "t-shirt"],
  ]);
  expect(worn).toContain(wished);
});
