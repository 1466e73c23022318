import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Com {list}, os pés vão protegidos.",
      "Calçado fechado, com {list}.",
      "{list} não {list_count, plural, one {deixa} other {deixam}} nada do pé à mostra.",
    ],
    "no-open-toes": [
      "{list} não {list_count, plural, one {mostra} other {mostram}} os dedos.",
      "Com {list}, nem um dedo à vista.",
    ],
    "no-heels": [
      "Nada de salto com {list}.",
      "{list} não {list_count, plural, one {tem} other {têm}} salto.",
    ],
    "no-thin-heels": [
      "Com {list}, o passo é firme, sem salto fino.",
      "{list} não {list_count, plural, one {tem} other {têm}} salto fino, por isso dá para pisar sem medo.",
    ],
    "grippy-soles": [
      "{list} não {list_count, plural, one {escorrega} other {escorregam}} à toa, que a sola agarra bem.",
      "A sola {list_de} agarra bem.",
      "Com {list}, o passo é seguro, que a sola agarra.",
    ],
    "no-grippy-soles": [
      "A sola {list_de} é lisa e desliza bem.",
      "Com {list}, o pé desliza em vez de prender.",
    ],
    "quiet-soles": [
      "Com {list}, os passos quase não se ouvem.",
      "{list} não {list_count, plural, one {faz} other {fazem}} barulho ao andar.",
    ],
    "pale-soles": [
      "A sola {list_de} é clara e não marca o chão.",
      "Com {list}, o chão fica sem marcas, que a sola é clara.",
    ],
    "sturdy-shoes": [
      "Com {list}, os pés vão bem protegidos.",
      "{list} {list_count, plural, one {aguenta} other {aguentam}} muito e {list_count, plural, one {protege} other {protegem}} bem o pé.",
    ],
    "slip-on-shoes": [
      "Com {list}, é só enfiar o pé.",
      "{list} {list_count, plural, one {entra} other {entram}} e {list_count, plural, one {sai} other {saem}} do pé num instante.",
    ],
    "long-sleeves": [
      "Com {list}, manga comprida do ombro ao pulso.",
      "A manga {list_de} chega ao pulso.",
      "Os braços vão cobertos com {list}.",
    ],
    "short-sleeves": [
      "Com {list}, os antebraços ficam livres.",
      "{list} não {list_count, plural, one {tem} other {têm}} manga comprida que atrapalhe.",
    ],
    "covered-shoulders": [
      "Com {list}, ombros cobertos.",
      "{list} não {list_count, plural, one {deixa} other {deixam}} os ombros à mostra.",
    ],
    "wide-sleeves": ["Com {list}, manga bem larga."],
    "two-parts": ["São duas peças, por isso dá para tirar uma sem a outra."],
    "top-colour": ["Em cima, na cor pedida: {list}."],
    "legs-colour": ["Em baixo, na cor pedida: {list}."],
    "shoes-colour": ["Nos pés, na cor pedida: {list}."],
    "no-wide-sleeves": [
      "Com {list}, nenhuma manga atrapalha as mãos.",
      "{list} não {list_count, plural, one {tem} other {têm}} mangas penduradas.",
    ],
    "no-low-cut": [
      "{list} não {list_count, plural, one {mostra} other {mostram}} decote.",
      "Com {list}, dá para baixar sem pensar no decote.",
    ],
    "no-bare-midriff": ["Com {list}, o umbigo não aparece.", "A barriga vai coberta com {list}."],
    "opens-front": [
      "{list} {list_count, plural, one {abre} other {abrem}} na frente, sem passar nada pela cabeça.",
      "Basta abrir {list} na frente.",
    ],
    "not-over-head": [
      "Com {list}, nada tem de passar pela cabeça.",
      "{list} não {list_count, plural, one {passa} other {passam}} pela cabeça.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {chega} other {chegam}} ao tornozelo.",
      "Com {list}, as pernas vão cobertas por inteiro.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {passa} other {passam}} do joelho.",
      "Com {list}, os joelhos não aparecem.",
    ],
    "only-skirts": ["Tinha de ser saia ou vestido: {list}.", "Em vez de calças, {list}."],
    "in-tradition": [
      "{list} {list_count, plural, one {respeita} other {respeitam}} a tradição.",
      "A tradição vem com {list}.",
    ],
    "no-trailing": [
      "Com {list}, nada arrasta pelo chão.",
      "{list} não {list_count, plural, one {chega} other {chegam}} ao chão, por isso dá para andar sem pisar nada.",
    ],
    "covered-head": [
      "Na cabeça, {list}.",
      "Para cobrir a cabeça, {list}.",
      "A cabeça vai coberta com {list}.",
    ],
    "veiled-head": [
      "Sobre o cabelo, {list}.",
      "Para cobrir o cabelo, {list}.",
      "O cabelo vai coberto com {list}.",
    ],
    "all-covered": [
      "Com {list}, fica tudo coberto, do ombro ao pulso.",
      "Tudo bem coberto com {list}, com manga que chega ao pulso.",
    ],
    "narrow-hems": [
      "Com {list}, não há nada largo que se prenda.",
      "Nada fica tão largo que se prenda com {list}.",
    ],
    "free-hems": [
      "Com {list}, não há nada comprido que se prenda.",
      "{list} não {list_count, plural, one {arrasta} other {arrastam}}, por isso não há tropeções.",
    ],
    "loose-waist": [
      "Com {list}, a cintura vai folgada.",
      "{list} não {list_count, plural, one {aperta} other {apertam}} na cintura.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {deixa} other {deixam}} o pescoço livre.",
      "{list}, e nada no pescoço.",
    ],
    "no-high-neck": [
      "{list} não {list_count, plural, one {sobe} other {sobem}} pelo pescoço.",
      "Com {list}, nada roça na garganta.",
    ],
    waterproof: [
      "{list} não {list_count, plural, one {deixa} other {deixam}} passar a água.",
      "Com {list}, a água fica do lado de fora.",
    ],
    hood: [
      "{list} {list_count, plural, one {tem} other {têm}} capuz, para quando for preciso.",
      "Com {list}, basta puxar o capuz quando for preciso.",
    ],
    "no-hood": [
      "{list} não {list_count, plural, one {tem} other {têm}} capuz.",
      "Nada de capuz com {list}.",
    ],
    "not-tight": [
      "Com {list}, nada aperta.",
      "{list} não {list_count, plural, one {aperta} other {apertam}}.",
      "Com {list}, há espaço para mexer.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {estica} other {esticam}} e {list_count, plural, one {acompanha} other {acompanham}} os movimentos.",
      "Com {list}, dobrar as pernas ou os braços não custa.",
    ],
    "no-see-through": [
      "Nada transparece com {list}.",
      "{list} não {list_count, plural, one {deixa} other {deixam}} ver nada por baixo.",
    ],
    "may-be-spoilt": [
      "Não faz mal se {list} se {list_count, plural, one {estragar} other {estragarem}}.",
      "Uma mancha ou um rasgão {list_in} não é drama.",
    ],
    "nothing-good": [
      "Com {list}, a roupa boa fica a salvo no armário.",
      "{list} não {list_count, plural, one {faz} other {fazem}} parte da roupa boa, por isso um acidente não é drama.",
    ],
    "no-holes": [
      "{list} não {list_count, plural, one {tem} other {têm}} furos nem rasgões.",
      "Com {list}, nem um furo à vista.",
    ],
    washable: [
      "No fim, {list} {list_count, plural, one {vai} other {vão}} para lavar sem problema.",
      "Depois é só lavar {list}.",
    ],
    "natural-fibres": [
      "Não vejo nada sintético {list_in}.",
      "{list} {list_count, plural, one {parece} other {parecem}} de fibra natural; por via das dúvidas, a etiqueta confirma.",
    ],
    "not-fluffy": [
      "{list} não {list_count, plural, one {solta} other {soltam}} pelo.",
      "Com {list}, nada solta pelo.",
    ],
    "not-bulky": [
      "Com {list}, nada faz volume.",
      "{list} não {list_count, plural, one {faz} other {fazem}} volume.",
    ],
    pockets: [
      "{list} {list_count, plural, one {tem} other {têm}} bolsos, e as mãos ficam livres.",
      "Com {list}, o essencial vai nos bolsos.",
    ],
    "no-shine": [
      "Com {list}, nada brilha.",
      "{list} não {list_count, plural, one {brilha} other {brilham}}.",
    ],
    "no-dangling": ["Com {list}, não há nada pendurado que se prenda.", "Nada balança com {list}."],
    "no-jingling": [
      "Com {list}, nada tilinta.",
      "{list} não {list_count, plural, one {tilinta} other {tilintam}}.",
    ],
    "no-noise": [
      "{list} não {list_count, plural, one {faz} other {fazem}} barulho a cada movimento.",
      "Com {list}, os movimentos quase não se ouvem.",
    ],
    "no-metal": [
      "Não vejo metal {list_in}.",
      "{list} não {list_count, plural, one {parece} other {parecem}} ter metal; {you, select, polite {veja} other {vê}} só os fechos, por via das dúvidas.",
    ],
    "no-zips": [
      "{list} não {list_count, plural, one {tem} other {têm}} zíper.",
      "Com {list}, não há zíper que emperre.",
    ],
    "no-buttons": [
      "{list} não {list_count, plural, one {tem} other {têm}} botões.",
      "Com {list}, não há nem um botão para apertar.",
    ],
    "no-snaps": [
      "{list} não {list_count, plural, one {tem} other {têm}} botões de pressão.",
      "Com {list}, não há botões de pressão.",
    ],
    "no-logos": [
      "{list} não {list_count, plural, one {tem} other {têm}} logotipos nem letras.",
      "Nem um logotipo à vista com {list}.",
    ],
    reflective: [
      "{list} {list_count, plural, one {reflete} other {refletem}} a luz, e de longe já se nota.",
      "De longe já se nota {list}, que {list_count, plural, one {reflete} other {refletem}} a luz.",
    ],
    "not-reflective": [
      "{list} não {list_count, plural, one {reflete} other {refletem}} a luz.",
      "Com {list}, nada devolve a luz.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {é} other {são}} da cor pedida.",
      "Com {list}, a cor é a pedida.",
    ],
    "not-in-colour": [
      "Com {list}, evita-se a cor que aqui não convém.",
      "A cor que aqui não convém fica de fora com {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {dá} other {dão}} o toque da cor pedida.",
      "A cor pedida vem com {list}.",
    ],
    "only-dark": [
      "Tudo escuro com {list}.",
      "{list} {list_count, plural, one {fica} other {ficam}} nos tons escuros.",
    ],
    "only-light": [
      "Tudo claro com {list}.",
      "{list} {list_count, plural, one {fica} other {ficam}} nos tons claros.",
    ],
    "only-muted": [
      "Com {list}, nenhuma cor grita.",
      "{list} {list_count, plural, one {fica} other {ficam}} nas cores discretas.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Não vejo mangas largas no armário; um poncho serviria."],
    "top-colour": ["Nenhuma peça de cima no armário tem essa cor."],
    "shoes-colour": ["Nenhuns sapatos no armário têm essa cor."],
    "legs-colour": ["Nenhuma peça de baixo no armário tem essa cor."],
    "closed-shoes": [
      "Sapatos fechados não há no armário. {you, select, polite {Peça} other {Pede}} um par emprestado que cubra os dedos: algo simples já serve.",
      "Aqui fazem falta sapatos fechados. Um par emprestado resolve, desde que cubra os dedos.",
    ],
    "grippy-soles": [
      "Não vejo no armário nenhuma sola que agarre bem. {you, select, polite {Veja} other {Vê}} por baixo dos sapatos, ou {you, select, polite {peça} other {pede}} um par antiderrapante emprestado.",
      "Falta uma sola que agarre. Com um par emprestado o passo fica mais seguro.",
    ],
    "no-grippy-soles": [
      "Faltam sapatos de sola lisa. {you, select, polite {Peça} other {Pede}} emprestado um par com sola de couro, ou {you, select, polite {pergunte} other {pergunta}} se dá para ir de meias.",
      "No armário não há sola lisa, e a borracha prende. Um par com sola de couro pode ser emprestado.",
    ],
    "pale-soles": [
      "Não vejo solas claras no armário. {you, select, polite {Veja} other {Vê}} por baixo dos sapatos; se forem escuras, {you, select, polite {peça} other {pede}} emprestado um par que não marque.",
      "Faltam solas claras. Se nenhum par tiver, o melhor é pedir um emprestado.",
    ],
    "sturdy-shoes": [
      "Faltam sapatos resistentes, com ponta de aço se for obrigatória. {you, select, polite {Arranje} other {Arranja}} um par antes, emprestado ou comprado: sem isso, podem recusar a entrada.",
      "Sem calçado resistente talvez não dê para entrar, e no armário não há. {you, select, polite {Pergunte} other {Pergunta}} se a ponta de aço é obrigatória e {you, select, polite {arranje} other {arranja}} um par antes.",
    ],
    "slip-on-shoes": [
      "Faltam sapatos fáceis de tirar. {you, select, polite {Deixe} other {Deixa}} os laços bem largos antes de sair, ou {you, select, polite {peça} other {pede}} uns mocassins emprestados.",
      "Não há sapatos que saiam depressa do pé. Uns mocassins emprestados seriam o ideal.",
    ],
    "long-sleeves": [
      "No armário não há manga comprida para isto. {you, select, polite {Peça} other {Pede}} emprestada uma camisa leve que cubra os braços, ou {you, select, polite {fique} other {fica}} com um casaco fino vestido.",
      "Falta manga comprida. Um casaco fino que não se tire, ou uma camisa emprestada, resolve.",
    ],
    "opens-front": [
      "No armário não há nada para isto que abra na frente. Uma camisa de botões, emprestada ou comprada, seria o ideal.",
      "Falta algo que abra na frente, como uma camisa de botões. Pode ser emprestada.",
    ],
    "long-legs": [
      "Falta algo que cubra as pernas até baixo: calças compridas ou uma saia longa, nem que seja emprestada.",
      "Para cobrir as pernas, o armário não tem nada. Alguém há de emprestar calças compridas ou uma saia longa.",
    ],
    "only-skirts": [
      "Não há saia nem vestido no armário. {you, select, polite {Peça} other {Pede}} emprestado algo que cubra os joelhos, e fica resolvido.",
      "Falta uma saia ou um vestido. O melhor é pedir emprestado, e que seja comprido.",
    ],
    "in-tradition": [
      "No armário não há nada tradicional. {you, select, polite {Pergunte} other {Pergunta}} na família, ou {you, select, polite {alugue} other {aluga}} com tempo.",
      "Falta o traje tradicional, mas pode ser alugado ou emprestado.",
    ],
    "covered-head": [
      "Para a cabeça, o armário não tem nada. {you, select, polite {Peça} other {Pede}} emprestado um chapéu, um boné ou um lenço.",
      "Ainda falta algo para a cabeça: um chapéu, um boné ou um lenço, nem que seja emprestado.",
    ],
    "veiled-head": [
      "Falta um lenço para o cabelo. {you, select, polite {Leve} other {Leva}} um bem fino, emprestado ou comprado: qualquer um liso serve.",
      "Para o cabelo falta um lenço. Um fininho cabe em qualquer bolsa.",
    ],
    "all-covered": [
      "No armário não há nada que cubra os braços por inteiro. {you, select, polite {Peça} other {Pede}} emprestada uma camisa comprida e larga para vestir por cima.",
      "Para cobrir bem os braços, falta uma camisa comprida e larga por cima.",
    ],
    waterproof: [
      "No armário não há nada impermeável. {you, select, polite {Peça} other {Pede}} um casaco de chuva emprestado e {you, select, polite {leve} other {leva}} roupa seca para trocar.",
      "Contra a água não há nada no armário. O melhor é um casaco de chuva emprestado.",
    ],
    hood: [
      "Falta um casaco com capuz. {you, select, polite {Peça} other {Pede}} um emprestado, ou {you, select, polite {leve} other {leva}} um boné.",
      "Capuz não há; um boné já ajuda.",
    ],
    stretchy: [
      "Para as pernas, o armário não tem nada que estique. {you, select, polite {Peça} other {Pede}} emprestado, ou {you, select, polite {experimente} other {experimenta}} antes até onde dá para dobrar o joelho.",
      "Falta algo elástico para as pernas. É fácil de pedir emprestado.",
    ],
    "may-be-spoilt": [
      "No armário não vejo nada que se possa estragar sem pena. {you, select, polite {Peça} other {Pede}} algo velho emprestado, ou {you, select, polite {vista} other {veste}} o que menos falta fizer.",
      "Não vejo roupa velha para estragar. O melhor é vestir o que fizer menos falta.",
    ],
    pockets: [
      "Não vejo bolsos nas calças nem saias do armário. {you, select, polite {Leve} other {Leva}} uma bolsa pequena, a tiracolo ou na cintura.",
      "Sem bolsos, uma bolsa pequena na cintura também deixa as mãos livres.",
    ],
    reflective: [
      "Nada no armário reflete a luz. {you, select, polite {Ponha} other {Põe}} um colete refletor ou uma faixa, que custam pouco.",
      "Falta algo que reflita a luz. Um colete ou uma faixa custa pouco.",
    ],
    "all-in-colour": [
      "Nessa cor não há nada no armário. {you, select, polite {Peça} other {Pede}} emprestada pelo menos a parte de cima, ou {you, select, polite {avise} other {avisa}} que vai num tom parecido.",
      "Essa cor falta no armário. Uma peça emprestada ajudaria, ou um aviso antes.",
    ],
    "some-colour": [
      "A cor pedida falta no armário. Basta algo pequeno: um lenço, uma fita ou uma flor.",
      "Para trazer essa cor, basta um lenço ou uma flor; no armário não há.",
    ],
    "only-dark": [
      "Escuro, para isto, não há nada no armário. Um casaco escuro emprestado já resolve muito.",
      "Faltam tons escuros no armário. O que mais ajudaria é um casaco emprestado.",
    ],
    "only-light": [
      "Claro, para isto, não há nada no armário. Algo simples em branco ou bege é fácil de pedir emprestado.",
      "Faltam tons claros no armário. O mais fácil é uma peça emprestada em branco ou bege.",
    ],
    "only-muted": [
      "O que serviria no armário tem cores bastante vivas. {you, select, polite {Peça} other {Pede}} emprestado algo liso em cinza, azul-escuro ou bege.",
      "Faltam cores discretas no armário. Algo em cinza, azul-escuro ou bege, nem que seja emprestado, resolve.",
    ],
  },
};
