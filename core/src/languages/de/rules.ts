import type { RuleList } from "../rule-list.ts";

/** What is demanded of clothes, in German. */
export const rules: RuleList = {
  classes: {
    // Who says how one comes.
    host: "braut brautigam brautpaar witwe witwer gastgeber gastgeberin chef chefin schule einladung leitung dirigent dirigentin familie veranstalter",
    asks: "bat bittet wunscht wunschte gewunscht mochte will wollte verlangt schreibt steht sagt hat haben",
    some: "etwas was irgendwas bisschen",
    gone: "unmoglich ausgeschlossen keine vergessen vergiss nicht nimmer chance geht",
    no: "niemand kein keine keinen keiner keinem nichts nix nicht ohne bloss nie",
    must: "pflicht muss mussen sollen soll bitte nur brauche brauchen vorgeschrieben verlangt unbedingt erwunscht obligatorisch zwingend",
    shoe: "schuhe schuh schuhwerk schueh schuach",
    sole: "sohle sohlen",
    thing: "klamotten sachen kleidung kleider zeug gwand was etwas teile outfit gwandl",
    all: "alle alles jeder ganz komplett nur wir gaste",
  },
  undone:
    "keiner niemand mein meine meinen meiner meinem dein sein seine ihr ihre unser habe hab hatte brauche hasse satt den dem statt ausser ob wenn als verloren sonst immer trag trage schrank kleiderschrank",
  loose: "sicher idee weiss zeit egal problem nur viel lust",
  except: "ausser bis ausgenommen nur",
  speaker: "ich i",
  seeking: "was wie welche welches welchen womit wos",
  rules: {
    "closed-shoes":
      "geschlossene* {shoe} | {shoe} .. geschlossen | zehen bedeckt | feste geschlossene {shoe} | vorne geschlossen* | knochelhohe {shoe} | zecken | hohes/hohem/hohen gras | brennnesseln | blutegel",
    "no-open-toes":
      "{no} offenen {shoe} | {no} .. zehenfrei* | {no} offene {shoe} | {no} freien zehen | {no} nackten zehen",
    "no-heels":
      "{no} .. absatz* | {no} .. hohen {shoe} | {no} high heels | {no} stockel* | {no} heels | {no} hohen absatze | nur flach* | flache {shoe} {must}? | flache sohle* | {shoe} .. flach | flach {must}",
    "no-thin-heels":
      "{no} pfennigabsatz* | {no} spitzen absatze | {no} stilettos | {no} dunnen absatze | absatze .. sinken ein | absatze .. einsinken",
    "grippy-soles":
      "rutschfeste* {shoe}? | rutschfest* {sole} | {sole} .. griffig | griffige {sole} | rutschhemmende* {shoe}? | {shoe} mit profil | gutes profil | {sole} mit profil | rutschfest* | trittfest* {shoe}? | trittsicher* {shoe}? | {no} ledersohle* | {no} glatte {sole} | {no} glatten {sole} | {no} rutschigen {shoe}/{sole} | ledersohle* .. {no} | glatte* {sole} .. {no} | ledersohle* .. haus/hause/daheim/schrank",
    "no-grippy-soles":
      "ledersohle* {must} | {must} ledersohle* | {must} glatte {sole} | glatte {sole} {must} | {no} gummisohle* | {no} profil*",
    "quiet-soles":
      "leise {sole} | leise {shoe} | weiche {sole} | lautlose {shoe} | {no} klappernden {shoe} | {no} quietschenden {shoe} | {shoe} .. leise",
    "pale-soles":
      "helle {sole} | weisse {sole} | nicht farbende* {sole} | {no} schwarzen {sole} | {sole} .. nicht abfarben | abriebfeste {sole} | {no} dunklen {sole} | {sole} die nicht farben",
    "sturdy-shoes":
      "schuhe mit stahlkappe* | s3 schuhe/stiefel | feste* {shoe} | festes schuhwerk | sicherheitsschuhe {must} | stahlkappe* | festem schuhwerk | stabile {shoe} | robuste {shoe}",
    "slip-on-shoes":
      "schnursenkel/schuhbander/senkel .. einer/nicht hand/binden/zubinden/gehen/geht | kann .. nicht schnuren/zubinden/binden | {no} schuhe/schuhbander binden | {shoe} .. nicht binden/zubinden/schnuren | schnursenkel/schuhbander {gone} | mich nicht bucken | nicht bucken | bucken verboten/untersagt/tabu | schnursenkel .. vergessen | {shoe} die schnell aus | {shoe} .. leicht ausziehen | {shoe} .. schnell ausziehen | {shoe} zum reinschlupfen | {no} schnursenkel | {no} schnurschuhe | {shoe} .. schnell aus | {shoe} zum schlupfen",
    "long-sleeves":
      "lichtempfindlich* | sonnenempfindlich* | verbrenne/verbrenn in .. minuten | in .. minuten verbrannt | tabletten/medikament* .. sonne | vor der sonne bedecken/bedeckt/schutzen/verhullen | sonne von der haut | lange armel* | langen armeln | langarm* {must}? | langarmlig* | arme .. bedeckt | arme bedecken | bedeckte arme | mit armeln | armel {must} | kleid mit armeln | arme und beine bedeckt | sonnenallergie .. armen | sonnenallergie .. arme | arme .. sonne schutzen | armel .. wegen .. sonne",
    "short-sleeves":
      "kurze armel {must}? | {no} langen armel | {no} lange armel | unterarme frei | armel .. hochgehen | arme frei | armel .. hochkrempeln | unterarme .. frei",
    "covered-shoulders":
      "schultern .. bedeckt | bedeckte schultern | schultern bedecken | {no} freien schultern | {no} spaghettitrager* | {no} nackten schultern | {no} schulterfrei* | {no} tragertop* | {no} armellos* | nichts/nix schulterfreies | nichts/nix tragerloses | {no} trager | nackte schultern .. verboten",
    "wide-sleeves":
      "{must} .. weite armel | weite armel {must} | mit weiten armeln {must} | {must} .. weiten armeln | armel .. uber .. gips",
    "two-parts":
      "zweiteilig* | zwei teile | kein einteiler | keinen einteiler | oberteil und hose getrennt | ober und unterteil",
    "top-colour":
      "oben {colour} | obenrum {colour} | {colour} ist? {must} oben/obenrum | {colour} .. oben/obenrum | oben herum {colour} | oberteile {must} {colour} | oberteil {must} {colour}",
    "legs-colour": "unten {colour} | untenrum {colour} | hose/hosen/rock {must} {colour}",
    "shoes-colour":
      "schuhe/schuhwerk/schuh/schuhen {must} unbedingt? {colour} | schuhwerk {colour} | schuhe in {colour} {must}",
    "no-wide-sleeves":
      "{no} offenen/offene armel | {no} hangenden/hangende armel | {no} weiten armel | {no} weite armel | {no} trompetenarmel | {no} flatternden armel | {no} losen armel | {no} armel .. hangen/reinhangen/schleifen/baumeln | armel .. nicht/nirgends schleifen/hangen/baumeln | armel durfen nicht | {no} weiten/weite armel",
    "no-low-cut":
      "{no} .. tiefen ausschnitt* | {no} .. tiefem ausschnitt | {no} ausschnitt | {no} .. ausgeschnitten* | nichts/nix tief ausgeschnittenes | hochgeschlossen* | {no} dekollete* | {no} tiefer ausschnitt",
    "no-bare-midriff":
      "{no} .. bauchfrei* | nichts/nix bauchfreies | bauch bedeckt | bauch .. bedeckt | {no} crop tops | {no} nackten bauch | bauchfrei .. verboten",
    "opens-front":
      "vorne .. offnen | vorne zu offnen | vorn zu offnen | nach vorne offnet | vorne zum offnen | vorne zum knopfen | vorne aufmachen | vorne auf | zum aufknopfen | vorn zu offnen | vorne zu offnen | vorne offen | ohne dass ich mich ausziehe | ohne .. auszuziehen | vorne aufgeht | vorn zu offnen | vorne offnen | port in der brust | leicht auszuziehen | drankommen",
    "not-over-head":
      "nichts/nix was/das .. uber/ubern kopf/den | {no} .. uber den kopf | uber den kopf .. nicht | {no} .. ubern kopf | nix ubern kopf | nicht uber den kopf | nichts/nix uber den kopf | krieg* nichts .. uber den kopf | uber den kopf ziehen geht/ist/unmoglich/verboten/schaff* | uber den kopf .. {gone} | nichts/nix zum uberziehen/druberziehen | arm/arme .. nicht hoch/heben/hochheben",
    "long-legs":
      "lange hose* | langen hosen | beine .. bedeckt | bedeckte beine | lange beine | hosen lang | hosenbeine in die socken | lange hosn | arme und beine bedeckt | beine bedeckt | zecken | hohes/hohem/hohen gras | brennnesseln | brombeeren .. kratz* | blutegel",
    "covered-knees":
      "knie .. bedeckt | bedeckte knie | knie bedecken | uber .. knie | uber knie | knielang {must}? | {no} kurzen rocke | {no} nackten knie | {no} miniroc* | mindestens knielang | unter dem knie | nichts/nix kurzes | {no} kurzen | schultern und knie | rock unters knie | nix kurzes | {no} nackten beine | knie und schultern | nichts/nix kurzes | bis ubers knie | uber das knie | unterm knie | unter dem knie",
    "only-skirts":
      "nur rocke | nur rock | frauen .. rock | rockpflicht | rock {must} | {no} hosen fur frauen | nur rocke und kleider | nur rocke oder kleider",
    "in-tradition":
      "in tracht | tracht {must} | trachtenpflicht | {must} tracht | nur tracht | tracht erwunscht | tracht ist pflicht | tracht pflicht | alle in tracht | in dirndl und lederhose* | dirndl und lederhosenpflicht",
    "no-trailing":
      "{no} bodenlang* | nichts/nix bodenlanges | nichts/nix was schleift | nichts/nix schleifendes | darf nicht schleifen",
    "covered-head":
      "kopf .. bedeckt | bedeckter kopf | kopf bedecken | kopfbedeckung {must}? | haare .. bedeckt | haare bedecken | haare .. abgedeckt | bedecktes haar | kopftuch {must}",
    waterproof:
      "wasserdicht* {must} | was wasserdichtes | etwas wasserdichtes | wasserdichte jacke | regenfest* {must}? | wasserdicht bitte | {must} .. wasserdicht*",
    hood: "mit kapuze | kapuze {must} | {must} .. kapuze | jacke mit kapuze | was mit kapuze",
    "no-hood": "{no} .. kapuze | {no} .. kapuzen",
    "not-tight":
      "{no} .. enge/engen/enger armel/armeln/bundchen | enge/schmale armel/bundchen .. gips | durch .. armel .. nicht/kein | nichts/nix enges | {no} engen {thing} | {no} enge {thing} | nix enges | nichts/nix anliegendes | nichts/nix hautenges | weite {thing} {must} | {no} engen | nichts/nix korperbetontes | nichts/nix knappes | nicht zu eng | nichts/nix einengendes | lockere kleidung | weite kleidung | nichts/nix was zwickt | nichts/nix was einengt | nichts/nix figurbetontes | enge armel | normale armel | gips .. ellbogen | gips .. armel | armel .. gips | enge/engen/schmale/schmalen armel/armeln/hosenbeine/beine/bundchen {gone} | enge/schmale armel/hosenbeine .. {gone} | schmale/enge armel gehen/passen nicht",
    stretchy:
      "dehnbare* {thing}? | elastische* hose | was dehnbares | etwas dehnbares | stretch {must} | gummibund | bewegungsfreiheit | mit stretch | dehnbar* {must}",
    "no-see-through":
      "nichts/nix durchsichtiges | {no} durchsichtig* | {no} transparent* | nichts/nix transparentes | blickdicht* | nichts/nix spitzenbesetztes",
    "may-be-spoilt":
      "alte {thing} | alten {thing} | dreckig werden | schmutzig werden | kaputt gehen darf | kaputtgehen darf | wegwerfen kann | wegschmeissen kann | danach in den mull | nicht schade | versauen kann | versaut werden | dreckig werden darf | kann weg danach | ruiniert werden | nix was mir noch was wert | nichts/nix was mir noch was wert | schade drum | um die .. nicht schade | danach weg | kann dreckig | darf dreckig",
    "nothing-good":
      "nichts/nix gutes | nichts/nix neues | {no} guten {thing} | nichts/nix teures | nichts/nix edles | nix gutes | nichts/nix schones | nichts/nix wertvolles | nichts/nix feines | die guten {thing} nicht | nix neues | {no} gute {thing}",
    "no-holes":
      "{no} locher | {no} lochern | {no} zerrissen* | nichts/nix zerrissenes | nichts/nix kaputtes | {no} risse",
    washable:
      "waschbar* | maschinenwaschbar* | in die waschmaschine | waschen lasst | leicht zu waschen | gut waschbar | kochfest* | in die maschine",
    "natural-fibres":
      "naturfaser* | nur baumwolle | {no} synthetik* | {no} kunstfaser* | {no} polyester | nichts/nix synthetisches | nur naturmaterial* | nur wolle | hauptsache .. baumwolle | {no} plastik",
    "not-fluffy":
      "nichts/nix wolliges | nichts/nix fusseliges | {no} fusseln | nichts/nix flauschiges | nichts/nix was fusselt | nichts/nix haariges | {no} flausch | nix wolliges | glatt .. nichts wolliges | wegen fusseln",
    "not-bulky":
      "nichts/nix dickes | nichts/nix klobiges | nichts/nix bauschiges | {no} michelinmannchen | wie ein michelinmannchen | nichts/nix aufgeplustertes | nichts/nix sperriges | nichts/nix auftragendes | nicht zu dick",
    pockets: "mit taschen | taschen {must} | {must} .. hosentaschen | hosentaschen | viele taschen",
    "no-shine":
      "nichts/nix glanzendes | nichts/nix glitzerndes | {no} glitzer | nichts/nix was glanzt | {no} pailletten | nix glanzendes | nichts/nix funkelndes | nichts/nix schimmerndes | {no} strass | {no} glanz | nichts/nix blinkendes | nichts/nix auffallig glanzend | nix was glanzt",
    "no-dangling":
      "nichts/nix baumelndes | nichts/nix hangendes | nichts/nix was baumelt | nichts/nix was hangt | {no} kordeln | {no} baumelnd* | {no} hangend* | nichts/nix loses | {no} losen bander | {no} lange kette* | nichts/nix das hangt | nichts/nix zum hangenbleiben | nichts/nix was hangenbleibt | nix loses | nix was runterhangt",
    "no-jingling":
      "nichts/nix klimperndes | nichts/nix was klimpert | {no} klimper* | {no} armreif* | nichts/nix klapperndes | nichts/nix was klingelt | nichts/nix was klappert",
    "no-noise":
      "nichts/nix raschelndes | nichts/nix was raschelt | {no} raschel* | nichts/nix knisterndes | nichts/nix lautes | {no} gerausche | nichts/nix was knistert",
    "no-metal":
      "{no} metall* | ohne metall* | nichts/nix metallisches | nichts/nix aus metall | metallfrei* | {no} .. metall | {no} bugel bh | {no} nieten",
    "no-zips":
      "{no} reissverschluss* | ohne reissverschluss* | {no} zip | {no} zipp* | nichts/nix mit reissverschluss*",
    "no-buttons":
      "knopfe {gone} | knopfe .. einer hand | knopfe .. nicht zu/auf/hin | {no} zuknopfen | knopfe schaff/schaffe/krieg/kriege ich | {no} knopfe | ohne knopfe | {no} knopf | nichts/nix mit knopfen | {no} fummeligen knopfe | nichts/nix geknopftes | nix mit knopf*",
    "no-snaps": "{no} druckknopfe | ohne druckknopfe",
    "no-logos":
      "{no} .. logo* | ohne .. logo* | {no} aufdruck* | ohne aufdruck* | {no} marken* | {no} schriftzug* | nichts/nix bedrucktes | {no} spruche | {no} werbung",
    reflective:
      "warnweste* {must} | {must} .. reflekt* | gut sichtbar | was reflektierendes | etwas reflektierendes | sichtbar sein | reflektoren {must} | gesehen werden im dunkeln | im scheinwerfer* | autofahrer .. sehen | von autos gesehen",
    "not-reflective":
      "nichts/nix reflektierendes | {no} reflekt* | {no} leuchtfarben | nichts/nix leuchtendes | leuchtfarben storen",
    "all-in-colour":
      "{all} .. in {colour} | {all} {colour} | ganz in {colour} | komplett {colour} | komplett in {colour} | nur {colour} | von kopf bis fuss {colour} | dresscode {colour} | {colour} gekleidet | alles {colour} | in {colour} kommen | {colour} angezogen | hauptsache {colour} | trag/trage ich nur/ausschliesslich {colour} | ich trag/trage nur/ausschliesslich {colour} | ausschliesslich {colour} | nichts/nix als {colour} | von oben bis unten {colour} | von kopf bis fuss in {colour} | ganz in {colour} | komplett in {colour} | rein {colour} | {host} .. {asks} .. {colour} | gaste .. in {colour} | gaste tragen {colour} | {colour} komplett/durchgehend/durchgangig | vollstandig in? {colour} | durchgehend/durchgangig {colour} | {colour} von kopf bis fuss",
    "not-in-colour":
      "{colour} hintergrund/leinwand/wand/vorhang/screen/greenscreen | hintergrund/leinwand/kulisse/wand ist/wird/sei {colour} | bei {colour} .. schwebt/schwebe/verschwinde/verschwindet/unsichtbar/weg | in {colour} .. niemand/keiner/unsichtbar/verschwinde | alles/alle {colour} ist/sind/hangt/hat .. voll/voller/haare/haaren/katzenhaare/katzenhaaren/hundehaare/hundehaaren/dreckig/wasche/reinigung/schmutzig/fussel/fusseln | ganz? in {colour} sieht .. keiner/niemand | {colour} .. sieht mich .. keiner/niemand | braut tragt/kommt/heiratet in? {colour} | braut ist in {colour} | {colour} .. nur die braut | {colour} .. der braut vorbehalten | {colour} ist der braut | nur die braut .. {colour} | {colour} nur ich/sie",
    "some-colour":
      "was {colour} | etwas {colour} | etwas in {colour} | was in {colour} | {colour} tragen | mit etwas {colour} | irgendwas {colour} | irgendwas in {colour} | farbkonzept {colour} | motto {colour} | {host} .. {asks} .. {some} .. {colour}",
    "only-dark":
      "dunkle farben | dunkle kleidung | nur dunkles | dunkel gekleidet | in dunklen farben | dunkles {must} | etwas dunkles | was dunkles | nur dunkle | gedeckt dunkel | nichts/nix helles | {no} hellen farben/sachen/hosen | helles {gone}",
    "only-light":
      "helle farben | helle kleidung | nur helles | nichts/nix dunkles | nix dunkles | hauptsache hell | {no} dunklen farben | hell und glatt | was helles | etwas helles | nur helle | hell gekleidet | {no} dunkle kleidung",
    "only-muted":
      "gedeckte farben | gedeckten farben | nichts/nix grelles | nichts/nix buntes | {no} grellen farben | {no} knallfarben | dezente farben | {no} leuchtfarben | neutrale farben | nix buntes | nichts/nix schrilles | nix grelles | nichts/nix knalliges | schlichte farben | zuruckhaltende farben | nix knalliges",
    "all-covered":
      "alles lang | {no} haut ausser/zeigen/sichtbar/sehen | keine haut | bedecke alles | alles bedeckt | bis auf gesicht und hande | ausser gesicht und hande/handen | nur gesicht und hande",
    "veiled-head":
      "trage/trag immer/stets ein/einen/mein/meinen/das/den? kopftuch/hijab/schleier | ich trage kopftuch/hijab | trage ein/einen/mein/meinen kopftuch/hijab | trag kopftuch/hijab | bin kopftuchtragerin | tuch/schal/kopftuch fur .. haare/kopf/haar | kopftuch mitbringen/mitnehmen | kopftuch pflicht | tuch uber .. haare/kopf | schleier {must} | mit kopftuch",
    "narrow-hems":
      "weite/lockere/flatternde {thing}/hosen/hosenbeine/hose .. in der/die kette/speichen/maschine | in die kette | in der kette | weite {thing} .. kette",
    "free-hems":
      "alles lange .. rader/radern/speichen | lange saume | nichts/nix was schleift | nichts/nix langes | langes gerat | in die rader/speichen/rollstuhlrader | in den radern/speichen | lang .. in die rader/speichen",
    "loose-waist":
      "nichts/nix was .. taille/bauch/bund/hufte/narbe druckt/einengt/zwickt/schnurt/einschneidet/einschnurt | nichts/nix .. am/um bauch/bund/taille/den/die | taille druckt | am bund .. nichts/nix | bund .. drucken | {no} gurtel | lockerer bund | weicher bund | {no} druck/enges .. bauch/taille/bund | mein/meinem/dem/ein/einem? stoma/stomabeutel | gummiabdruck* | {no} gummiabdruck* | abdrucke .. haut | {no} .. druckstellen | druckstellen",
    "bare-neck":
      "nichts/nix am/um hals/den | hals .. frei/sichtbar/sehen | hals freihalten | {no} kragen | kragen am hals | am hals ertrag* | am hals .. nicht/nichts | nichts/nix was am hals | weg vom hals",
    "no-high-neck":
      "{no} rollkragen* | {no} hohen kragen | {no} stehkragen | nichts/nix enges am/um hals/den | {no} enge/engen kragen/halsausschnitt | enge kragen",
  },
};
