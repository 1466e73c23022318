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
  `,
  pack: `
    mala para | mala pra | a mala | na mala | que levo para | o que levo | o que levar | mala de mao | mala de cabine | so mochila | mochila de | {number} dias em | {number} dias no | {number} dias na | {number} dias | uma semana em | fim de semana em | fazer a mala | arrumar a mala
  `,
  several: `
    {number} {look} | {number} {look} diferentes | de segunda a sexta | segunda a sexta | para cada dia | pra cada dia | um para .. e outro para | um pra .. e outro pra | um por dia | para a semana | pra semana toda
  `,
  compare: `
    qual dos dois | qual das duas | qual assenta | qual fica melhor | qual e melhor | qual combina | melhor .. ou | na duvida entre | duvida entre | entre .. e .. qual | ou vou | ou chega | ou sera melhor | uso .. ou | vs
  `,
  followUp: `
    outra coisa | outra opcao | outro look | de novo nao | troca so | troca o | troca a | agora troca | tira o | tira a | gostei menos | gostei mas | adorei mas | bom mas | otimo mas | menos o | menos do | mas sem | o resto fica | o resto ta | mais quente | menos formal | mais formal | menos sem graca | que me deu | que me sugeriu | que voce sugeriu | vc me mandou | o look de ontem | e se trocar | e se eu | e com | no lugar do
  `,
  chat: `
    obrigada | obrigado | brigada | valeu | muito obrigad* | como voce esta | como estas | tudo bem com voce | quem e voce | es um robo | voce e um robo | voce dorme | boa noite robo | so queria dizer | passando so pra dizer | o emprego e meu | deu certo | conta uma piada | conversa comigo | gosto de ti | te amo | qual a tua cor | qual e o seu nome | tambem tens dias
  `,
  question: `
    posso usar | posso ir | posso levar | posso vestir | da pra usar | da pra ir | pode ir de | pode usar | devo usar | devo ir | sera que posso | sera que fica | sera que | fica bem | fica mal | pega mal | esta bem | e demais | e muito | e exagero | sera admissivel | admissivel | acha que | acha q | o que acha | que tal | ainda se usa* | parece lhe | sim ou nao | genio ou | ou fico | ou cometo | tenho que ir de | precisa ser | o que significa | o que quer dizer | quao formal | combina com | combina
  `,
};
