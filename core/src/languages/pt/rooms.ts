import type { RoomWords } from "../room-words.ts";

export const rooms: RoomWords = {
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
  cool: "ar condicionado .. maximo | ar condicionado .. gelad* | ar condicionado .. polo | ar no talo | ar .. no talo | ar no maximo | naquele gelo | um gelo la dentro | uma geladeira | um frigorifico | parece o polo norte | um gelo so | ar .. congelante | {room} ... {frigid} | {frigid} ... {room} | {room} ... {so} frio | {so} frio ... {room} | {ac} ... {blowing} | {blowing} ... {ac} | {ac} ... {frigid} | {frigid} ... {ac} | {room} vai/esta/fica/ta gelado | frio ... {ac} | {room} gelado/congelado/congelada",
  icy: "camara fria | camara frigorifica | camara de frio | pista de gelo | dentro da camara | camaras frigorificas | camara/camaras dos/de congelados",
  aired: "ar condicionado | climatizad*",
  airless:
    "sem ar | ar condicionado ... avariado/quebrado/estragado/desligado/pifou | ar condicionado do/da/no/na {room} .. avariado/quebrado/estragado/desligado/pifou",
  unheated: "sem aquecimento | nao aquecid* | aquecimento .. avariado/desligado/estragado",
  inside:
    "dentro | la dentro | ali dentro | na sala | no salao | gruta* | estufa | adega | na camara | {room} | ar condicionado",
  day: "dia | tempo | fora | rua",
  told: "fazem | faz | fazer | sao | com | uns | esta nos | esta a | nos | a | condicionado a | diz | dao | marca | marcam | faz | sao | {ac} a/em | ta | esta",
  dial: "{ac} .. a/em/nos | regulado/ligado a/em/nos | termostato .. a/em/nos",
  follows: "dentro | la dentro | no/na/em {room} | onde | la",
  joints: "e | mas | entao | quando",
  journey:
    "voo/voos/voamos | aterr* | pouso | descol* | embarco | chegamos a/em/ao | me deixa/deixam em | deixa me em | ja estou/estamos em | saio de/do/da | chego ao/a/em | desco em | a noite estou | volto de/do/da",
  snow: "neve | nevar | neva | nevando | gelo | geada",
};
