import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: ["Con l'acqua fredda serve la muta, e nell'armadio non c'è: meglio noleggiarla."],
    swimwear: ["In acqua serve un costume da bagno, e nell'armadio non c'è: bisogna comprarlo."],
    "fitted-swimwear": [
      "Molte piscine vogliono il costume aderente e non ammettono i pantaloncini; nell'armadio non c'è.",
    ],
    "swim-cap": ["In piscina la cuffia è quasi sempre obbligatoria, e nell'armadio non c'è."],
    "bee-veil": [
      "Vicino alle arnie serve la maschera da apicoltore col velo, e nell'armadio non c'è: meglio farsela prestare.",
    ],
    "race-suit": [
      "In pista la tuta intera in pelle col paraschiena è obbligatoria, e nell'armadio non c'è: meglio noleggiarla.",
    ],
    "snow-legs": [
      "Sulla neve servono pantaloni impermeabili, e nell'armadio non ci sono: meglio noleggiarli.",
    ],
    gloves: ["Servono anche i guanti, e nell'armadio non ci sono."],
    "mountain-boots": [
      "In montagna servono scarpe con la suola che tiene, e nell'armadio non ci sono: meglio noleggiarle o farsele prestare.",
    ],
    "rain-boots": [
      "Con tanta acqua servono gli stivali di gomma, e nell'armadio non ci sono: meglio farseli prestare.",
    ],
    "hi-vis": [
      "Qui il gilet ad alta visibilità è obbligatorio, e nell'armadio non c'è: da chiedere sul posto o da comprare.",
    ],
    "head-cover": [
      "Lì ci si copre il capo, e nell'armadio manca un foulard adatto: meglio farselo prestare o prenderlo all'ingresso.",
    ],
    costume: [
      "Senza costume non si entra, e nell'armadio non c'è: meglio noleggiarne uno o farselo prestare.",
    ],
    "snow-boots": [
      "Sulla neve servono gli scarponi, e nell'armadio non ci sono: meglio farseli prestare.",
    ],
    helmet: ["Il casco è indispensabile, e nell'armadio non c'è: meglio farselo prestare."],
    "long-legs": [
      "Qui le gambe vanno coperte fino alla caviglia, e nell'armadio non c'è niente del genere.",
    ],
    "closed-shoes": ["Per sicurezza servono scarpe chiuse, e nell'armadio non ci sono."],
    "held-heel": [
      "Al volante la scarpa deve tenere il tallone e non scivolare dal pedale; nell'armadio non ce n'è.",
    ],
    "safety-shoes": [
      "Qui le scarpe antinfortunistiche sono obbligatorie, e nell'armadio non ci sono: meglio chiederle sul posto.",
    ],
    "sports-shoes": ["Servono scarpe sportive che tengano il piede, e nell'armadio non ci sono."],
    "sports-legs": ["Servono pantaloni sportivi, e nell'armadio non ci sono."],
    "plant-shoes": [
      "Quel giorno non si portano scarpe di pelle, e nell'armadio non ce ne sono altre: di tela andrebbero bene.",
    ],
    "floor-length": [
      "L'abito deve arrivare fino a terra, e nell'armadio non c'è niente di così lungo: meglio noleggiarlo.",
    ],
  },
  gap: [
    "Nell'armadio {what_count, plural, one {manca} other {mancano}} {what}: {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Quello che manca ancora è {what}: io cercherei {list}.",
    "Non ho trovato {what} nell'armadio. Se {you, select, polite {può, si faccia} other {puoi, fatti}} prestare {list}.",
  ],
  unfit: [
    "Nell'armadio non {what_count, plural, one {c'è} other {ci sono}} {what} che {what_count, plural, one {vada} other {vadano}} bene qui: io cercherei {list}.",
    "Tra quello che c'è nell'armadio non ho trovato {what} che {what_count, plural, one {vada} other {vadano}} bene: {list} {list_count, plural, one {sarebbe} other {sarebbero}} meglio.",
  ],
  shoes: [
    "Nell'armadio non ci sono ancora scarpe: {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Di scarpe nell'armadio ancora non ce ne sono: io cercherei {list}.",
  ],
  shoesUnfit: [
    "Nessuna delle scarpe nell'armadio va bene qui: {list_count, plural, one {andrebbe} other {andrebbero}} meglio {list}.",
    "Quello che manca sono le scarpe giuste: io cercherei {list}.",
  ],
  plain: [
    "Onestamente, {what} {what_count, plural, one {è} other {sono}} un po' troppo casual per {event}, e nell'armadio non c'è niente di più elegante: {lift} {lift_count, plural, one {aiuterebbe} other {aiuterebbero}}.",
    "Nell'armadio manca qualcosa di più elegante {what_de} per {event}: {lift_count, plural, one {basterebbe} other {basterebbero}} {lift} in prestito.",
  ],
  collar: [
    "{what_de} conosco solo il colore: con un colletto {what_count, plural, one {va} other {vanno}} benissimo qui.",
    "Dalla foto non si vede se {what} {what_count, plural, one {ha} other {hanno}} un colletto; qui ci vorrebbe.",
  ],
  formalGap: [
    "Il dress code chiede smoking o abito lungo fino a terra, e nell'armadio mancano: meglio il noleggio.",
    "Quel che manca è uno smoking o un abito lungo; un noleggio ha entrambi.",
  ],
  empty: ["L'armadio è ancora vuoto: con una foto di ogni capo potrei scegliere tra quelli veri."],
  whiteTie: [
    "La cravatta bianca non lascia scelta: frac nero con papillon bianco, o abito da ballo fino a terra. Noleggiare è normale.",
    "Cravatta bianca vuol dire frac, gilet bianco e papillon bianco, o abito da sera fino a terra; un noleggio li ha.",
  ],
  notOwned: [
    "Non ho trovato {what} nell'armadio, quindi ho fatto senza.",
    "{what} nell'armadio non {what_count, plural, one {c'è} other {ci sono}}, così ho scelto altro.",
  ],
  leftOut: [
    "Non c'era modo di mettere insieme {what} e il resto delle richieste.",
    "{what} non {what_count, plural, one {andava} other {andavano}} d'accordo con le altre richieste, quindi ho fatto senza.",
  ],
  unknown: [
    "Non so che cosa sia «{what}» e nell'armadio non c'è: {you, select, polite {me lo descriva} other {descrivimelo}} e provo a usarlo.",
    "«{what}» non è un capo che conosco: {you, select, polite {mi spieghi} other {spiegami}} che cos'è e ci riprovo.",
  ],
  accent: [
    "Nell'armadio non c'è niente di {colour}: ci {piece_count, plural, one {vorrebbe} other {vorrebbero}} {piece}.",
    "Di {colour} nell'armadio non c'è ancora niente: io aggiungerei {piece}.",
  ],
  together: ["È pensato soprattutto per {first}; per {others} è un compromesso."],
  wash: [
    "{what} {what_count, plural, one {è} other {sono}} a lavare.",
    "Anche {what} {what_count, plural, one {andrebbe} other {andrebbero}} bene, ma {what_count, plural, one {è} other {sono}} a lavare.",
  ],
};
