import type { SaidTexts } from "../../texts.ts";

export const said: SaidTexts = {
  verdicts: {
    fine: [
      "Sì, {what} per {event} {what_count, plural, one {va} other {vanno}} benissimo.",
      "Certo, per {event} {what} {what_count, plural, one {va} other {vanno}} bene.",
      "Ma sì, {what} per {event} {what_count, plural, one {ci sta} other {ci stanno}} bene.",
      "Sì, per {event} {what_count, plural, one {va} other {vanno}} bene {what}.",
    ],
    code: [
      "Direi di no, {what} per {event} {what_count, plural, one {è} other {sono}} troppo casual.",
      "Meglio di no, per {event} ci vuole qualcosa di più elegante {what_de}.",
      "Lascerei stare {what}: per {event} {what_count, plural, one {è} other {sono}} troppo casual.",
    ],
    dressy: [
      "No, {what} per {event} {what_count, plural, one {è} other {sono}} troppo.",
      "Terrei {what} per un'altra occasione: per {event} {what_count, plural, one {è} other {sono}} troppo.",
    ],
    loud: [
      "No, per {event} {what} {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio.",
      "Lascerei stare {what}: per {event} {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio.",
    ],
    covered: [
      "No, {what} {what_count, plural, one {copre} other {coprono}} troppo poco per {event}.",
      "Lascerei stare {what}: per {event} {what_count, plural, one {copre} other {coprono}} troppo poco.",
    ],
    cold: [
      "No, fa troppo freddo per {what}.",
      "Lascerei stare {what}: {you, select, polite {avrebbe} other {avresti}} freddo.",
    ],
    warm: [
      "No, fa troppo caldo per {what}.",
      "Lascerei stare {what}: {you, select, polite {avrebbe} other {avresti}} troppo caldo.",
    ],
    gear: [
      "No, qui {what} non {what_count, plural, one {basta} other {bastano}}.",
      "No, qui serve altro: {what} {what_count, plural, one {resta} other {restano}} a casa.",
    ],
    bride: [
      "No, lascerei stare {what}: il bianco e tutto quello che gli somiglia è della sposa.",
      "Non metterei {what}: a un matrimonio il bianco è della sposa.",
    ],
    wet: [
      "No, l'acqua rovinerebbe {what}.",
      "Lascerei {what} a casa: con l'acqua si {what_count, plural, one {rovinerebbe} other {rovinerebbero}}.",
    ],
    dirt: [
      "No, {what_su} si vedrebbe ogni schizzo.",
      "Non rischierei {what}: si {what_count, plural, one {macchierebbe} other {macchierebbero}} subito.",
    ],
    shoes: [
      "No, qui al posto {what_de} ci vogliono altre scarpe.",
      "Lascerei stare {what}: qui ci vogliono altre scarpe.",
    ],
    fabric: [
      "No, il tessuto {what_de} qui non va bene.",
      "Lascerei stare {what}: ci vuole un altro tessuto.",
    ],
    colour: [
      "No, il colore {what_de} qui non va bene.",
      "Lascerei stare {what}: ci vuole un altro colore.",
    ],
    better: [
      "Prenderei {other} invece {what_de}.",
      "Meglio {other} che {what}, senza dubbio.",
      "Lascerei stare {what}: molto meglio {other}.",
    ],
  },
  choice: [
    "{other}, senza dubbio.",
    "Io prenderei {other}.",
    "Vada per {other}.",
    "{other}, decisamente.",
  ],
  beats: {
    drier: [
      "{what} non {what_count, plural, one {lascia} other {lasciano}} passare la pioggia, {other} sì.",
      "Con la pioggia {other} {other_count, plural, one {si inzuppa} other {si inzuppano}}, {what} no.",
    ],
    warmer: [
      "Con {temp}, {what} {what_count, plural, one {tiene} other {tengono}} più caldo.",
      "Con {other} si ha freddo a {temp}: {what} {what_count, plural, one {scalda} other {scaldano}} di più.",
    ],
    cooler: [
      "Con {temp}, {what} {what_count, plural, one {tiene} other {tengono}} meno caldo.",
      "Con {other} si ha caldo a {temp}: con {what} meno.",
    ],
    smarter: [
      "Fra le due scelte, {what} {what_count, plural, one {è} other {sono}} più da occasione, e qui serve.",
      "Accanto {what_a}, {other} {other_count, plural, one {sembra} other {sembrano}} da tutti i giorni.",
    ],
    easier: [
      "Con {other} qui si è troppo in ghingheri; con {what} si sta più sciolti.",
      "Qui {other} {other_count, plural, one {sarebbe} other {sarebbero}} troppo da cerimonia.",
    ],
    steadier: [
      "Con {what} si sta in piedi più saldi che con {other}.",
      "Meno tacco con {what} che con {other}: si cammina e si sta in piedi meglio.",
    ],
    closed: [
      "{what} {what_count, plural, one {copre} other {coprono}} le dita, {other} {other_count, plural, one {le lascia} other {le lasciano}} scoperte.",
    ],
    washes: ["{what} poi {what_count, plural, one {va} other {vanno}} in lavatrice, {other} no."],
  },
  yes: "Sì, va bene.",
  no: "Meglio di no.",
  unavailable: [
    "Faremo a meno {what_de}.",
    "{what} stavolta {what_count, plural, one {resta} other {restano}} fuori.",
    "Stavolta facciamo senza {what}.",
  ],
  disliked: [
    "D'accordo, {what} {what_count, plural, one {resta} other {restano}} a casa.",
    "Va bene, lasciamo stare {what}.",
    "{what} no, d'accordo.",
  ],
  unsure: [
    "{what_su} non ho capito bene: per ora {what_count, plural, one {resta} other {restano}} fuori, {you, select, polite {mi dica} other {dimmi}} se {what_count, plural, one {serve} other {servono}}.",
    "Per ora ho lasciato fuori {what}, ma forse ho capito male: {you, select, polite {mi dica} other {dimmi}} se {what_count, plural, one {serve} other {servono}}.",
  ],
  grounds: {
    cleaned: [
      "{what} {what_count, plural, one {è} other {sono}} ancora in tintoria, facciamo senza.",
      "Peccato che {what} {what_count, plural, one {sia} other {siano}} in tintoria.",
      "Con {what} in tintoria, sarà per un'altra volta.",
    ],
    mended: [
      "{what} {what_count, plural, one {ha} other {hanno}} prima bisogno di una sistemata.",
      "Prima di rimettere {what} serve una sistemata.",
      "Quando {what} {what_count, plural, one {sarà} other {saranno}} a posto, se ne riparla.",
    ],
    washing: [
      "{what} non {what_count, plural, one {fa} other {fanno}} in tempo ad asciugarsi.",
      "Tra lavaggio e asciugatura, per {what} non c'è tempo.",
      "Con {what} tra lavatrice e stendino, facciamo senza.",
      "Lasciamo asciugare {what} con calma.",
    ],
    soiled: [
      "{what} {what_count, plural, one {ha} other {hanno}} prima bisogno di una bella pulita.",
      "Prima di rimettere {what} ci vuole una bella pulita.",
      "Così {what} {what_count, plural, one {resta} other {restano}} a casa: serve prima una pulita.",
      "Senza una bella pulita, lascerei stare {what}.",
    ],
    creased: [
      "Il ferro può aspettare, e {what} pure.",
      "{what} {what_count, plural, one {aspetta} other {aspettano}} un giorno in cui c'è tempo di stirare.",
      "Senza una stirata, lascerei stare {what}.",
    ],
    lent: [
      "{what} {what_count, plural, one {è} other {sono}} in prestito, facciamo senza.",
      "Quando {what_count, plural, one {torna} other {tornano}} {what}, se ne riparla.",
      "Peccato che {what} {what_count, plural, one {sia} other {siano}} in prestito.",
    ],
    lost: [
      "Finché {what} non {what_count, plural, one {salta} other {saltano}} fuori, facciamo senza.",
      "In attesa di ritrovare {what}, sarà per un'altra volta.",
      "Speriamo che {what} {what_count, plural, one {salti} other {saltino}} fuori.",
    ],
    elsewhere: [
      "Peccato non avere {what} sotto mano.",
      "{what} non {what_count, plural, one {è} other {sono}} a portata di mano, facciamo senza.",
      "Senza {what} sotto mano, sarà per un'altra volta.",
    ],
    broken: [
      "Peccato per {what}, ma così non {what_count, plural, one {va} other {vanno}}.",
      "{what} {what_count, plural, one {è} other {sono}} fuori uso, facciamo senza.",
      "Con {what} fuori uso, sarà per un'altra volta.",
      "In quelle condizioni, lascerei stare {what}.",
    ],
    tight: [
      "Meglio stare comodi: {what} {what_count, plural, one {resta} other {restano}} a casa.",
      "{what} {what_count, plural, one {stringe} other {stringono}} troppo.",
      "Lasciamo stare {what}, che {what_count, plural, one {stringe} other {stringono}}.",
    ],
    loose: [
      "{what} {what_count, plural, one {è troppo grande} other {sono troppo grandi}}, lascerei stare.",
      "{what} {what_count, plural, one {balla} other {ballano}} un po', meglio la misura giusta.",
      "Lasciamo stare {what}: ci vuole la misura giusta.",
    ],
    lately: [
      "{what} si {what_count, plural, one {merita} other {meritano}} un giorno di riposo.",
      "Abbiamo già visto {what} in questi giorni, si cambia.",
      "{what} {what_count, plural, one {ha} other {hanno}} già dato in questi giorni, si cambia.",
    ],
    kept: [
      "{what} {what_count, plural, one {aspetta il suo} other {aspettano il loro}} giorno.",
      "{what} non si {what_count, plural, one {tocca} other {toccano}}: sarà per un altro giorno.",
    ],
    uncomfortable: [
      "Meglio stare comodi: niente fastidi, {what} {what_count, plural, one {resta} other {restano}} a casa.",
      "Con {what} non si starebbe bene.",
      "Lasciamo stare {what}, che {what_count, plural, one {dà} other {danno}} fastidio.",
    ],
    opinion: [
      "{what} non {what_count, plural, one {convince} other {convincono}} tutti, si cambia.",
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
    "Per via dell'allergia, {you, select, polite {dia} other {dai}} un'occhiata alle etichette: tutte le fibre io non le vedo.",
  ],
};
