import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Con {list} i piedi sono protetti.",
      "Ai piedi qualcosa di chiuso: {list}.",
      "Con {list} le dita dei piedi stanno al riparo.",
    ],
    "no-open-toes": [
      "Con {list} niente piedi scoperti.",
      "Davanti è tutto chiuso, con {list}.",
      "Niente di aperto ai piedi: {list}.",
    ],
    "no-heels": [
      "Con {list} i piedi stanno comodi, niente tacchi.",
      "Niente tacco, con {list}.",
      "{list} {list_count, plural, one {è} other {sono}} senza tacco, si cammina bene.",
    ],
    "no-thin-heels": [
      "Con {list} non c'è un tacco sottile che affondi.",
      "Niente tacchi sottili: con {list} il passo è sicuro.",
    ],
    "grippy-soles": [
      "Con {list} la suola tiene.",
      "La suola {list_de} fa buona presa.",
      "{list} {list_count, plural, one {tiene} other {tengono}} bene a terra.",
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
      "La suola {list_de} è chiara e non lascia segni.",
      "Il pavimento è salvo: la suola {list_de} è chiara.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {regge} other {reggono}} anche qualche colpo.",
      "Ai piedi c'è qualcosa di solido: {list}.",
    ],
    "slip-on-shoes": [
      "{list} si {list_count, plural, one {infila} other {infilano}} e si {list_count, plural, one {sfila} other {sfilano}} in un attimo.",
      "Con {list} non c'è niente da allacciare.",
      "Niente lacci: {list} si {list_count, plural, one {infila} other {infilano}} e via.",
    ],
    "long-sleeves": [
      "Le maniche {list_de} arrivano ai polsi.",
      "Con {list} le braccia sono coperte.",
      "A coprire le braccia {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
      "Maniche lunghe, con {list}.",
    ],
    "short-sleeves": [
      "Con {list} gli avambracci restano liberi.",
      "Niente maniche lunghe a intralciare le mani, con {list}.",
    ],
    "covered-shoulders": [
      "Con {list} le spalle sono coperte.",
      "{list} {list_count, plural, one {copre} other {coprono}} bene le spalle.",
      "Le spalle sono a posto con {list}.",
      "Alle spalle {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
    ],
    "wide-sleeves": ["Con {list} le maniche sono belle larghe."],
    "two-parts": ["Sopra e sotto si tolgono separatamente."],
    "top-colour": ["Sopra {list}, nel colore giusto."],
    "legs-colour": ["Sotto {list}, nel colore giusto."],
    "shoes-colour": ["Ai piedi {list}, nel colore giusto."],
    "no-wide-sleeves": [
      "Niente ai polsi che dia fastidio, con {list}.",
      "{list} non {list_count, plural, one {ha} other {hanno}} maniche larghe che danno fastidio.",
    ],
    "no-low-cut": [
      "Con {list} ci si china senza pensieri.",
      "{list} non {list_count, plural, one {ha} other {hanno}} una scollatura profonda.",
      "La scollatura è discreta, con {list}.",
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
      "Con {list} le gambe sono coperte.",
      "{list} {list_count, plural, one {arriva} other {arrivano}} fino alla caviglia.",
      "Le gambe sono coperte fino in fondo, con {list}.",
    ],
    "covered-knees": [
      "Con {list} le ginocchia sono coperte.",
      "{list} {list_count, plural, one {copre} other {coprono}} bene le ginocchia.",
      "Alle ginocchia {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
    ],
    "only-skirts": [
      "Ci vuole una gonna o un vestito, e con {list} ci siamo.",
      "Niente pantaloni: {list_count, plural, one {c'è} other {ci sono}} {list}.",
    ],
    "in-tradition": [
      "Con {list} la tradizione è rispettata.",
      "{list} {list_count, plural, one {è} other {sono}} nella tradizione.",
    ],
    "no-trailing": [
      "Con {list} niente striscia per terra.",
      "{list} non {list_count, plural, one {arriva} other {arrivano}} a terra, quindi niente striscia.",
    ],
    "covered-head": [
      "Per la testa, {list}.",
      "Sulla testa {you, select, polite {metta} other {metti}} {list}.",
      "In testa, {list}.",
    ],
    "veiled-head": [
      "Sui capelli {you, select, polite {metta} other {metti}} {list}.",
      "Sui capelli {list_count, plural, one {va} other {vanno}} {list}.",
      "Per coprire i capelli, {list}.",
    ],
    "all-covered": [
      "Con {list} tutto resta coperto, fino ai polsi.",
      "{list} {list_count, plural, one {copre} other {coprono}} bene, fino ai polsi.",
    ],
    "narrow-hems": [
      "Con {list} non c'è niente di largo che si impigli.",
      "Niente di così largo da impigliarsi, con {list}.",
    ],
    "free-hems": ["Con {list} niente finisce impigliato.", "Niente che svolazzi, con {list}."],
    "loose-waist": [
      "In vita {list} non {list_count, plural, one {stringe} other {stringono}}.",
      "Con {list} in vita si sta comodi.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {lascia} other {lasciano}} libero il collo.",
      "Niente intorno al collo, con {list}.",
    ],
    "no-high-neck": [
      "Niente collo alto, con {list}.",
      "{list} non {list_count, plural, one {sale} other {salgono}} sul collo.",
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
      "{list} non {list_count, plural, one {stringe} other {stringono}}.",
      "Con {list} ci si muove bene.",
      "Niente di aderente, con {list}.",
      "Con {list} si sta comodi.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {segue} other {seguono}} ogni movimento.",
      "Con {list} ci si piega e ci si allunga bene.",
    ],
    "no-see-through": [
      "Con {list} niente trasparenze.",
      "Anche in piena luce {list} non {list_count, plural, one {lascia} other {lasciano}} intravedere niente.",
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
      "Niente di sintetico in vista, con {list}.",
      "Di sintetico non vedo niente, con {list}.",
    ],
    "not-fluffy": [
      "{list} non {list_count, plural, one {perde} other {perdono}} pelucchi.",
      "Con {list} né peli né pelucchi in giro.",
    ],
    "not-bulky": [
      "Con {list} ci si muove bene.",
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
      "Niente che penzoli, con {list}.",
      "{list} non {list_count, plural, one {ha} other {hanno}} nulla che penzoli.",
    ],
    "no-jingling": [
      "Con {list} niente tintinna.",
      "{list} non {list_count, plural, one {tintinna} other {tintinnano}}.",
    ],
    "no-noise": [
      "{list} non {list_count, plural, one {fa} other {fanno}} rumore quando ci si muove.",
      "Con {list} quasi non ci si sente.",
    ],
    "no-metal": ["Niente metallo in vista, con {list}.", "Di metallo non vedo niente, con {list}."],
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
      "Niente loghi in vista, con {list}.",
      "{list} {list_count, plural, one {è} other {sono}} senza loghi né scritte.",
    ],
    reflective: [
      "Con {list} {you, select, polite {la vedranno} other {ti vedranno}} bene.",
      "Per farsi vedere {list_count, plural, one {c'è} other {ci sono}} {list}.",
      "{list} {list_count, plural, one {riflette} other {riflettono}} la luce, e {you, select, polite {la vedranno} other {ti vedranno}} da lontano.",
    ],
    "not-reflective": [
      "{list} non {list_count, plural, one {riflette} other {riflettono}} la luce.",
      "Con {list} niente riflessi.",
    ],
    "all-in-colour": [
      "Sul colore ci siamo, con {list}.",
      "{list} {list_count, plural, one {è} other {sono}} del colore giusto.",
      "Il colore c'è, con {list}.",
    ],
    "not-in-colour": [
      "Con {list} si evita il colore che qui non va.",
      "Il colore che qui non va, con {list}, non c'è.",
    ],
    "some-colour": [
      "Al colore {list_count, plural, one {ci pensa} other {ci pensano}} {list}.",
      "Un tocco di colore c'è, con {list}.",
      "Il colore lo {list_count, plural, one {porta} other {portano}} {list}.",
    ],
    "only-dark": [
      "Con {list} si resta sullo scuro.",
      "Toni scuri, con {list}.",
      "Di scuro {list_count, plural, one {c'è} other {ci sono}} {list}.",
    ],
    "only-light": [
      "Con {list} si resta sul chiaro.",
      "Toni chiari, con {list}.",
      "Di chiaro {list_count, plural, one {c'è} other {ci sono}} {list}.",
    ],
    "only-muted": [
      "Con {list} niente colori sgargianti.",
      "{list} {list_count, plural, one {resta} other {restano}} su colori discreti.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Mancano le maniche larghe: un poncho, anche in prestito, andrebbe bene."],
    "top-colour": [
      "Non ho trovato niente da mettere sopra in quel colore: basta una maglietta in prestito.",
    ],
    "shoes-colour": ["Non ho trovato scarpe in quel colore, ma si trovano in prestito."],
    "legs-colour": [
      "Non ho trovato niente da mettere sotto in quel colore, ma si trova in prestito.",
    ],
    "closed-shoes": [
      "Nell'armadio mancano scarpe chiuse. {you, select, polite {Si faccia} other {Fatti}} prestare un paio che copra le dita: bastano delle semplici scarpe da ginnastica.",
      "Qui ci vogliono scarpe chiuse, e nell'armadio non ci sono: basta un paio in prestito che copra le dita.",
    ],
    "grippy-soles": [
      "Mancano suole che facciano presa. {you, select, polite {Controlli} other {Controlla}} sotto le scarpe, o {you, select, polite {si faccia} other {fatti}} prestare un paio con una buona suola.",
      "Non ho visto suole che facciano presa: con un paio in prestito si è più sicuri.",
    ],
    "no-grippy-soles": [
      "Mancano scarpe con la suola liscia. {you, select, polite {Si faccia} other {Fatti}} prestare un paio con la suola di cuoio, o {you, select, polite {chieda} other {chiedi}} se vanno bene i calzini.",
      "Ci vorrebbe una suola liscia, perché la gomma frena: un paio con la suola di cuoio si trova in prestito.",
    ],
    "pale-soles": [
      "{you, select, polite {Controlli} other {Controlla}} sotto le scarpe: se la suola è scura, meglio un paio in prestito che non lasci segni.",
      "Non ho visto suole chiare: {you, select, polite {controlli} other {controlla}}, o {you, select, polite {cerchi} other {cerca}} un paio in prestito.",
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
      "Mancano le maniche lunghe. {you, select, polite {Si faccia} other {Fatti}} prestare una camicia leggera, o {you, select, polite {tenga} other {tieni}} addosso un cardigan.",
      "Non ho trovato maniche lunghe adatte: un cardigan o una camicia in prestito, e il problema è risolto.",
    ],
    "opens-front": [
      "Qui non c'è nulla che si apra davanti. Una semplice camicia con i bottoni, in prestito o nuova, sarebbe l'ideale.",
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
      "Manca il vestito tradizionale. {you, select, polite {Chieda} other {Chiedi}} in famiglia, o {you, select, polite {noleggi} other {noleggia}} qualcosa per tempo.",
      "Il vestito tradizionale si può noleggiare o chiedere in prestito.",
    ],
    "covered-head": [
      "Per la testa {you, select, polite {si faccia} other {fatti}} prestare un cappello, un berretto o un foulard.",
      "Serve ancora qualcosa per la testa: un cappello, un berretto o un foulard, anche in prestito.",
    ],
    "veiled-head": [
      "Manca un foulard per i capelli. {you, select, polite {Ne porti} other {Portane}} uno leggero, in prestito o nuovo: ne basta uno semplice.",
      "Per i capelli serve un foulard: uno leggero sta in qualsiasi borsa.",
    ],
    "all-covered": [
      "Qui nulla copre fino ai polsi. {you, select, polite {Si faccia} other {Fatti}} prestare una camicia lunga e ampia da mettere sopra.",
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
      "Manca qualcosa di elastico per le gambe. {you, select, polite {Si faccia} other {Fatti}} prestare dei leggings, o {you, select, polite {provi} other {prova}} prima fin dove ci si può piegare.",
      "Per muoversi bene servirebbero dei leggings: si trovano facilmente in prestito.",
    ],
    "may-be-spoilt": [
      "Non ho visto nulla da rovinare a cuor leggero. {you, select, polite {Si faccia} other {Fatti}} prestare qualcosa di vecchio, o {you, select, polite {metta} other {metti}} quello che mancherebbe di meno.",
      "In mancanza di vestiti vecchi, {you, select, polite {metta} other {metti}} quello che dispiace meno.",
    ],
    pockets: [
      "Niente tasche in vista. {you, select, polite {Porti} other {Porta}} una borsetta a tracolla o un marsupio.",
      "Senza tasche, con un marsupio le mani restano libere lo stesso.",
    ],
    reflective: [
      "Nell'armadio nulla riflette la luce. {you, select, polite {Aggiunga} other {Aggiungi}} un gilet o una fascia catarifrangente, costa poco.",
      "Per farsi vedere serve qualcosa di catarifrangente: un gilet o una fascia si trova con poco.",
    ],
    "all-in-colour": [
      "Manca quel colore. {you, select, polite {Si faccia} other {Fatti}} prestare almeno il sopra, o {you, select, polite {avvisi} other {avvisa}} che sarà un tono vicino.",
      "Quel colore nell'armadio manca: aiuterebbe un capo in prestito, o un avviso prima.",
    ],
    "some-colour": [
      "Manca quel colore. Basta qualcosa di piccolo: un foulard, un nastro o un fiore.",
      "Per quel colore serve un dettaglio: basta un foulard o un fiore.",
    ],
    "only-dark": [
      "Manca qualcosa di scuro. Una giacca scura in prestito risolve già molto.",
      "I toni scuri qui mancano: più di ogni altra cosa aiuterebbe una giacca in prestito.",
    ],
    "only-light": [
      "Manca qualcosa di chiaro. Un capo semplice, bianco o beige, si trova presto in prestito.",
      "I toni chiari qui mancano: la cosa più semplice è un capo bianco o beige in prestito.",
    ],
    "only-muted": [
      "Quello che andrebbe bene nell'armadio ha colori piuttosto vivaci. {you, select, polite {Si faccia} other {Fatti}} prestare qualcosa in tinta unita, grigio, blu o beige.",
      "I colori discreti qui mancano: grigio, blu o beige si trovano facilmente in prestito.",
    ],
  },
};
