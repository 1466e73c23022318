import { describe, expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const decisionsIn = (prompt: string): string[] =>
  readRequest(prompt).mentions.map(({ role }) => decisionOf(role));

describe("what is left, made or lent for the day is worn", () => {
  test.each([
    "Everything but the green joggers is filthy, babysitting tonight",
    "Ceremony next week. My red sari or nothing.",
    "Halloween party, I made the cape myself",
    "Laundry day: only the grey skirt is clean",
    "Alles außer der grünen Hose ist dreckig, Babysitten heute",
    "Fasching. Den Umhang hab ich selbst genäht!",
    "Mir bleibt nur noch der graue Rock, Schule um acht",
    "Tout sauf la jupe grise est sale, cours à huit heures",
    "Il me reste la jupe grise, cours à huit heures",
    "Carnaval, la cape que j'ai cousue moi-même",
    "Ma soeur m'a prêté sa robe rouge pour le bal",
    "Todo menos la falda gris está sucio, clase a las ocho",
    "Solo me queda la falda gris, clase a las ocho",
    "Tutto tranne la gonna grigia è sporco, lezione alle otto",
    "Mi resta solo la gonna grigia, lezione alle otto",
    "Tudo menos a saia cinzenta está sujo, aulas às oito",
    "Só me resta a saia cinzenta, aulas às oito",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["wear"]));
});

describe("what another one wants to wear is theirs", () => {
  test.each(["Mein Mann will den Blaumann tragen, Fototermin"])("%s", (prompt) =>
    expect(decisionsIn(prompt)).toEqual(["avoid"]),
  );
});
