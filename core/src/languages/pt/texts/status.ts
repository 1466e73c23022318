import type { StatusTexts } from "../../texts.ts";

export const status: StatusTexts = {
  foreign: [
    "Leio um pouco dessa língua, mas escrevo em português, inglês, espanhol, francês, alemão e italiano; aqui vai em português.",
  ],
  redirect: [
    "Isso está fora do meu guarda-roupa. Eu trato de roupa: diga para onde vai e proponho um visual.",
    "Só entendo de roupa. Dê uma ocasião ou uma peça e eu monto o visual.",
    "Nisso não posso ajudar, mas com o que vestir, sim. Qual é o programa?",
    "Aí eu estaria só adivinhando. Posso ajudar com o que vestir: uma ocasião, um código, uma cor?",
    "Deixo esse assunto para outros e fico com as roupas. Conte como vai ser o dia e sugiro um visual.",
    "Vamos ficar nas roupas, onde sou útil de verdade. Aonde vai, e quão arrumado deve ser o visual?",
  ],
  clarify: [
    "Não entendi bem. Qual é a ocasião, e quão arrumado deve ser o visual?",
    "Dê uma pista: trabalho, jantar, passeio, festa? E digo o que vestir.",
    "Conte um pouco mais: que ocasião é, e faz frio ou calor?",
    "Preciso de mais um detalhe: diga uma ocasião ou uma peça, e cuido do visual.",
    "Pode dizer de outro jeito? Algo como «jantar com a família na sexta, nada formal» já me basta para um visual.",
    "Quero ajudar, mas falta saber aonde vai e que tempo faz. Então escolho o que vestir.",
  ],
  decline: {
    crime: [
      "Nisso não ajudo. Se houver outro programa, diga e proponho algo diferente.",
      "Para isso não há visual, desculpe. Se vier uma festa ou uma viagem, sugiro outra coisa.",
      "Não posso ajudar com isso. Para outro programa, com prazer.",
      "Desculpe, isso fica de fora. Que tal um programa diferente?",
      "Prefiro não participar disso. Diga outro plano e procuro a roupa.",
      "Isso eu não visto. Conte outra ocasião e cuido do visual.",
    ],
    hate: [
      "Isso prefiro não vestir, porque magoa. Outra ideia: um detetive ou um vampiro elegante?",
      "Não ajudo com essa fantasia, porque fere pessoas. Que tal outra: um astronauta ou uma estrela do cinema mudo?",
      "Essa ideia não é inofensiva. Melhor uma diferente: um personagem de livro ou uma década?",
      "Com isso não se brinca. Outra proposta: um vilão de filme antigo ou um fantasma elegante?",
      "Deixo essa de lado, porque faz mal a alguém. Escolha outra e eu monto o visual.",
      "Fantasia, sim, mas não essa. Que tal algo diferente: um detetive ou um pirata?",
    ],
    mockery: [
      "Melhor outra fantasia, de que todos possam rir.",
      "Um povo não é fantasia. Que tal algo diferente: uma década ou um animal?",
      "Essa ideia faz rir à custa de alguém. Prefiro outra: um mito ou um quadro famoso?",
      "Eu deixaria essa de lado. Outra ideia: um pirata ou um planeta?",
      "Vamos escolher uma fantasia diferente, que não magoe ninguém.",
      "Com essa, nem todos ririam. Que tal outra, de um livro ou filme querido?",
    ],
    child: [
      "Não. Para uma criança posso propor outra coisa: confortável e alegre.",
      "Isso não faço. Se uma criança precisa de roupa, proponho outra coisa: alegre e boa para brincar.",
      "De jeito nenhum. Para uma criança, só algo diferente: roupa confortável, para brincar.",
      "A resposta é não. Diga outra ocasião e proponho roupa de criança, alegre e confortável.",
      "Com isso não ajudo. Posso sugerir outra coisa: roupa confortável para correr e brincar.",
      "Criança se veste para brincar. Conte a ocasião e proponho algo diferente.",
    ],
    "self-harm": [
      "Sinto muito que esteja tão difícil. Fale agora com alguém de confiança ou com uma linha de apoio (no Brasil, CVV 188). E se quiser outra coisa, procuro com você a peça mais macia do guarda-roupa.",
      "Que bom que você contou. Isso merece uma pessoa, não uma roupa: fale agora com alguém de confiança ou com uma linha de apoio (no Brasil, CVV 188). E, se quiser outra coisa depois, procuro com você algo macio para vestir.",
      "A roupa pode esperar. Por favor, fale agora com alguém de confiança ou com uma linha de apoio (no Brasil, CVV 188). Se quiser algo diferente e tranquilo, escolho com você a peça mais macia do guarda-roupa.",
      "Lamento muito que doa assim. Você não precisa passar por isso sem companhia: procure já alguém de confiança ou uma linha de apoio (no Brasil, CVV 188). Quando quiser outra coisa, ajudo a achar a peça mais macia do guarda-roupa.",
      "Por favor, não guarde isso em silêncio. Ligue agora para alguém de confiança ou para uma linha de apoio (no Brasil, CVV 188). Se ajudar pensar em outra coisa, escolho com você algo macio e quente.",
      "O que você sente importa. Há quem ouça agora mesmo: alguém de confiança ou uma linha de apoio (no Brasil, CVV 188). E, se quiser algo diferente por um momento, procuro com você a roupa mais confortável do guarda-roupa.",
    ],
  },
};
