import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Il dress code dice «{code}», e {piece} {piece_count, plural, one {va} other {vanno}} benissimo.",
    "Dress code «{code}»: con {piece} ci siamo.",
    "Per il dress code «{code}» {piece_count, plural, one {c'è} other {ci sono}} {piece}.",
  ],
  onlyColour: [
    "Al colore {piece_count, plural, one {ci pensa} other {ci pensano}} {piece}; il resto è {colours}.",
    "Il resto è {colours}, così {piece} si {piece_count, plural, one {nota} other {notano}} di più.",
    "Di colore ce n'è uno solo, quello {piece_de}: tutto il resto è {colours}.",
    "Intorno è tutto {colours}, e il colore lo {piece_count, plural, one {mette} other {mettono}} {piece}.",
  ],
  twoShades: [
    "{c1} e {c2} sono due toni dello stesso colore: insieme sembrano un completo.",
    "{c1} con {c2}: due toni vicini, e l'insieme è curato.",
    "{c1} e {c2} vanno tono su tono, e insieme sembrano scelti apposta.",
  ],
  neutrals: [
    "{colours} stanno bene insieme senza sforzo.",
    "{colours}: un abbinamento facile, niente stona.",
    "Di colori ci sono solo {colours}, e vanno d'accordo tra loro.",
    "Con {colours} non c'è niente che stoni.",
  ],
  onlyPattern: [
    "La fantasia {piece_count, plural, one {ce l'ha} other {ce l'hanno}} {piece}, il resto è in tinta unita.",
    "Una fantasia basta, quella {piece_de}: il resto è in tinta unita.",
    "Di fantasia c'è solo quella {piece_de}; il resto è in tinta unita.",
    "Il resto è in tinta unita, così la fantasia {piece_de} si vede meglio.",
  ],
  asked: [
    "{you, select, polite {Voleva} other {Volevi}} qualcosa di {colour}: {piece_count, plural, one {c'è} other {ci sono}} {piece}.",
    "Di {colour} {piece_count, plural, one {c'è} other {ci sono}} {piece}.",
    "{you, select, polite {Aveva} other {Avevi}} detto {colour}: {piece_count, plural, one {c'è} other {ci sono}} {piece}.",
    "Qualcosa di {colour} c'è: {piece}.",
  ],
  sober: [
    "Solo {colours}, senza fantasie: niente dà nell'occhio.",
    "Tutto in {colours} e in tinta unita: sobrio e discreto.",
    "I colori sono tranquilli, {colours}, e di fantasie non ce ne sono.",
  ],
  clothInHeat: [
    "{piece} {piece_count, plural, one {è} other {sono}} di {cloth}: con {temp} si respira.",
    "Meno male che {piece} {piece_count, plural, one {è} other {sono}} di {cloth}, con {temp}.",
    "Con {temp} si sta bene: {piece} {piece_count, plural, one {è} other {sono}} di {cloth}.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {è} other {sono}} di {cloth}, e con {temp} ci vuole.",
    "Meno male che {piece} {piece_count, plural, one {è} other {sono}} di {cloth}, con {temp}.",
    "Con {temp} si sta al caldo: {piece} {piece_count, plural, one {è} other {sono}} di {cloth}.",
  ],
  layers: [
    "{under} e {over} insieme tengono caldo, e al chiuso uno dei due si toglie.",
    "Con {over} sopra {under} gli strati sono due: se fa caldo, se ne toglie uno.",
    "Sotto {under}, sopra {over}: se dentro fa caldo, {you, select, polite {ne toglie} other {ne togli}} uno.",
  ],
  washes: [
    "Se {you, select, polite {si sporca} other {ti sporchi}}, nessun dramma: {list} {list_count, plural, one {va} other {vanno}} in lavatrice.",
    "A fine giornata {list} {list_count, plural, one {va} other {vanno}} in lavatrice e via.",
    "{list} si {list_count, plural, one {lava} other {lavano}} in lavatrice, se serve.",
    "Ci si può sporcare, tanto {list} {list_count, plural, one {va} other {vanno}} in lavatrice.",
  ],
  covers: [
    "{list} {list_count, plural, one {copre} other {coprono}} braccia e gambe.",
    "Con {list} braccia e gambe sono coperte.",
    "A coprire braccia e gambe {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
  ],
  swap: [
    "Se {you, select, polite {preferisce} other {preferisci}}, {take} {take_count, plural, one {va} other {vanno}} bene quanto {worn}.",
    "Al posto {worn_de} {you, select, polite {può} other {puoi}} mettere anche {take}.",
    "Tra {worn} e {take} ero in dubbio: {you, select, polite {scelga pure} other {scegli tu}}.",
    "Anche {take} {take_count, plural, one {andrebbe} other {andrebbero}} bene, al posto {worn_de}.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {{what_gender, select, f {è fatta} other {è fatto}}} other {{what_gender, select, f {sono fatte} other {sono fatti}}}} per tutt'altro, quindi {what_count, plural, one {resta} other {restano}} a casa.",
      "Ho lasciato a casa {what}: {what_count, plural, one {serve} other {servono}} ad altro.",
      "Terrei {what} per altre occasioni.",
    ],
    code: [
      "{what} qui {what_count, plural, one {sarebbe} other {sarebbero}} troppo casual.",
      "Terrei {what} per un giorno più informale.",
      "{what} stavolta no: ci vuole qualcosa di meno casual.",
      "Per questa volta lascerei stare {what}: {what_count, plural, one {è} other {sono}} troppo casual.",
    ],
    dressy: [
      "{what} {what_count, plural, one {sarebbe troppo elegante} other {sarebbero troppo eleganti}} qui.",
      "Terrei {what} per un'occasione più elegante.",
      "Ho lasciato da parte {what}: qui {what_count, plural, one {sembrerebbe troppo elegante} other {sembrerebbero troppo eleganti}}.",
    ],
    covered: [
      "{what} {what_count, plural, one {copre} other {coprono}} troppo poco per l'occasione.",
      "Qui {what} {what_count, plural, one {lascerebbe} other {lascerebbero}} scoperto troppo.",
    ],
    cold: [
      "Con {what} {you, select, polite {avrebbe} other {avresti}} freddo.",
      "Fa troppo freddo per {what}.",
      "{what} {what_count, plural, one {aspetta} other {aspettano}} una giornata più calda.",
    ],
    warm: [
      "Con {what} {you, select, polite {avrebbe} other {avresti}} troppo caldo.",
      "Fa troppo caldo per {what}.",
      "{what} {what_count, plural, one {aspetta} other {aspettano}} una giornata più fresca.",
    ],
    toes: [
      "Lascerei stare {what}: qui servono scarpe chiuse.",
      "{what} stavolta no: ci vogliono scarpe chiuse.",
    ],
    loud: [
      "{what} qui {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio.",
      "Con {what} qui {you, select, polite {darebbe} other {daresti}} troppo nell'occhio.",
    ],
    stiff: [
      "Con {what} ci si muove a fatica.",
      "{what} qui {what_count, plural, one {sarebbe} other {sarebbero}} d'impaccio nei movimenti.",
    ],
    gear: [
      "Qui {what} non {what_count, plural, one {basta} other {bastano}}.",
      "Qui serve altro, {what} {what_count, plural, one {resta} other {restano}} a casa.",
    ],
    bride: [
      "Lascerei stare {what}: il bianco e tutto quello che gli somiglia è della sposa.",
      "A un matrimonio il bianco è della sposa, e allora lascerei stare {what}.",
    ],
    wet: [
      "L'acqua rovinerebbe {what}.",
      "{what} con l'acqua si {what_count, plural, one {rovinerebbe} other {rovinerebbero}}.",
    ],
    dirt: [
      "{what_su} si vedrebbe ogni schizzo.",
      "Risparmierei {what}: si {what_count, plural, one {macchierebbe} other {macchierebbero}} subito.",
    ],
    shoes: [
      "{what} stavolta no: ci vogliono altre scarpe.",
      "Al posto {what_de} qui ci vogliono altre scarpe.",
    ],
    fabric: [
      "Il tessuto {what_de} qui non va bene.",
      "Lascerei stare {what}: ci vuole un altro tessuto.",
    ],
    colour: [
      "Il colore {what_de} qui non va bene.",
      "Lascerei stare {what}: ci vuole un altro colore.",
      "{what} stavolta no, per il colore.",
    ],
  },
};
