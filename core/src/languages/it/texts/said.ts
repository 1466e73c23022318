import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sì, {what} {what_count, plural, one {va} other {vanno}} bene per {event}.",
      "Certo: per {event} {what} {what_count, plural, one {va} other {vanno}} benissimo.",
      "Ma sì, per {event} {what} {what_count, plural, one {va} other {vanno}} bene.",
      "Sì: {what} per {event} {what_count, plural, one {ci sta} other {ci stanno}} bene.",
    ],
    code: [
      "Direi di no: {what} {what_count, plural, one {è} other {sono}} troppo casual per {event}.",
      "Meglio di no: per {event} ci vuole qualcosa di più elegante {what_de}.",
      "Lascerei stare {what}: per {event} {what_count, plural, one {è} other {sono}} troppo casual.",
    ],
    dressy: [
      "Direi di no: {what} per {event} {what_count, plural, one {è} other {sono}} troppo.",
      "Terrei {what} per un'altra occasione: per {event} {what_count, plural, one {è} other {sono}} troppo.",
    ],
    loud: [
      "Meglio di no: {what} {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio per {event}.",
      "Lascerei stare {what}: per {event} {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio.",
    ],
    covered: [
      "Meglio di no: {what} {what_count, plural, one {copre} other {coprono}} troppo poco per {event}.",
      "Direi di no: {what} {what_count, plural, one {copre} other {coprono}} poco, e per {event} serve di più.",
    ],
    cold: [
      "Direi di no: fa troppo freddo per {what}.",
      "Meglio di no, con {what} {you, select, polite {avrebbe} other {avresti}} freddo.",
    ],
    warm: [
      "Direi di no: fa troppo caldo per {what}.",
      "Meglio di no, con {what} {you, select, polite {avrebbe} other {avresti}} troppo caldo.",
    ],
    gear: [
      "No, per questo {what} non {what_count, plural, one {basta} other {bastano}}.",
      "No, con {what} qui non si può.",
    ],
    bride: [
      "Meglio di no: il bianco è della sposa, e in foto {what} {what_count, plural, one {{what_gender, select, f {verrebbe bianca} other {verrebbe bianco}}} other {{what_gender, select, f {verrebbero bianche} other {verrebbero bianchi}}}}.",
    ],
    wet: [
      "Direi di no: {what} con l'acqua si {what_count, plural, one {rovinerebbe} other {rovinerebbero}}.",
      "Meglio di no: l'acqua rovinerebbe {what}.",
    ],
    dirt: ["Direi di no: {what_su} si vedrebbe ogni schizzo."],
    shoes: [
      "Direi di no: {what} qui non {what_count, plural, one {va} other {vanno}} bene, ci vogliono altre scarpe.",
      "Meglio di no: al posto {what_de} qui ci vogliono altre scarpe.",
    ],
    fabric: ["Direi di no: il tessuto {what_de} qui non va bene."],
    colour: [
      "Meglio di no: il colore {what_de} qui non va bene.",
      "Direi di no, per via del colore: {what} qui non {what_count, plural, one {va} other {vanno}} bene.",
    ],
    better: [
      "Al posto {what_de} metterei {other}: qui {other_count, plural, one {va} other {vanno}} meglio.",
      "Io direi {other}: qui {other_count, plural, one {va} other {vanno}} meglio {what_de}.",
      "Lascerei stare {what}: qui {other_count, plural, one {va} other {vanno}} meglio {other}.",
    ],
  },
  choice: ["Io direi {other}.", "Vada per {other}.", "Sceglierei {other}.", "Metterei {other}."],
  yes: "Sì, va bene.",
  no: "Meglio di no.",
  unavailable: [
    "So che stavolta {what} non {what_count, plural, one {si può} other {si possono}} mettere, e ho scelto tra il resto.",
    "{what} {what_count, plural, one {resta} other {restano}} fuori, come {you, select, polite {dice} other {dici}}.",
    "Visto che non {you, select, polite {può} other {puoi}} mettere {what}, ho scelto altro.",
  ],
  disliked: [
    "{what} non {you, select, polite {le} other {ti}} {what_count, plural, one {va} other {vanno}}, e allora {what_count, plural, one {resta} other {restano}} a casa.",
    "Ho lasciato fuori {what}, visto che {you, select, polite {preferisce} other {preferisci}} di no.",
    "Se {what} non {you, select, polite {le} other {ti}} {what_count, plural, one {piace} other {piacciono}}, {what_count, plural, one {resta} other {restano}} a casa.",
  ],
  unsure: [
    "Non ho capito bene che cosa fare con {what}: per ora {what_count, plural, one {resta} other {restano}} fuori, {you, select, polite {mi dica} other {dimmi}} se {what_count, plural, one {serve} other {servono}}.",
    "Per ora ho lasciato fuori {what}, ma non ho capito bene: {you, select, polite {mi dica} other {dimmi}} se {what_count, plural, one {serve} other {servono}}.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {è} other {sono}} ancora in tintoria.",
      "Con {what} in tintoria, ho guardato tra il resto.",
      "Finché {what} {what_count, plural, one {è} other {sono}} in tintoria, se ne fa a meno.",
    ],
    mended: [
      "{what} {what_count, plural, one {ha} other {hanno}} prima bisogno di una sistemata: sarà per un'altra volta.",
      "Prima di rimettere {what} serve una riparazione.",
      "Finché {what} non {what_count, plural, one {è} other {sono}} a posto, si mette altro.",
    ],
    washing: [
      "{what} non {what_count, plural, one {{what_gender, select, f {è ancora pulita e asciutta} other {è ancora pulito e asciutto}}} other {{what_gender, select, f {sono ancora pulite e asciutte} other {sono ancora puliti e asciutti}}}}.",
      "Con {what} ancora da lavare o da asciugare, meglio altro.",
      "Per {what} bisogna aspettare: prima {what_count, plural, one {deve} other {devono}} tornare {what_count, plural, one {{what_gender, select, f {pulita e asciutta} other {pulito e asciutto}}} other {{what_gender, select, f {pulite e asciutte} other {puliti e asciutti}}}}.",
      "Finché {what} non {what_count, plural, one {{what_gender, select, f {è di nuovo pulita e asciutta} other {è di nuovo pulito e asciutto}}} other {{what_gender, select, f {sono di nuovo pulite e asciutte} other {sono di nuovo puliti e asciutti}}}}, meglio altro.",
    ],
    soiled: [
      "{what} prima {what_count, plural, one {{what_gender, select, f {va lavata} other {va lavato}}} other {{what_gender, select, f {vanno lavate} other {vanno lavati}}}}: per ora {what_count, plural, one {resta} other {restano}} a casa.",
      "Prima di rimettere {what} ci vuole una bella lavata.",
      "Con {what} da lavare, meglio pensare ad altro.",
      "Così {what} non si {what_count, plural, one {può} other {possono}} mettere: serve prima una lavata.",
    ],
    creased: [
      "{what} {what_count, plural, one {dovrebbe} other {dovrebbero}} prima passare sotto il ferro, quindi {what_count, plural, one {resta} other {restano}} sulla gruccia.",
      "Con {what} ancora da stirare, meglio qualcosa di già pronto.",
    ],
    lent: [
      "Adesso {what} {what_count, plural, one {{what_gender, select, f {ce l'ha} other {ce l'ha}}} other {{what_gender, select, f {ce le ha} other {ce li ha}}}} qualcun altro, e ho scelto tra il resto.",
      "In attesa che {what} {what_count, plural, one {torni} other {tornino}}, si fa con quello che c'è.",
      "Finché {what} non {what_count, plural, one {torna} other {tornano}}, si va con altro.",
    ],
    lost: [
      "Finché {what} non {what_count, plural, one {salta} other {saltano}} fuori, meglio contare sul resto.",
      "In attesa di ritrovare {what}, ho scelto altro.",
      "Se {what} {what_count, plural, one {salta} other {saltano}} fuori, tanto meglio; intanto ho scelto altro.",
    ],
    elsewhere: [
      "{what} adesso non {what_count, plural, one {è} other {sono}} a portata di mano: ne faccio a meno.",
      "Visto che {what} non {what_count, plural, one {è} other {sono}} a portata di mano, ho guardato tra il resto.",
    ],
    broken: [
      "Peccato per {what}: così non {what_count, plural, one {si può} other {si possono}} mettere.",
      "Con {what} fuori uso, tocca ad altro.",
      "{what} per ora {what_count, plural, one {è} other {sono}} fuori uso.",
      "Così {what} non {what_count, plural, one {si può} other {si possono}} mettere: {what_count, plural, one {resta} other {restano}} nell'armadio.",
    ],
    tight: [
      "{what} {what_count, plural, one {stringerebbe} other {stringerebbero}} troppo: meglio di no.",
      "{what_in} si starebbe troppo stretti: meglio stare comodi.",
      "Visto che {what} {what_count, plural, one {stringe} other {stringono}}, meglio qualcos'altro.",
    ],
    loose: [
      "{what} {what_count, plural, one {ballerebbe} other {ballerebbero}} addosso, perciò {what_count, plural, one {resta} other {restano}} nell'armadio.",
      "{what} {what_count, plural, one {veste} other {vestono}} troppo largo: meglio qualcosa della misura giusta.",
    ],
    lately: [
      "{you, select, polite {Ha} other {Hai}} già messo {what} in questi giorni: stavolta tocca ad altro.",
      "{what} {what_count, plural, one {ha già fatto il suo turno} other {hanno già fatto il loro turno}}: stavolta tocca ad altro.",
    ],
    kept: [
      "So che {what} {what_count, plural, one {aspetta} other {aspettano}} un altro giorno, e non {what_count, plural, one {si tocca} other {si toccano}}.",
      "{you, select, polite {Tiene} other {Tieni}} {what} per un altro giorno, quindi per ora non se ne parla.",
    ],
    uncomfortable: [
      "{what} {what_count, plural, one {darebbe} other {darebbero}} solo fastidio: meglio altro.",
      "Ho lasciato stare {what}, visto che {what_count, plural, one {dà} other {danno}} fastidio.",
    ],
    opinion: [
      "{what} non {what_count, plural, one {convince} other {convincono}} tutti, quindi ho scelto altro.",
      "Con {what} qualcuno avrebbe da ridire: meglio evitare.",
    ],
  },
  kindly: [
    "E se pesa più di quanto sembra, {you, select, polite {ne parli} other {parlane}} oggi con una persona di fiducia.",
  ],
  distress: {
    "self-harm": [
      "Prima dei vestiti: dev'essere molto pesante, e nessuno dovrebbe affrontarlo senza aiuto. C'è chi ascolta: Telefono Amico 02 2327 2327, in emergenza il 112; in Svizzera il 143.",
    ],
    abuse: [
      "Prima dei vestiti: nessuno ha il diritto di {you, select, polite {farLe del male o metterLe paura} other {farti del male o metterti paura}}, e la colpa non è {you, select, polite {Sua} other {tua}}. Il 1522 aiuta giorno e notte, in modo riservato; in pericolo, il 112.",
    ],
    coercion: [
      "Prima dei vestiti: nessuno ha il diritto di {you, select, polite {costringerLa} other {costringerti}} a questo, e la colpa non è {you, select, polite {Sua} other {tua}}. Aiutano in modo riservato il 1522, il numero antitratta 800 290 290 e, per chi è minorenne, il 19696; in pericolo, il 112.",
    ],
    eating: [
      "Prima di tutto: quello che {you, select, polite {scrive} other {scrivi}} va oltre i vestiti, e si può stare meglio. Un medico può aiutare, o il numero verde SOS Disturbi Alimentari 800 180 969.",
    ],
    violence: [
      "Prima dei vestiti: una rabbia così ha i suoi motivi, ma nessuno deve farsi male, nemmeno {you, select, polite {Lei} other {tu}}. Parlarne aiuta, oggi stesso: una persona di fiducia o Telefono Amico 02 2327 2327; in caso di pericolo, il 112.",
    ],
  },
  allergy: [
    "Per l'allergia {you, select, polite {controlli} other {controlla}} anche le etichette: l'armadio non indica tutte le fibre.",
    "Io so solo quello che dice l'armadio: per l'allergia {you, select, polite {guardi} other {guarda}} anche l'etichetta.",
  ],
};
