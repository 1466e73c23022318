/** How people tell of a place whose climate is not that of the day; phrases as in the cue lists, in folded letters. */
export type RoomWords = {
  /** Without a number: so hot in there that one sits in shirtsleeves. */
  hot: string;
  /** So cool that one wants a layer. */
  cool: string;
  /** Where meat and ice are kept, or where it is not heated in winter. */
  icy: string;
  /** Of a number beside it: it is the temperature of a place under a roof, not of the day. */
  inside: string;
  /** Right before a number without a unit: a temperature is told. */
  told: string;
  /** Right after it. */
  follows: string;
};

export const ROOMS: Readonly<Record<"en" | "de" | "fr" | "es" | "it" | "pt", RoomWords>> = {
  en: {
    hot: "heating .. full | heating .. full blast | heating cranked | heating .. up high | roasting in there | ward .. roasting | always roasting | boiling in there | baking in there | like a sauna | like an oven in | stifling in there | overheated | tropical in there | hot as an oven",
    cool: "air con .. full | air con .. blast* | aircon .. full | aircon .. blast* | ac .. full blast | ac .. blasting | ac is freezing | ac .. arctic | ac cranked | air conditioning .. full | air conditioning .. blast* | overly air conditioned | freezing in there | like a fridge in | like a fridge | always freezing in",
    icy: "rinkside | cold store | coldstore | cold room | walk in freezer | walk in fridge | ice rink | ice house | chiller at work | butchers fridge",
    inside:
      "inside | indoors | in there | in here | in the lounge | in the room | in the hall | in the ward | in the studio | in the kitchen | greenhouse | glasshouse | cave | caves | cellar | backstage | under the lights",
    told: "have it at | keep it at | keeps it at | set to | set at | like | its like | about | around | hits | hitting | over",
    follows: "they reckon | they say | inside | indoors | in there | in the lounge | in the hall",
  },
  de: {
    hot: "heizung .. anschlag | heizung .. voll* | heizung .. aufgedreht | uberheizt* | heiss wie im backofen | wie in der sauna | bullenheiss* | affenhitze drin | immer so warm drin | ist es immer heiss",
    cool: "klimaanlage .. voll* | klimaanlage .. anschlag | klimaanlage .. kuhl* | klimaanlage .. eis* | runtergekuhlt* | klima .. voll* | wie im kuhlschrank | eiskalt drin | drin eiskalt | drin ist es eiskalt | heruntergekuhlt*",
    icy: "kuhlhaus | kuhlhalle | kuhlkammer | kuhlraum | kuhllager | tiefkuhllager | eishalle | eisstadion | eiskeller",
    inside:
      "drin | drinnen | da drin | innen | in der halle | im saal | im raum | in der backstube | tropenhaus | gewachshaus | hohle | stollen | keller | in der kuche | im stall",
    told: "sinds | hats | sind es | hat es | werdens | werden es | bei etwa",
    follows: "drin | drinnen | da drin | innen",
  },
  fr: {
    hot: "chauffage a fond | chauffage .. fond | chauffe* a fond | surchauffe* | une fournaise | comme un four | un vrai four | etuve | sauna la dedans",
    cool: "clim a fond | clim .. fond | clim .. glace* | climatisation .. fond | climatise* a fond | clim a bloc | un frigo la dedans | un vrai frigo | un congelateur | clim polaire",
    icy: "chambre froide | patinoire | entrepot frigorifique | rayon surgeles | cave a vin",
    inside:
      "dedans | a l interieur | interieur | chauffage | dans la salle | dans le hall | grotte* | serre | serres | chambre froide",
    told: "y fait | il fait | ca fait | chauffage a fond a | chauffe a | on annonce | annonces | annonce",
    follows: "dedans | a l interieur | annonces",
  },
  es: {
    hot: "calefaccion a tope | calefaccion .. tope | calefaccion .. maximo | calefaccion fortisima | un horno ahi dentro | es un horno | como un horno | sauna ahi dentro",
    cool: "aire a tope | aire .. a tope | aire acondicionado .. tope | aire acondicionado .. maximo | aire acondicionado .. helad* | aire .. maximo | clima .. todo | es una heladera | es una nevera | como una nevera | como una heladera | parece una nevera | es un refri | como refrigerador | un congelador",
    icy: "camara frigorifica | camara de frio | cuarto frio | pista de hielo | cava de carnes",
    inside:
      "dentro | adentro | ahi dentro | en la sala | en el salon | cueva* | invernadero | bodega | en la camara",
    told: "con | hace | hacen | hacia | son | a unos | llegan a | llegamos a",
    follows: "dentro | adentro | ahi dentro",
  },
  it: {
    hot: "riscaldamento a palla | riscaldamento .. palla | riscaldamento .. massimo | riscaldamento a manetta | un forno li dentro | e un forno | come un forno | una sauna",
    cool: "aria condizionata .. palla | aria condizionata .. manetta | aria condizionata .. massimo | aria condizionata .. polare | aria condizionata .. gelid* | clima a palla | una ghiacciaia | un frigorifero | un frigo | si gela li dentro",
    icy: "cella frigorifera | celle frigorifere | palaghiaccio | pista di ghiaccio | cella frigo",
    inside:
      "dentro | li dentro | all interno | in sala | grotta | grotte | serra | cantina | sotto terra",
    told: "ne fanno | fanno | sono | saranno | fa | con",
    follows: "dentro | li dentro | col vento | con il vento",
  },
  pt: {
    hot: "aquecimento no maximo | aquecedor .. maximo | aquecimento .. maximo | um forno la dentro | e um forno | parece um forno | uma sauna",
    cool: "ar condicionado .. maximo | ar condicionado .. gelad* | ar condicionado .. polo | ar no talo | ar .. no talo | ar no maximo | naquele gelo | um gelo la dentro | uma geladeira | um frigorifico | parece o polo norte | um gelo so | ar .. congelante",
    icy: "camara fria | camara frigorifica | camara de frio | pista de gelo | dentro da camara | camaras frigorificas",
    inside:
      "dentro | la dentro | ali dentro | na sala | no salao | gruta* | estufa | adega | na camara",
    told: "fazem | faz | fazer | sao | com | uns",
    follows: "dentro | la dentro",
  },
};
