import type { AskList } from "../ask-list.ts";

export const asks: AskList = {
  classes: {
    number: "dois duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 varios varias alguns umas uns",
    look: "look looks conjunto conjuntos outfit outfits opcao opcoes ideia ideias combinacoes propostas",
    stain:
      "vinho cafe cera tinta sangue gordura oleo relva grama maquilhagem maquiagem mancha manchas nodoa nodoas suor caril ketchup lama chiclete batom",
  },
  care: `
    como tiro | como tirar | como lavo | como lavar | como limp* | como remov* | como passo | como se tira | como se lava | da pra lavar | da para lavar | posso lavar | pode ir na maquina | pode ir a maquina | mancha de .. como | nodoa de .. como | tirar .. mancha | tirar .. nodoa | truque para .. mancha* | vai a maquina | vai na maquina | sai com | encolhe se
    tem/ha como/jeito/maneira/forma de? tirar*/salvar*/lavar*/recuperar*/alargar*/lacear* | da pra/para salvar/recuperar/alargar/lacear | como faco para tirar | como faco pra tirar | como faco pra tirar | sai na maquina | sai na lavagem | a quantos graus | que programa | truque da avo | receita caseira | vinagre ou | bicarbonato | como desamass* | como conserto | como arranjo | como laceio | como alargo | como guardo | como dobro | impermeabiliz* | como branque* | tirar bolinhas | tirar borbotos | pode ir na secadora
  `,
  pack: `
    monta minha malinha/mala | faz me a mala | faz a mala | monta a mala | monta minha mochila | o que eu ponho na/no mala
    mala para | mala pra | a mala | na mala | que levo para | o que levo | o que levar | mala de mao | mala de cabine | so mochila | mochila de | uma semana em | fim de semana em | fazer a mala | arrumar a mala
    o que ponho na mala | o que coloco na mala | mochilao | bagagem de mao | bagagem | fds em | feriadao em | que roupa levo | o que meto na | arrumar mala | ajuda com a mala | interrail
  `,
  spell: `
    {number} dias em | {number} dias no | {number} dias na | {number} dias | {number} noites | duas semanas | quinze dias
  `,
  away: `
    viagem | viajo | viajamos | ferias | cruzeiro | aviao | voo | mala | bagagem | mochila | hotel | pousada | hostel | camping | campismo | vou viajar | festival | trilhos | trilha* | caminhada | excursao
  `,
  several: `
    {number} {look} | {number} {look} diferentes | de segunda a sexta | segunda a sexta | para cada dia | pra cada dia | um para .. e outro para | um pra .. e outro pra | um por dia | para a semana | pra semana toda
    um para cada | uma para cada | um look por | um look pra cada | cada noite | cada dia da semana | segunda terca | a semana toda | semana inteira | minha semana | planeja minha semana | faca me a semana | faz me a semana | me da {number} | da me {number} | alguns looks | um par de looks | dois looks | tres looks | e outro para | e outro pra | e outra para | e outra pra
  `,
  compare: `
    qual e que levo | qual e q levo | qual e que ponho | qual e que visto | to na duvida | estou na duvida | fico na duvida
    compara | compare | compara me
    qual dos dois | qual das duas | qual assenta | qual fica melhor | qual e melhor | qual combina | melhor .. ou | na duvida entre | duvida entre | entre .. e .. qual | ou vou | ou chega | ou sera melhor | uso .. ou | vs
    qual escolho | qual uso | qual levo | qual ponho | qual visto | qual eu | o que escolho | escolher entre | decidir entre | vou de .. ou | levo o .. ou | ponho o .. ou | o .. ou o | a .. ou a | os .. ou os | as .. ou as | melhor o | melhor a | me ajuda a escolher | ajuda me a escolher | ajuda me a decidir
  `,
  followUp: `
    outra coisa | outra opcao | outro look | de novo nao | troca so | troca o | troca a | agora troca | tira o | tira a | gostei menos | gostei mas | adorei mas | bom mas | otimo mas | menos o | menos do | mas sem | o resto fica | o resto ta | mais quente | menos formal | mais formal | menos sem graca | que me deu | que me sugeriu | que voce sugeriu | vc me mandou | o look de ontem | e se trocar | e se eu | e com | no lugar do
    outra ideia | outra sugestao | outro conjunto | algo diferente | diferente | esse nao | essa nao | isso nao | um pouco mais | mais casual | mais colorido | menos serio | menos seria | o de ontem | a de ontem | tua proposta | tua sugestao | sua sugestao | o ultimo que | igual mas | a mesma coisa mas | mesmo look mas | deixa o resto | o resto mantem | muda so | so muda | troca apenas | por que nao o meu | porque nao o meu | porque nao a minha | por que voce me | e sem o | e sem a
  `,
  chat: `
    obrigada | obrigado | brigada | valeu | muito obrigad* | como voce esta | como estas | tudo bem com voce | quem e voce | es um robo | voce e um robo | voce dorme | boa noite robo | so queria dizer | passando so pra dizer | o emprego e meu | deu certo | conta uma piada | conversa comigo | gosto de ti | te amo | qual a tua cor | qual e o seu nome | tambem tens dias
    !so queria contar | !so queria dizer | !nao e pergunta | !passei so | !so passando | oi bot | ola bot | oi tudo bem | bom dia bot | estas ai | ta ai | voce sonha | o que voce veste | o que vestes | quem te fez | quantos anos | feliz natal | tinhas razao | voce tinha razao | todo mundo amou | toda a gente adorou | disse sim | disse que sim | passei no | ganhamos | tchau | ate logo | beijos
    minhas fotos | guarda minhas fotos | quem ve minhas | voce me ve | vc me ve | esta com frio | teste teste | e gente ou robo | e um robo | e uma pessoa ou
  `,
  question: `
    posso usar | posso ir | posso levar | posso vestir | da pra usar | da pra ir | pode ir de | pode usar | devo usar | devo ir | sera que posso | sera que fica | sera que | fica bem | fica mal | pega mal | esta bem | e demais | e muito | e exagero | sera admissivel | admissivel | acha que | acha q | o que acha | que tal | ainda se usa* | parece lhe | sim ou nao | genio ou | ou fico | ou cometo | tenho que ir de | precisa ser | o que significa | o que quer dizer | quao formal | combina com | combina
    e verdade que | e falta de educacao | e estranho | e esquisito | e feio | e mal visto | e obrigatorio | e permitido | e aceitavel | e apropriado | usa se | se usa | os homens podem | as mulheres podem | homem pode | mulher pode | um homem pode | e preciso | tenho mesmo de | tenho mesmo que | ha dress code | tem dress code | qual a diferenca | o que se entende | passo vergonha | faco figura | seria demais | seria estranho | me deixam entrar | deixam me entrar | me barram | exagero | exagerei | ainda esta na moda | ta na moda | posso aparecer | posso entrar | posso por | posso por | ha mal em | tem mal
  `,
  answerIn: {
    words:
      "numa palavra | em uma palavra | uma palavra | uma so palavra | duas palavras | em duas palavras | so sim ou nao | apenas sim ou nao | basta sim ou nao | sim ou nao basta | so um sim | responde sim ou nao | responde so sim",
    sentence:
      "uma frase | numa frase | em uma frase | so frase | duas frases | uma linha | numa linha",
    short: `
      breve | brevemente | se breve | seja breve | breve por favor | resposta curta | resposta breve | resposta rapida | curto por favor | curtinho | curtinha | rapidinho | rapido por favor | rapido pfv | em poucas palavras | poucas palavras | em resumo | resumo | resumido | resumida | resume | sem textao | sem testamento | sem romance | sem enrolacao | sem enrolar | sem enrola | sem rodeios | sem conversa | direto ao ponto | vai direto ao ponto | vai ao ponto | pouco texto | nao muito texto | nao tenho tempo de ler | sem tempo de ler | so o look | so as pecas | so o essencial | o essencial | conciso | concisa | versao curta | sucinto | sucinta | so me diz o que
    `,
    unit: "palavras",
    numbers:
      "dez 10 doze 12 quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50 cinco 5 seis 6 sete 7 oito 8 nove 9 tres 3 quatro 4",
  },
};
