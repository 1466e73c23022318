import type { MissingTexts } from "../../texts.ts";

export const missing: MissingTexts = {
  gear: {
    wetsuit: [
      "Per l'acqua fredda manca la muta: {you, select, polite {la noleggi} other {noleggiala}} sul posto.",
    ],
    swimwear: ["Manca ancora un costume da bagno: si trova in qualsiasi negozio di sport."],
    "fitted-swimwear": [
      "Manca un costume aderente, slip o boxer da piscina: molte piscine non ammettono i pantaloncini, e si trova in ogni negozio di sport.",
    ],
    "swim-cap": [
      "{you, select, polite {Prenda} other {Prendi}} anche una cuffia, spesso si compra alla cassa della piscina.",
    ],
    "bee-veil": [
      "Vicino alle arnie serve il velo da apicoltore: {you, select, polite {se lo faccia} other {fattelo}} prestare sul posto.",
    ],
    "race-suit": [
      "In pista la tuta intera in pelle col paraschiena è obbligatoria: {you, select, polite {la noleggi} other {noleggiala}} sul posto.",
    ],
    "snow-legs": [
      "Per la neve mancano dei pantaloni impermeabili: si trovano in prestito o a noleggio.",
    ],
    gloves: ["Servono anche dei guanti: basta un paio in prestito."],
    "snow-boots": ["Per la neve mancano degli scarponi: si trovano in prestito o a noleggio."],
    helmet: ["Senza casco non si parte: si trova in prestito o a noleggio."],
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
    "long-legs": [
      "Qui le gambe vanno coperte fino alla caviglia: {you, select, polite {si faccia} other {fatti}} prestare dei pantaloni lunghi.",
    ],
    "closed-shoes": [
      "Per sicurezza qui servono scarpe chiuse: {you, select, polite {si faccia} other {fatti}} prestare un paio.",
    ],
    "held-heel": [
      "Per guidare {you, select, polite {trovi} other {trova}} delle scarpe che tengano il tallone, anche semplici scarpe da ginnastica.",
    ],
    "safety-shoes": [
      "Qui le scarpe antinfortunistiche sono obbligatorie: {you, select, polite {chieda} other {chiedi}} se sul posto le prestano.",
    ],
    "sports-shoes": [
      "Mancano scarpe sportive che tengano il piede: {you, select, polite {si faccia} other {fatti}} prestare un paio, o {you, select, polite {lo compri} other {compralo}} prima.",
    ],
    "sports-legs": [
      "Mancano dei pantaloni sportivi: dei leggings o una tuta si trovano in prestito.",
    ],
    "plant-shoes": [
      "Quel giorno niente scarpe di pelle: di tela, anche in prestito, vanno benissimo.",
    ],
    "floor-length": [
      "L'abito deve arrivare fino a terra, e qui niente è così lungo: un abito lungo si noleggia.",
    ],
  },
  gap: [
    "{what_count, plural, one {Manca} other {Mancano}} ancora {what}: {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Quello che manca ancora è {what}: io cercherei {list}.",
    "Ci {what_count, plural, one {vorrebbe} other {vorrebbero}} anche {what}: se {you, select, polite {può, si faccia} other {puoi, fatti}} prestare {list}.",
  ],
  unfit: [
    "Non ho trovato {what} che {what_count, plural, one {vada} other {vadano}} bene qui: io cercherei {list}.",
    "{what_count, plural, one {Manca} other {Mancano}} {what} che {what_count, plural, one {vada} other {vadano}} bene qui: {list} {list_count, plural, one {sarebbe} other {sarebbero}} meglio.",
  ],
  shoes: [
    "Nell'armadio non ci sono ancora scarpe: {list} {list_count, plural, one {andrebbe} other {andrebbero}} bene.",
    "Di scarpe nell'armadio ancora non ce ne sono: io cercherei {list}.",
  ],
  shoesUnfit: [
    "Nessuna delle scarpe nell'armadio va bene qui: {list_count, plural, one {andrebbe} other {andrebbero}} meglio {list}.",
    "Mancano le scarpe giuste: io cercherei {list}.",
  ],
  plain: [
    "{what} {what_count, plural, one {è} other {sono}} un po' casual per {event}: con {lift}, anche in prestito, sarebbe perfetto.",
    "Per {event}, se {you, select, polite {riesce a farsi} other {riesci a farti}} prestare {lift}, sarà ancora meglio {what_de}.",
  ],
  collar: [
    "{what_de} conosco solo il colore: con un colletto {what_count, plural, one {va} other {vanno}} benissimo qui.",
    "Dalla foto non si vede un colletto: con il colletto {what} qui {what_count, plural, one {va} other {vanno}} benissimo.",
  ],
  formalGap: [
    "Qui ci vuole uno smoking o un abito lungo fino a terra: {you, select, polite {li trova} other {li trovi}} a noleggio.",
    "Quel che manca è uno smoking o un abito lungo; un noleggio ha entrambi.",
  ],
  empty: ["L'armadio è ancora vuoto: con una foto di ogni capo potrei scegliere tra quelli veri."],
  whiteTie: [
    "La cravatta bianca non lascia scelta: frac nero con papillon bianco, o abito da ballo fino a terra. Noleggiare è normale.",
    "Cravatta bianca vuol dire frac, gilet bianco e papillon bianco, o abito da sera fino a terra; un noleggio li ha.",
  ],
  notOwned: [
    "Non ho trovato {what} nell'armadio, facciamo senza.",
    "{what}? Nell'armadio non {what_count, plural, one {c'è} other {ci sono}}, così ho scelto altro.",
  ],
  leftOut: [
    "{what} e tutto il resto insieme non ci stavano.",
    "{what} non {what_count, plural, one {andava} other {andavano}} d'accordo con il resto di quello che {you, select, polite {chiedeva} other {chiedevi}}, facciamo senza.",
  ],
  unknown: [
    "Non so che cosa sia «{what}» e nell'armadio non c'è: {you, select, polite {me lo descriva} other {descrivimelo}} e provo a usarlo.",
    "«{what}» non è un capo che conosco: {you, select, polite {mi spieghi} other {spiegami}} che cos'è e ci riprovo.",
  ],
  accent: [
    "Nell'armadio non c'è niente di {colour}: ci {piece_count, plural, one {vorrebbe} other {vorrebbero}} {piece}.",
    "Di {colour} nell'armadio non c'è ancora niente: io aggiungerei {piece}.",
  ],
  together: ["È pensato per {first}; per {others} bisogna cambiarsi."],
  wash: [
    "{what} {what_count, plural, one {è} other {sono}} a lavare.",
    "Anche {what} {what_count, plural, one {andrebbe} other {andrebbero}} bene, ma {what_count, plural, one {è} other {sono}} a lavare.",
  ],
};
