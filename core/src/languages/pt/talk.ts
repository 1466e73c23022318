import type { TalkList } from "../talk-list.ts";

/** Portuguese: thanks, small talk, questions about the app, and what is answered. */
export const talk: TalkList = {
  cues: {
    thanks: `
    quis saber | quiseram saber | queriam saber | morreu de inveja | inveja | dez anos mais | dez anos a menos | obrigada | obrigado | brigada | brigado | muito obrigad* | mil obrigad* | valeu | vlw | thx | es um amor | voce e um amor | es o maximo | voce e demais | vc e demais | es um anjo | voce e um anjo | tinhas razao | voce tinha razao | vc tinha razao | todo mundo amou | todo mundo perguntou | toda a gente adorou | toda a gente perguntou | me perguntaram onde | perguntaram me onde | elogios | recebi elogios | foi um sucesso | um sucesso | arrasou | arrasaste | arrasei | acertou em cheio | acertaste | deu super certo | deu certo | ficou lindo | ficou perfeito | adoraram | amaram | te amo | gosto de ti | bom trabalho | beijos | beijinhos
  `,
    news: `
    consegui o emprego | o emprego e meu | fui contratad* | disse que sim | disse sim | passei no | passei na | ganhamos | consegui | so queria dizer | so queria contar | passando so pra | passei so | so passando | nao e pergunta | correu bem | correu lindamente | foi otimo ontem
  `,
    greeting: `
    !dormiu bem | !dormiste bem | !como vao as coisas | !tudo certo | !tudo bem contigo | !tudo bem ai | !beleza ai | !o teu dia | !como estas | !como voce esta | !como vc ta | !como vai voce | !tudo bem com | !oi tudo bem | !tudo bom | !ta ai | !estas ai | !ta acordad* | !ja acordad* | !o que fazes | !o que ta fazendo | !e ai | oi bot | ola bot | bom dia bot | boa noite robo | boa noite | feliz natal | feliz ano | ate logo | ate ja | tchau | adeus | to entediad* | que tedio | que seca | nao consigo dormir | noite curta | conversa comigo | fala comigo | me conta uma piada | conta uma piada | conta me uma | que dia
  `,
    self: `
    !pessoa ou | !uma maquina | !um computador | !humano ou | !quem e voce | !quem es tu | !quem es | !o que e voce | !o que es | !es real | !voce e real | !es um robo | !voce e um robo | !vc e um robo | !e um robo | !es gente | !e gente ou | !e uma pessoa ou | !voce e humano | !es humano | !quem te | !quem fez voce | !como funcionas | !como voce funciona | !dormes | !voce dorme | !voce sonha | !sonhas | !o que vestes | !o que voce veste | !qual e o seu nome | !como te chamas | !quantos anos | !onde moras | !voce me ve | !vc me ve | !tens frio | !esta com frio | !qual a tua cor | !sua cor favorita
  `,
    photos: `
    !quem pode ver .. fotos/roupas/armario | !quem ve .. fotos/roupas/armario | !as fotos sao .. privadas/publicas/seguras | !acontece com .. fotos | !acontece as .. fotos | !pra onde vao minhas | !para onde vao as minhas | !o que fazes com as | !o que voce faz com | !o que acontece com as | !quem ve as | !quem ve minhas | !quem pode ver | !alguem ve | !alguem pode ver | !os outros veem | !guarda minhas | !guardas as minhas | !minhas fotos | !as minhas fotos | !meus dados | !os meus dados | !e privado | !privacidade | !vendem
  `,
    remove: `
    !tirar .. do armario | !apagar o/a/os/as | !excluir o/a/os/as | !como apago | !como excluo | !como elimino | !como removo | !como tiro uma peca | !posso apagar | !posso excluir | !posso eliminar | !pode apagar | !podes apagar | !apaga a minha | !apaga tudo | !apagar a minha conta | !excluir minha conta | !apagar uma foto | !excluir uma foto
  `,
    limit: `
    !quantas coisas | !quantos itens | !quanta roupa | !quantas pecas | !quantas roupas posso | !quantas fotos | !quantas coisas posso | !tem limite | !ha limite | !ha um limite | !numero maximo | !e de graca | !e gratis | !e gratuito | !quanto custa | !custa alguma | !tem que pagar | !tenho de pagar
  `,
    add: `
    !posso mudar a cor/o | !mudar a cor de | !mudar o nome de | !saiu errad* | !posso adicionar | !posso acrescentar | !posso subir | !onde esta o meu armario | !onde fica o meu armario | !como adiciono | !como acrescento | !como coloco .. no armario | !como ponho .. no armario | !como subo | !como envio | !como carrego | !onde adiciono | !posso editar | !como edito | !como mudo o nome | !como mudo a cor | !posso exportar | !posso importar | !como exporto | !como funciona o app | !como funciona a app | !como funciona isto | !como funciona isso | !como funciona | !o app pode | !a app pode | !o que sabes fazer | !o que voce faz | !o que voce sabe fazer
  `,
    upkeep: "",
    nonsense: `
    !gato .. teclado | !gata .. teclado | !filho .. teclado | !filha .. teclado | !no teclado | !sentei em cima | teste teste | e um teste | so testando | a testar | chat errado | janela errada | conversa errada | bla bla | blabla
  `,
  },
  requests: `
    como usar/uso/vestir/visto/combinar | que me recomend* | que recomend* | que me aconselh* | que aconselh* | que e adequado/apropriado/correto | que me suger* | outra cor | algo .. no meu armario/guarda | o que tenho | o que me resta | o que sobra | como vou vestid* | o que levo | o que se veste | o que se usa | que sapatos | que look | como me arranjo | como me arrumo | vou de que | mas sem | mas com | mas mais | mas menos | outra coisa | outro look | outra opcao | em vez | sem o | sem a | troca | muda | mais quente | de novo | mais um | e se | o que visto | o que vestir | que visto | o que uso | que roupa | o que ponho | o que boto | o que botar | como me visto | como vou | o que me sugeres | o que voce sugere | o que recomenda | recomenda | sugere | me veste | veste me | preciso de um look | preciso de algo | preciso de uma roupa | preciso de um outfit | algo para | algo pra | um look para | um look pra | uma roupa para | uma roupa pra | ideia para | ideia pra | ideias para | me ajuda | ajuda me | monta | arranja me | escolhe | e agora | agora para | agora pra | posso usar | posso ir
  `,
  past: "vida foi foram era estava ficou ontem disse disseram perguntaram perguntou amou adorou adoraram amaram correu passei ganhei",
  answers: {
    thanks: [
      "Que bom saber, e foi você quem vestiu. Na próxima ocasião é só dizer aonde vai, e procuro outro look.",
      "Que gentileza contar! Os elogios são seus. Para que vai ser o próximo look?",
      "Fico feliz. Guarde a ideia que deu certo, para a encontrar de novo, e volte quando quiser.",
      "Ainda bem que gostaram. Na próxima ocasião tentamos outra vez.",
    ],
    news: [
      "Que boa notícia, parabéns! Se houver festa, diga onde e procuro um look.",
      "Que bom que contou. Assim que houver para o que se vestir, estou aqui.",
      "Isso merece parabéns, não um look. Para festejar, basta dizer o lugar e a hora.",
    ],
    greeting: [
      "Olá! Estou aqui sempre que precisar. Diga aonde vai e procuro um look.",
      "Que bom ver você por aqui. Eu entendo é de roupa: o que tem para hoje?",
      "Tudo bem por aqui. Se houver uma ocasião para se vestir, conte e eu escolho.",
    ],
    self: [
      "Sou o estilista deste aplicativo: um programa, não uma pessoa. Conheço o seu armário, o tempo e muitas ocasiões. Para que vai se vestir?",
      "Armário próprio não tenho, sou um programa. Com a sua roupa monto looks. Aonde vai a seguir?",
      "Um programa que lê o pedido e procura um look no seu armário. Sem sono e sem pés, mas com muitas opiniões sobre sapatos.",
    ],
    photos: [
      "Só você vê o seu armário: nenhuma outra conta abre as suas peças. O lugar e outros dados da foto nunca chegam à imagem, e pode remover qualquer peça.",
      "As fotos são só do seu armário, ninguém mais as vê. Ficam neste servidor, a não ser que quem o gere tenha ligado um serviço externo.",
      "Ninguém além de você as vê. Cada foto vira um desenho no seu armário, sem o lugar onde foi tirada, e lá pode removê-la.",
    ],
    remove: [
      "Pode fazer isso no armário: debaixo de cada peça está «Remove Item». A conta inteira apaga-se na página da conta.",
      "Daqui não apago nada, mas no armário dá: «Remove Item» debaixo da peça. A página da conta apaga tudo.",
      "No armário cada peça tem o botão «Remove Item» e some na hora. Para a conta toda, é na página da conta.",
    ],
    limit: [
      "Cabem milhares de peças, bem mais do que num armário; a página da conta mostra quanto está ocupado. Para que é o próximo look?",
      "Um guarda-roupa normal cabe várias vezes: o limite são milhares, e a página da conta mostra como está.",
      "Tantas quantas tiver, o limite são milhares. Com mais peças, tenho mais por onde escolher o próximo look.",
    ],
    add: [
      "Envie a foto de uma peça e ela vira um desenho no armário; lá pode corrigir o nome, o tipo e as cores. Depois é só pedir um look.",
      "Comece pelo armário: envie uma foto, corrija o nome ou a cor, e está pronto. Também dá para exportar o armário todo num arquivo.",
      "Basta uma foto por peça: envia, confere o nome e pronto. Depois diga aonde vai, e escolho um look.",
    ],
    upkeep: [
      "O que sai na lavagem, como se dá o nó ou se remenda, a etiqueta ou uma boa lavandaria sabem melhor: só sei o que combina com quê. Diga para onde vai e encontro um look sem essa peça.",
      "Sobre lavar, dobrar ou arranjar só poderia adivinhar, e quem pagava era a peça. O que sei fazer é montar um look com o resto. Como vai ser o dia?",
      "Isso é com a costureira ou com a etiqueta; aqui montam-se looks. Marque a peça como estando na lavagem e nenhuma ideia a vai propor.",
    ],
    nonsense: [
      "Acho que alguém andou pelo teclado. Quando as patas saírem, diga para que vai se vestir.",
      "Não consegui ler, mas tinha ritmo. Aonde vai, e como quer o look?",
      "Teste recebido, tudo a funcionar. Diga uma ocasião e procuro um look.",
    ],
  },
};
