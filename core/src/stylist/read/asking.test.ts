import { describe, expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const decisionsIn = (prompt: string): string[] =>
  readRequest(prompt).mentions.map(({ role }) => decisionOf(role));

describe("what would be put on in a yes-or-no question is asked about", () => {
  test.each([
    "Does my lucky green shirt work with a green screen?",
    "pilgrimage on foot. Should I break in my new sandals there?",
    "new jeans: do they stain a white sofa?",
    "Geht mein grünes Glückshemd vor dem Greenscreen?",
    "Vol en montgolfière. La longue écharpe, je la mets ?",
    "Faut-il étrenner mes sandales neuves pour le pèlerinage ?",
    "Mon jean neuf, il déteint ?",
    "¿Mi camisa verde de la suerte vale para un croma?",
    "Volo in mongolfiera. La sciarpa lunga la metto?",
    "I jeans nuovi stingono?",
    "Voo de balão. O cachecol comprido, ponho?",
    "As calças largas ficam presas no pedal?",
    "A minha camisa verde da sorte pode?",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["ask"]));
});

describe("who is asked for an outfit with it is not asked for leave", () => {
  test.each([
    "I want to wear my red boots, what goes with them?",
    "Kannst du mir was mit der grünen Hose zusammenstellen?",
    "Ich will meine roten Stiefel tragen, was passt dazu?",
    "Je veux mettre mes bottes rouges, avec quoi ?",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["wear"]));
});
