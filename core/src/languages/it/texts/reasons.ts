import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Il dress code dice «{code}», e {piece} {piece_count, plural, one {va} other {vanno}} benissimo.",
    "Con {piece} {you, select, polite {è} other {sei}} in regola con il dress code «{code}».",
  ],
  onlyColour: [
    "A dare colore {piece_count, plural, one {ci pensa} other {ci pensano}} {piece}; il resto è {colours}.",
    "Il resto è {colours}, così {piece} si {piece_count, plural, one {nota} other {notano}} di più.",
    "Basta un colore, quello {piece_de}: tutto il resto è {colours}.",
  ],
  twoShades: [
    "{c1} e {c2} sono due toni dello stesso colore: insieme sembrano un completo.",
    "{c1} con {c2}: tono su tono, e l'insieme è curato.",
  ],
  neutrals: [
    "{colours} stanno bene insieme senza pensarci troppo.",
    "{colours} è un abbinamento facile: niente stona.",
    "I colori sono solo {colours}: così non si sbaglia.",
  ],
  leads: [
    "Il resto è sobrio, così si {piece_count, plural, one {nota} other {notano}} soprattutto {piece}.",
    "Tutto il resto è discreto, così {piece_count, plural, one {risalta} other {risaltano}} {piece}.",
  ],
  onlyPattern: [
    "{piece} {piece_count, plural, one {ha} other {hanno}} una fantasia, quindi il resto l'ho scelto in tinta unita.",
    "Una fantasia basta, quella {piece_de}: il resto è in tinta unita.",
  ],
  asked: [
    "{you, select, polite {Voleva} other {Volevi}} qualcosa di {colour}: ecco {piece}.",
    "Di {colour} {piece_count, plural, one {c'è} other {ci sono}} {piece}, come {you, select, polite {chiedeva} other {chiedevi}}.",
  ],
  sober: [
    "Ci sono solo {colours}, senza fantasie: niente dà nell'occhio.",
    "Tutto in {colours} e in tinta unita: sobrio e discreto.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {è} other {sono}} di {cloth}, e con {temp} l'aria passa bene.",
    "Ci vuole un tessuto che respira, con {temp}: {piece} {piece_count, plural, one {è} other {sono}} di {cloth}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {è} other {sono}} di {cloth}, che con {temp} tiene caldo.",
    "Ci vuole qualcosa di caldo, con {temp}: {piece} {piece_count, plural, one {è} other {sono}} di {cloth}.",
  ],
  layers: [
    "{under} e {over} insieme tengono caldo, e al chiuso si può togliere uno strato.",
    "Con {over} sopra {under} gli strati sono due: se fa caldo, se ne toglie uno.",
  ],
  washes: [
    "Ci si può sporcare, ma {list} {list_count, plural, one {va} other {vanno}} direttamente in lavatrice.",
    "{list} si {list_count, plural, one {lava} other {lavano}} in lavatrice, quindi le macchie non sono un problema.",
  ],
  covers: [
    "{list} {list_count, plural, one {copre} other {coprono}} braccia e gambe.",
    "Con {list} braccia e gambe sono coperte.",
  ],
  swap: [
    "Se {you, select, polite {preferisce} other {preferisci}}, {take} {take_count, plural, one {va} other {vanno}} bene quanto {worn}.",
    "Quasi alla pari {take_count, plural, one {c'era} other {c'erano}} {take}, al posto {worn_de}.",
    "Ero in dubbio tra {worn} e {take}: si possono scambiare.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {{what_gender, select, f {è fatta} other {è fatto}}} other {{what_gender, select, f {sono fatte} other {sono fatti}}}} per altro, quindi {what_count, plural, one {resta} other {restano}} a casa.",
      "Ho lasciato a casa {what}: {what_count, plural, one {serve} other {servono}} ad altro.",
    ],
    code: [
      "{what} qui {what_count, plural, one {sarebbe} other {sarebbero}} troppo casual.",
      "Ho lasciato da parte {what}: troppo casual per l'occasione.",
      "{what} {what_count, plural, one {può} other {possono}} restare a casa: qui {what_count, plural, one {sembrerebbe} other {sembrerebbero}} troppo casual.",
    ],
    dressy: [
      "{what} {what_count, plural, one {sarebbe troppo elegante} other {sarebbero troppo eleganti}} qui.",
      "Terrei {what} per un giorno più elegante.",
    ],
    covered: [
      "{what} {what_count, plural, one {copre} other {coprono}} troppo poco per l'occasione.",
    ],
    cold: [
      "Con {what} {you, select, polite {avrebbe} other {avresti}} freddo.",
      "Fa troppo freddo per {what}.",
    ],
    warm: [
      "Con {what} {you, select, polite {avrebbe} other {avresti}} troppo caldo.",
      "Fa troppo caldo per {what}.",
    ],
    toes: ["Con {what} le dita dei piedi restano scoperte, e stavolta non è il caso."],
    loud: ["{what} qui {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio."],
    stiff: ["Con {what} ci si muove a fatica."],
    gear: ["{what} qui non {what_count, plural, one {basta} other {bastano}}."],
    bride: [
      "In foto {what} {what_count, plural, one {{what_gender, select, f {verrebbe bianca} other {verrebbe bianco}}} other {{what_gender, select, f {verrebbero bianche} other {verrebbero bianchi}}}}, e il bianco è della sposa.",
    ],
    wet: ["{what} con l'acqua si {what_count, plural, one {rovinerebbe} other {rovinerebbero}}."],
    dirt: ["{what_su} si vedrebbe ogni schizzo."],
    shoes: ["{what} non {what_count, plural, one {va} other {vanno}} bene in questo caso."],
    fabric: ["Il tessuto {what_de} non è adatto all'occasione."],
    colour: ["Il colore {what_de} qui non va bene."],
  },
};
