import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Con {list} le dita dei piedi restano al riparo.",
      "{list} {list_count, plural, one {copre} other {coprono}} le dita dei piedi.",
      "Ai piedi {list}: le dita restano dentro.",
    ],
    "no-open-toes": [
      "Con {list} le dita dei piedi restano dentro.",
      "Niente dita fuori, con {list}.",
      "{list} non {list_count, plural, one {lascia} other {lasciano}} fuori le dita dei piedi.",
    ],
    "no-heels": [
      "Niente tacco, con {list}.",
      "Con {list} niente tacco: si cammina senza fatica.",
      "{list} {list_count, plural, one {è} other {sono}} senza tacco.",
    ],
    "no-thin-heels": [
      "Con {list} non c'è un tacco sottile che affondi o si incastri.",
      "Niente tacchi sottili: con {list} il passo è sicuro.",
    ],
    "grippy-soles": [
      "Con {list} è più difficile scivolare: la suola fa presa.",
      "La suola {list_de} fa buona presa.",
      "{list} {list_count, plural, one {fa} other {fanno}} buona presa, così si scivola meno facilmente.",
    ],
    "no-grippy-soles": [
      "Con {list} si scivola bene: la suola è liscia.",
      "La suola {list_de} è liscia.",
    ],
    "quiet-soles": [
      "Con {list} si cammina senza far rumore.",
      "I passi quasi non si sentono, con {list}.",
    ],
    "pale-soles": [
      "Con {list} il pavimento resta pulito: la suola è chiara.",
      "La suola {list_de} è chiara e non lascia segni.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {regge} other {reggono}} anche qualche colpo.",
      "Ai piedi c'è qualcosa di solido: {list}.",
    ],
    "slip-on-shoes": [
      "{list} si {list_count, plural, one {infila} other {infilano}} e si {list_count, plural, one {sfila} other {sfilano}} in un attimo.",
      "Con {list} non c'è niente da allacciare.",
      "Niente da allacciare: {list} si {list_count, plural, one {infila} other {infilano}} e via.",
    ],
    "long-sleeves": [
      "Con {list} le braccia sono coperte fino ai polsi.",
      "{list} {list_count, plural, one {arriva} other {arrivano}} fino ai polsi.",
      "Le braccia le {list_count, plural, one {copre} other {coprono}} {list}, fino ai polsi.",
      "A coprire le braccia fino ai polsi {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
    ],
    "short-sleeves": [
      "Con {list} gli avambracci restano liberi.",
      "Niente maniche lunghe a intralciare le mani, con {list}.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {copre} other {coprono}} le spalle.",
      "Alle spalle {list_count, plural, one {pensa} other {pensano}} {list}.",
      "Con {list} le spalle sono coperte.",
      "Per tenere coperte le spalle {list_count, plural, one {c'è} other {ci sono}} {list}.",
    ],
    "wide-sleeves": ["Le maniche sono abbastanza larghe con {list}."],
    "two-parts": ["Sopra e sotto si tolgono separatamente."],
    "top-colour": ["Sopra il colore è quello chiesto con {list}."],
    "legs-colour": ["Sotto il colore è quello chiesto con {list}."],
    "no-wide-sleeves": [
      "Con {list} niente maniche larghe, e le mani restano libere.",
      "{list} non {list_count, plural, one {ha} other {hanno}} maniche larghe che pendono o danno fastidio.",
    ],
    "no-low-cut": [
      "Con {list} ci si china senza pensieri: niente scollatura profonda.",
      "{list} non {list_count, plural, one {ha} other {hanno}} una scollatura profonda.",
      "Nessuna scollatura profonda: con {list} ci si può chinare tranquillamente.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {copre} other {coprono}} bene la pancia.",
      "Con {list} la pancia resta coperta.",
    ],
    "opens-front": [
      "{list} si {list_count, plural, one {apre} other {aprono}} davanti: mettere e togliere è facile.",
      "Per mettere e togliere è comodo: {list} si {list_count, plural, one {apre} other {aprono}} davanti.",
    ],
    "not-over-head": [
      "{list} non si {list_count, plural, one {infila} other {infilano}} dalla testa.",
      "Con {list} non c'è niente da far passare dalla testa.",
    ],
    "long-legs": [
      "Con {list} le gambe sono coperte fino alla caviglia.",
      "{list} {list_count, plural, one {copre} other {coprono}} le gambe fino alla caviglia.",
      "Le gambe le {list_count, plural, one {copre} other {coprono}} {list}, fino in fondo.",
    ],
    "covered-knees": [
      "Con {list} le ginocchia sono coperte.",
      "{list} {list_count, plural, one {copre} other {coprono}} le ginocchia.",
      "Le ginocchia le {list_count, plural, one {copre} other {coprono}} {list}.",
    ],
    "only-skirts": [
      "Ci vuole una gonna o un vestito, e con {list} ci siamo.",
      "Niente pantaloni: {list_count, plural, one {c'è} other {ci sono}} {list}.",
    ],
    "in-tradition": [
      "Con {list} la tradizione è rispettata.",
      "{list} {list_count, plural, one {fa} other {fanno}} parte della tradizione.",
    ],
    "no-trailing": [
      "Con {list} niente striscia per terra.",
      "{list} non {list_count, plural, one {arriva} other {arrivano}} a terra, quindi niente striscia.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {copre} other {coprono}} la testa.",
      "Per la testa {list_count, plural, one {c'è} other {ci sono}} {list}.",
    ],
    "veiled-head": [
      "Sui capelli {list_count, plural, one {va} other {vanno}} {list}.",
      "Con {list} sui capelli la testa è coperta.",
    ],
    "all-covered": [
      "Con {list} tutto resta coperto, fino ai polsi.",
      "{list} {list_count, plural, one {copre} other {coprono}} bene, con le maniche fino ai polsi.",
    ],
    "narrow-hems": [
      "Con {list} non c'è niente di largo che si impigli.",
      "Niente di così largo da impigliarsi, con {list}.",
    ],
    "free-hems": [
      "Con {list} non c'è niente di lungo che si impigli.",
      "{list} non {list_count, plural, one {striscia} other {strisciano}} e non {list_count, plural, one {pende} other {pendono}}, così niente si impiglia.",
    ],
    "loose-waist": [
      "In vita {list} non {list_count, plural, one {stringe} other {stringono}}.",
      "Con {list} in vita non preme niente.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {lascia} other {lasciano}} libero il collo.",
      "Niente sciarpa e niente cravatta: con {list} il collo respira.",
    ],
    "no-high-neck": [
      "{list} non {list_count, plural, one {sale} other {salgono}} sul collo.",
      "Niente collo alto: con {list} la gola resta libera.",
    ],
    waterproof: [
      "Con {list} l'acqua resta fuori.",
      "{list} non {list_count, plural, one {lascia} other {lasciano}} passare l'acqua.",
      "A tenere fuori l'acqua {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
    ],
    hood: [
      "Se serve, {list} {list_count, plural, one {ha} other {hanno}} il cappuccio.",
      "C'è anche un cappuccio, con {list}.",
    ],
    "no-hood": [
      "{list} {list_count, plural, one {è} other {sono}} senza cappuccio.",
      "Niente cappuccio, con {list}.",
    ],
    "not-tight": [
      "{list} non {list_count, plural, one {stringe} other {stringono}}: ci si muove e si respira.",
      "Con {list} non c'è niente che stringa o tiri.",
      "Con {list} ci si muove bene, non c'è niente di stretto.",
      "Niente che stringe: con {list} si respira.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {segue} other {seguono}} ogni movimento.",
      "Con {list} ci si può piegare e allungare.",
    ],
    "no-see-through": [
      "{list} non {list_count, plural, one {lascia} other {lasciano}} intravedere niente.",
      "Con {list} niente trasparenze.",
    ],
    "may-be-spoilt": [
      "Se {list} si {list_count, plural, one {rovina} other {rovinano}}, pazienza.",
      "{list} {list_count, plural, one {ha} other {hanno}} già dato tanto: una macchia o uno strappo non cambia nulla.",
      "Pazienza se {list} {list_count, plural, one {prende} other {prendono}} una macchia o uno strappo.",
    ],
    "nothing-good": [
      "Le cose buone restano nell'armadio: {list} {list_count, plural, one {può} other {possono}} rischiare.",
      "{list} non {list_count, plural, one {è} other {sono}} tra le cose buone: se succede qualcosa, pazienza.",
    ],
    "no-holes": [
      "{list} non {list_count, plural, one {ha} other {hanno}} né buchi né strappi.",
      "Con {list} nemmeno un buco.",
    ],
    washable: [
      "{list} si {list_count, plural, one {lava} other {lavano}} senza problemi.",
      "Dopo, basta lavare {list}.",
    ],
    "natural-fibres": [
      "Per quel che so, {list} non {list_count, plural, one {contiene} other {contengono}} nulla di sintetico.",
      "Con {list} niente di sintetico, per quel che so.",
    ],
    "not-fluffy": [
      "{list} non {list_count, plural, one {perde} other {perdono}} pelucchi.",
      "Con {list} né peli né pelucchi in giro.",
    ],
    "not-bulky": [
      "Con {list} c'è spazio per muoversi, senza ingombro.",
      "{list} non {list_count, plural, one {ingombra} other {ingombrano}}.",
    ],
    pockets: [
      "Con {list} le tasche ci sono, e le mani restano libere.",
      "{list} {list_count, plural, one {ha} other {hanno}} le tasche per l'essenziale.",
    ],
    "no-shine": [
      "{list} non {list_count, plural, one {brilla} other {brillano}}.",
      "Con {list} niente luccica.",
    ],
    "no-dangling": [
      "Con {list} non c'è niente che penzoli e si impigli.",
      "{list} non {list_count, plural, one {ha} other {hanno}} nulla che penzoli, così niente si impiglia.",
    ],
    "no-jingling": [
      "{list} non {list_count, plural, one {tintinna} other {tintinnano}}.",
      "Con {list} niente tintinna quando ci si muove.",
    ],
    "no-noise": [
      "{list} non {list_count, plural, one {fa} other {fanno}} rumore quando ci si muove.",
      "Con {list} quasi non ci si sente.",
    ],
    "no-metal": [
      "Per quel che so, {list} non {list_count, plural, one {ha} other {hanno}} parti di metallo.",
      "Con {list} niente metallo, per quel che so.",
    ],
    "no-zips": [
      "{list} {list_count, plural, one {è} other {sono}} senza cerniera.",
      "Con {list} niente cerniera che si inceppi.",
    ],
    "no-buttons": [
      "{list} {list_count, plural, one {è} other {sono}} senza bottoni.",
      "Con {list} non ci sono bottoni da allacciare.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {è} other {sono}} senza bottoni automatici.",
      "Niente automatici, con {list}.",
    ],
    "no-logos": [
      "{list} non {list_count, plural, one {ha} other {hanno}} loghi né scritte.",
      "Con {list} niente loghi e niente scritte.",
    ],
    reflective: [
      "Con {list} {you, select, polite {la vedranno} other {ti vedranno}} bene: la luce si riflette.",
      "Per farsi vedere {list_count, plural, one {c'è} other {ci sono}} {list}, che {list_count, plural, one {riflette} other {riflettono}} la luce.",
    ],
    "not-reflective": [
      "{list} non {list_count, plural, one {riflette} other {riflettono}} la luce.",
      "Con {list} niente riflessi.",
    ],
    "all-in-colour": [
      "Con {list} il colore è quello giusto.",
      "Sul colore ci siamo, con {list}.",
      "{list} {list_count, plural, one {è} other {sono}} del colore giusto.",
    ],
    "not-in-colour": [
      "Con {list} si evita il colore che qui non va.",
      "Il colore che qui non va, con {list}, non c'è.",
    ],
    "some-colour": [
      "Al colore {list_count, plural, one {pensa} other {pensano}} {list}.",
      "Il colore richiesto lo {list_count, plural, one {porta} other {portano}} {list}.",
      "Il colore c'è, con {list}.",
    ],
    "only-dark": [
      "Con {list} si resta sullo scuro.",
      "{list} {list_count, plural, one {resta} other {restano}} sui toni scuri.",
      "Toni scuri, con {list}.",
    ],
    "only-light": [
      "Con {list} si resta sul chiaro.",
      "{list} {list_count, plural, one {resta} other {restano}} sui toni chiari.",
      "Toni chiari, con {list}.",
    ],
    "only-muted": [
      "Con {list} niente colori sgargianti.",
      "{list} {list_count, plural, one {resta} other {restano}} su colori discreti.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Di maniche larghe nell'armadio non ne conosco; un poncho andrebbe bene."],
    "top-colour": ["Nessun capo per il sopra nell'armadio ha quel colore."],
    "legs-colour": ["Nessun capo per il sotto nell'armadio ha quel colore."],
    "closed-shoes": [
      "Nell'armadio mancano scarpe chiuse. {you, select, polite {Si faccia} other {Fatti}} prestare un paio che copra le dita: bastano delle semplici scarpe da ginnastica.",
      "Qui ci vogliono scarpe chiuse, e nell'armadio non ci sono: basta un paio in prestito che copra le dita.",
    ],
    "grippy-soles": [
      "Nell'armadio non vedo suole che facciano presa. {you, select, polite {Controlli} other {Controlla}} sotto le scarpe, o {you, select, polite {si faccia} other {fatti}} prestare un paio con una buona suola.",
      "Per quel che so manca una suola che faccia presa: con un paio in prestito si è più sicuri.",
    ],
    "no-grippy-soles": [
      "Mancano scarpe con la suola liscia. {you, select, polite {Si faccia} other {Fatti}} prestare un paio con la suola di cuoio, o {you, select, polite {chieda} other {chiedi}} se vanno bene i calzini.",
      "Ci vorrebbe una suola liscia, perché la gomma frena: un paio con la suola di cuoio si trova in prestito.",
    ],
    "pale-soles": [
      "Nell'armadio non vedo suole chiare. {you, select, polite {Controlli} other {Controlla}} prima sotto le scarpe; se sono scure, meglio un paio in prestito che non lasci segni.",
      "Per quel che so mancano le suole chiare: {you, select, polite {controlli} other {controlla}}, o {you, select, polite {cerchi} other {cerca}} un paio in prestito.",
    ],
    "sturdy-shoes": [
      "Mancano scarpe robuste, con la punta rinforzata se è obbligatoria. {you, select, polite {Se ne procuri} other {Procuratene}} prima un paio, in prestito o nuovo: senza, {you, select, polite {potrebbero non farla} other {potrebbero non farti}} entrare.",
      "Senza scarpe robuste si rischia di restare fuori, e nell'armadio mancano. {you, select, polite {Chieda} other {Chiedi}} se la punta rinforzata è obbligatoria, e {you, select, polite {trovi} other {trova}} un paio prima.",
    ],
    "slip-on-shoes": [
      "Mancano scarpe facili da togliere. {you, select, polite {Allenti} other {Allenta}} bene i lacci prima, o {you, select, polite {si faccia} other {fatti}} prestare dei mocassini.",
      "Per togliersi le scarpe in fretta manca il paio giusto: dei mocassini in prestito sarebbero l'ideale.",
    ],
    "long-sleeves": [
      "Nell'armadio non c'è nulla di adatto con le maniche lunghe. {you, select, polite {Si faccia} other {Fatti}} prestare una camicia leggera che copra le braccia, o {you, select, polite {tenga} other {tieni}} addosso un cardigan.",
      "Mancano le maniche lunghe: un cardigan da tenere addosso o una camicia in prestito, e il problema è risolto.",
    ],
    "opens-front": [
      "Nell'armadio non c'è nulla di adatto che si apra davanti. Una semplice camicia con i bottoni, in prestito o nuova, sarebbe l'ideale.",
      "Manca qualcosa che si apra davanti: una camicia con i bottoni si trova in prestito.",
    ],
    "long-legs": [
      "Manca qualcosa che copra le gambe fino in fondo: pantaloni lunghi o una gonna lunga, anche in prestito.",
      "Per coprire le gambe ci vogliono pantaloni lunghi o una gonna lunga: magari qualcuno li presta.",
    ],
    "only-skirts": [
      "Nell'armadio non ci sono né gonne né vestiti. {you, select, polite {Se ne faccia} other {Fattene}} prestare uno che copra le ginocchia, e siamo a posto.",
      "Manca una gonna o un vestito: meglio chiedere in prestito qualcosa di lungo.",
    ],
    "in-tradition": [
      "Nell'armadio non c'è nulla di tradizionale. {you, select, polite {Chieda} other {Chiedi}} in famiglia, o {you, select, polite {noleggi} other {noleggia}} qualcosa per tempo.",
      "Manca il vestito tradizionale: si può noleggiare o chiedere in prestito.",
    ],
    "covered-head": [
      "Per la testa nell'armadio non c'è nulla. {you, select, polite {Si faccia} other {Fatti}} prestare un cappello, un berretto o un foulard.",
      "Serve ancora qualcosa per la testa: un cappello, un berretto o un foulard, anche in prestito.",
    ],
    "veiled-head": [
      "Manca un foulard per i capelli. {you, select, polite {Ne porti} other {Portane}} uno leggero, in prestito o nuovo: ne basta uno semplice.",
      "Per i capelli serve un foulard: uno leggero sta in qualsiasi borsa.",
    ],
    "all-covered": [
      "Nell'armadio non c'è nulla che copra fino ai polsi. {you, select, polite {Si faccia} other {Fatti}} prestare una camicia lunga e ampia da mettere sopra.",
      "Per coprire tutto fino ai polsi serve una camicia lunga e ampia sopra il resto.",
    ],
    waterproof: [
      "Nell'armadio non c'è nulla di impermeabile. {you, select, polite {Si faccia} other {Fatti}} prestare una giacca da pioggia, e {you, select, polite {porti} other {porta}} un cambio asciutto.",
      "Contro l'acqua serve qualcosa di impermeabile: meglio una giacca da pioggia in prestito.",
    ],
    hood: [
      "Manca una giacca con il cappuccio. {you, select, polite {Se ne faccia} other {Fattene}} prestare una, o {you, select, polite {porti} other {porta}} un berretto.",
      "Il cappuccio non c'è: al suo posto può bastare un berretto.",
    ],
    stretchy: [
      "Per le gambe nell'armadio non c'è nulla di elastico. {you, select, polite {Si faccia} other {Fatti}} prestare dei leggings, o {you, select, polite {provi} other {prova}} prima fin dove ci si può piegare.",
      "Manca qualcosa di elastico per le gambe: dei leggings si trovano facilmente in prestito.",
    ],
    "may-be-spoilt": [
      "Nell'armadio non vedo nulla da rovinare a cuor leggero. {you, select, polite {Si faccia} other {Fatti}} prestare qualcosa di vecchio, o {you, select, polite {metta} other {metti}} quello che mancherebbe di meno.",
      "Per quel che so non ci sono vestiti vecchi da rovinare: meglio mettere quello che dispiace meno.",
    ],
    pockets: [
      "Nei pantaloni e nelle gonne dell'armadio non vedo tasche. {you, select, polite {Porti} other {Porta}} una borsetta a tracolla o un marsupio.",
      "Per quel che so mancano le tasche: con un marsupio le mani restano libere lo stesso.",
    ],
    reflective: [
      "Nell'armadio nulla riflette la luce. {you, select, polite {Aggiunga} other {Aggiungi}} un gilet o una fascia catarifrangente, costa poco.",
      "Per farsi vedere serve qualcosa di catarifrangente: un gilet o una fascia si trova con poco.",
    ],
    "all-in-colour": [
      "Nell'armadio non c'è nulla di quel colore. {you, select, polite {Si faccia} other {Fatti}} prestare almeno il sopra, o {you, select, polite {avvisi} other {avvisa}} che sarà un tono vicino.",
      "Quel colore nell'armadio manca: aiuterebbe un capo in prestito, o un avviso prima.",
    ],
    "some-colour": [
      "Quel colore nell'armadio manca. Basta qualcosa di piccolo: un foulard, un nastro o un fiore.",
      "Per quel colore serve un dettaglio: basta un foulard o un fiore.",
    ],
    "only-dark": [
      "Nell'armadio non c'è nulla di scuro che vada bene. Una giacca scura in prestito risolve già molto.",
      "I toni scuri qui mancano: più di ogni altra cosa aiuterebbe una giacca in prestito.",
    ],
    "only-light": [
      "Nell'armadio non c'è nulla di chiaro che vada bene. Qualcosa di semplice, bianco o beige, si trova presto in prestito.",
      "I toni chiari qui mancano: la cosa più semplice è un capo bianco o beige in prestito.",
    ],
    "only-muted": [
      "Quello che andrebbe bene nell'armadio ha colori piuttosto vivaci. {you, select, polite {Si faccia} other {Fatti}} prestare qualcosa in tinta unita, grigio, blu o beige.",
      "I colori discreti qui mancano: grigio, blu o beige si trovano facilmente in prestito.",
    ],
  },
};
