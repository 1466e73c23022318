import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sì, {what} {what_count, plural, one {va} other {vanno}} bene.",
      "Sì, {you, select, polite {può} other {puoi}} mettere {what}.",
    ],
    code: [
      "Meglio di no: {what} {what_count, plural, one {è} other {sono}} troppo da tutti i giorni per {event}.",
    ],
    dressy: [
      "Meglio di no: {what} {what_count, plural, one {è} other {sono}} troppo da cerimonia per {event}.",
    ],
    loud: [
      "Meglio di no: {what} {what_count, plural, one {dà} other {danno}} troppo nell'occhio per {event}.",
    ],
    covered: [
      "Meglio di no: {what} {what_count, plural, one {copre} other {coprono}} troppo poco per {event}.",
    ],
    cold: ["Meglio di no: fa troppo freddo per {what}."],
    warm: ["Meglio di no: fa troppo caldo per {what}."],
    bride: [
      "Meglio di no: il bianco è della sposa, e in foto {what} {what_count, plural, one {sembra} other {sembrano}} in bianco.",
    ],
    wet: [
      "Meglio di no: {what} non {what_count, plural, one {regge} other {reggono}} tutta quest'acqua.",
    ],
    dirt: [
      "Meglio di no: lì ogni schizzo si vede, e {what} ne {what_count, plural, one {soffre} other {soffrono}}.",
    ],
    shoes: [
      "Meglio di no: {what} non {what_count, plural, one {è} other {sono}} le scarpe giuste per quel posto.",
    ],
    fabric: ["Meglio di no: il tessuto {what_de} non è fatto per questo."],
    colour: ["Meglio di no: il colore {what_de} lì stona."],
    better: [
      "Meglio di no: qui {other_count, plural, one {sta} other {stanno}} meglio {other} che {what}.",
    ],
  },
  yes: "Sì, va bene.",
  no: "Meglio di no.",
  unavailable: [
    "{what} stavolta non {what_count, plural, one {c'è} other {ci sono}}, come {you, select, polite {dice} other {dici}}.",
    "Facciamo senza {what}, come {you, select, polite {dice} other {dici}}.",
  ],
  disliked: [
    "{you, select, polite {Le} other {Ti}} risparmio {what}.",
    "{what} oggi {what_count, plural, one {riposa} other {riposano}}, da quel che {you, select, polite {dice} other {dici}}.",
  ],
  unsure: [
    "Non mi era chiaro che fare con {what}, quindi ho fatto senza; basta dirmelo se ho capito male.",
  ],
  kindly: [
    "E se pesa più di quanto sembra, {you, select, polite {ne parli} other {parlane}} oggi con una persona di fiducia.",
  ],
  distress: {
    "self-harm": [
      "Prima di tutto, la cosa più importante: dev'essere molto pesante, e nessuno dovrebbe affrontarlo senza aiuto. C'è chi ascolta: Telefono Amico 02 2327 2327, in emergenza il 112; in Svizzera il 143.",
    ],
    abuse: [
      "Prima di tutto, la cosa più importante: nessuno ha il diritto di {you, select, polite {farLe del male o metterLe paura} other {farti del male o metterti paura}}, e la colpa non è {you, select, polite {Sua} other {tua}}. Il 1522 aiuta giorno e notte, in modo riservato; in pericolo, il 112.",
    ],
    coercion: [
      "Prima di tutto, la cosa più importante: nessuno ha il diritto di {you, select, polite {costringerLa} other {costringerti}} a questo, e la colpa non è {you, select, polite {Sua} other {tua}}. Aiutano in modo riservato il 1522, il numero antitratta 800 290 290 e, per chi è minorenne, il 19696; in pericolo, il 112.",
    ],
    eating: [
      "Prima di tutto, la cosa più importante: quello che {you, select, polite {scrive} other {scrivi}} va oltre i vestiti, e si può stare meglio. Un medico può aiutare, o il numero verde SOS Disturbi Alimentari 800 180 969.",
    ],
    violence: [
      "Prima di tutto: una rabbia così ha i suoi motivi, ma non deve ferire nessuno, e non è giusto che a pagarne le conseguenze {you, select, polite {sia Lei} other {sia tu}}. Parlarne aiuta, oggi stesso: una persona di fiducia o Telefono Amico 02 2327 2327; in caso di pericolo, il 112.",
    ],
  },
  allergy: [
    "Per l'allergia, meglio leggere anche l'etichetta: l'armadio non dice tutte le fibre.",
    "So solo quel che dice l'armadio; per l'allergia, l'ultima parola è dell'etichetta.",
  ],
};
