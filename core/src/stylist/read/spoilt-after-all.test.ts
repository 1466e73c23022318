import { describe, expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";
import { readBrief } from "../understand/read-brief.ts";
import { readRequest } from "./read-request.ts";

const roleIn = (prompt: string) => readRequest(prompt).mentions[0]?.role;

describe("what still fits and is spoilt stays at home", () => {
  test.each([
    "the grey skirt still fits me but it has a hole, lunch on sunday",
    "Die graue Hose passt mir noch, aber sie hat einen Fleck. Essen am Sonntag",
    "la robe mauve me va encore mais elle a une tache de confiture, repas dimanche",
    "la falda gris todavía me queda bien pero tiene un agujero, comida el domingo",
    "la gonna grigia mi sta ancora bene ma ha un buco, pranzo domenica",
    "a saia cinzenta ainda me serve mas tem um buraco, almoço no domingo",
  ])("%s", (prompt) => expect(roleIn(prompt)).toBe("unavailable"));

  test("unless it is worn all the same", () =>
    expect(
      roleIn("la jupe grise me va encore, mais elle est trouée. tant pis, je la mets quand même"),
    ).toBe("keep"));
});

describe("the only thing is that it is spoilt", () => {
  test.each([
    "Only thing is the white shirt has gone yellow, dinner tonight",
    "Das Einzige ist, dass das weiße Hemd vergilbt ist. Konzert heute",
    "la seule chose, c'est que la chemise blanche a jauni, concert ce soir",
    "lo único es que la camisa blanca está amarillenta, concierto hoy",
    "l'unica cosa è che la camicia bianca è ingiallita, concerto stasera",
    "a única coisa é que a camisa branca está amarelada, concerto hoje",
  ])("%s", (prompt) => expect(roleIn(prompt)).toBe("unavailable"));

  test("and the only thing that fits is worn", () =>
    expect(roleIn("the only thing that still fits is the grey skirt, lunch on sunday")).toBe(
      "keep",
    ));
});

describe("a thing not even to be thought of is refused", () => {
  test.each([
    "dinner tonight with friends; the black dress, don't even think about it",
    "Essen heute Abend mit Freunden. Das schwarze Kleid: denk nicht mal dran",
    "dîner ce soir entre amis. La robe noire, n'y pense même pas",
    "cena esta noche con amigos. El vestido negro, ni lo pienses",
    "cena stasera con amici. Il vestito nero, non pensarci nemmeno",
    "jantar hoje com amigos. O vestido preto, nem penses nisso",
  ])("%s", (prompt) => expect(roleIn(prompt)).toBe("refuse"));
});

test.each([
  ["en", "the white shirt has turned pink in the wash, dinner tonight"],
  ["de", "das weiße Hemd ist rosa geworden, Essen heute Abend"],
  ["fr", "la chemise blanche est devenue rose, dîner ce soir"],
  ["es", "la camisa blanca se ha puesto rosa, cena esta noche"],
  ["it", "la camicia bianca è diventata rosa, cena stasera"],
  ["pt", "a camisa branca ficou rosa, jantar hoje"],
])("%s: the colour that a garment turned is neither asked for nor refused", (language, prompt) => {
  const { wants, avoids } = readBrief({ prompt, weather: null, language });
  expect([...wants, ...avoids].filter(({ colours }) => colours.includes("pink"))).toEqual([]);
});

test.each([
  ["en", "the long dress stays in the wardrobe", "long black dress", "black tunic"],
  ["de", "das lange Kleid bleibt im Schrank", "langes schwarzes Kleid", "schwarze Tunika"],
  ["fr", "la robe du mariage reste au placard", "robe du mariage noire", "tunique noire"],
])("%s: %s, said of one that is called so, is said of it", (language, said, dress, tunic) => {
  const day = { en: "concert today", de: "Konzert heute", fr: "concert ce soir" }[language]!;
  const worn = wornOf(`${day}, ${said}`, language, [
    ["dress", dress],
    ["top", tunic],
    ["trouser", "jeans"],
    ["shoes", "loafers"],
  ]);
  expect(worn).not.toContain(dress);
});

test("a place with a capital is no slip for a garment", () =>
  expect(readBrief({ prompt: "camping near Brecon with the kids", weather: null }).wants).toEqual(
    [],
  ));
