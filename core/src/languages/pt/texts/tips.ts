import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "No convés faz mais frio do que em terra: {you, select, polite {mantenha} other {mantém}} a camada de fora vestida e cuidado com o chão molhado.",
  ],
  dark: [
    "Vai estar escuro: {you, select, polite {ponha} other {põe}} algo refletor por fora.",
    "Quem vai ao volante vê primeiro o que reflete a luz: {you, select, polite {junte} other {junta}} algo refletor.",
  ],
  modest: ["Convém levar um lenço leve, caso também seja preciso cobrir o cabelo."],
  camera: [
    "Em vídeo vê-se do peito para cima: antes de começar, {you, select, polite {confirme} other {confirma}} na imagem como fica essa parte.",
  ],
  stage: [
    "Um microfone prende melhor num colarinho ou entre dois botões: convém experimentar antes de entrar.",
  ],
  trail: [
    "{you, select, polite {Tire} other {Tira}} uma camada antes de suar na subida, e {you, select, polite {guarde} other {guarda}} uma seca para o topo.",
  ],
  costume: [
    "{you, select, polite {Junte} other {Junta}} um acessório que todos reconheçam logo, e a fantasia fica clara.",
  ],
  sun: [
    "Os braços vão à mostra: {you, select, polite {ponha} other {põe}} protetor solar antes de sair.",
  ],
  aircon: ["Lá dentro o ar condicionado pode estar forte, por isso convém levar uma camada fina."],
  tuck: [
    "{you, select, polite {Use} other {Usa}} {piece} por dentro; fica logo mais arrumado.",
    "Com {piece} por dentro, a cintura fica mais arrumada.",
  ],
  collarOut: [
    "{you, select, polite {Deixe} other {Deixa}} o colarinho {piece_de} à vista, por cima {over_de}.",
    "O colarinho {piece_de} pode ficar à vista no pescoço: assim {over} {over_count, plural, one {parece mais elegante} other {parecem mais elegantes}}.",
  ],
  sleeves: [
    "Se ficar calor, {you, select, polite {arregace} other {arregaça}} as mangas {piece_de}.",
    "Duas dobras nas mangas {piece_de} dão um ar mais descontraído.",
  ],
  open: [
    "{you, select, polite {Use} other {Usa}} {piece} sem fechar; assim {piece_count, plural, one {sai} other {saem}} depressa se lá dentro estiver calor.",
    "Se lá dentro estiver calor, {you, select, polite {tire} other {tira}} primeiro {piece}.",
  ],
  button: [
    "De pé, {you, select, polite {feche} other {fecha}} o botão de cima {piece_de}; ao sentar, {you, select, polite {abra} other {abre}}.",
  ],
  iron: [
    "{you, select, polite {Passe} other {Passa}} {piece} a ferro com tempo: é o que se nota primeiro.",
    "{you, select, polite {Pendure} other {Pendura}} {piece} umas horas antes, para o tecido ficar liso.",
  ],
  polish: [
    "{you, select, polite {Limpe} other {Limpa}} {piece} antes de sair; há sempre quem repare no calçado.",
    "{piece} {piece_count, plural, one {merece} other {merecem}} uma limpeza rápida ainda hoje.",
  ],
  indoors: [
    "{you, select, polite {Tire} other {Tira}} {piece} logo à entrada, senão à saída o frio parece maior.",
  ],
  suede: [
    "A camurça mancha com a água: {you, select, polite {evite} other {evita}} pisar poças com {piece}.",
  ],
  tights: ["Uma meia-calça grossa por baixo {piece_de} mantém as pernas quentes."],
  flats: [
    "{you, select, polite {Leve} other {Leva}} uns sapatos sem salto para o caminho e {you, select, polite {calce} other {calça}} {piece} só à chegada.",
  ],
  scarf: [
    "{you, select, polite {Ponha} other {Põe}} as pontas {piece_de} por dentro do casaco, para não entrar vento.",
  ],
  shoulders: [
    "Se lá dentro estiver calor demais para {piece}, sobre os ombros também {piece_count, plural, one {fica} other {ficam}} bem.",
  ],
};
