import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "{list} {list_count, plural, one {tapa} other {tapam}} os dedos dos pés, como pedido.",
      "Os dedos dos pés ficam cobertos com {list}.",
    ],
    "no-open-toes": [
      "{list} não {list_count, plural, one {deixa} other {deixam}} os dedos de fora.",
      "Nenhum dedo de fora com {list}.",
    ],
    "no-heels": [
      "{list} não {list_count, plural, one {tem} other {têm}} salto, como deve ser.",
      "Sem salto anda-se melhor, e {list} não {list_count, plural, one {tem} other {têm}} nenhum.",
    ],
    "no-thin-heels": [
      "{list} não {list_count, plural, one {tem} other {têm}} salto fino que se afunde ou fique preso.",
      "Nada de salto fino com {list}: o passo é seguro.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {agarra} other {agarram}} bem, por isso é mais difícil escorregar.",
      "A sola {list_de} agarra bem.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {desliza} other {deslizam}} bem, graças à sola lisa.",
      "A sola {list_de} é lisa, como pedido.",
    ],
    "quiet-soles": [
      "Com {list}, os passos quase não se ouvem.",
      "{list} não {list_count, plural, one {faz} other {fazem}} barulho a cada passo.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {tem} other {têm}} sola clara, que não marca o chão.",
      "O chão fica sem marcas: a sola {list_de} é clara.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {aguenta} other {aguentam}} muito e {list_count, plural, one {protege} other {protegem}} bem os pés.",
      "Os pés vão bem protegidos com {list}.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {entra} other {entram}} e {list_count, plural, one {sai} other {saem}} do pé num instante, sem nada para amarrar.",
      "Não há nada para amarrar com {list}.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {tapa} other {tapam}} os braços, do ombro ao pulso.",
      "Os braços ficam cobertos, do ombro ao pulso, com {list}.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {deixa} other {deixam}} os antebraços livres.",
      "Sem mangas compridas, com {list} nada atrapalha as mãos.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {tapa} other {tapam}} os ombros.",
      "Os ombros ficam cobertos, como pedido, com {list}.",
    ],
    "wide-sleeves": ["As mangas são bastante largas com {list}."],
    "two-parts": ["A parte de cima e a de baixo tiram-se em separado."],
    "top-colour": ["Em cima a cor é a pedida com {list}."],
    "legs-colour": ["Em baixo a cor é a pedida com {list}."],
    "no-wide-sleeves": [
      "{list} não {list_count, plural, one {tem} other {têm}} mangas largas que fiquem penduradas.",
      "Nenhuma manga larga com {list}: as mãos ficam livres.",
    ],
    "no-low-cut": [
      "{list} não {list_count, plural, one {tem} other {têm}} decote fundo.",
      "Com {list} não há decote que preocupe.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {tapa} other {tapam}} bem a barriga.",
      "A barriga fica coberta com {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {abre} other {abrem}} na frente, o que facilita vestir e tirar.",
      "Na frente, {list} {list_count, plural, one {abre} other {abrem}} num instante.",
    ],
    "not-over-head": [
      "{list} não se {list_count, plural, one {enfia} other {enfiam}} pela cabeça.",
      "Nada tem de passar pela cabeça com {list}.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {tapa} other {tapam}} as pernas por inteiro.",
      "As pernas ficam cobertas até baixo com {list}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {tapa} other {tapam}} os joelhos.",
      "Os joelhos ficam cobertos, como deve ser, com {list}.",
    ],
    "only-skirts": [
      "Tem de ser saia ou vestido, e com {list} está certo.",
      "{list} em vez de calças: a regra fica cumprida.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {vem} other {vêm}} da tradição, como deve ser.",
      "Com {list}, a tradição é respeitada.",
    ],
    "no-trailing": [
      "{list} não {list_count, plural, one {chega} other {chegam}} ao chão, por isso nada arrasta.",
      "Nada arrasta pelo chão com {list}.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {tapa} other {tapam}} a cabeça.",
      "Para a cabeça, {list}: assim vai coberta.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {vai} other {vão}} sobre o cabelo, e a cabeça fica coberta.",
      "Sobre o cabelo {list_count, plural, one {vai} other {vão}} {list}.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {tapa} other {tapam}} bem, com mangas do ombro ao pulso.",
      "Tudo fica bem coberto, do ombro ao pulso, com {list}.",
    ],
    "free-hems": [
      "{list} não {list_count, plural, one {arrasta} other {arrastam}} nem {list_count, plural, one {pende} other {pendem}}, por isso nada fica preso.",
      "Nada comprido demais com {list}, nada que se prenda.",
    ],
    "loose-waist": [
      "Nada aperta na cintura com {list}.",
      "{list} {list_count, plural, one {deixa} other {deixam}} a cintura em paz, sem nada que incomode.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {deixa} other {deixam}} o pescoço livre.",
      "Nem cachecol nem gravata com {list}: o pescoço respira.",
    ],
    "no-high-neck": [
      "{list} não {list_count, plural, one {sobe} other {sobem}} pelo pescoço.",
      "Sem gola alta, com {list} a garganta fica livre.",
    ],
    waterproof: [
      "{list} não {list_count, plural, one {deixa} other {deixam}} passar a água.",
      "A água fica do lado de fora com {list}.",
    ],
    hood: [
      "{list} {list_count, plural, one {tem} other {têm}} capuz, se for preciso.",
      "Há também um capuz, com {list}.",
    ],
    "no-hood": [
      "{list} não {list_count, plural, one {tem} other {têm}} capuz.",
      "Nada de capuz com {list}, como pedido.",
    ],
    "not-tight": [
      "{list} não {list_count, plural, one {aperta} other {apertam}}: dá para mexer e respirar.",
      "Nada aperta nem cola com {list}.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {cede} other {cedem}} a cada movimento.",
      "Com {list} dá para dobrar e esticar o corpo.",
    ],
    "no-see-through": [
      "{list} não {list_count, plural, one {deixa} other {deixam}} ver nada por baixo.",
      "Nada de transparências com {list}.",
    ],
    "may-be-spoilt": [
      "Não faz mal se {list} se {list_count, plural, one {estragar} other {estragarem}}.",
      "{list} já {list_count, plural, one {viveu} other {viveram}} muito: uma mancha ou um rasgão não importa.",
    ],
    "nothing-good": [
      "{list} não {list_count, plural, one {faz} other {fazem}} parte da roupa boa, por isso um acidente não seria um drama.",
      "O que é bom fica a salvo no armário, e {list} {list_count, plural, one {pode} other {podem}} arriscar.",
    ],
    "no-holes": [
      "{list} não {list_count, plural, one {tem} other {têm}} furos nem rasgões.",
      "Nem um furo, com {list}.",
    ],
    washable: [
      "{list} {list_count, plural, one {vai} other {vão}} para lavar sem problema.",
      "Depois é só lavar {list}.",
    ],
    "natural-fibres": [
      "Que eu saiba, {list} não {list_count, plural, one {tem} other {têm}} nada sintético.",
      "Nada sintético com {list}, que eu saiba.",
    ],
    "not-fluffy": [
      "{list} não {list_count, plural, one {solta} other {soltam}} pelo.",
      "Nem pelo nem penugem com {list}.",
    ],
    "not-bulky": [
      "{list} não {list_count, plural, one {faz} other {fazem}} volume, e sobra espaço para mexer.",
      "Nada volumoso com {list}.",
    ],
    pockets: [
      "{list} {list_count, plural, one {tem} other {têm}} bolsos, por isso as mãos ficam livres.",
      "Há bolsos para o essencial, com {list}.",
    ],
    "no-shine": [
      "{list} não {list_count, plural, one {brilha} other {brilham}}.",
      "Nada brilha nem reluz com {list}.",
    ],
    "no-dangling": [
      "{list} não {list_count, plural, one {tem} other {têm}} nada pendurado, por isso nada se prende.",
      "Nada fica pendurado com {list}.",
    ],
    "no-jingling": [
      "{list} não {list_count, plural, one {tilinta} other {tilintam}}.",
      "Nada tilinta com {list}.",
    ],
    "no-noise": [
      "{list} não {list_count, plural, one {faz} other {fazem}} barulho ao mexer.",
      "Quase não se ouve nada com {list}.",
    ],
    "no-metal": [
      "Que eu saiba, {list} não {list_count, plural, one {tem} other {têm}} metal.",
      "Nada de metal com {list}, que eu saiba.",
    ],
    "no-zips": [
      "{list} não {list_count, plural, one {tem} other {têm}} fecho nem zíper.",
      "Sem fecho nem zíper, com {list} nada emperra.",
    ],
    "no-buttons": [
      "{list} não {list_count, plural, one {tem} other {têm}} botões.",
      "Nenhum botão para abotoar com {list}.",
    ],
    "no-snaps": [
      "{list} não {list_count, plural, one {tem} other {têm}} botões de pressão.",
      "Nada de botões de pressão com {list}, como pedido.",
    ],
    "no-logos": [
      "{list} não {list_count, plural, one {tem} other {têm}} logotipos nem letras.",
      "Nem logotipos nem letras com {list}.",
    ],
    reflective: [
      "{list} {list_count, plural, one {reflete} other {refletem}} a luz, e isso vê-se de longe.",
      "Visibilidade não falta: {list} {list_count, plural, one {reflete} other {refletem}} a luz.",
    ],
    "not-reflective": [
      "{list} não {list_count, plural, one {reflete} other {refletem}} a luz.",
      "Nada reflete a luz com {list}.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {tem} other {têm}} a cor pedida.",
      "A cor está certa com {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {traz} other {trazem}} a cor pedida.",
      "Da cor pedida {list_count, plural, one {trata} other {tratam}} {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {fica} other {ficam}} nos tons escuros.",
      "Só tons escuros, com {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {fica} other {ficam}} nos tons claros.",
      "Só tons claros, com {list}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {fica} other {ficam}} em cores discretas.",
      "Nenhuma cor berrante com {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Não sei de mangas largas no armário; um poncho servia."],
    "top-colour": ["Nenhuma peça de cima no armário tem essa cor."],
    "legs-colour": ["Nenhuma peça de baixo no armário tem essa cor."],
    "closed-shoes": [
      "Faltam sapatos fechados no armário. {you, select, polite {Peça emprestado} other {Pede emprestado}} um par que tape os dedos: algo simples já serve.",
      "Aqui são precisos sapatos fechados, e faltam. Um par emprestado basta, desde que tape os dedos.",
    ],
    "grippy-soles": [
      "Não sei de nenhuma sola no armário que agarre bem. {you, select, polite {Veja} other {Vê}} por baixo dos sapatos, ou {you, select, polite {peça} other {pede}} emprestado um par antiderrapante.",
      "Uma sola que agarre falta, que eu saiba. Com um par emprestado o passo fica mais seguro.",
    ],
    "no-grippy-soles": [
      "Faltam sapatos de sola lisa. {you, select, polite {Peça} other {Pede}} emprestado um par com sola de couro, ou {you, select, polite {pergunte} other {pergunta}} se meias servem.",
      "A sola lisa é o que falta, porque a borracha prende. Um par com sola de couro pode ser emprestado.",
    ],
    "pale-soles": [
      "Não sei de solas claras no armário. {you, select, polite {Veja} other {Vê}} primeiro por baixo dos sapatos; se forem escuras, convém pedir emprestado um par que não marque.",
      "As solas claras faltam, que eu saiba. Convém ver por baixo ou arranjar um par emprestado.",
    ],
    "sturdy-shoes": [
      "Faltam sapatos resistentes, com proteção de aço na ponta se for obrigatória. {you, select, polite {Arranje} other {Arranja}} antes um par, emprestado ou comprado: sem isso, a entrada pode ser recusada.",
      "Sem calçado resistente talvez não dê para entrar, e no armário falta. {you, select, polite {Pergunte} other {Pergunta}} se a proteção de aço é obrigatória e {you, select, polite {arranje} other {arranja}} antes um par.",
    ],
    "slip-on-shoes": [
      "Faltam sapatos fáceis de tirar. {you, select, polite {Deixe} other {Deixa}} os laços bem largos antes, ou {you, select, polite {peça} other {pede}} emprestados uns mocassins.",
      "Para tirar os sapatos depressa, falta o par certo. Uns mocassins emprestados seriam o ideal.",
    ],
    "long-sleeves": [
      "No armário não há nada de manga comprida para isto. {you, select, polite {Peça} other {Pede}} emprestada uma camisa leve que cubra os braços, ou {you, select, polite {fique} other {fica}} com um casaco fino vestido.",
      "A manga comprida é o que falta. Um casaco fino que não se tire, ou uma camisa emprestada, resolve.",
    ],
    "opens-front": [
      "No armário não há nada para isto que abra na frente. Uma camisa simples com botões, emprestada ou comprada, seria o ideal.",
      "O que falta é algo que abra na frente, como uma camisa de botões. Pode ser emprestada.",
    ],
    "long-legs": [
      "Falta algo que cubra as pernas até baixo: calças compridas ou uma saia longa, nem que seja emprestada.",
      "Para cobrir as pernas faltam calças compridas ou uma saia longa. Alguém há de poder emprestar.",
    ],
    "only-skirts": [
      "Não há saia nem vestido no armário. {you, select, polite {Peça} other {Pede}} emprestado algo que cubra os joelhos, e fica resolvido.",
      "Uma saia ou um vestido é o que falta. O melhor é pedir emprestado algo comprido.",
    ],
    "in-tradition": [
      "O armário não tem nada tradicional. {you, select, polite {Pergunte} other {Pergunta}} na família, ou {you, select, polite {alugue} other {aluga}} algo com tempo.",
      "O traje tradicional falta, mas pode ser alugado ou emprestado.",
    ],
    "covered-head": [
      "Para a cabeça não há nada no armário. {you, select, polite {Peça} other {Pede}} emprestado um chapéu, um boné ou um lenço.",
      "Ainda falta algo para a cabeça: um chapéu, um boné ou um lenço, nem que seja emprestado.",
    ],
    "veiled-head": [
      "Falta um lenço para o cabelo. {you, select, polite {Leve} other {Leva}} um bem fino, emprestado ou comprado: qualquer um liso serve.",
      "Para o cabelo falta um lenço. Um fininho cabe em qualquer bolsa.",
    ],
    "all-covered": [
      "O armário não tem nada que cubra os braços por inteiro. {you, select, polite {Peça} other {Pede}} emprestada uma camisa comprida e larga para vestir por cima.",
      "Para tapar bem os braços falta uma camisa comprida e larga por cima.",
    ],
    waterproof: [
      "No armário não há nada impermeável. {you, select, polite {Peça} other {Pede}} emprestado um casaco para a chuva, e {you, select, polite {leve} other {leva}} roupa seca para trocar.",
      "Contra a água falta algo impermeável. O melhor é um casaco de chuva emprestado.",
    ],
    hood: [
      "Falta um casaco com capuz. {you, select, polite {Peça} other {Pede}} um emprestado, ou {you, select, polite {leve} other {leva}} um boné.",
      "O capuz é o que falta; um boné já ajuda.",
    ],
    stretchy: [
      "Para as pernas não há nada elástico no armário. {you, select, polite {Peça} other {Pede}} emprestado algo que estique, ou {you, select, polite {experimente} other {experimenta}} antes até onde dá para dobrar o joelho.",
      "Algo elástico para as pernas é o que falta. É fácil de pedir emprestado.",
    ],
    "may-be-spoilt": [
      "No armário não vejo nada que se possa estragar sem pena. {you, select, polite {Peça} other {Pede}} emprestado algo velho, ou {you, select, polite {vista} other {veste}} o que menos falta faria.",
      "Roupa velha para estragar não há, que eu saiba. O melhor é vestir o que fizer menos falta.",
    ],
    pockets: [
      "Não sei de bolsos nas calças ou saias do armário. {you, select, polite {Leve} other {Leva}} uma bolsa pequena, a tiracolo ou na cintura.",
      "Os bolsos faltam, que eu saiba. Com uma bolsa pequena na cintura, as mãos também ficam livres.",
    ],
    reflective: [
      "Nada no armário reflete a luz. {you, select, polite {Junte} other {Junta}} um colete refletor ou uma faixa, que custam pouco.",
      "Para boa visibilidade falta algo que reflita. Um colete ou uma faixa custa pouco.",
    ],
    "all-in-colour": [
      "O armário não tem nada na cor pedida. {you, select, polite {Peça} other {Pede}} emprestada pelo menos a parte de cima, ou {you, select, polite {avise} other {avisa}} que será um tom parecido.",
      "Essa cor falta no armário. Uma peça emprestada ajudaria, ou um aviso antes.",
    ],
    "some-colour": [
      "A cor pedida falta no armário. Basta algo pequeno: um lenço, uma fita ou uma flor.",
      "Para essa cor falta um detalhe: basta um lenço ou uma flor.",
    ],
    "only-dark": [
      "O armário não tem nada escuro para isto. Um casaco escuro emprestado já resolve muito.",
      "Os tons escuros faltam aqui. O que mais ajudaria é um casaco emprestado.",
    ],
    "only-light": [
      "O armário não tem nada claro para isto. Algo simples em branco ou bege é fácil de pedir emprestado.",
      "Os tons claros faltam aqui. O mais fácil é uma peça emprestada em branco ou bege.",
    ],
    "only-muted": [
      "O que serviria no armário tem cores bastante vivas. {you, select, polite {Peça} other {Pede}} emprestado algo liso em cinza, azul-escuro ou bege.",
      "As cores discretas faltam aqui. Algo em cinza, azul-escuro ou bege, nem que seja emprestado, resolve.",
    ],
  },
};
