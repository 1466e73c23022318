import type { LookList } from "../look-list.ts";

export const looks: LookList = {
  numbers:
    "ambos 2 ambas 2 un 1 una 1 uno 1 dos 2 par 2 unos 3 unas 3 varios 3 varias 3 algunos 3 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 veinte 20",
  looks:
    "conjunto conjuntos look looks outfit outfits atuendo atuendos tenida tenidas opciones versiones muda mudas cambio cambios",
  days: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado sabados", "domingo domingos"],
  shortDays: ["lun", "mar", "mie mier", "jue", "vie", "sab", "dom"],
  on: "el los del para este proximo cada",
  span: "a al hasta",
  units: {
    day: "dia dias",
    night: "noche noches",
    week: "semana semanas",
    weekend: "finde findes fin-de-semana fines-de-semana",
  },
  of: "de",
  there: "en a de por con fuera",
  elsewhen: {
    before:
      "llevo llevas lleva llevamos llevan hace desde en tras ultimos cada todavia aun faltan quedan otros",
    after: "que despues atras antes mas",
    row: "seguidos seguidas seguido consecutivos",
  },
  spells: {
    workWeek:
      "semana laboral | semana de trabajo | semana de oficina | semana en la oficina | entre semana | cada dia laborable | dias laborables",
    week: "conjuntos para la/mi/una/toda .. semana | conjuntos para la/mi/una semana | looks para la/mi/una/toda semana | looks para toda la semana | para toda la semana | planea mi semana | organiza mi semana | cada dia de la semana | todos los dias de la semana",
    weekend:
      "conjuntos para el/un .. finde | conjuntos para el finde | conjuntos para el/un fin de semana | looks para el finde | looks para el/un fin de semana | para todo el finde | para todo el fin de semana | fin de semana en | finde en | para un fin de semana | escapada de fin de semana",
  },
  breaks: "y e luego despues mas ademas",
  rest: "resto demas normalmente siempre",
  overall:
    "no | nada | ningun | ninguna | sin | solo | maximo | max | como mucho | por favor | porfa | equipaje | maleta | mochila | bolso | odio | tengo | lavadora | lavar",
  pieces: "prendas piezas cosas",
  pairs: "par pares",
  shoes: "zapatos calzado zapatillas",
  bags: {
    cabin: "equipaje de mano | maleta de mano | maleta de cabina | maleta pequena",
    backpack: "mochila | bolsa de viaje | bolso de viaje | petate",
    small: "bolso pequeno | mochila pequena | debajo del asiento",
  },
  kilos: "kg kilo kilos kilogramos",
  litres: "l litro litros",
  laundry:
    "lavadora | lavanderia | puedo lavar | se puede lavar | podemos lavar | lavar la ropa | hacer la colada",
  say: {
    days: ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"],
    turn: "Día {n}",
    outfit: "Conjunto {n}",
    turns: "Días {n}",
    outfits: "Conjuntos {n}",
    evening: "{label}, por la noche",
    ofDay: "el {label}",
    ofTurn: "el día {n}",
    ofOutfit: "el conjunto {n}",
    ofEvening: "{look} por la noche",
    daily: "Todos los días: {list}.",
    worn: "{label}: {list}.",
    forecast:
      "Previsión: hasta {high}{sky, select, rain {, lluvia} snow {, nieve} storm {, tormentas} other {}}.",
    extras: "{you, select, polite {Lleve} other {Lleva}} también {list}.",
    packed: "Basta con {pieces} prendas para los {looks} conjuntos.",
    packedWithin:
      "Basta con {pieces} prendas para los {looks} conjuntos, y el límite eran {limit}.",
    packedOver: "Con {limit} prendas no llega para los {looks} conjuntos; hacen falta {pieces}.",
    heavy: "Ojo con el peso, que para esa bolsa puede ser demasiado.",
    wornThere:
      "Para el viaje, {you, select, polite {póngase} other {ponte}} {list}, que es lo que más ocupa.",
    needed:
      "Sin {piece} no {you, select, polite {tendría} other {tendrías}} nada que vaya bien para {look}.",
  },
};
