import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  level: [
    "{piece} {piece_count, plural, one {dà} other {danno}} il tono che serve per {event}.",
    "A rendere il tutto abbastanza elegante per {event} {piece_count, plural, one {è} other {sono}} {piece}.",
  ],
  collar: [
    "Per {event} ci vuole un colletto, e {piece} ce {piece_count, plural, one {l'ha} other {l'hanno}}.",
    "Il colletto che l'occasione chiede {piece_count, plural, one {ce l'ha} other {ce l'hanno}} {piece}.",
  ],
  code: [
    "{piece} {piece_count, plural, one {rispetta} other {rispettano}} il dress code «{code}».",
    "Al dress code «{code}» {piece_count, plural, one {pensa} other {pensano}} {piece}.",
  ],
  onlyColour: [
    "L'unico colore lo {piece_count, plural, one {porta} other {portano}} {piece}; il resto è in {colours}.",
    "Tutto il colore sta qui: {piece}; il resto è {colours}.",
  ],
  twoShades: [
    "{c1} e {c2} sono due toni di un colore, come un completo.",
    "{c1} accanto a {c2}: un colore in due toni.",
  ],
  onlyPattern: [
    "Di fantasia {piece_count, plural, one {c'è} other {ci sono}} solo {piece}; il resto è in tinta unita.",
    "Una sola fantasia: {piece}.",
  ],
  asked: [
    "Per il colore richiesto ({colour}) {piece_count, plural, one {c'è} other {ci sono}} {piece}.",
    "Il colore richiesto, {colour}, lo {piece_count, plural, one {porta} other {portano}} {piece}.",
  ],
  sober: [
    "Tutto in {colours}, senza fantasie.",
    "Nessun colore oltre a {colours}, tutto in tinta unita.",
  ],
  clothInHeat: ["{piece}: {cloth}, che con {temp} lascia passare l'aria."],
  clothInCold: ["{piece}: {cloth}, quel che serve con {temp}."],
  washes: [
    "Ci si sporca, e {list} {list_count, plural, one {va} other {vanno}} in lavatrice.",
    "Pittura o macchie: {list} {list_count, plural, one {regge} other {reggono}} la lavatrice.",
  ],
  covers: [
    "Braccia e gambe sono coperte, con {list}.",
    "{list} {list_count, plural, one {copre} other {coprono}} fino a polsi e caviglie.",
  ],
  body: [
    "Hanno deciso l'occasione e la comodità, non la figura.",
    "Ho pensato all'occasione e alla comodità; {you, select, polite {la sua} other {la tua}} figura va bene così.",
  ],
  swap: [
    "{take} {take_count, plural, one {andrebbe} other {andrebbero}} bene quanto {worn}.",
    "Seconda scelta, quasi alla pari: {take} al posto {worn_de}.",
    "Tra {worn} e {take} è stata dura; si possono scambiare.",
  ],
  left: {
    purpose: ["Ho lasciato {what}: non è roba per l'occasione."],
    code: [
      "Ho lasciato {what}: troppo da tutti i giorni per l'occasione.",
      "{what} {what_count, plural, one {resta} other {restano}} nell'armadio: troppo da tutti i giorni per l'occasione.",
    ],
    dressy: [
      "Ho lasciato {what}: troppo da cerimonia per l'occasione.",
      "{what} {what_count, plural, one {resta} other {restano}} nell'armadio: troppo da cerimonia per l'occasione.",
    ],
    covered: [
      "Ho lasciato {what}, che {what_count, plural, one {copre} other {coprono}} poco per l'occasione.",
    ],
    cold: ["Ho lasciato {what}: fa troppo freddo.", "Fa troppo freddo per {what}, quindi senza."],
    warm: ["Ho lasciato {what}: fa troppo caldo.", "Fa troppo caldo per {what}, quindi senza."],
    toes: ["Ho lasciato {what}: non è giorno da dita scoperte."],
    loud: [
      "Ho lasciato {what}: {what_count, plural, one {darebbe} other {darebbero}} troppo nell'occhio.",
    ],
    stiff: [
      "Ho lasciato {what}, che {what_count, plural, one {frena} other {frenano}} i movimenti.",
    ],
    bride: ["Ho lasciato {what}: il bianco è della sposa."],
    wet: [
      "Ho lasciato {what}, che non {what_count, plural, one {regge} other {reggono}} tutta quest'acqua.",
    ],
    dirt: ["Ho lasciato {what}: si vedrebbe ogni schizzo."],
    shoes: ["Ho lasciato {what}: non sono scarpe per quel terreno."],
    fabric: ["Ho lasciato {what}: non è tessuto per l'occasione."],
    colour: ["Ho lasciato {what}: non è colore per l'occasione."],
  },
};
