import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sì, {what} {what_count, plural, one {va} other {vanno}} bene per {event}.",
      "Certo: per {event} {what} {what_count, plural, one {va} other {vanno}} benissimo.",
    ],
    code: [
      "Direi di no: {what} {what_count, plural, one {è} other {sono}} troppo casual per {event}.",
      "Meglio di no: per {event} ci vuole qualcosa di più elegante {what_de}.",
    ],
    dressy: [
      "Direi di no: {what} {what_count, plural, one {{what_gender, select, f {è troppo elegante o delicata} other {è troppo elegante o delicato}}} other {{what_gender, select, f {sono troppo eleganti o delicate} other {sono troppo eleganti o delicati}}}} per {event}.",
    ],
    loud: [
      "Meglio di no: {what} {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio per {event}.",
    ],
    covered: [
      "Meglio di no: {what} {what_count, plural, one {copre} other {coprono}} troppo poco per {event}.",
    ],
    cold: ["Direi di no: fa troppo freddo per {what}."],
    warm: ["Direi di no: fa troppo caldo per {what}."],
    gear: ["No, con {what} non si può."],
    bride: [
      "Meglio di no: il bianco è della sposa, e in foto {what} {what_count, plural, one {{what_gender, select, f {verrebbe bianca} other {verrebbe bianco}}} other {{what_gender, select, f {verrebbero bianche} other {verrebbero bianchi}}}}.",
    ],
    wet: [
      "Direi di no: {what} con l'acqua si {what_count, plural, one {rovinerebbe} other {rovinerebbero}}.",
    ],
    dirt: ["Direi di no: {what_su} si vedrebbe ogni schizzo."],
    shoes: [
      "Direi di no: {what} qui non {what_count, plural, one {va} other {vanno}} bene, ci vogliono altre scarpe.",
    ],
    fabric: ["Direi di no: il tessuto {what_de} qui non è adatto."],
    colour: ["Meglio di no: il colore {what_de} qui non va bene."],
    better: [
      "Al posto {what_de} metterei {other}: qui {other_count, plural, one {va} other {vanno}} meglio.",
      "Meglio di no: qui {other} {other_count, plural, one {va} other {vanno}} meglio {what_de}.",
    ],
  },
  choice: ["Tra i due, {other}."],
  yes: "Sì, va bene.",
  no: "Meglio di no.",
  unavailable: [
    "Come {you, select, polite {dice} other {dici}}, {what} stavolta non {what_count, plural, one {si può} other {si possono}} mettere, quindi ho fatto senza.",
    "{what} {what_count, plural, one {resta} other {restano}} fuori, come {you, select, polite {dice} other {dici}}.",
    "Visto che stavolta non {you, select, polite {può} other {puoi}} mettere {what}, ho scelto altro.",
  ],
  disliked: [
    "Se {what} non {you, select, polite {le} other {ti}} {what_count, plural, one {piace} other {piacciono}}, {what_count, plural, one {resta} other {restano}} a casa.",
    "Ho evitato {what}, visto che {you, select, polite {preferisce} other {preferisci}} di no.",
  ],
  unsure: [
    "Non ho capito bene cosa fare con {what}, quindi ho fatto senza; se invece {what_count, plural, one {serve} other {servono}}, basta dirmelo.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {è} other {sono}} ancora in tintoria, quindi ho fatto senza.",
    ],
    mended: [
      "{what} {what_count, plural, one {ha} other {hanno}} prima bisogno di una sistemata: stavolta {what_count, plural, one {salta} other {saltano}} il turno.",
    ],
    washing: [
      "{what} {what_count, plural, one {è} other {sono}} ancora tra lavaggio e stendino, perciò ho pensato ad altro.",
    ],
    soiled: [
      "{what} {what_count, plural, one {ha} other {hanno}} prima bisogno di una bella lavata e {what_count, plural, one {resta} other {restano}} a casa.",
    ],
    creased: [
      "{what} {what_count, plural, one {dovrebbe} other {dovrebbero}} prima passare sotto il ferro, quindi {what_count, plural, one {resta} other {restano}} sulla gruccia.",
    ],
    lent: [
      "{what} al momento {what_count, plural, one {è} other {sono}} in altre mani, perciò si fa senza.",
    ],
    lost: [
      "Finché {what} non {what_count, plural, one {salta} other {saltano}} fuori, si può fare anche senza.",
      "In attesa di ritrovare {what}, ho scelto altro.",
    ],
    elsewhere: [
      "{what} adesso non {what_count, plural, one {è} other {sono}} a portata di mano, così ne ho fatto a meno.",
    ],
    broken: [
      "{what} per ora non {what_count, plural, one {si può} other {si possono}} mettere: meglio lasciar stare.",
    ],
    tight: ["{what_in} si starebbe troppo stretti, meglio di no."],
    loose: [
      "{what} {what_count, plural, one {veste} other {vestono}} troppo largo, perciò {what_count, plural, one {resta} other {restano}} nell'armadio.",
    ],
    lately: [
      "{what} {what_count, plural, one {ha già fatto la sua parte} other {hanno già fatto la loro parte}} in questi giorni: un po' di riposo ci vuole.",
    ],
    kept: [
      "So che {you, select, polite {tiene} other {tieni}} {what} per un altro giorno, quindi non {what_count, plural, one {si tocca} other {si toccano}}.",
    ],
    uncomfortable: [
      "{what} {what_count, plural, one {darebbe} other {darebbero}} solo fastidio, e stare comodi conta di più.",
    ],
    opinion: [
      "{what} non {what_count, plural, one {convince} other {convincono}} tutti, quindi ho preferito altro.",
    ],
  },
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
    "Per l'allergia {you, select, polite {legga} other {leggi}} anche le etichette: l'armadio non indica tutte le fibre.",
    "Io so solo quello che dice l'armadio: per l'allergia l'ultima parola ce l'ha l'etichetta.",
  ],
};
