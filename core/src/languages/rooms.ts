/** How people tell of a place whose climate is not that of the day; phrases as in the cue lists, in folded letters. */
export type RoomWords = {
  /** Named word lists for `{name}`: rooms and vehicles, what cools and how, what is frigid or sweltering. */
  classes: Readonly<Record<string, string>>;
  /** Without a number: so hot in there that one sits in shirtsleeves. */
  hot: string;
  /** So cool that one wants a layer. */
  cool: string;
  /** Where meat and ice are kept, or where it is not heated in winter. */
  icy: string;
  /** A place under a roof that is as cold as the day. */
  unheated: string;
  /** Of a number beside it: it is the temperature of a place under a roof, not of the day. */
  inside: string;
  /** Beside a number it is the day's, whatever rooms are named: "an office day at 31 degrees". */
  day: string;
  /** Right before a number without a unit: a temperature is told. */
  told: string;
  /** Right after it. */
  follows: string;
  /** After such a number another thought begins. */
  joints: string;
  /** Somebody travels from one climate to another: the day's weather is that of one end. */
  journey: string;
  /** What tells without a number that the other end is in winter. */
  snow: string;
};

export const ROOMS: Readonly<Record<"en" | "de" | "fr" | "es" | "it" | "pt", RoomWords>> = {
  en: {
    classes: {
      room: "office work desk train coach bus shuttle plane flight cinema theatre theater movie movies library supermarket checkout shop store mall ward hospital room server exam hall classroom class lecture lab hotel lobby restaurant metro tube subway uber car meeting gym warehouse court courtroom studio auditorium cubicle flat apartment house place clinic surgery",
      frigid:
        "freezer freezers fridge fridges icebox arctic siberia antarctica alaska igloo polar pole frigid glacial refrigerated refrigerator freezing freeze freezes goosebumps shiver shivering shivers chilly baltic nippy icy morgue mortuary corpses corpse penguin penguins meat",
      sweltering:
        "boiling roasting stifling tropical sauna oven overheated sweltering baking greenhouse furnace suffocating",
      so: "always so too really bloody super is it gets stays horribly ridiculously",
      ac: "ac aircon conditioning conditioner con vent vents",
      blowing:
        "face neck back head shoulders blowing blows blast blasting blasts full crank cranked cranks turbo max numb highest",
      arrive: "arrive arriving tonight land landing then",
    },
    hot: "heating .. full | heating .. full blast | heating cranked | heating .. up high | roasting in there | ward .. roasting | always roasting | boiling in there | baking in there | like a sauna | like an oven in | stifling in there | overheated | tropical in there | hot as an oven | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} hot/warm | {so} hot/warm ... {room} | heating ... max/stuck/full/on | boiler ... full/stuck/max | radiator/radiators ... full/stuck/max/blasting | palm house | butterfly house | tropical house | hothouse | orchid house",
    cool: "air con .. full | air con .. blast* | aircon .. full | aircon .. blast* | ac .. full blast | ac .. blasting | ac is freezing | ac .. arctic | ac cranked | air conditioning .. full | air conditioning .. blast* | overly air conditioned | freezing in there | like a fridge in | like a fridge | always freezing in | meat locker | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} cold | {so} cold ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | under the/a vent | by the fridges",
    icy: "rinkside | cold store | coldstore | cold room | walk in freezer | walk in fridge | ice rink | ice house | chiller at work | butchers fridge",
    unheated:
      "unheated | no heating | heating .. off/broken/bust/broke/out | not heated | stone cold church",
    inside:
      "inside | indoors | in there | in here | in the lounge | in the room | in the hall | in the ward | in the studio | in the kitchen | greenhouse | glasshouse | cave | caves | cellar | backstage | under the lights | {room} | {ac}",
    day: "day | weather | outside | outdoors | forecast",
    told: "have it at | keep it at | keeps it at | set to | set at | like | its like | about | around | hits | hitting | over | its | it | it is | keep it | into | {ac} on/at/to/of | and | then | plus | thermostat at/on/to",
    follows:
      "they reckon | they say | inside | indoors | in there | in the lounge | in the hall | in/at the/our/my? {room} | there | over there | and sticky/humid/sunny | when i land | on arrival | and dripping/steaming/muggy/sweaty/boiling/clammy | and dripping/steaming | outside",
    joints: "and | but | so | with | when",
    journey:
      "fly/flying/flight/flights | land/landing/lands in/at? | take/taking/takes off | get/getting off in | leave/leaving/left ... {arrive} | arrive/arriving in | tonight im in | by tonight im | ill be in | setting off | touch* down",
    snow: "snow* | freezing | blizzard | sub zero",
  },
  de: {
    classes: {
      room: "buro grossraumburo arbeit schreibtisch arbeitsplatz zug ice ic bahn bus fernbus reisebus flieger flugzeug kino theater bibliothek bib uni horsaal supermarkt kasse laden geschaft praxis krankenhaus klinik station raum saal halle klassenzimmer labor hotel besprechungsraum meetingraum konferenzraum seminarraum tagungsraum restaurant bahnwaggon wohnung oma wartezimmer studio auto serverraum rechenzentrum werkhalle turnhalle lagerhalle werkstatt fabrikhalle aula kantine labor wartesaal behorde amt",
      frigid:
        "kuhlschrank gefrierschrank tiefkuhltruhe gefriertruhe eisschrank eiskeller eiskalt eiskalte eisig eisige arktisch nordpol sudpol sibirien antarktis iglu frier friere frieren friert gekuhlt runtergekuhlt bibber bibbern bibbere zittern gansehaut schlotter schlottern kuhlhaus kuhltruhe polar frostig saukalt arschkalt leichenhalle leichen leichenschauhaus pinguin pinguine tiefgekuhlt",
      sweltering:
        "uberheizt backofen sauna tropisch tropenhaus treibhaus bullenheiss affenhitze stickig ofen brutofen glutofen",
      so: "immer so zu total richtig ist es wird mega",
      ac: "klimaanlage klima lufter luftung aircondition ac geblase",
      blowing:
        "gesicht nacken hals kopf rucken blast pustet volle voll anschlag stufe kuhlschrank turbo hochtouren",
    },
    hot: "heizung .. anschlag | heizung .. voll* | heizung .. aufgedreht | uberheizt* | heiss wie im backofen | wie in der sauna | bullenheiss* | affenhitze drin | immer so warm drin | ist es immer heiss | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} heiss/warm | {so} heiss/warm ... {room} | heizung ... anschlag/voll/hochtouren/maximum | bollert | bullert | palmenhaus | schmetterlingshaus | tropenhaus | orchideenhaus | kessel ... anschlag/voll",
    cool: "klimaanlage .. voll* | klimaanlage .. anschlag | klimaanlage .. kuhl* | klimaanlage .. eis* | runtergekuhlt* | wie .. leichenhalle/eisschrank/gefrierfach | klima .. voll* | wie im kuhlschrank | eiskalt drin | drin eiskalt | drin ist es eiskalt | heruntergekuhlt* | zieht es kalt | zieht .. aus der luftung | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} kalt | {so} kalt ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac}",
    icy: "kuhlhaus | kuhlhalle | kuhlkammer | kuhlraum | kuhllager | tiefkuhllager | eishalle | eisstadion | eiskeller",
    unheated:
      "ungeheizt* | unbeheizt* | nicht geheizt | keine heizung | heizung .. ausgefallen/kaputt/aus",
    inside:
      "drin | drinnen | da drin | innen | in der halle | im saal | im raum | in der backstube | tropenhaus | gewachshaus | hohle | stollen | keller | in der kuche | im stall | {room} | {ac}",
    day: "tag | wetter | draussen | dusse",
    told: "sinds | hats | sind es | hat es | werdens | werden es | bei etwa | hat es | hat | auf | werden | sind | sind heute | sind dort | sind da | bei | {ac} auf",
    follows: "drin | drinnen | da drin | innen | im/in/am der/dem/unserem? {room}",
    joints: "und | aber | also | wenn",
    journey:
      "flieg/fliege/fliegen/fliegt/flug | abflug | landung | landen/lande/landet | ankunft | abfahrt | heimflug | ruckflug | heut/heute abend bin ich in | abends in",
    snow: "schnee* | schneit | frost | eisregen",
  },
  fr: {
    classes: {
      room: "bureau bureaux boulot travail poste train tgv car bus avion cinema theatre bibliotheque bu fac amphi supermarche caisse magasin hopital clinique salle reunion classe labo hotel restaurant metro space open voiture appart appartement maison chez studio bosse salle amphi atelier entrepot mairie serveurs autocar",
      frigid:
        "frigo congelo congelateur frigidaire glaciere banquise igloo polaire polaires glacial glaciale siberie arctique antarctique gele gelent gelons geler gelait caille cailler grelotte grelotter frissonne frissons glacee refrigere refrigeree congele pole morgue cadavres pingouin pingouins congelateurs",
      sweltering:
        "surchauffe surchauffee four fournaise etuve sauna tropical etouffe etouffant etouffante bouillante serre",
      so: "toujours si trop tres tellement super fait",
      ac: "clim climatisation climatise climatisee climatiseur ventilation soufflerie",
      blowing: "nuque visage cou figure tete dos souffle fond bloc mort max puissance pleine",
    },
    hot: "chauffage a fond | chauffage .. fond | chauffe* a fond | surchauffe* | une fournaise | comme un four | un vrai four | etuve | sauna la dedans | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} chaud | {so} chaud ... {room} | chauffage ... fond/bloque/max | serre/serres tropicale/tropicales | serre aux papillons | jardin aux papillons | chaudiere ... fond/bloquee/max | radiateur/radiateurs ... fond/bloque/bloques",
    cool: "clim a fond | clim .. fond | clim .. glace* | climatisation .. fond | climatise* a fond | clim a bloc | un frigo la dedans | un vrai frigo | un congelateur | clim polaire | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} froid | {so} froid ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | clim .. froid | froid .. clim",
    icy: "chambre froide | patinoire | entrepot frigorifique | rayon surgeles | cave a vin | chambres froides | congelateur de l entrepot | surgeles ... entrepot",
    unheated:
      "non chauffe* | pas chauffe* | sans chauffage | pas de chauffage | chauffage .. panne/coupe/casse",
    inside:
      "dedans | a l interieur | interieur | chauffage | dans la salle | dans le hall | grotte* | serre | serres | chambre froide | {room} | clim",
    day: "journee | jour | temps | dehors | meteo",
    told: "y fait | il fait | ca fait | chauffage a fond a | chauffe a | on annonce | annonces | annonce | est a | clim est a | y fait | il fait | reglee a | a | font | il y fait | {ac} a/sur | y a",
    follows: "dedans | a l interieur | annonces | au/dans le/la/l? {room}",
    joints: "et | mais | donc | quand",
    journey:
      "decolle/decolles/decollage/decollons | atterri* | vol | avion | depart de/d | arrivee | retour de | je pars de | ce soir je suis a | je rentre de",
    snow: "neige* | sous la neige | verglas | gele",
  },
  es: {
    classes: {
      room: "oficina trabajo curro laburo mesa escritorio tren ave bus autobus autocar colectivo micro avion cine teatro biblioteca facultad clase aula supermercado caja tienda hospital clinica sala reuniones juntas laboratorio hotel restaurante metro subte coche estudio casa abuela piso ventanilla salon servidores taller nave consulta ambulatorio ministerio",
      frigid:
        "nevera congelador heladera refri refrigerador frigorifico polo artico siberia antartida iglu helada hielo congelo congela congelada congelamos tirito tiritando pela polar glacial gelido gelida cubitera pinguino pinguinos friolera morgue muertos cadaveres fiambres tanatorio congelando congelarse",
      sweltering:
        "horno sauna asamos aso asa asandonos asfixia asfixiante tropical caldera ahoga bochorno estufa",
      so: "siempre mucho tanto demasiado muy hace paso pasa un",
      ac: "aire acondicionado climatizacion clima aires rejilla refrigeracion",
      blowing: "cara nuca cuello cabeza espalda chorro tope maximo todo soplando sopla full",
    },
    hot: "calefaccion a tope | calefaccion .. tope | calefaccion .. maximo | calefaccion fortisima | un horno ahi dentro | es un horno | como un horno | sauna ahi dentro | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} calor | {so} calor ... {room} | calefaccion ... tope/maximo/fuerte/asamos | asamos ... calefaccion | invernadero tropical | mariposario | caldera ... tope/maximo/atascada | radiador/radiadores ... tope/maximo",
    cool: "aire a tope | aire .. a tope | aire acondicionado .. tope | aire acondicionado .. maximo | aire acondicionado .. helad* | aire .. maximo | clima .. todo | es una heladera | es una nevera | como una nevera | como una heladera | parece una nevera | es un refri | como refrigerador | un congelador | {room} va/esta/sale/iba helado | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} frio | {so} frio ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | anginas .. aire | aire ... anginas",
    icy: "camara frigorifica | camara de frio | cuarto frio | pista de hielo | cava de carnes | camara/camaras de congelados",
    unheated:
      "sin calefaccion | sin calentar | no hay calefaccion | calefaccion .. rota/averiada/estropeada/apagada",
    inside:
      "dentro | adentro | ahi dentro | en la sala | en el salon | cueva* | invernadero | bodega | en la camara | {room} | aire acondicionado",
    day: "dia | jornada | clima | fuera | afuera | calle",
    told: "con | hace | hacen | hacia | son | a unos | llegan a | llegamos a | tienen a | estan a | hace | esta a | acondicionado a | a | y | dan | marcan | {ac} a | tienen | estan a | estara a | esta a",
    follows: "dentro | adentro | ahi dentro | en el/la/mi? {room} | toda la jornada",
    joints: "y | pero | asi | cuando",
    journey:
      "vuelo/vuelos/volamos | aterriz* | despeg* | salgo de | salimos de | llego a | llegamos a | esta noche estoy en | embarco | vuelvo de",
    snow: "nieve | nieva | nevando | nevada | helada",
  },
  it: {
    classes: {
      room: "ufficio lavoro scrivania treno frecciarossa italo bus pullman corriera aereo cinema teatro biblioteca facolta aula lezione supermercato cassa negozio ospedale clinica sala riunioni riunione laboratorio hotel ristorante metro macchina studio casa nonna server officina magazzino ambulatorio capannone comune",
      frigid:
        "freezer frigo frigorifero congelatore ghiacciaia polo polare siberia artico antartide igloo gelo gela gelida gelido gelata congela congelo congeliamo ghiaccio tremo battere brividi iceberg cella obitorio cadaveri pinguino pinguini morti congelando congelare",
      sweltering: "forno sauna soffoca soffocante tropicale fornace serra afa boccheggia bollente",
      so: "sempre troppo tanto cosi molto fa un tutto",
      ac: "condizionata condizionatore condizionatori aria climatizzatore bocchetta",
      blowing:
        "collo faccia viso testa schiena cervicale palla manetta massimo sparata addosso dritta",
    },
    hot: "riscaldamento a palla | riscaldamento .. palla | riscaldamento .. massimo | riscaldamento a manetta | un forno li dentro | e un forno | come un forno | una sauna | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} caldo/caldissimo | {so} caldo/caldissimo ... {room} | riscaldamento ... palla/massimo/manetta/soffoca | soffoca ... riscaldamento | serra/serre tropicale/tropicali | casa delle farfalle | caldaia ... massimo/bloccata/palla | termosifoni ... massimo/palla/manetta",
    cool: "aria condizionata .. palla | aria condizionata .. manetta | aria condizionata .. massimo | aria condizionata .. polare | aria condizionata .. gelid* | clima a palla | una ghiacciaia | un frigorifero | un frigo | si gela li dentro | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} freddo | {so} freddo ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | {room} e/sempre gelato | freddo ... {ac}",
    icy: "cella frigorifera | celle frigorifere | palaghiaccio | pista di ghiaccio | cella frigo | cella/celle ... surgelati | cella/celle dei/di surgelati",
    unheated: "non riscaldat* | senza riscaldamento | riscaldamento .. rotto/guasto/spento",
    inside:
      "dentro | li dentro | all interno | in sala | grotta | grotte | serra | cantina | sotto terra | {room} | condizionatore",
    day: "giornata | giorno | tempo | fuori | meteo",
    told: "ne fanno | fanno | sono | saranno | fa | con | tengono | sono | ci sono | a | condizionatore a | danno | ne danno | mi danno | segna | segnano | {ac} a | ci stanno",
    follows: "dentro | li dentro | col vento | con il vento | in/nell/nel/al {room}",
    joints: "e | ma | quindi | quando",
    journey:
      "volo/voli/voliamo | atterr* | decoll* | parto da | partiamo da | salgo sul | stasera sono/siamo a/ad/al/alle/in | arrivo a | torno da/dalle/dal/dalla",
    snow: "neve | nevica | nevicando | gelo",
  },
  pt: {
    classes: {
      room: "escritorio trabalho firma empresa secretaria mesa trem comboio onibus autocarro fretado van aviao cinema teatro biblioteca faculdade aula sala supermercado caixa loja hospital clinica reuniao laboratorio hotel restaurante metro carro estudio casa avo shopping prova exame servidores oficina galpao armazem consultorio",
      frigid:
        "freezer geladeira frigorifico congelador geleira polo artico siberia antartida iglu gelada gelo congelo congela congelo tremo arrepio gelar congelante camara tiritar necroterio defunto defuntos pinguim pinguins picole congelando congelar congelei gelando geladeiras",
      sweltering: "forno sauna abafa abafado sufoca sufocante tropical estufa assar assa fornalha",
      so: "sempre muito tanto demais demasiado faz passo tenho esta um tanta",
      ac: "ar condicionado ac condicionados climatizacao ar",
      blowing: "cara nuca rosto cabeca costas pescoco talo maximo bate sopra direto forte polo",
    },
    hot: "aquecimento no maximo | aquecedor .. maximo | aquecimento .. maximo | um forno la dentro | e um forno | parece um forno | uma sauna | {room} ... {sweltering} | {sweltering} ... {room} | {room} ... {so} calor/quente | {so} calor/quente ... {room} | aquecimento/aquecedor ... maximo/alto/abafa/forte | estufa tropical | borboletario | caldeira ... maximo | radiador/radiadores ... maximo",
    cool: "ar condicionado .. maximo | ar condicionado .. gelad* | ar condicionado .. polo | ar no talo | ar .. no talo | ar no maximo | naquele gelo | um gelo la dentro | uma geladeira | um frigorifico | parece o polo norte | um gelo so | ar .. congelante | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} frio | {so} frio ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | {room} vai/esta/fica/ta gelado | frio ... {ac}",
    icy: "camara fria | camara frigorifica | camara de frio | pista de gelo | dentro da camara | camaras frigorificas | camara/camaras dos/de congelados",
    unheated: "sem aquecimento | nao aquecid* | aquecimento .. avariado/desligado/estragado",
    inside:
      "dentro | la dentro | ali dentro | na sala | no salao | gruta* | estufa | adega | na camara | {room} | ar condicionado",
    day: "dia | tempo | fora | rua",
    told: "fazem | faz | fazer | sao | com | uns | esta nos | esta a | nos | a | condicionado a | diz | dao | marca | marca | faz | sao | {ac} a/em | ta | esta",
    follows: "dentro | la dentro | no/na/em {room}",
    joints: "e | mas | entao | quando",
    journey:
      "voo/voos/voamos | aterr* | pouso | descol* | embarco | saio de/do/da | chego ao/a/em | desco em | a noite estou | volto de/do/da",
    snow: "neve | nevar | neva | nevando | gelo | geada",
  },
};
