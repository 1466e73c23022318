import type { LookList } from "../look-list.ts";

export const looks: LookList = {
  numbers:
    "un 1 une 1 deux 2 quelques 3 plusieurs 3 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 vingt 20",
  looks:
    "tenue tenues look looks ensemble ensembles outfit outfits options versions propositions rechange rechanges",
  days: [
    "lundi lundis",
    "mardi mardis",
    "mercredi",
    "jeudi jeudis",
    "vendredi",
    "samedi",
    "dimanche",
  ],
  shortDays: ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  on: "le ce chaque pour du au de",
  span: "a au jusqu jusque",
  units: {
    day: "jour jours journee journees",
    night: "nuit nuits",
    week: "semaine semaines",
    weekend: "weekend weekends week-end week-ends",
  },
  of: "de d",
  there: "a au aux en dans chez sur avec pour dehors",
  elsewhen: {
    before: "fait depuis dans apres a derniers tous encore",
    after: "que tot tard plus",
    row: "suite affilee consecutifs consecutives",
  },
  spells: {
    workWeek:
      "semaine de travail | semaine de bureau | semaine au bureau | jours ouvres | chaque jour de bureau",
    week: "tenues pour la/ma/une .. semaine | tenues pour la/ma/une semaine | looks pour la/ma semaine | pour toute la semaine | planifie ma semaine | organise ma semaine | chaque jour de la semaine | tous les jours de la semaine",
    weekend:
      "tenues pour le/un/ce .. weekend | tenues pour le/un/ce week end | tenues pour le/ce weekend | looks pour le weekend | looks pour le week end | pour tout le weekend | pour tout le week end | weekend a/en/au | week end a/en/au | pour un weekend | pour un week end | escapade d un weekend",
  },
  breaks: "et puis ensuite plus",
  rest: "sinon autrement reste autres",
  overall:
    "pas | rien | aucun | aucune | sans | seulement | maximum | max | au plus | merci | svp | s il te plait | bagage | valise | sac | je deteste | j ai | lessive | machine a laver",
  pieces: "pieces vetements habits affaires articles",
  pairs: "paire paires",
  shoes: "chaussures souliers",
  bags: {
    cabin: "bagage a main | bagage cabine | valise cabine | bagages a main | petite valise",
    backpack: "sac a dos | sac de voyage | un seul sac | baluchon",
    small: "petit sac | sac a main seulement | sous le siege",
  },
  kilos: "kg kilo kilos kilogrammes",
  litres: "l litre litres",
  laundry:
    "machine a laver | lave linge | laverie | lessive | peux laver | peut laver | laver .. sur place | pressing",
  say: {
    days: ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"],
    turn: "Jour {n}",
    outfit: "Tenue {n}",
    turns: "Jours {n}",
    outfits: "Tenues {n}",
    evening: "{label}, le soir",
    ofDay: "{label}",
    ofTurn: "le jour {n}",
    ofOutfit: "la tenue {n}",
    ofEvening: "{look} soir",
    daily: "Tous les jours : {list}.",
    worn: "{label} : {list}.",
    forecast:
      "Prévisions : jusqu’à {high}{sky, select, rain {, pluie} snow {, neige} storm {, orages} other {}}.",
    extras: "{you, select, polite {Emportez} other {Emporte}} aussi {list}.",
    packed: "Avec {pieces} pièces dans le sac, ça fait {looks} tenues.",
    packedWithin: "{pieces} pièces sur {limit}, et ça fait {looks} tenues.",
    packedOver:
      "{limit} pièces, c'est trop peu pour {looks} tenues ; avec {pieces}, ça passe tout juste.",
    heavy: "Le sac sera bien plein.",
    wornThere:
      "Pour le voyage, {you, select, polite {gardez sur vous} other {garde sur toi}} {list} : dans le sac, ça prendrait trop de place.",
    needed: "Sans {piece}, il ne resterait rien de bien pour {look}.",
  },
};
