import { describe, expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const decisionsIn = (prompt: string): string[] =>
  readRequest(prompt).mentions.map(({ role }) => decisionOf(role));

describe("a “no” about something else is over where clothes come", () => {
  test.each([
    "Não tenho vontade de nada mas visto a camisa azul, jantar da empresa",
    "Sou não-fumador, vou com a camisa branca. Casamento",
    "Non ho voglia di uscire ma mi metto i jeans",
    "spiaggia e poi cena senza passare da casa, il costume già sotto",
    "mia nonna mi ammazza se non metto la cravatta",
    "Sans chauffage au bureau, le gros pull c'est d'office",
    "J'ai pas envie de sortir mais je mets la robe noire",
    "Maman me tue si je ne mets pas la cravate",
    "je veux ma veste en cuir et je ne veux rien savoir",
    "No tengo ganas de salir pero me pongo la falda negra",
    "Playa y cena sin pasar por casa, el bañador ya debajo",
    "Mi madre me mata si no me pongo la corbata",
    "I don't feel like going out but I'm wearing the black dress",
    "My nan will kill me if I don't wear the tie",
    "Ohne Heizung im Büro, der dicke Pulli ist gesetzt",
    "Ich hab keine Lust auszugehen, aber das schwarze Kleid zieh ich an",
    "Oma bringt mich um, wenn ich die Krawatte nicht trage",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["wear"]));
});

describe("what a “no” was said of stays out", () => {
  test.each([
    "I want nothing fancy, just no jeans",
    "I don't want to look like I tried, so not the blazer",
    "Nichts was zwickt, also keine Jeans",
    "sans chichi, pas de jean",
    "niente di elegante, non i jeans",
    "nada de especial, sem calças de ganga",
    "nada formal, sin vaqueros",
    "without, if at all possible, the blazer",
    "ohne, wenn es geht, den Blazer",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["avoid"]));
});
