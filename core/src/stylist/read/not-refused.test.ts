import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";
import { readRequest } from "./read-request.ts";

const refusedIn = (prompt: string): string[] =>
  readBrief({ prompt, weather: null }).avoids.flatMap(({ garment, text }) =>
    garment ? [text] : [],
  );
const roleIn = (prompt: string) => readRequest(prompt).mentions.at(-1)?.role;

describe("who does not want the same thing every time wants several, and none refused", () => {
  test.each([
    "three outfits mon to wed please, not the same trousers three times",
    "Drei Outfits Mo bis Mi, nicht jeden Tag die gleiche Hose",
    "trois tenues lundi à mercredi, pas trois fois le même pantalon",
    "tres conjuntos de lunes a miércoles, no tres veces el mismo pantalón",
    "tre outfit da lunedì a mercoledì, non tre volte gli stessi pantaloni",
    "três looks segunda a quarta, não três vezes as mesmas calças",
  ])("%s", (prompt) => expect(refusedIn(prompt)).toEqual([]));
});

describe("beside which nothing is allowed, that is worn", () => {
  test.each([
    "navy scrubs, nothing else allowed",
    "Dunkelblaue Hose, etwas anderes ist nicht erlaubt",
    "pantalon noir, rien d'autre n'est autorisé",
    "pantalón negro, nada más permitido",
    "pantaloni neri, nient'altro è ammesso",
    "calças pretas, mais nada é permitido",
  ])("%s", (prompt) => expect(roleIn(prompt)).toBe("keep"));
});

describe("what is wet is the day, not the garment named before it", () => {
  test.each([
    "Grey jumper as usual. It's cold and wet.",
    "Grauer Pulli wie immer. Es ist neblig und nass.",
    "Pull gris comme d'habitude. C'est humide et brumeux dehors.",
    "Jersey gris como siempre. Está mojado y frío.",
    "Maglione grigio come sempre. È freddo e bagnato.",
    "Camisola cinzenta como sempre. Está frio e molhado.",
  ])("%s", (prompt) => expect(refusedIn(prompt)).toEqual([]));

  test("and a garment that is wet stays at home", () => {
    expect(refusedIn("My coat? It's wet.")).toEqual(["coat"]);
  });
});

describe("shoes that come off at the door are shoes all the same", () => {
  test.each([
    "visiting six houses, shoes off at every door",
    "Besuche in sechs Häusern, Schuhe aus an jeder Tür",
    "six visites ce soir, chaussures enlevées à chaque porte",
    "visitamos seis casas, hay que quitarse los zapatos en la puerta",
    "sei visite oggi, si tolgono le scarpe all'ingresso",
    "seis visitas hoje, tirar os sapatos à porta",
  ])("%s", (prompt) => expect(refusedIn(prompt)).toEqual([]));
});

describe("what somebody had made for the speaker, left to them or wishes to see is worn", () => {
  test.each([
    "le grand boubou bleu que ma femme a fait coudre, je le mets avec quoi ?",
    "Meine Frau wünscht sich den grauen Anzug",
    "nonna mi ha lasciato il suo foulard verde",
    "She leave me her purple scarf so mi wearing that",
  ])("%s", (prompt) => {
    expect(refusedIn(prompt)).toEqual([]);
    expect(["own", "want", "keep"]).toContain(roleIn(prompt));
  });
});

test("who lost one thing and has still got the other may wear the other", () => {
  expect(refusedIn("lost the jacket, still got the trousers and a white shirt")).toEqual([
    "jacket",
  ]);
  expect(refusedIn("my brother still got my jacket")).toEqual(["jacket"]);
});

test("what stays the same is what stands right before, not what is changed", () => {
  const { mentions } = readRequest("Schuhe und Oberteil wechsle ich, die Hose bleibt die gleiche");
  expect(mentions.map(({ role }) => role === "own")).toEqual([false, false, true]);
  expect(refusedIn("je peux me changer le haut, le pantalon reste le même")).toEqual([]);
});

test("the top half of somebody is no top", () => {
  expect(refusedIn("marker pen everywhere, so nothing pale on the top half")).toEqual([]);
});

test("a colour of which is said that it will not do is refused", () => {
  const { avoids } = readBrief({
    prompt: "Was zieh ich zur Stadtführung an? Schwarz geht nicht.",
    weather: null,
  });
  expect(avoids.map(({ text }) => text)).toEqual(["schwarz"]);
});
