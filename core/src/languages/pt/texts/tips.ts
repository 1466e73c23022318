import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "No convés faz mais frio do que em terra: {you, select, polite {mantenha} other {mantém}} a camada de fora vestida e cuidado com o chão molhado.",
    "{you, select, polite {Fique} other {Fica}} com a camada de fora vestida: no convés faz mais frio do que em terra, e o chão molhado escorrega.",
  ],
  dark: [
    "Vai estar escuro: {you, select, polite {ponha} other {põe}} algo refletor por fora.",
    "Com pouca luz, {you, select, polite {junte} other {junta}} algo refletor, que é o que os carros veem primeiro.",
    "Sem luz do dia, algo refletor por fora ajuda muito.",
  ],
  modest: [
    "{you, select, polite {Leve} other {Leva}} um lenço leve, caso também seja preciso cobrir o cabelo.",
    "Um lenço leve na bolsa resolve, se também for preciso cobrir o cabelo.",
  ],
  camera: [
    "Antes de começar, {you, select, polite {confirme} other {confirma}} na imagem como fica a parte de cima: em vídeo, o resto não aparece.",
    "{you, select, polite {Veja} other {Vê}} antes na imagem como fica a parte de cima, que é a que aparece em vídeo.",
  ],
  stage: [
    "O microfone prende melhor num colarinho ou entre dois botões, e é bom experimentar antes de entrar.",
    "{you, select, polite {Experimente} other {Experimenta}} o microfone antes de entrar: num colarinho ou entre dois botões prende melhor.",
  ],
  trail: [
    "{you, select, polite {Tire} other {Tira}} uma camada antes de suar na subida, e {you, select, polite {guarde} other {guarda}} uma seca para o topo.",
    "Antes de suar na subida, {you, select, polite {tire} other {tira}} uma camada; para o topo, {you, select, polite {guarde} other {guarda}} uma seca.",
  ],
  costume: [
    "Com um acessório que todos reconheçam logo, a fantasia fica clara.",
    "{you, select, polite {Junte} other {Junta}} um acessório que todos reconheçam logo, e a fantasia fica clara.",
  ],
  sun: [
    "Os braços vão à mostra: {you, select, polite {ponha} other {põe}} protetor solar antes de sair.",
    "{you, select, polite {Ponha} other {Põe}} protetor solar nos braços, que vão à mostra.",
  ],
  aircon: [
    "Lá dentro o ar condicionado pode estar forte, por isso uma camada fina à mão.",
    "{you, select, polite {Leve} other {Leva}} uma camada fina: o ar condicionado lá dentro pode estar forte.",
    "Se lá dentro o ar condicionado estiver forte, uma camada fina ajuda.",
  ],
  tuck: [
    "{you, select, polite {Use} other {Usa}} {piece} por dentro; fica logo mais arrumado.",
    "Com {piece} por dentro, a cintura fica mais arrumada.",
    "Para um ar mais arrumado, {piece} por dentro.",
  ],
  collarOut: [
    "{you, select, polite {Deixe} other {Deixa}} o colarinho {piece_de} à vista, por cima {over_de}.",
    "O colarinho {piece_de} pode ficar à vista no pescoço: assim {over} {over_count, plural, one {parece mais elegante} other {parecem mais elegantes}}.",
    "{you, select, polite {Puxe} other {Puxa}} o colarinho {piece_de} para fora, por cima {over_de}.",
  ],
  sleeves: [
    "Se ficar calor, {you, select, polite {arregace} other {arregaça}} as mangas {piece_de}.",
    "Duas dobras nas mangas {piece_de} dão um ar mais descontraído.",
    "{you, select, polite {Dobre} other {Dobra}} as mangas {piece_de} duas vezes: fica mais descontraído.",
  ],
  iron: [
    "{you, select, polite {Passe} other {Passa}} {piece} a ferro com tempo: é o que se nota primeiro.",
    "{you, select, polite {Pendure} other {Pendura}} {piece} umas horas antes, para o tecido ficar liso.",
    "Se houver tempo, uma passagem a ferro e {piece} {piece_count, plural, one {fica} other {ficam}} no ponto.",
  ],
  polish: [
    "{you, select, polite {Limpe} other {Limpa}} {piece} antes de sair; há sempre quem repare no calçado.",
    "{piece} {piece_count, plural, one {merece} other {merecem}} uma limpeza rápida ainda hoje.",
    "Antes de sair, um pano rápido e {piece} {piece_count, plural, one {fica} other {ficam}} no ponto.",
  ],
  indoors: [
    "{you, select, polite {Tire} other {Tira}} {piece} logo à entrada, senão à saída o frio parece maior.",
    "Lá dentro, {you, select, polite {tire} other {tira}} logo {piece}, senão à saída o frio parece maior.",
  ],
  suede: [
    "A camurça mancha com a água: {you, select, polite {evite} other {evita}} pisar poças com {piece}.",
    "Cuidado com as poças: {piece} {piece_count, plural, one {é} other {são}} de camurça, e a água mancha.",
  ],
  flats: [
    "{you, select, polite {Leve} other {Leva}} uns sapatos sem salto para o caminho e {you, select, polite {calce} other {calça}} {piece} só à chegada.",
    "Para o caminho, uns sapatos sem salto; {piece}, só à chegada.",
  ],
  scarf: [
    "{you, select, polite {Ponha} other {Põe}} as pontas {piece_de} por dentro do casaco, para não entrar vento.",
    "Com as pontas {piece_de} por dentro do casaco, não entra vento.",
  ],
  intoBoots: [
    "{you, select, polite {Meta} other {Mete}} {piece} por dentro {over_de}: as bainhas ficam secas e limpas.",
    "Com {piece} por dentro {over_de}, nada salpica as pernas.",
    "As bainhas, por dentro {over_de}, e {piece} {piece_count, plural, one {volta} other {voltam}} para casa sem se molhar.",
  ],
  cuffs: [
    "{you, select, polite {Puxe} other {Puxa}} os punhos {over_de} por cima: com {piece} por baixo o frio não entra.",
    "{piece} por baixo dos punhos {over_de}, e os pulsos não arrefecem.",
  ],
  sleevesUp: [
    "{you, select, polite {Arregace} other {Arregaça}} as mangas {piece_de} até ao cotovelo antes de começar.",
    "Mangas {piece_de} no cotovelo, e as mãos ficam livres.",
  ],
  capUnderHood: [
    "{you, select, polite {Fique} other {Fica}} com {piece} por baixo do capuz: a pala segura-o longe dos olhos.",
    "Por baixo do capuz, {piece} {piece_count, plural, one {mantém} other {mantêm}} a chuva longe dos olhos.",
  ],
  rollHem: [
    "Umas dobras na bainha {piece_de} na areia, e não se molha nada.",
    "Com a bainha {piece_de} dobrada, dá para entrar na água até aos tornozelos.",
  ],
  tieLength: [
    "A ponta {piece_de} deve ficar rente {over_a}.",
    "A ponta {piece_de} acaba à altura {over_de}.",
  ],
  necklace: [
    "{piece}, por fora {over_de}: em tecido liso as joias veem-se.",
    "Como {over} não {over_count, plural, one {tem} other {têm}} padrão, {piece} {piece_count, plural, one {sobressai} other {sobressaem}}.",
  ],
  brooch: [
    "Junto à clavícula, por cima {over_de}: aí {piece} {piece_count, plural, one {sobressai} other {sobressaem}}.",
    "{piece} {piece_count, plural, one {fica} other {ficam}} bem à esquerda {over_de}, um palmo abaixo do ombro.",
  ],
};
