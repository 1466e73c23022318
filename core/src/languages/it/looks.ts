import type { LookList } from "../look-list.ts";

export const looks: LookList = {
  numbers:
    "entrambi 2 entrambe 2 ambedue 2 un 1 una 1 uno 1 due 2 paio 2 alcuni 3 alcune 3 qualche 3 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14 quindici 15 venti 20",
  looks:
    "outfit outfits look looks completi abbinamento abbinamenti mise opzioni versioni cambio cambi",
  days: [
    "lunedi",
    "martedi",
    "mercoledi",
    "giovedi",
    "venerdi",
    "sabato sabati",
    "domenica domeniche",
  ],
  shortDays: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
  on: "il di per dal da la ogni questo",
  span: "a al alla fino",
  units: {
    day: "giorno giorni giornata giornate",
    night: "notte notti",
    week: "settimana settimane",
    weekend: "weekend fine-settimana finesettimana",
  },
  of: "di d",
  there: "a ad in al alle nel nella da con per fuori",
  elsewhen: {
    before: "da tra fra dopo ultimi ogni ancora altri mancano",
    after: "fa che dopo prima ancora",
    row: "fila consecutivi seguito",
  },
  spells: {
    workWeek:
      "settimana lavorativa | settimana di lavoro | settimana in ufficio | settimana d ufficio | giorni feriali | ogni giorno feriale",
    week: "outfit per la/una/tutta .. settimana | outfit per la/una settimana | look per la/una/tutta settimana | per tutta la settimana | mi fai la settimana | pianifica la .. settimana | ogni giorno della settimana | tutti i giorni della settimana",
    weekend:
      "outfit per il/un/questo weekend | look per il/un weekend | outfit per il/un fine settimana | per tutto il weekend | per tutto il fine settimana | weekend a/in/al | fine settimana a/in/al | per un weekend | per un fine settimana",
  },
  breaks: "e ed poi dopo piu",
  rest: "altrimenti resto altri solito",
  overall:
    "niente | nessun | nessuna | non | senza | solo | massimo | max | al massimo | per favore | bagaglio | valigia | zaino | borsa | odio | ho | lavatrice | lavare",
  pieces: "capi pezzi vestiti cose indumenti",
  pairs: "paio paia",
  shoes: "scarpe calzature",
  bags: {
    cabin: "bagaglio a mano | bagaglio a mano | trolley | valigia piccola | bagaglio da cabina",
    backpack: "zaino | borsone | sacca",
    small: "borsa piccola | zainetto | sotto il sedile",
  },
  kilos: "kg chilo chili chilogrammi",
  litres: "l litro litri",
  laundry:
    "lavatrice | lavanderia | posso lavare | si puo lavare | possiamo lavare | fare il bucato | bucato",
  say: {
    days: ["Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì", "Sabato", "Domenica"],
    turn: "Giorno {n}",
    outfit: "Outfit {n}",
    turns: "Giorni {n}",
    outfits: "Outfit {n}",
    evening: "{label}, sera",
    ofDay: "{label}",
    ofTurn: "il giorno {n}",
    ofOutfit: "l'outfit {n}",
    ofEvening: "{look} sera",
    daily: "Ogni giorno: {list}.",
    worn: "{label}: {list}.",
    forecast:
      "Previsioni: fino a {high}{sky, select, rain {, pioggia} snow {, neve} storm {, temporali} other {}}.",
    extras: "{you, select, polite {Porti} other {Porta}} anche {list}.",
    packed: "Con {pieces} capi in borsa ci sono {looks} outfit.",
    packedWithin: "{pieces} capi su {limit}, e gli outfit sono {looks}.",
    packedOver: "{limit} capi sono pochi per {looks} outfit; con {pieces} ci si sta appena.",
    heavy: "La borsa sarà bella piena.",
    wornThere:
      "In viaggio {you, select, polite {tenga} other {tieni}} addosso {list}, così la borsa si chiude.",
    needed: "Senza {piece} non resterebbe niente di adatto per {look}.",
  },
};
