import type { QualityWords } from "../quality-words.ts";

/** How people write in German what is special about a garment, in Austria and Switzerland too. */
export const qualities: QualityWords = {
  closed: "geschlossen*|zehenkappe|halbschuh*",
  "open-toe": "offen*|zehenfrei*|peeptoe*|peep toe*|riemchen*|vorne offen|zehentrenner",
  flat: "flach*|ohne absatz|kein absatz|nieder*|niedrig* absatz|flacher absatz|absatzlos*",
  heeled:
    "absatz|absatze|absatzen|*absatz|*absatze|*absatzen|stockel*|hoh* absatz*|mit absatz|plateau*|*plateau|keil*|hohe riemchensandalen|high heel*|heels",
  "thin-heel": "pfennigabsatz*|stiletto*|spitzer absatz|spitze absatze|bleistiftabsatz*",
  grippy:
    "rutschfest*|rutschhemmend*|griffig*|profilsohle*|profil|stollen*|spikes|grip|vibram*|antirutsch*|grodel*",
  slick: "ledersohle*|glatte sohle|rutschig*|abgelaufen*|ohne profil|abgelatscht*",
  "pale-sole":
    "helle sohle|helle sohlen|weisse sohle|weisse sohlen|weisser sohle|heller sohle|nicht farbend*|abriebfest*|hallenschuh*",
  "dark-sole": "schwarze sohle|schwarze sohlen|schwarzer sohle|dunkle sohle",
  quiet: "leise*|lautlos*|weiche sohle|weicher sohle|kreppsohle*",
  noisy: "laut|laute|lauten|lautes|klapper*|klackern*|klackend*|quietsch*|raschel*|knister*|knarz*",
  "slip-on":
    "schlupf*|reinschlupf*|slip on*|ohne schnursenkel|klett*|*klett|slipper*|zum schlupfen|zum reinschlupfen",
  laced: "schnur*|geschnurt*|schnursenkel|zum schnuren|schnurung|mit schnursenkeln",
  sturdy: "fest*|stabil*|stahlkappe*|sicherheits*|schutz*|s3|robust*|verstarkt*|derb*|zehenschutz",
  "bare-knees": "mini*|kurz*|knapp*|uber dem knie|oberhalb des knies|hotpants|oberschenkellang*",
  "covered-knees":
    "knielang*|knieumspielend*|midi*|wadenlang*|bis zum knie|uber die knie|knie bedeckt|3/4|dreiviertel*|lang|lange|langer|langes|langen|maxi*|bodenlang*|knochellang*|uber knie|unters knie|unterm knie",
  "long-legs": "lang|lange|langer|langes|langen|bodenlang*|knochellang*|maxi*|ankle",
  trailing:
    "bodenlang*|schleppe*|zu lang|schleift*|knochellang*|wadenlang*|knoechellang*|bis zum knochel|bis zu den knocheln",
  "short-hem": "kurz*|cropped|taillenlang*|huftlang*",
  "narrow-legs":
    "skinny*|slim*|schmal*|rohren*|rohre|eng|enge|enges|enger|zigaretten*|karotten*|bundchen",
  "wide-legs":
    "weit|weite|weiten|weites|weiter|schlag*|flared|bootcut|marlene*|palazzo*|baggy*|ausgestellt*|schlabber*",
  "elastic-waist":
    "gummibund|gummizug|dehnbund|tunnelzug|kordelzug|elastischer bund|schlupf*|schlupfhose|elastisch*",
  "long-sleeves":
    "langarm*|langarmlig*|langarmelig*|lange armel|langen armeln|lang arm|mit armeln|longsleeve*|langarmel*",
  "short-sleeves": "kurzarm*|kurzarmlig*|kurze armel|kurzen armeln|halbarm*|halbarmel*|kurzarmel*",
  sleeveless: "armellos*|ohne armel|trager|tragertop*|tragerkleid*|tragershirt*",
  "bare-shoulders":
    "schulterfrei*|tragerlos*|off shoulder|one shoulder|spaghettitrager*|neckholder*|ruckenfrei*|carmen*|bandeau*|bustier*|schulterfreies|bardot",
  "wide-sleeves":
    "weite armel|weiten armeln|trompeten*|ballon*|fledermaus*|puffarmel*|flugelarmel*|glockenarmel*|trompetenarmel*",
  "narrow-sleeves": "enge armel|engen armeln|engen bundchen|enge bundchen|enge manschetten",
  "low-cut":
    "ausgeschnitten*|tiefer ausschnitt|tiefem ausschnitt|ausschnitt|tief dekolletiert|dekollete*|weit ausgeschnitten|wasserfallausschnitt|v ausschnitt",
  "high-neck":
    "rollkragen*|rolli*|stehkragen*|hochgeschlossen*|turtleneck*|schildkrotkragen|*rolli",
  "bare-midriff": "bauchfrei*|cropped|crop*|nabelfrei*",
  "see-through":
    "durchsichtig*|transparent*|spitze|spitzen*|mesh|netz*|tull*|chiffon*|hakel*|durchscheinend*",
  collared: "kragen|mit kragen|hemdkragen|button down",
  tight:
    "eng|enge|enger|enges|engen|enganliegend*|hauteng*|knalleng*|figurbetont*|korperbetont*|skinny*|slim*|anliegend*|tailliert*|bodycon|kompressions*|eingelaufen*|zu klein",
  loose:
    "weit|weite|weiter|weites|weiten|locker*|oversize*|oversized|schlabber*|luftig*|leger*|baggy*|boyfriend*|fliessend*|schlabbrig*|wallend*|boxy",
  stretchy: "stretch*|elastisch*|dehnbar*|elastan|jersey*|lycra|elasthan|gummizug|nachgiebig*",
  stiff: "steif*|starr*|hart|hartes|harte|gestarkt*",
  shiny:
    "glanz*|glitzer*|pailletten*|lack|lack*|metallic*|satin*|strass*|funkel*|gold|golden*|silber*|lurex|perlenbestickt*|hochglanz*|schimmer*|spiegel*|wetlook|poliert*|diskokugel",
  fluffy:
    "flauschig*|fusselig*|fusselt*|plusch*|teddy*|fell*|kunstfell*|fleece*|boucle*|angora*|mohair*|haart|haarig*|fluffig*|lammfell*|kuschelig*|pelz*",
  itchy: "kratzig*|kratzt|juckt|rau|raues|kratz*|beisst",
  soft: "weich*|kuschel*|gemutlich*|bequem*|anschmiegsam*|superweich*",
  old: "alt|alte|alter|altes|alten|altem|uralt*|abgetragen*|ausgewaschen*|verwaschen*|verschlissen*|ausgeleiert*|ausgelatscht*|abgelatscht*|abgewetzt*|schabig*|lumpig*|ausgebleicht*|vergilbt*|farbfleck*|farbbekleckert*|bekleckst*|vollgekleckst*|mit farbe|maler*|renovier*|werkstatt*|garten*|streich*|stall*|geflickt*|ausrangiert*|abgewrackt*|schmuddel*|billig*|werbe*|verfilzt*|ausgefranst*|zerschlissen*|dreckig*|gammel*|gammelig*|oll|olle|ollen|olles",
  good: "gut|gute|guter|gutes|guten|beste|bestes|bester|neu|neue|neuer|neues|neuen|nagelneu*|teuer|teure|teures|teurer|teuren|edel|edle|edler|edles|designer*|lieblings*|erbstuck*|schon|schone|schones|schoner|sonntags*|handgestrickt*|massgeschneidert*|fein*|chic*|schick*|ausgeh*|sauber|saubere|sauberes|hochwertig*",
  damaged:
    "zerrissen*|kaputt*|loch|locher|lochern|lochrig*|gerissen*|eingerissen*|ausgefranst*|destroyed*|ripped*|aufgetrennt*|offene naht|laufmasche*|durchlochert*|aufgeplatzt*",
  stained:
    "fleck|flecken|fleckig*|farbfleck*|befleckt*|verfarbt*|vergilbt*|dreckig*|schmutzig*|bekleckert*|mit flecken|chlorfleck*|rotweinfleck*|*fleck|*flecken|*flecks|mit senf|mit ketchup|mit matsch|mit schlamm|mit fett|mit hundehaaren|mit katzenhaaren|voller *|verschmiert*|zerknittert*|ungebugelt*|knittrig*|ungewaschen*|*geruch",
  troublesome:
    "zu eng*|zu klein*|zu gross*|zu kurz*|zu lang*|zu weit*|zu schwer*|zu schmal*|zu warm|passt nicht*|passen nicht*|passt noch nicht|geht nicht zu|geht nicht mehr zu|gehen nicht zu|schliesst nicht|nicht mehr passt|nicht passt|nicht eingelaufen|nicht wasserfest|nicht wasserdicht|kratzt|kratzen|kratzig*|juckt|pikst|pikt|druckt|drucken|fallt uber|scheuert|scheuern|reibt|kneift|zwickt|spannt|spannen|einschneidend*|schneidet ein|rutscht|rutschen|fliegt weg|weht weg|flattert|quietscht|quietschen|quietschend*|klackert|klackern|klackernd*|klappert|klappern|klappernd*|klimpert|klimpern|klimpernd*|klingelt|knistert|knistern|raschelt|rascheln|knarzt|knarzen|knarrt|blinkt|flimmert|flimmern|farbt ab|abfarbend*|farbt|stinkt|stinken|riecht|riechen|haart|fusselt|fusseln|flust|verliert haare|lasst wasser durch|lauft voll|volllaufen|undicht*|weicht durch|durchnasst|klatschnass|patschnass|tropfnass|noch nass|noch feucht|nass und|in der wasche|in der maschine|in der waschmaschine|in der reinigung|bei der schneiderin|beim schneider|beim schuster|bei der anderungsschneiderei|verliehen|verloren*|bei mama|bei papa|beim papa|bei der oma|beim opa|beim ex|bei der ex|versperrt|verdeckt|versteckt|schleift|hangt ins|hangt rein|wird heiss|wird durchsichtig|macht abdrucke|macht striemen|macht larm|macht gerausche|verschwitzt*|von gestern|vor der schwangerschaft|schnee dran|schlamm dran|parfum dran|mit parfum|geruch",
  anothers:
    "vom mann|vom bruder|vom freund|vom sohn|vom nachbarn|vom ex|vom kollegen|vom chef|von der frau|von der schwester|von der freundin|von der tochter|von der kollegin|von der nachbarin|von der schwiegermutter|der frau|der schwester|der freundin|der tochter|der kollegin|der nachbarin|der schwiegermutter|der ex|der cousine|meines mannes|meiner frau|meiner schwester|meiner tochter|meiner freundin|meines bruders|meines sohnes|von meinem mann|von meinem bruder|von meinem freund|von meiner schwester|von meiner freundin|von meiner frau|von ihm|sein|seine|seiner|seins",
  "fits-me":
    "passt|passen|meine grosse|in meiner grosse|geliehen*|ausgeliehen*|darf ich|geschenkt|geerbt|uberlassen|jetzt meine|jetzt meins|bandagen",
  "for-work":
    "arbeits*|werkstatt*|monteur*|handwerker*|bauarbeit*|baustelle*|blaumann*|gartner*|maler*|warnschutz*|engelbert strauss|strauss hose|zimmermann*|zunft*|stall*|montage*|kluft",
  uniform:
    "uniform*|dienst*|feuerwehr*|ausgehuniform*|koch*|kellner*|pflege*|kasack*|pfadi*|pfadfinder*|vereins*|trikot*|kluft*|schuluniform*|schulhemd*|schulpulli*|schulpullover*|schulblazer*|schulpolo*|schuljacke*|schulhose*|schulrock*|schulkleid*|schulkrawatte*|bundeswehr*|trachtenverein*|kittel*",
  costume:
    "kostum fasching|faschings*|karnevals*|fasnachts*|halloween*|verkleidung*|piraten*|hexen*|cosplay*|clown*|weihnachtsmann*|matrosen*|einhorn*|narren*|hasengrill|haes",
  traditional:
    "tracht*|trachten*|dirndl*|lederne*|steirer*|walk*|janker*|haferl*|edelweiss*|alpen*|loden*",
  "for-party":
    "party*|abend*|ausgeh*|cocktail*|disco*|ball|pailletten*|glitzer*|gala*|festlich*|silvester*|fest|clubbing|sexy|fetzig*",
  "for-sport":
    "sport*|lauf*|jogging*|fitness*|trainings*|training*|turn*|fussball*|rad|radler*|velo*|fahrrad*|yoga*|kletter*|wander*|berg*|trekking*|ski*|schihose*|schijacke*|schischuh*|schihaube*|schianzug*|tennis*|reit*|funktions*|gym*|handball*|volleyball*|golf*|boulder*|trail*|outdoor*|schwimm*|segel*|eislauf*|hallen*|mtb*|bike*|running|jogger*",
  "for-sleep":
    "kuschel*|gammel*|couch*|schlaf*|pyjama*|nacht*|schlafanzug*|bett*|bademantel*|morgenmantel*|nachthemd*|lounge*|hausanzug*|pischi",
  "for-swim": "bade*|schwimm*|bikini*|badi*|neopren*|strand*|tauch*|surf*|badehose*|aqua*",
  thermal:
    "thermo*|funktionsunterwasche|skiunterwasche|base layer|baselayer|merinounterwasche|lange unterhose*|unterziehshirt*|unterleibchen|angoraunterwasche",
  lined:
    "gefuttert*|futter|gefuettert*|warm gefuttert|lammfell*|mit fell|fellgefuttert*|wattiert*|gesteppt*|stepp*|daunen*|winter*|teddyfutter|fleecefutter|angeraut*",
  thick:
    "dick|dicke|dicker|dickes|dicken|warm|warme|warmer|warmes|warmen|winter*|grob*|schwer|schwere|schwerer|schweres|daunen*|gefuttert*|wattiert*|woll*|strick*|fleece*|zopf*|cord*|flanell*|kuschel*|stepp*|walk*|loden*|samt*|lammfell*|thermo*|polar*|kaschmir*|norweger*",
  thin: "dunn*|leicht*|sommer*|luftig*|feinstrick*|fein*|leinen*|ubergangs*|seiden*|hauchdunn*|sommerlich*|zart*|batist*|chiffon*",
  bulky:
    "dick|dicke|dicker|dickes|dicken|klobig*|wuchtig*|riesig*|riesen*|puffer*|daunen*|schwer|schwere|schweres|schwerer|michelin*|bauschig*|voluminos*|aufgeplustert*",
  packable:
    "faltbar*|packbar*|zusammenfaltbar*|knitterfrei*|bugelfrei*|reise*|leichtgewicht*|ultraleicht*|platzsparend*|zum zusammenrollen|knitterarm*",
  waterproof:
    "wasserdicht*|regenfest*|regendicht*|regen*|gore tex|goretex|gtx|hardshell*|gummi*|olzeug|friesennerz*|*nerz|wasserfest*|gewachst*|wachs*|wetterfest*|pelerine*|ostfriesennerz*",
  "water-resistant": "wasserabweisend*|wetterfest*|impragniert*|regenabweisend*|spritzwasser*",
  windproof:
    "winddicht*|windabweisend*|wind*|winddichte|softshell*|hardshell*|windfest*|windstopper*",
  "quick-dry":
    "schnelltrocknend*|schnell trocknend*|funktions*|schnelltrockn*|atmungsaktiv*|nylon*",
  breathable: "atmungsaktiv*|luftdurchlassig*|mesh|luftig*",
  metal:
    "metall*|nieten*|niete|ketten|kettchen|reissverschluss*|zip*|schnalle*|druckknopf*|osen|bugel bh|bugel|stahl*|haken|sicherheitsnadel*|zipp*",
  zip: "reissverschluss*|zip|zip*|zipper|mit zip|*zip|zipp|zippverschluss|halfzip|rv",
  buttons: "knopf*|knopfe|knopfen|knopfleiste|zum knopfen|geknopft*|durchgeknopft*|holzknopfe",
  snaps: "druckknopf*|druckknopfe|snaps|druckern",
  buckle: "schnalle*|schnallen|dornschliesse|gurtschnalle",
  "opens-front":
    "vorne offen|offen|offene|offener|zum knopfen|durchgeknopft*|knopfleiste|reissverschluss*|zip|strickjacke*|jacke|kapuzenjacke*|wickel*|vorne zum offnen|cardigan*|weste*|button front|zum zumachen|knopfbar*|zum aufmachen|sweatjacke*",
  "over-head": "zum uberziehen|uber den kopf|schlupf*|pullover*|pulli*",
  reflective: "reflekt*|warn*|signal*|leucht*|hi vis|neon*|sicherheitsweste|warnweste*|reflektoren",
  hood: "kapuze|kapuzen*|mit kapuze|hoodie*|abnehmbare kapuze|kapuzen",
  pockets: "tasche|taschen|mit taschen|cargo*|vielen taschen|seitentaschen",
  logo: "logo*|aufdruck*|print*|schriftzug*|marken*|werbe*|spruch*|bedruckt*|motiv*|band shirt|bandshirt*|nike|adidas|puma|hsv|comic*|*print|*motiv|abi shirt|firmenlogo",
  novelty:
    "grillmeister*|grillkonig*|grillchef*|grillgott*|bester papa|beste mama|bester opa|beste oma|papa des jahres|schneemann*|lebkuchen*|elch|elche|elchpulli|weihnachtsmann*|christbaum*|tannenbaum*|ananas*|avocado*|faultier*|einhorn*|dino|dinos|dinosaurier*|flamingos|lustig*|spruch|spruche|witz*|comic*|band|bandshirt*|tourshirt*|fan|fanshirt*|souvenir*|werbe*|werbung|gratis*|finisher*|marathon*|firmenlauf*|junggesell*|malle|ballermann*|bierkonig|rentier*|weihnachtspulli|weihnachtspullover|comicfigur*",
  dangling:
    "hange*|fransen*|quaste*|bommel*|kreolen|lange ohrringe|lange kette|kordel*|troddel*|baumel*|band|bander|schleife|schleifen|tasseln|statement*",
  jingling: "klimper*|klingel*|schell*|armreif*|munz*|glocken|glockchen|klirr*|bettel*",
  maternity: "umstands*|schwangerschafts*|mama jeans|babybauch|mit bauchband|bauchband",
  nursing: "still*|stillfreundlich*|stillfunktion",
  washable: "waschbar*|maschinenwaschbar*|pflegeleicht*|waschmaschine|bugelfrei*|abwischbar*",
  delicate:
    "empfindlich*|reinigung|nur reinigung|handwasche|seiden*|seide|kaschmir*|zart*|spitze|spitzen*|samt*|chiffon*|pailletten*",
  "natural-fibre":
    "baumwoll*|baumwolle|woll*|wolle|leinen*|seide|seiden*|merino*|kaschmir*|leder*|jeans*|denim|flanell*|loden*|hanf*|cord*|walk*",
  synthetic:
    "polyester*|synthetik*|kunstfaser*|nylon*|acryl*|lycra|fleece*|polyamid*|kunstleder*|elastan|viskose|plastik*",
};

/** Before what a garment has not: "without zip". */
export const without = "ohne nicht kein keine keinen keiner";
