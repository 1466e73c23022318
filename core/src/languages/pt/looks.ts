import type { LookList } from "../look-list.ts";

export const looks: LookList = {
  numbers:
    "ambos 2 ambas 2 um 1 uma 1 dois 2 duas 2 par 2 uns 3 umas 3 varios 3 varias 3 alguns 3 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 vinte 20",
  looks:
    "look looks conjunto conjuntos outfit outfits visual visuais opcoes versoes troca trocas muda mudas",
  days: [
    "segunda-feira",
    "terca-feira",
    "quarta-feira",
    "quinta-feira",
    "sexta-feira",
    "sabado sabados",
    "domingo domingos",
  ],
  shortDays: ["segunda seg", "terca ter", "quarta qua", "quinta qui", "sexta sex", "sab", "dom"],
  on: "na no para de da do cada esta este",
  span: "a ao ate",
  units: {
    day: "dia dias",
    night: "noite noites",
    week: "semana semanas",
    weekend: "fds fim-de-semana fins-de-semana",
  },
  of: "de",
  there: "em no na nos nas a ao por com fora de",
  elsewhen: {
    before: "levo tem ha faz desde em apos ultimos cada ainda faltam mais outros",
    after: "que atras depois antes ainda",
    row: "seguidos seguidas seguida consecutivos",
  },
  spells: {
    workWeek:
      "semana de trabalho | semana util | semana no escritorio | dias uteis | cada dia util | semana de escritorio",
    week: "looks para a/uma/minha/toda .. semana | looks para a/uma/minha semana | conjuntos para a/uma semana | para a semana inteira | para toda a semana | para a semana toda | faca me a semana | planeie a minha semana | planeje minha semana | cada dia da semana | todos os dias da semana",
    weekend:
      "looks para o/um fim de semana | conjuntos para o/um fim de semana | looks pro fim de semana | para todo o fim de semana | fim de semana em/no/na | para um fim de semana | para um fds",
  },
  breaks: "e depois mais tambem",
  rest: "resto restantes normalmente",
  overall:
    "nao | nada | nenhum | nenhuma | sem | so | apenas | maximo | max | no maximo | por favor | pfv | bagagem | mala | mochila | bolsa | odeio | tenho | maquina de lavar | lavar",
  pieces: "pecas coisas roupas itens",
  pairs: "par pares",
  shoes: "sapatos calcado tenis",
  bags: {
    cabin: "bagagem de mao | mala de mao | mala de cabine | mala pequena | bagagem de cabine",
    backpack: "mochila | saco de viagem | bolsa de viagem",
    small: "mochila pequena | bolsa pequena | debaixo do assento",
  },
  kilos: "kg quilo quilos quilogramas",
  litres: "l litro litros",
  laundry:
    "maquina de lavar | lavandaria | lavanderia | posso lavar | da para lavar | podemos lavar | lavar a roupa",
  say: {
    days: ["Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado", "Domingo"],
    turn: "Dia {n}",
    outfit: "Look {n}",
    turns: "Dias {n}",
    outfits: "Looks {n}",
    evening: "{label}, à noite",
    ofDay: "{label}",
    ofTurn: "o dia {n}",
    ofOutfit: "o look {n}",
    ofEvening: "{look} à noite",
    daily: "Todos os dias: {list}.",
    worn: "{label}: {list}.",
    forecast:
      "Previsão: até {high}{sky, select, rain {, chuva} snow {, neve} storm {, trovoadas} other {}}.",
    extras: "{you, select, polite {Leve} other {Leva}} também {list}.",
    packed: "Bastam {pieces} peças para os {looks} looks.",
    packedWithin: "Bastam {pieces} peças para os {looks} looks, e o limite eram {limit}.",
    packedOver: "Com {limit} peças não dá para os {looks} looks; são precisas {pieces}.",
    heavy: "Cuidado com o peso, que para essa mala pode ser demais.",
    wornThere:
      "Na viagem, {you, select, polite {use} other {usa}} {list}, que é o que ocupa mais espaço.",
    needed: "Sem {piece} não {you, select, polite {teria} other {terias}} nada certo para {look}.",
  },
};
