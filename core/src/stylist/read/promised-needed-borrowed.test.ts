import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const decisionsIn = (prompt: string): string[] =>
  readRequest(prompt).mentions.map(({ role }) => decisionOf(role));
const firstIn = (prompt: string) => decisionsIn(prompt)[0];

describe("what one will not do without is worn", () => {
  test.each([
    "The swimsuit for the hot springs, I'm not giving that up!",
    "Den Badeanzug für die Therme, darauf verzichte ich nicht!",
    "Mon maillot pour les thermes, je n'y renonce pas !",
    "El bañador para las termas, a eso no renuncio!",
    "Il costume per le terme, a quello non rinuncio!",
    "O fato de banho para as termas, disso não abdico!",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("wear"));
});

describe("what was promised is worn, and the “never” behind it is said of what follows", () => {
  test.each([
    "My grandmother made me promise: the red dress, never the black dress.",
    "Ma grand-mère m'a fait promettre : la robe rouge, jamais la noire.",
    "Mi abuela me hizo prometer: el vestido rojo, nunca el negro. Dice que sí.",
    "Mia nonna mi ha fatto promettere: il vestito rosso, mai il nero. Il paese mormorerà.",
    "A minha avó fez-me prometer: o vestido vermelho, nunca o preto.",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["wear", "avoid"]));
});

describe("what is needed for something goes along", () => {
  test.each([
    "The nightdress with buttons is needed for nursing.",
    "El camisón de botones hace falta para dar el pecho.",
    "La camicia da notte che si apre davanti ci vuole per allattare.",
    "A camisa de noite com botões faz falta para amamentar.",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("wear"));
});

describe("what somebody else has on is away", () => {
  test.each([
    "The red hoodie is her favourite but it's in Leeds on my brother's back.",
    "Den roten Hoodie mag sie am liebsten, aber den hat gerade mein Bruder an.",
    "Le sweat rouge est son préféré mais il est sur le dos de mon frère.",
    "La sudadera roja es su favorita pero la lleva puesta mi hermano.",
    "La felpa rossa è la sua preferita ma sta a Latina addosso a mi fratello.",
    "O moletom vermelho é o preferido dela mas está no corpo do meu irmão.",
  ])("%s", (prompt) => expect(readRequest(prompt).mentions[0]!.role).toBe("unavailable"));
});

describe("who never had one and was lent one may wear it", () => {
  test.each([
    "I never owned a coat! My cousin lent me hers, so I can wear it.",
    "Je n'ai jamais eu de manteau ! Ma cousine m'a prêté le sien.",
    "Nunca tuve abrigo. Mi prima me prestó el suyo.",
    "Non ho mai avuto un cappotto! Mia cugina mi ha prestato il suo.",
    "Nunca tive um casaco! A minha prima emprestou-me o dela.",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("wear"));
});

describe("a torture, and what shows, is complained of", () => {
  test.each([
    "Das weiße Hemd ist eine Qual.",
    "La chemise blanche est un supplice.",
    "La camisa blanca es una tortura.",
    "La camicia bianca è un supplizio.",
    "A camisa branca é um suplício.",
    "Das blaue Hemd mag ich, aber man sieht die Schweißflecken.",
    "'A cammisa blu me piace ma fa vedè 'e chiazze.",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("avoid"));
});

describe("enough of a colour refuses it", () => {
  test.each([
    "Morgen Büro. Genug von Grau.",
    "Bureau demain. Marre du gris.",
    "Oficina mañana. Basta de gris.",
    "Ufficio domani. Basta col grigio.",
    "Escritório amanhã. Chega de cinzento.",
  ])("%s", (prompt) => {
    const { wants, avoids } = readBrief({ prompt, weather: null });
    expect([wants.length, avoids.map(({ colours }) => colours)]).toEqual([0, [["grey"]]]);
  });
});
