import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "{list} {list_count, plural, one {copre} other {coprono}} le dita dei piedi, come richiesto.",
      "Le dita dei piedi restano coperte con {list}.",
    ],
    "no-open-toes": [
      "{list} non {list_count, plural, one {lascia} other {lasciano}} fuori le dita dei piedi.",
      "Nessun dito in vista con {list}.",
    ],
    "no-heels": [
      "{list} non {list_count, plural, one {ha} other {hanno}} tacco, proprio come serve.",
      "Niente tacco con {list}: si cammina senza fatica.",
    ],
    "no-thin-heels": [
      "{list} non {list_count, plural, one {ha} other {hanno}} un tacco sottile che affondi o si incastri.",
      "Niente tacchi sottili con {list}: il passo è sicuro.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {fa} other {fanno}} buona presa, così è più difficile scivolare.",
      "La suola {list_de} fa buona presa.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {scivola} other {scivolano}} bene, grazie alla suola liscia.",
      "La suola {list_de} è liscia, come richiesto.",
    ],
    "quiet-soles": [
      "Con {list} si cammina senza far rumore.",
      "{list} non {list_count, plural, one {fa} other {fanno}} sentire i passi.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {ha} other {hanno}} la suola chiara, che non lascia segni.",
      "Il pavimento resta pulito: la suola {list_de} è chiara.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {regge} other {reggono}} bene anche qualche colpo.",
      "Ai piedi c'è qualcosa di solido, con {list}.",
    ],
    "slip-on-shoes": [
      "{list} si {list_count, plural, one {infila} other {infilano}} e si {list_count, plural, one {sfila} other {sfilano}} in un attimo, senza nulla da allacciare.",
      "Non c'è nulla da allacciare con {list}.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {copre} other {coprono}} le braccia fino ai polsi.",
      "Le braccia restano coperte fino ai polsi con {list}.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {lascia} other {lasciano}} liberi gli avambracci.",
      "Niente maniche lunghe con {list}: niente intralcia le mani.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {copre} other {coprono}} le spalle.",
      "Le spalle restano coperte, come richiesto, con {list}.",
    ],
    "wide-sleeves": ["Le maniche sono abbastanza larghe con {list}."],
    "two-parts": ["Sopra e sotto si tolgono separatamente."],
    "top-colour": ["Sopra il colore è quello chiesto con {list}."],
    "legs-colour": ["Sotto il colore è quello chiesto con {list}."],
    "no-wide-sleeves": [
      "{list} non {list_count, plural, one {ha} other {hanno}} maniche larghe che pendono o danno fastidio.",
      "Niente maniche larghe con {list}: le mani restano libere.",
    ],
    "no-low-cut": [
      "{list} non {list_count, plural, one {ha} other {hanno}} una scollatura profonda.",
      "Nessuna scollatura profonda con {list}: ci si può chinare senza pensieri.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {copre} other {coprono}} bene la pancia.",
      "La pancia resta coperta con {list}.",
    ],
    "opens-front": [
      "{list} si {list_count, plural, one {apre} other {aprono}} davanti: mettere e togliere è facile.",
      "Sul davanti {list} si {list_count, plural, one {apre} other {aprono}} in un attimo.",
    ],
    "not-over-head": [
      "{list} non si {list_count, plural, one {infila} other {infilano}} dalla testa.",
      "Niente da infilare dalla testa con {list}.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {copre} other {coprono}} le gambe fino alla caviglia.",
      "Le gambe restano coperte fino in fondo con {list}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {copre} other {coprono}} le ginocchia.",
      "Le ginocchia restano coperte, come si deve, con {list}.",
    ],
    "only-skirts": [
      "Ci vuole una gonna o un vestito, e con {list} ci siamo.",
      "{list} al posto dei pantaloni: la regola è rispettata.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {appartiene} other {appartengono}} alla tradizione, come si deve.",
      "Con {list} si rispetta la tradizione.",
    ],
    "no-trailing": [
      "{list} non {list_count, plural, one {arriva} other {arrivano}} a terra, quindi nulla striscia.",
      "Nulla striscia per terra con {list}.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {copre} other {coprono}} la testa.",
      "Per la testa c'è la soluzione: {list}.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {va} other {vanno}} sui capelli, così la testa è coperta.",
      "Sui capelli {list_count, plural, one {va} other {vanno}} {list}.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {copre} other {coprono}} bene, con maniche fino ai polsi.",
      "Tutto resta ben coperto fino ai polsi con {list}.",
    ],
    "free-hems": [
      "{list} non {list_count, plural, one {striscia} other {strisciano}} e non {list_count, plural, one {pende} other {pendono}}, così niente si impiglia.",
      "Nessun orlo troppo lungo con {list}, niente che si impigli.",
    ],
    "loose-waist": [
      "Nulla preme in vita con {list}.",
      "{list} {list_count, plural, one {lascia} other {lasciano}} in pace la vita, senza stringere.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {lascia} other {lasciano}} libero il collo.",
      "Niente sciarpa e niente cravatta con {list}: il collo respira.",
    ],
    "no-high-neck": [
      "{list} non {list_count, plural, one {sale} other {salgono}} sul collo.",
      "Niente collo alto con {list}: la gola resta libera.",
    ],
    waterproof: [
      "{list} non {list_count, plural, one {lascia} other {lasciano}} passare l'acqua.",
      "L'acqua resta fuori con {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {ha} other {hanno}} il cappuccio, se serve.",
      "C'è anche un cappuccio, con {list}.",
    ],
    "no-hood": [
      "{list} non {list_count, plural, one {ha} other {hanno}} il cappuccio.",
      "Niente cappuccio con {list}, come richiesto.",
    ],
    "not-tight": [
      "{list} non {list_count, plural, one {stringe} other {stringono}}: ci si muove e si respira.",
      "Nulla stringe né tira con {list}.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {cede} other {cedono}} a ogni movimento.",
      "Con {list} ci si può piegare e allungare.",
    ],
    "no-see-through": [
      "{list} non {list_count, plural, one {lascia} other {lasciano}} intravedere nulla.",
      "Niente trasparenze con {list}.",
    ],
    "may-be-spoilt": [
      "Non importa se {list} si {list_count, plural, one {rovina} other {rovinano}}.",
      "{list} {list_count, plural, one {ha} other {hanno}} già dato tanto: una macchia o uno strappo non cambia nulla.",
    ],
    "nothing-good": [
      "{list} non {list_count, plural, one {è} other {sono}} tra le cose buone, quindi un incidente non sarebbe un dramma.",
      "Le cose buone restano al sicuro nell'armadio, e {list} {list_count, plural, one {può} other {possono}} rischiare.",
    ],
    "no-holes": [
      "{list} non {list_count, plural, one {ha} other {hanno}} buchi né strappi.",
      "Nemmeno un buco, con {list}.",
    ],
    washable: [
      "{list} si {list_count, plural, one {lava} other {lavano}} senza problemi.",
      "Basta lavare {list}, e passa tutto.",
    ],
    "natural-fibres": [
      "Per quel che so, {list} non {list_count, plural, one {contiene} other {contengono}} nulla di sintetico.",
      "Niente di sintetico con {list}, per quel che so.",
    ],
    "not-fluffy": [
      "{list} non {list_count, plural, one {perde} other {perdono}} pelucchi.",
      "Né peli né pelucchi con {list}.",
    ],
    "not-bulky": [
      "{list} non {list_count, plural, one {ingombra} other {ingombrano}}, così c'è spazio per muoversi.",
      "Niente ingombro con {list}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {ha} other {hanno}} le tasche, così le mani restano libere.",
      "Le tasche per l'essenziale ci sono, con {list}.",
    ],
    "no-shine": [
      "{list} non {list_count, plural, one {brilla} other {brillano}}.",
      "Nulla luccica con {list}.",
    ],
    "no-dangling": [
      "{list} non {list_count, plural, one {ha} other {hanno}} nulla che penzoli, così niente si impiglia.",
      "Nulla penzola con {list}.",
    ],
    "no-jingling": [
      "{list} non {list_count, plural, one {tintinna} other {tintinnano}}.",
      "Nulla tintinna con {list}.",
    ],
    "no-noise": [
      "{list} non {list_count, plural, one {fa} other {fanno}} rumore nei movimenti.",
      "Quasi non si sente nulla con {list}.",
    ],
    "no-metal": [
      "Per quel che so, {list} non {list_count, plural, one {ha} other {hanno}} parti di metallo.",
      "Niente metallo con {list}, per quel che so.",
    ],
    "no-zips": [
      "{list} non {list_count, plural, one {ha} other {hanno}} cerniere.",
      "Niente cerniera con {list}, quindi niente si inceppa.",
    ],
    "no-buttons": [
      "{list} non {list_count, plural, one {ha} other {hanno}} bottoni.",
      "Nessun bottone da allacciare con {list}.",
    ],
    "no-snaps": [
      "{list} non {list_count, plural, one {ha} other {hanno}} bottoni automatici.",
      "Niente automatici con {list}, come richiesto.",
    ],
    "no-logos": [
      "{list} non {list_count, plural, one {ha} other {hanno}} loghi né scritte.",
      "Né loghi né scritte con {list}.",
    ],
    reflective: [
      "{list} {list_count, plural, one {riflette} other {riflettono}} la luce: {you, select, polite {la vedranno} other {ti vedranno}} bene.",
      "Per farsi vedere bene {list_count, plural, one {c'è} other {ci sono}} {list}, che {list_count, plural, one {riflette} other {riflettono}} la luce.",
    ],
    "not-reflective": [
      "{list} non {list_count, plural, one {riflette} other {riflettono}} la luce.",
      "Niente riflessi con {list}.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {ha} other {hanno}} il colore richiesto.",
      "Il colore è quello giusto con {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {porta} other {portano}} il colore richiesto.",
      "Al colore richiesto {list_count, plural, one {pensa} other {pensano}} {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {resta} other {restano}} sui toni scuri.",
      "Solo toni scuri, con {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {resta} other {restano}} sui toni chiari.",
      "Solo toni chiari, con {list}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {resta} other {restano}} su colori discreti.",
      "Nessun colore sgargiante con {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Di maniche larghe nell'armadio non ne conosco; un poncho andrebbe bene."],
    "top-colour": ["Nessun capo per il sopra nell'armadio ha quel colore."],
    "legs-colour": ["Nessun capo per il sotto nell'armadio ha quel colore."],
    "closed-shoes": [
      "Nell'armadio mancano scarpe chiuse. {you, select, polite {Si faccia} other {Fatti}} prestare un paio che copra le dita: bastano delle semplici scarpe da ginnastica.",
      "Qui servono scarpe chiuse, e mancano. Basta un paio in prestito che copra le dita.",
    ],
    "grippy-soles": [
      "Nell'armadio non vedo suole che facciano presa. {you, select, polite {Controlli} other {Controlla}} sotto le scarpe, o {you, select, polite {si faccia} other {fatti}} prestare un paio con una buona suola.",
      "Una suola che faccia presa manca, per quel che so. Con un paio in prestito si è più sicuri.",
    ],
    "no-grippy-soles": [
      "Mancano scarpe con la suola liscia. {you, select, polite {Si faccia} other {Fatti}} prestare un paio con la suola di cuoio, o {you, select, polite {chieda} other {chiedi}} se vanno bene i calzini.",
      "La suola liscia manca, e la gomma frena. Un paio con la suola di cuoio si trova in prestito.",
    ],
    "pale-soles": [
      "Nell'armadio non vedo suole chiare. {you, select, polite {Controlli} other {Controlla}} prima sotto le scarpe; se sono scure, meglio un paio in prestito che non lasci segni.",
      "Le suole chiare mancano, per quel che so. Meglio controllare, o trovare un paio in prestito.",
    ],
    "sturdy-shoes": [
      "Mancano scarpe robuste, con la punta rinforzata se è obbligatoria. {you, select, polite {Se ne procuri} other {Procuratene}} prima un paio, in prestito o nuovo: senza, {you, select, polite {potrebbero non farla} other {potrebbero non farti}} entrare.",
      "Senza scarpe robuste si rischia di restare fuori, e nell'armadio mancano. {you, select, polite {Chieda} other {Chiedi}} se la punta rinforzata è obbligatoria, e {you, select, polite {trovi} other {trova}} un paio prima.",
    ],
    "slip-on-shoes": [
      "Mancano scarpe facili da togliere. {you, select, polite {Allenti} other {Allenta}} bene i lacci prima, o {you, select, polite {si faccia} other {fatti}} prestare dei mocassini.",
      "Per togliere le scarpe in fretta manca il paio giusto. Dei mocassini in prestito sarebbero l'ideale.",
    ],
    "long-sleeves": [
      "Nell'armadio non c'è nulla di adatto con le maniche lunghe. {you, select, polite {Si faccia} other {Fatti}} prestare una camicia leggera che copra le braccia, o {you, select, polite {tenga} other {tieni}} addosso un cardigan.",
      "Le maniche lunghe mancano. Un cardigan da tenere addosso o una camicia in prestito risolve.",
    ],
    "opens-front": [
      "Nell'armadio non c'è nulla di adatto che si apra davanti. Una semplice camicia con i bottoni, in prestito o nuova, sarebbe l'ideale.",
      "Manca qualcosa che si apra davanti, come una camicia con i bottoni. Si trova in prestito.",
    ],
    "long-legs": [
      "Manca qualcosa che copra le gambe fino in fondo: pantaloni lunghi o una gonna lunga, anche in prestito.",
      "Per coprire le gambe servono pantaloni lunghi o una gonna lunga. Qualcuno può prestarli.",
    ],
    "only-skirts": [
      "Nell'armadio non ci sono né gonne né vestiti. {you, select, polite {Se ne faccia} other {Fattene}} prestare uno che copra le ginocchia, e non ci sono problemi.",
      "Una gonna o un vestito manca. Meglio chiedere in prestito qualcosa di lungo.",
    ],
    "in-tradition": [
      "Nell'armadio non c'è nulla di tradizionale. {you, select, polite {Chieda} other {Chiedi}} in famiglia, o {you, select, polite {noleggi} other {noleggia}} qualcosa per tempo.",
      "Il vestito tradizionale manca, ma si può noleggiare o chiedere in prestito.",
    ],
    "covered-head": [
      "Per la testa l'armadio non ha nulla. {you, select, polite {Si faccia} other {Fatti}} prestare un cappello, un berretto o un foulard.",
      "Serve ancora qualcosa per la testa: un cappello, un berretto o un foulard, anche in prestito.",
    ],
    "veiled-head": [
      "Manca un foulard per i capelli. {you, select, polite {Ne porti} other {Portane}} uno leggero, in prestito o nuovo: ne basta uno semplice.",
      "Per i capelli serve un foulard. Uno leggero sta in qualsiasi borsa.",
    ],
    "all-covered": [
      "L'armadio non ha nulla che copra fino ai polsi. {you, select, polite {Si faccia} other {Fatti}} prestare una camicia lunga e ampia da mettere sopra.",
      "Per coprire tutto fino ai polsi serve una camicia lunga e ampia sopra il resto.",
    ],
    waterproof: [
      "Nell'armadio non c'è nulla di impermeabile. {you, select, polite {Si faccia} other {Fatti}} prestare una giacca da pioggia, e {you, select, polite {porti} other {porta}} un cambio asciutto.",
      "Contro l'acqua serve qualcosa di impermeabile. Meglio una giacca da pioggia in prestito.",
    ],
    hood: [
      "Manca una giacca con il cappuccio. {you, select, polite {Se ne faccia} other {Fattene}} prestare una, o {you, select, polite {porti} other {porta}} un berretto.",
      "Il cappuccio manca; al suo posto può bastare un berretto.",
    ],
    stretchy: [
      "Per le gambe l'armadio non ha nulla di elastico. {you, select, polite {Si faccia} other {Fatti}} prestare dei leggings, o {you, select, polite {provi} other {prova}} prima fin dove ci si può piegare.",
      "Qualcosa di elastico per le gambe manca. Dei leggings si trovano facilmente in prestito.",
    ],
    "may-be-spoilt": [
      "Nell'armadio non vedo nulla da rovinare a cuor leggero. {you, select, polite {Si faccia} other {Fatti}} prestare qualcosa di vecchio, o {you, select, polite {metta} other {metti}} quello che mancherebbe di meno.",
      "Vestiti vecchi da rovinare mancano, per quel che so. Meglio mettere quello che dispiace meno.",
    ],
    pockets: [
      "Nei pantaloni e nelle gonne dell'armadio non vedo tasche. {you, select, polite {Porti} other {Porta}} una borsetta a tracolla o un marsupio.",
      "Le tasche mancano, per quel che so. Anche con un marsupio le mani restano libere.",
    ],
    reflective: [
      "Nell'armadio nulla riflette la luce. {you, select, polite {Aggiunga} other {Aggiungi}} un gilet o una fascia catarifrangente, costa poco.",
      "Per farsi vedere serve qualcosa di catarifrangente. Un gilet o una fascia si trova con poco.",
    ],
    "all-in-colour": [
      "L'armadio non ha nulla del colore richiesto. {you, select, polite {Si faccia} other {Fatti}} prestare almeno il sopra, o {you, select, polite {avvisi} other {avvisa}} che sarà un tono vicino.",
      "Quel colore nell'armadio manca. Un capo in prestito aiuterebbe, o un avviso prima.",
    ],
    "some-colour": [
      "Il colore richiesto nell'armadio manca. Basta qualcosa di piccolo: un foulard, un nastro o un fiore.",
      "Per quel colore serve un dettaglio: basta un foulard o un fiore.",
    ],
    "only-dark": [
      "L'armadio non ha nulla di scuro per questo. Una giacca scura in prestito risolve già molto.",
      "I toni scuri qui mancano. Più di tutto aiuterebbe una giacca in prestito.",
    ],
    "only-light": [
      "L'armadio non ha nulla di chiaro per questo. Qualcosa di semplice, bianco o beige, si trova presto in prestito.",
      "I toni chiari qui mancano. La cosa più semplice è un capo bianco o beige in prestito.",
    ],
    "only-muted": [
      "Quello che andrebbe bene nell'armadio ha colori piuttosto vivaci. {you, select, polite {Si faccia} other {Fatti}} prestare qualcosa in tinta unita, grigio, blu o beige.",
      "I colori discreti qui mancano. Grigio, blu o beige si trovano facilmente in prestito.",
    ],
  },
};
