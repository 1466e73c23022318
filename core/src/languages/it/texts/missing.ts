import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gap: [
    "Manca per questo {what}: {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Quel che manca nell'armadio: {what}. Da farsi prestare o da comprare, {list}.",
  ],
  unfit: [
    "Nell'armadio manca quel che serve qui ({what}): {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Qui manca {what} che vada bene; cercherei {list}.",
  ],
  shoes: [
    "Nell'armadio mancano le scarpe: {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Di scarpe nell'armadio ne mancano ancora; ci vorrebbe qualcosa come {list}.",
  ],
  shoesUnfit: [
    "Nessuna scarpa dell'armadio va bene qui; cercherei {list}.",
    "Quel che manca sono le scarpe giuste: {list}.",
  ],
  plain: [
    "A dirla tutta, {what} {what_count, plural, one {è} other {sono}} da tutti i giorni per {event}, e nell'armadio manca di più elegante; {lift} {lift_count, plural, one {aiuterebbe} other {aiuterebbero}}.",
    "Per {event}, {what} {what_count, plural, one {resta} other {restano}} un po' al di sotto; quel che manca: {lift}.",
  ],
  collar: [
    "So solo il colore {what_de}; con un colletto va benissimo qui.",
    "La foto non mostra se {what} {what_count, plural, one {ha} other {hanno}} un colletto; qui servirebbe.",
  ],
  formalGap: [
    "Il dress code chiede smoking o abito lungo fino a terra, e nell'armadio mancano: meglio il noleggio.",
    "Quel che manca è uno smoking o un abito lungo; un noleggio ha entrambi.",
  ],
  empty: ["L'armadio è ancora vuoto; con una foto di ogni capo scelgo tra quelli veri."],
  whiteTie: [
    "La cravatta bianca non lascia scelta: frac nero con papillon bianco, o abito da ballo fino a terra. Noleggiare è normale.",
    "Cravatta bianca vuol dire frac, gilet bianco e papillon bianco, o abito da sera fino a terra; un noleggio li ha.",
  ],
  notOwned: [
    "Nell'armadio non vedo {what}, quindi è senza.",
    "Richiesto, ma non c'è nell'armadio: {what}.",
    "Manca {what} nell'armadio, così ho scelto altro.",
  ],
  leftOut: [
    "Non sono riuscito a inserire {what} senza rompere un altro desiderio.",
    "Gli altri desideri hanno escluso {what}.",
  ],
  unknown: [
    "Non so che cosa sia «{what}» e nell'armadio non c'è; con una descrizione lo inserisco.",
    "«{what}» non è un capo che conosco; con una descrizione ci riprovo.",
  ],
  accent: [
    "Niente nell'armadio è {colour}; {piece} {piece_count, plural, one {porterebbe} other {porterebbero}} il colore.",
    "Nell'armadio manca questo colore: {colour}. Un'idea: {piece}.",
  ],
  together: [
    "Un solo outfit non può tutto: è pensato prima per {first}; per {others} va cambiato un capo.",
    "È un compromesso: va bene per {first}, e per {others} servirà un cambio.",
  ],
  wash: [
    "{what} {what_count, plural, one {è} other {sono}} a lavare.",
    "{what} {what_count, plural, one {andrebbe} other {andrebbero}} bene, ma {what_count, plural, one {è} other {sono}} a lavare.",
  ],
};
