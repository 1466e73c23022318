import { describe, expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const firstIn = (prompt: string) => decisionOf(readRequest(prompt).mentions[0]!.role);

describe("what was mended, cleaned or saved is worn, though cobblers, stains and moths are spoken of", () => {
  test.each([
    "My dad's old coat is finally back from the tailor, opening night on Friday.",
    "Conference dinner. Mum has mended the skirt and you can't even tell.",
    "My blazer survived the flood in the cellar! Reunion tomorrow.",
    "The gravy stain came out of the dress, so: christening on Sunday.",
    "Die Stiefel sind vom Schuster zurück, Spaziergang mit dem Hund.",
    "Konzert heute. Oma hat meine Jacke geflickt, sieht man gar nicht!",
    "Der Fleck ist raus, die Bluse strahlt. Elternabend um sieben.",
    "Mes bottes sont revenues de chez le cordonnier, balade dimanche.",
    "Mamie a recousu mon manteau, marché de Noël ce soir.",
    "Las botas ya están arregladas, mañana excursión.",
    "El traje volvió por fin de la tintorería. Boda el sábado.",
    "Gli stivali sono tornati dal calzolaio, gita domenica.",
    "La macchia è andata via, la camicia è salva. Battesimo domani.",
    "As botas voltaram do sapateiro, passeio no domingo.",
    "A nódoa saiu e a camisa está como nova, baptizado amanhã.",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("wear"));
});

describe("what is only to be ironed yet is worn", () => {
  test.each([
    "I'll iron the shirt tonight, interview at nine.",
    "Das Hemd bügel ich noch, morgen Bewerbungsgespräch.",
    "Ma robe, je la repasse ce soir. Gala demain.",
    "La camisa la plancho luego, presentación a las diez.",
    "La camicetta la stiro dopo, colloquio alle nove.",
    "A camisa passo-a logo à noite, entrevista amanhã.",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("wear"));
});

describe("what is still away, or came back spoilt, stays at home", () => {
  test.each([
    "My skirt hasn't been mended yet, party tonight.",
    "The jumper came back from the cleaner's two sizes smaller.",
    "Der Mantel ist noch nicht repariert, was ziehe ich an?",
    "Der Anzug kommt erst am Montag aus der Reinigung zurück.",
    "Ma veste n'est pas encore réparée, entretien demain.",
    "Le pull est revenu rétréci du pressing.",
    "La chaqueta todavía no está arreglada, hoy oficina.",
    "El jersey volvió encogido de la tintorería.",
    "La giacca non è ancora riparata, ufficio domani.",
    "Il maglione è tornato ristretto dalla tintoria.",
    "O casaco ainda não foi arranjado, hoje escritório.",
    "A camisola voltou encolhida da lavandaria.",
  ])("%s", (prompt) => expect(firstIn(prompt)).toBe("avoid"));
});
