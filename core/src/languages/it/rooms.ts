import type { RoomWords } from "../room-words.ts";

export const rooms: RoomWords = {
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
  cool: "aria condizionata .. palla | aria condizionata .. manetta | aria condizionata .. massimo | aria condizionata .. polare | aria condizionata .. gelid* | clima a palla | una ghiacciaia | un frigorifero | un frigo | si gela li dentro | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} freddo | {so} freddo ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | {room} e/sempre gelato | freddo ... {ac} | {room} gelato/ghiacciato/ghiacciata",
  icy: "cella frigorifera | celle frigorifere | palaghiaccio | pista di ghiaccio | cella frigo | cella/celle ... surgelati | cella/celle dei/di surgelati",
  aired: "aria condizionata | climatizzat* | condizionatore | condizionatori",
  airless:
    "senza aria/condizionatore/condizionatori | aria condizionata ... rotta/guasta/spenta | condizionatore ... rotto/guasto/spento | aria condizionata in/dell/del/della/nell? {room} .. rotta/guasta/spenta | condizionatore in/dell/del/della/nell? {room} .. rotto/guasto/spento",
  unheated: "non riscaldat* | senza riscaldamento | riscaldamento .. rotto/guasto/spento",
  inside:
    "dentro | li dentro | all interno | in sala | grotta | grotte | serra | cantina | sotto terra | {room} | condizionatore",
  day: "giornata | giorno | tempo | fuori | meteo",
  told: "ne fanno | fanno | sono | saranno | fa | con | tengono | sono | ci sono | a | condizionatore a | danno | ne danno | mi danno | segna | segnano | {ac} a | ci stanno",
  dial: "{ac} .. a | impostata/impostato/regolata/regolato/fissa/fisso a | termostato .. a",
  follows: "dentro | li dentro | col vento | con il vento | in/nell/nel/al {room} | dove | laggiu",
  joints: "e | ma | quindi | quando",
  journey:
    "volo/voli/voliamo | atterr* | decoll* | parto da | partiamo da | salgo sul | stasera sono/siamo a/ad/al/alle/in | arrivo a | arriviamo a | mi lascia/lasciano a/in | scendo a/in | torno da/dalle/dal/dalla",
  snow: "neve | nevica | nevicando | gelo",
};
