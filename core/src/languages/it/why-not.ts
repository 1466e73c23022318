import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "perche non | perche no | perche ... non | perche niente | perche senza | perche nessun/nessuna/nessuno | come mai non | come mai niente | come mai senza | cosa/cos ha/hanno che non va | che cos ha/hanno che non va | cosa non va con/in/nel/nella/nei/nelle | cosa hai/ha contro | non andava/andavano bene | che problema ha/hanno/c e | qual e il problema con | che ha/hanno di male | cosa ha/hanno di male | hai scartato/dimenticato/saltato/ignorato | ha scartato/dimenticato/saltato/ignorato",
  opens:
    "e il/lo/la/l/i/gli/le/quel/quella/quelle/quei/quegli | e mio/mia | ma il/lo/la/l/i/gli/le | e allora il/lo/la/l/i/gli/le | e che dire di/del/della/dei/delle/degli",
  say: {
    worn: ["{what} {what_count, plural, one {c'è già} other {ci sono già}} nell'outfit."],
    close: [
      "Niente contro {what}: per un soffio {other_count, plural, one {ha vinto} other {hanno vinto}} {other}.",
      "{what} {what_count, plural, one {andrebbe} other {andrebbero}} altrettanto bene; stavolta è toccato {other_a}.",
    ],
    pressed: [
      "{you, select, polite {Ha messo} other {Hai messo}} da parte {what}, e così ho guardato altrove.",
    ],
    refused: ["{you, select, polite {Mi ha} other {Mi hai}} chiesto di lasciare fuori {what}."],
    vegan: ["Niente di origine animale, quindi {what} no."],
    demand: [
      "{what} non {what_count, plural, one {rispetta} other {rispettano}} una condizione che {you, select, polite {mi ha} other {mi hai}} dato.",
    ],
    taken: [
      "{you, select, polite {Voleva} other {Volevi}} {other}, e per {what} non c'è più posto.",
    ],
    idle: ["Senza {what} non manca niente: un capo in più sarebbe di troppo."],
    dry: ["{what} {what_count, plural, one {serve} other {servono}} per la pioggia, e non piove."],
    wind: ["{what} {what_count, plural, one {lascerebbe} other {lascerebbero}} passare il vento."],
    colours: [
      "Per colore, {what} {what_count, plural, one {sta} other {stanno}} meno bene con il resto.",
    ],
    prints: ["Con {what} ci sarebbe una fantasia di troppo."],
    cloth: [
      "Per il tessuto, {what} {what_count, plural, one {sta} other {stanno}} meno bene con il resto.",
    ],
    shape: ["Il taglio {what_de} sbilancerebbe il resto."],
    mix: ["{what} e il resto non vanno insieme: da una parte elegante, dall'altra informale."],
    comfort: [
      "Deve essere comodo, e {what} {what_count, plural, one {stringerebbe} other {stringerebbero}}.",
    ],
    shabby: [
      "{what} {what_count, plural, one {ha} other {hanno}} visto giorni migliori, e qui si noterebbe.",
    ],
    vague: [
      "Conosco solo il colore {what_de}, quindi non posso promettere che basti per l'occasione.",
    ],
    layers: [
      "{what} non {what_count, plural, one {sta} other {stanno}} bene a strati con il resto.",
    ],
    suits: [
      "Per {event} {what} {what_count, plural, one {va} other {vanno}} meno bene di quello che ho scelto.",
    ],
    taste: [
      "Da quello che {you, select, polite {ha} other {hai}} tenuto o lasciato finora, {what} {you, select, polite {le} other {ti}} {what_count, plural, one {piace} other {piacciono}} meno.",
    ],
    anyway: [
      "Se {you, select, polite {vuole} other {vuoi}} comunque {what}, il meglio è con {list}.",
    ],
  },
};
