import type { RuleList } from "../rule-list.ts";

/** What is demanded of clothes, in Italian. */
export const rules: RuleList = {
  classes: {
    // Who says how one comes.
    host: "sposa sposo sposi vedova vedovo padrona capo capa scuola invito direttrice direttore maestro famiglia organizzatori",
    asks: "chiede chiesto chiedono vuole vogliono voleva esige dice scritto impone pretende",
    some: "qualcosa tocco po capo dettaglio",
    gone: "impossibile impossibili escluse escluso neanche no",
    no: "nessuno no non niente nessun nessuna senza ne mai zero vietato vietata vietati vietate evitare nulla",
    must: "obbligatorio obbligatoria obbligatori obbligatorie regolamento devono deve dobbiamo vuole vogliono solo serve servono esclusivamente richiesto richiesta richieste",
    shoe: "scarpe scarpa calzature stivali scarponi",
    sole: "suola suole",
    thing: "vestiti roba abiti cose qualcosa abbigliamento capi vestito indumenti panni",
    all: "tutto tutti tutte tutta solo completamente interamente rigorosamente",
  },
  undone:
    "nessuno mio mia miei mie suo sua suoi sue tuo tua nostro ho avevo ha odio stufo stufa invece bisogno serve perso se quando che indossava portava dimenticato sempre solito armadio guardaroba",
  loose: "so sicuro sicura idea tempo importa problema solo molto",
  except: "tranne eccetto salvo meno parte",
  speaker: "io",
  seeking: "cosa che come quale quali",
  rules: {
    "closed-shoes":
      "{shoe} chius* | punta chiusa | dita coperte | {shoe} che coprono | {shoe} .. chiuse | zecche | zecca | erba alta | rovi | ortiche | sanguisughe",
    "no-open-toes":
      "{no} .. {shoe} apert* | {no} dita scoperte | {no} punta aperta | {no} .. piedi scoperti | {no} .. dita di fuori",
    "no-heels":
      "{no} .. tacchi | {no} .. tacco | {shoe} bass* {must}? | {shoe} piatt* | {shoe} senza tacco | solo basse | coi tacchi ho chiuso | raso terra | {no} coi tacchi | suola piatta",
    "no-thin-heels":
      "{no} .. spillo | {no} .. stiletto | {no} tacchi sottili | tacchi .. affond* | tacco .. affonda | tacco largo {must}",
    "grippy-soles":
      "antiscivolo | {sole} che tengono | {sole} aderent* | {shoe} che non scivolano | {sole} in gomma {must} | buona presa | {shoe} .. grip | che non scivol* | {no} .. {sole} di/in? cuoio | {no} .. {sole} lisci* | {sole} di/in? cuoio .. casa/{no} | {sole} lisci* .. casa/{no} | antisdrucciol*",
    "no-grippy-soles":
      "{sole} di/in cuoio {must} | {must} {sole} di/in cuoio | {must} {sole} lisci* | {sole} lisci* {must} | {no} {sole} di gomma",
    "quiet-soles":
      "{sole} silenzios* | {shoe} silenzios* | {shoe} che non fanno rumore | {sole} morbid* | {no} .. scricchiolano",
    "pale-soles":
      "{sole} chiar* | {sole} bianc* | {no} {sole} ner* | {sole} che non segn* | {no} .. segnano il ponte | che non segna* | {sole} non marcant*",
    "sturdy-shoes":
      "puntale/puntali | {shoe} con .. puntale | {shoe} antinfortunistic* | antinfortunistica | punta rinforzata | {shoe} robust* | {shoe} di sicurezza | {shoe} resistenti",
    "slip-on-shoes":
      "lacci/stringhe .. una/sola mano | lacci/stringhe .. non riesco/posso/ce | non riesco/posso .. allacciar*/lacci/stringhe | allacciar* .. impossibile/riesco | non posso/riesco/devo .. chinarmi/piegarmi/abbassarmi | vietato chinarsi/piegarsi/chinarmi/piegarmi | lacci/stringhe .. scordare/dimenticare | {shoe} facili da togliere | {shoe} .. togliere facil* | {shoe} senza lacci | {no} lacci | {no} stringhe | {shoe} che si sfilano | {shoe} .. si tolgono",
    "long-sleeves":
      "fotosensib* | mi scotto in .. minuti | mi brucio in .. minuti | pastiglie/medicin*/farmac* .. sole | coprirmi dal sole | proteggere la pelle dal sole | maniche lunghe | manica lunga | braccia coperte | coprire .. braccia | braccia .. coperte | braccia e gambe coperte | allergia al sole .. braccia | allergica/allergico al sole .. braccia | braccia .. riparate dal sole",
    "short-sleeves":
      "maniche corte {must} | {no} maniche lunghe | avambracci scoperti | braccia libere | manica che si tira su",
    "covered-shoulders":
      "spalle .. coperte | coprire .. spalle | {no} spalle nude | {no} spalle scoperte | {no} .. canott* | {no} .. spalline | spalle e ginocchia | ginocchia e spalle | {no} .. smanicat* | {no} schiena nuda | {no} .. bretelline | {no} schiena scoperta",
    "wide-sleeves":
      "{must} .. maniche larghe | {must} .. maniche ampie | maniche larghe {must} | {must} .. manica larga | maniche ampie {must}",
    "two-parts":
      "due pezzi separati | in due pezzi | niente vestito intero | {no} vestito intero | {no} abito intero | sopra e sotto separati",
    "top-colour":
      "sopra {colour} | parte sopra {colour} | sopra {colour} | {colour} {must}? sopra | parte superiore {colour}",
    "legs-colour": "sotto {colour} | parte sotto {colour} | pantaloni {must} essere {colour}",
    "shoes-colour": "scarpe/calzature/scarpa {must} essere {colour} | calzature {colour}",
    "no-wide-sleeves":
      "{no} maniche aperte | {no} maniche che pendono/ciondolano | {no} maniche a kimono | {no} maniche larghe | {no} maniche ampie | {no} maniche svolazzanti | {no} maniche svasate | {no} maniche a campana | maniche che non penzolino/strascichino/pendano | {no} maniche .. strisciano/penzolano/larghe/pendono | {no} maniche che strisciano/penzolano/pendono",
    "no-low-cut":
      "{no} .. scollat* | {no} scollatur* | senza scollatur* | {no} scollo profondo | accollat* {must} | {no} decolte | {no} .. scollo",
    "no-bare-midriff":
      "{no} .. crop top | {no} pancia scoperta | {no} pancia di fuori | {no} ombelico | {no} top corti | {no} .. ombelico | pancia coperta",
    "opens-front":
      "si apra davanti | si aprano davanti | si apre davanti | si aprono davanti | apribile davanti | aprirsi davanti | si apre davanti | apra davanti | che si apre | aperto davanti | si apra davanti | bottoni davanti | aprire davanti | si abbottona davanti | apribile davanti | senza che mi spogli | senza spogliarmi | si apre davanti | apertura davanti | arrivare al catetere | facile da togliere",
    "not-over-head":
      "niente che si infili dalla testa | niente da infilare/infilarsi dalla testa | {no} .. dalla testa | {no} .. infilare dalla testa | dalla testa no | {no} .. alzare le braccia | {no} .. dalla testa | infilare niente dalla testa | infilare/infilarmi/passare .. dalla testa .. {gone} | dalla testa .. {gone} | {no} .. per la testa | {no} .. alzare il braccio",
    "long-legs":
      "pantaloni lunghi {must}? | pantalone lungo | gambe coperte | coprire .. gambe | gambe .. coperte | braccia e gambe coperte | zecche | zecca | erba alta | rovi | ortiche | sanguisughe",
    "covered-knees":
      "ginocchia .. coperte | coprire .. ginocchia | sotto il ginocchio | sotto al ginocchio | spalle e ginocchia | {no} minigonn* | {no} sopra il ginocchio | {no} gonne corte | {no} ginocchia scoperte | {no} ginocchia nude | al ginocchio {must} | niente di corto | {no} vestiti corti | ginocchia e spalle | {no} gambe nude | {no} di? corto",
    "only-skirts":
      "solo gonn* | donne .. in gonna | donne solo con la gonna | gonna obbligatoria | {no} pantaloni per le donne | solo la gonna | solo in gonna",
    "in-tradition":
      "in abito tradizionale | in abiti tradizionali | in costume tradizionale/tipico/sardo | abito tradizionale {must}? | costume tradizionale/tipico | in tracht | vestiti tradizionali",
    "no-trailing":
      "{no} .. strisci* | che non strisci* | {no} .. fino a terra | non deve strisciare | niente che strisci* | il resto non deve strisciare",
    "covered-head":
      "testa coperta | capo coperto | coprire .. testa | coprire .. capo | capelli .. coperti | capelli coperti | coprirmi la testa | velo {must} | coprirsi il capo | coprire i capelli | copricapo {must}",
    waterproof:
      "impermeabil* {must} | qualcosa di impermeabile | qualcosa d impermeabile | {must} .. impermeabil* | che non si bagni | che non passi l acqua | che tenga l acqua",
    hood: "con cappuccio | col cappuccio | cappuccio {must} | {must} .. cappuccio | con il cappuccio",
    "no-hood": "{no} .. cappucc* | senza cappuccio | {no} cappucci",
    "not-tight":
      "{no} .. manica/maniche stretta/strette/aderente/aderenti/attillate | manica/maniche .. gesso | gesso .. gomito/manica | niente di stretto | {no} .. aderent* | niente di aderente | {no} .. strett* | {no} .. attillat* | niente di attillato | {thing} larg* | qualcosa di largo | {thing} comod* e larg* | niente che stringa | niente che tira | {no} fasciant* | che non stringa* | niente di fasciante | non strett* | manica/maniche stretta/strette | gesso .. gomito | gesso .. manica/maniche | maniche/gambe strette/aderenti {gone} | maniche/gambe strette/aderenti .. {gone}",
    stretchy:
      "elasticizzat* | elastic* {must} | vita elastica | che si estenda | qualcosa di elastico | pantaloni elastici | che ceda | alzare la gamba | muovermi bene",
    "no-see-through":
      "{no} .. trasparen* | niente di trasparente | {no} trasparenze | coprente {must} | {no} pizzo",
    "may-be-spoilt":
      "{thing} vecch* | si puo sporcare | si possa sporcare | si possono sporcare | che si sporch* | da buttare | puo sporcarsi | buttare via dopo | posso buttare | da battaglia | si rovin* | possa rovinarsi | non mi dispiace sporcare | che non m importa | che posso rovinare | puo rovinarsi | da sporcare | si puo rovinare | che puo morire",
    "nothing-good":
      "niente di buono | niente di nuovo | niente di bello | niente di costoso | {no} {thing} buon* | niente di elegante | niente di prezioso | {no} {thing} nuov* | niente di firmato | niente di delicato | {no} {thing} bell*",
    "no-holes":
      "{no} .. strapp* | {no} .. buchi | {no} .. bucat* | {no} .. rott* | senza strappi | {no} jeans strappati",
    washable:
      "lavabil* | va/vada/vadano/vanno/andare/lavare/lava/lavano/lavi/mettere/metto/metta/entri in lavatrice | si lavi facil* | si lava facil* | facile da lavare | che si lava | si lavano bene",
    "natural-fibres":
      "fibre naturali | fibra naturale | solo cotone | {no} sintetic* | {no} poliestere | niente di sintetico | {no} nylon | puro cotone | {no} acrilico",
    "not-fluffy":
      "niente di peloso | {no} .. pelucchi | {no} pelo | niente che perde pelo | {no} .. pelos* | niente che lascia pelucchi | {no} .. lanos* | ne di? peloso | ne pelosa",
    "not-bulky":
      "niente di ingombrante | {no} .. ingombrant* | niente di voluminoso | {no} omino michelin | niente di grosso | {no} .. voluminos* | {no} .. gonfi* | che non ingombri",
    pockets:
      "con tasche | con le tasche | {must} .. tasche | tasche {must} | tante tasche | che abbia tasche",
    "no-shine":
      "niente di lucido | niente che brilli | niente che brilla | {no} .. brillant* | {no} paillettes | niente di luccicante | {no} .. luccic* | {no} glitter | niente di brillante | {no} lustrini | {no} strass | niente che luccichi | {no} .. lucid*",
    "no-dangling":
      "niente che penda | niente che penzoli | niente di pendente | {no} .. pendent* | {no} frange | niente che svolazzi | {no} .. svolazz* | {no} .. penzol* | niente che si impigli | niente che si possa impigliare | {no} orecchini lunghi | sciarpe che svolazzano | niente che pende | niente di svolazzante",
    "no-jingling":
      "niente che tintinni | {no} .. tintinn* | {no} bracciali | niente che suona | {no} braccialetti | niente che faccia rumore ai polsi",
    "no-noise":
      "niente che faccia rumore | niente che fa rumore | niente di rumoroso | {no} .. rumoros* | {no} .. frusci* | niente che fruscia",
    "no-metal":
      "{no} .. metall* | niente di metallico | senza metall* | {no} metallo | niente in metallo | metal detector | {no} ferretto | {no} .. ferretti | {no} borchie | {no} zip e bottoni",
    "no-zips":
      "{no} .. zip | senza zip | {no} .. cerniere | {no} .. cerniera | senza cerniera | zip in vista {no}",
    "no-buttons":
      "bottoni .. impossibile/impossibili/riesco/posso | non riesco/posso .. bottoni/abbottonar* | bottoni .. una/sola mano | {no} .. bottoni | senza bottoni | {no} bottoncini | niente con i bottoni",
    "no-snaps": "{no} .. automatici | {no} bottoni a pressione | {no} .. clip",
    "no-logos":
      "{no} .. loghi | {no} .. logo | senza logh* | {no} .. scritte | {no} .. marchi | {no} .. stampe | senza scritte | {no} .. marche | niente di firmato in vista | {no} griffe",
    reflective:
      "{must} .. catarifrangent* | catarifrangent* {must} | gilet riflettente | qualcosa di riflettente | che mi vedano | giubbino catarifrangente | farmi vedere al buio | alta visibilita {must} | vedano/vedere/visto/vista .. fari/macchine",
    "not-reflective":
      "{no} .. catarifrangent* | niente di riflettente | {no} .. riflettent* | {no} fluo",
    "all-in-colour":
      "{all} in {colour} | {all} di {colour} | tutto {colour} | vestiti di {colour} | vestiti in {colour} | da capo a piedi .. {colour} | solo {colour} | dress code {colour} | {colour} {must} | completamente {colour} | vestirsi di {colour} | total {colour} | vestito di {colour} | in {colour} integrale | vestita di {colour} | tutti vestiti di {colour} | vesto/metto/porto solo di? {colour} | solo di {colour} | {colour} dalla testa ai piedi | dalla testa ai piedi in {colour} | tutto/tutta/tutti/tutte in {colour} | nient altro che {colour} | sempre e solo {colour} | completamente di {colour} | {host} .. {asks} .. {colour} | invitati/invitate .. in/di {colour} | {colour} integrale/totale/completo | interamente in/di {colour} | {colour} da capo a piedi | rigorosamente {colour}",
    "not-in-colour":
      "sfondo/parete/fondale/telo/schermo {colour} | sfondo/parete/fondale/telo e/sara {colour} | tutto il {colour} .. pien*/copert*/peli/lavatrice/sporc* | tutto quello che e {colour} .. pien*/copert*/peli/lavatrice/sporc* | in/di {colour} .. nessuno | in/di {colour} sparisco/scompaio/sparisce | in/di {colour} .. .. nessuno | sposa e/sara/va/viene in/di {colour} | sposa veste in/di? {colour} | {colour} .. solo la sposa | {colour} .. per la sposa | solo la sposa .. {colour} | {colour} solo io/lei",
    "some-colour":
      "qualcosa di {colour} | un tocco di {colour} | un po di {colour} | qualcosa in {colour} | un capo {colour} | un dettaglio {colour} | qualche dettaglio {colour} | indossare .. {colour} | {host} .. {asks} .. {some} .. {colour}",
    "only-dark":
      "colori scuri | {thing} scur* | toni scuri | qualcosa di scuro | vestiti di scuro | solo scuro | in scuro | tinte scure | {thing} chiara/chiari/chiare no | niente di chiaro | {no} colori chiari | {no} {thing} chiar* | {thing} chiara/chiari .. meglio no",
    "only-light":
      "colori chiari | {thing} chiar* | toni chiari | niente di scuro | qualcosa di chiaro | {no} colori scuri | solo chiaro | {no} {thing} scur* | tinte chiare",
    "only-muted":
      "colori sobri | {no} colori sgargianti | {no} colori accesi | niente di sgargiante | colori neutri | toni neutri | {no} .. vistos* | niente di vistoso | {no} .. fluo | {no} colori vivaci | {no} .. appariscent* | toni spenti | niente di appariscente | tinte neutre | colori discreti",
    "all-covered":
      "tutto lungo | {no} pelle .. tranne/scoperta/vista | {no} di pelle | copro tutto | tutto coperto | tranne viso e mani | tranne il viso e le mani",
    "veiled-head":
      "porto/indosso/metto sempre il/lo/l/un? hijab/velo | sempre velata | sempre col velo | porto il/lo hijab/velo | porto hijab | indosso il/lo hijab/velo | indosso hijab | sono velata | velo/foulard/fazzoletto/scialle per .. capelli/testa/capo | velo {must} | foulard in testa | velo in testa | foulard {must}",
    "narrow-hems":
      "vestiti/pantaloni/roba larghi/larga/ampi .. nella catena | nella catena | nella macchina da cucire",
    "free-hems":
      "tutto quello che e lungo | {no} .. nelle ruote | finisce/impiglia/incastrano/impigliano nelle ruote/ruota | orli lunghi | {no} che strascichi/trascini | quel che e lungo",
    "loose-waist":
      "{no} che mi? prema/stringa/stringe/preme/comprima/schiacci in/la/sulla? vita/pancia/cintura/ventre/ferita | {no} che prema/stringa/stringe/preme/comprima/schiacci .. vita/pancia/cintura/ventre/ferita | {no} in vita | {no} sulla pancia | {no} cintura/cinture | vita morbida/larga/elastica | mia/la/una? stomia/colostomia/ileostomia | segni degli elastici | {no} .. segni .. pelle/elastic* | segni .. pelle",
    "bare-neck":
      "{no} intorno al collo | {no} al/sul collo | collo .. libero/visibile/scoperto | {no} sopporto .. colletti/collo/gola | colletti che stringono | si veda .. collo | {no} colletti",
    "no-high-neck":
      "{no} collo alto | {no} dolcevita | {no} .. a collo alto | {no} colli alti | {no} lupetto/lupetti | {no} .. stretto al/attorno/intorno collo/al | colletti stretti | {no} colletti stretti",
  },
};
