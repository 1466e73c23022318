import { describe, expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

const decisionsIn = (prompt: string): string[] =>
  readRequest(prompt).mentions.map(({ role }) => decisionOf(role));

describe("what somebody likes on its wearer, or makes brave, is worn", () => {
  test.each([
    "Dinner with my husband. He loves me in the blue blazer",
    "the kids love it when I wear a cape, story time at the library",
    "Presentation tomorrow. The red dress makes me feel brave.",
    "She always smiles at my yellow raincoat, taking her for a walk",
    "My wife says I look handsome in the grey suit, anniversary",
    "Abendessen mit meinem Mann. Er mag mich im blauen Sakko",
    "Meine Enkelin liebt meine alte Weste, Kaffee bei ihr",
    "Die rote Bluse steht mir so gut, Familienfoto morgen",
    "Vortrag morgen. Das rote Kleid gibt mir Mut.",
    "Mein Hemd gefällt ihr immer, erstes Date",
    "Resto avec mon mari. Il adore me voir en veste bleue",
    "Ma petite-fille aime mon vieux gilet, goûter chez elle",
    "Les petits adorent quand je mets une cape, lecture à la bibliothèque",
    "Présentation demain. La robe rouge me donne confiance.",
    "Elle sourit toujours à mon imper jaune, je la promène",
    "Cena con mi marido. Le encanta verme con la chaqueta azul",
    "A mi nieta le gusta mi chaleco viejo, merienda en su casa",
    "Presentación mañana. El vestido rojo me da confianza.",
    "Siempre sonríe con mi impermeable amarillo, la saco a pasear",
    "Cena con mio marito. Gli piace vedermi con la giacca blu",
    "Mia nipote adora il mio vecchio gilet, merenda da lei",
    "Presentazione domani. Il vestito rosso mi dà coraggio.",
    "Sorride sempre al mio impermeabile giallo, la porto a spasso",
    "Jantar com o meu marido. Ele gosta de me ver com o casaco azul",
    "A minha neta adora o meu colete velho, lanche em casa dela",
    "Apresentação amanhã. O vestido vermelho dá-me confiança.",
    "Sorri sempre à minha gabardina amarela, vou passeá-la",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["wear"]));
});

describe("what an ex liked, and others do not, is not", () => {
  test.each([
    "My ex loved me in that green dress, party tonight",
    "My boss doesn't like my denim jacket, meeting at ten",
    "the brown cardigan makes me look old, date tonight",
    "Meine Chefin mag meine Jeansjacke nicht, Meeting um zehn",
    "Mon chef n'aime pas ma veste en jean, réunion à dix heures",
    "Ma soeur aime pas mon pull, repas chez elle",
    "A mi jefa no le gusta mi chaqueta vaquera, reunión a las diez",
    "Al mio capo non piace la mia giacca di jeans, riunione alle dieci",
    "O meu chefe não gosta do meu casaco de ganga, reunião às dez",
  ])("%s", (prompt) => expect(decisionsIn(prompt)).toEqual(["avoid"]));
});
