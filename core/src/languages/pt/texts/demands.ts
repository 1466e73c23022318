import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "Com {list}, os dedos dos pés vão cobertos.",
      "{list} {list_count, plural, one {tapa} other {tapam}} os dedos dos pés.",
      "Os dedos dos pés não ficam à mostra com {list}.",
    ],
    "no-open-toes": [
      "Com {list}, não se vê um dedo sequer.",
      "{list} não {list_count, plural, one {deixa} other {deixam}} nenhum dedo de fora.",
      "Nem um dedo fica de fora com {list}.",
    ],
    "no-heels": [
      "Com {list}, o pé vai apoiado por inteiro, sem salto.",
      "Sem salto, {list} {list_count, plural, one {deixa} other {deixam}} andar à vontade.",
      "Os pés vão descansados: {list} não {list_count, plural, one {tem} other {têm}} salto.",
    ],
    "no-thin-heels": [
      "Com {list}, não há salto fino que se afunde ou fique preso.",
      "{list} não {list_count, plural, one {tem} other {têm}} salto fino, por isso o passo é firme.",
      "{you, select, polite {Pode} other {Podes}} pisar sem medo: {list} não {list_count, plural, one {tem} other {têm}} salto fino.",
    ],
    "grippy-soles": [
      "A sola {list_de} agarra bem, e assim é mais difícil escorregar.",
      "Com {list}, o pé escorrega menos: a sola agarra bem.",
      "{list} {list_count, plural, one {tem} other {têm}} uma sola que agarra, o que ajuda a não escorregar.",
    ],
    "no-grippy-soles": [
      "A sola {list_de} é lisa, e o pé desliza bem.",
      "Com {list}, o pé desliza em vez de prender.",
      "{list} {list_count, plural, one {tem} other {têm}} a sola lisa, boa para deslizar.",
    ],
    "quiet-soles": [
      "Com {list}, os passos quase não se ouvem.",
      "{list} não {list_count, plural, one {faz} other {fazem}} barulho a cada passo.",
      "Dá para andar quase sem ruído com {list}.",
    ],
    "pale-soles": [
      "A sola {list_de} é clara e não marca o chão.",
      "Com {list}, o chão fica sem marcas, porque a sola é clara.",
      "{list} {list_count, plural, one {tem} other {têm}} sola clara, que não deixa marcas no chão.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {aguenta} other {aguentam}} muito e {list_count, plural, one {protege} other {protegem}} bem o pé.",
      "Com {list}, os pés vão bem protegidos.",
      "Os pés vão a salvo com {list}, que {list_count, plural, one {aguenta} other {aguentam}} muito.",
    ],
    "slip-on-shoes": [
      "Com {list}, basta enfiar o pé: não há nada para amarrar.",
      "{list} {list_count, plural, one {entra} other {entram}} e {list_count, plural, one {sai} other {saem}} do pé num instante.",
      "Nada de laços para amarrar: {list} {list_count, plural, one {sai} other {saem}} do pé num instante.",
    ],
    "long-sleeves": [
      "Com {list}, os braços vão cobertos do ombro ao pulso.",
      "{list} {list_count, plural, one {tem} other {têm}} manga comprida, por isso os braços vão cobertos.",
      "Do ombro ao pulso, {list} {list_count, plural, one {tapa} other {tapam}} os braços.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {deixa} other {deixam}} os antebraços livres.",
      "Com {list}, nenhuma manga comprida atrapalha as mãos.",
      "Os antebraços ficam livres com {list}.",
    ],
    "covered-shoulders": [
      "Com {list}, os ombros vão cobertos.",
      "{list} {list_count, plural, one {tapa} other {tapam}} os ombros.",
      "Os ombros não ficam à mostra com {list}.",
    ],
    "wide-sleeves": ["As mangas são bastante largas com {list}."],
    "two-parts": ["A parte de cima e a de baixo tiram-se em separado."],
    "top-colour": ["Em cima a cor é a pedida com {list}."],
    "legs-colour": ["Em baixo a cor é a pedida com {list}."],
    "no-wide-sleeves": [
      "As mãos ficam à vontade: {list} não {list_count, plural, one {tem} other {têm}} mangas largas.",
      "Com {list}, não há manga larga que fique pendurada.",
      "Nenhuma manga larga atrapalha com {list}.",
    ],
    "no-low-cut": [
      "Com {list}, não é preciso pensar no decote.",
      "{list} não {list_count, plural, one {tem} other {têm}} decote fundo.",
      "O decote não preocupa com {list}.",
    ],
    "no-bare-midriff": [
      "Com {list}, a barriga não aparece.",
      "{list} {list_count, plural, one {tapa} other {tapam}} bem a barriga.",
      "A barriga vai coberta com {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {abre} other {abrem}} na frente, o que ajuda na hora de vestir e tirar.",
      "Para vestir e tirar, basta abrir {list} na frente.",
      "Com {list}, é só abrir na frente.",
    ],
    "not-over-head": [
      "Com {list}, nada tem de passar pela cabeça.",
      "Para vestir {list}, não é preciso passar nada pela cabeça.",
      "{list} não se {list_count, plural, one {enfia} other {enfiam}} pela cabeça.",
    ],
    "long-legs": [
      "Com {list}, as pernas vão cobertas por inteiro.",
      "{list} {list_count, plural, one {tapa} other {tapam}} as pernas até baixo.",
      "As pernas não ficam à mostra com {list}.",
    ],
    "covered-knees": [
      "Com {list}, os joelhos vão cobertos.",
      "{list} {list_count, plural, one {tapa} other {tapam}} os joelhos.",
      "Os joelhos não ficam à mostra com {list}.",
    ],
    "only-skirts": [
      "Tem de ser saia ou vestido, por isso escolhi {list}.",
      "Calças aqui não entram, e por isso {list_count, plural, one {vai} other {vão}} {list}.",
      "Em vez de calças, {list}.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {respeita} other {respeitam}} a tradição.",
      "A tradição vem com {list}.",
    ],
    "no-trailing": [
      "{list} não {list_count, plural, one {chega} other {chegam}} ao chão, por isso nada arrasta.",
      "Com {list}, nada arrasta pelo chão.",
      "Não é preciso segurar nada ao andar: {list} não {list_count, plural, one {chega} other {chegam}} ao chão.",
    ],
    "covered-head": [
      "Na cabeça, {list}.",
      "A cabeça vai coberta com {list}.",
      "{list} {list_count, plural, one {tapa} other {tapam}} a cabeça.",
    ],
    "veiled-head": [
      "Com {list} sobre o cabelo, a cabeça vai coberta.",
      "Sobre o cabelo, {list}.",
      "{list} {list_count, plural, one {vai} other {vão}} sobre o cabelo, e a cabeça fica coberta.",
    ],
    "all-covered": [
      "Com {list}, fica tudo bem coberto, do ombro ao pulso.",
      "{list} {list_count, plural, one {tapa} other {tapam}} bem, com mangas do ombro ao pulso.",
      "Do ombro ao pulso, {list} não {list_count, plural, one {deixa} other {deixam}} nada à mostra.",
    ],
    "narrow-hems": [
      "Com {list}, não há nada largo que se prenda.",
      "Nada fica tão largo que se prenda com {list}.",
    ],
    "free-hems": [
      "{list} não {list_count, plural, one {tem} other {têm}} pontas compridas que se prendam.",
      "Com {list}, nada arrasta nem fica preso.",
      "Nada comprido pende com {list}, e assim nada se prende.",
    ],
    "loose-waist": [
      "{list} {list_count, plural, one {deixa} other {deixam}} a cintura em paz.",
      "Com {list}, nada aperta na cintura.",
      "A cintura fica à vontade com {list}.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {deixa} other {deixam}} o pescoço livre.",
      "O pescoço fica livre com {list}, sem cachecol nem gravata.",
      "Com {list}, não há nada em volta do pescoço.",
    ],
    "no-high-neck": [
      "{list} não {list_count, plural, one {sobe} other {sobem}} pelo pescoço.",
      "Com {list}, a garganta fica livre, sem gola alta.",
      "Sem gola alta, {list} {list_count, plural, one {deixa} other {deixam}} o pescoço em paz.",
    ],
    waterproof: [
      "Com {list}, a água fica do lado de fora.",
      "{list} não {list_count, plural, one {deixa} other {deixam}} passar a água.",
      "Pode molhar por fora: {list} não {list_count, plural, one {deixa} other {deixam}} passar a água.",
    ],
    hood: [
      "{list} {list_count, plural, one {tem} other {têm}} capuz, para quando for preciso.",
      "Com {list}, basta puxar o capuz quando for preciso.",
    ],
    "no-hood": [
      "{list} não {list_count, plural, one {tem} other {têm}} capuz.",
      "Com {list}, não há capuz.",
    ],
    "not-tight": [
      "{list} não {list_count, plural, one {aperta} other {apertam}}: dá para respirar à vontade.",
      "Com {list}, nada aperta nem cola.",
      "O corpo fica à vontade com {list}, sem nada que aperte.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {estica} other {esticam}} e {list_count, plural, one {acompanha} other {acompanham}} os movimentos.",
      "Com {list}, dá para dobrar e esticar o corpo.",
      "Ao dobrar as pernas ou os braços, {list} {list_count, plural, one {cede} other {cedem}}.",
    ],
    "no-see-through": [
      "Com {list}, não se vê nada por baixo.",
      "{list} não {list_count, plural, one {deixa} other {deixam}} ver nada por baixo.",
      "Nada transparece com {list}.",
    ],
    "may-be-spoilt": [
      "Não faz mal se {list} se {list_count, plural, one {estragar} other {estragarem}}.",
      "Para estragar sem pena, {list}.",
      "Se {list} {list_count, plural, one {ficar} other {ficarem}} com uma mancha ou um rasgão, não faz mal.",
    ],
    "nothing-good": [
      "Com {list}, a roupa boa fica a salvo no armário.",
      "Se houver um acidente, não é drama: {list} não {list_count, plural, one {faz} other {fazem}} parte da roupa boa.",
      "{list} não {list_count, plural, one {faz} other {fazem}} parte da roupa boa, por isso {list_count, plural, one {pode} other {podem}} arriscar.",
    ],
    "no-holes": [
      "{list} não {list_count, plural, one {tem} other {têm}} furos nem rasgões.",
      "Com {list}, não há furo nem rasgão.",
    ],
    washable: [
      "No fim, {list} {list_count, plural, one {vai} other {vão}} para lavar sem problema.",
      "Depois é só lavar {list}.",
      "Com {list}, uma boa lavagem depois resolve.",
    ],
    "natural-fibres": [
      "Que eu saiba, {list} não {list_count, plural, one {tem} other {têm}} nada sintético.",
      "Com {list}, não há fibras sintéticas, que eu saiba.",
    ],
    "not-fluffy": [
      "{list} não {list_count, plural, one {solta} other {soltam}} pelo.",
      "Com {list}, não há pelo nem penugem que se solte.",
    ],
    "not-bulky": [
      "{list} não {list_count, plural, one {faz} other {fazem}} volume, e sobra espaço para mexer.",
      "Com {list}, nada faz volume.",
      "Sobra espaço com {list}, que não {list_count, plural, one {faz} other {fazem}} volume.",
    ],
    pockets: [
      "Com {list}, o essencial vai nos bolsos e as mãos ficam livres.",
      "{list} {list_count, plural, one {tem} other {têm}} bolsos, e as mãos ficam livres.",
      "Para o essencial há bolsos, com {list}.",
    ],
    "no-shine": [
      "Com {list}, nada brilha.",
      "{list} não {list_count, plural, one {brilha} other {brilham}} nem {list_count, plural, one {reluz} other {reluzem}}.",
    ],
    "no-dangling": [
      "Com {list}, não há nada pendurado que fique preso.",
      "{list} não {list_count, plural, one {tem} other {têm}} pontas penduradas que se prendam.",
      "Nada balança nem se prende com {list}.",
    ],
    "no-jingling": [
      "Com {list}, nada tilinta a cada movimento.",
      "{list} não {list_count, plural, one {tilinta} other {tilintam}}.",
    ],
    "no-noise": [
      "Com {list}, os movimentos quase não se ouvem.",
      "{list} não {list_count, plural, one {faz} other {fazem}} barulho a cada movimento.",
    ],
    "no-metal": [
      "Que eu saiba, {list} não {list_count, plural, one {tem} other {têm}} metal.",
      "Com {list}, não há metal nenhum, que eu saiba.",
    ],
    "no-zips": [
      "{list} não {list_count, plural, one {tem} other {têm}} zíper.",
      "Com {list}, não há zíper que emperre.",
    ],
    "no-buttons": [
      "Com {list}, não há botão nenhum para abotoar.",
      "{list} não {list_count, plural, one {tem} other {têm}} botões.",
    ],
    "no-snaps": [
      "{list} não {list_count, plural, one {tem} other {têm}} botões de pressão.",
      "Com {list}, não há botões de pressão.",
    ],
    "no-logos": [
      "{list} não {list_count, plural, one {tem} other {têm}} logotipos nem letras.",
      "Com {list}, não se vê um logotipo nem uma letra.",
    ],
    reflective: [
      "{list} {list_count, plural, one {reflete} other {refletem}} a luz, e de longe já se nota.",
      "Quem vem de longe vê logo {list}, que {list_count, plural, one {reflete} other {refletem}} a luz.",
      "De longe já se nota: {list} {list_count, plural, one {reflete} other {refletem}} a luz.",
    ],
    "not-reflective": [
      "{list} não {list_count, plural, one {reflete} other {refletem}} a luz.",
      "Com {list}, nada devolve a luz.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {é} other {são}} da cor pedida.",
      "Na cor, {list} {list_count, plural, one {acerta} other {acertam}} em cheio.",
      "Com {list}, a cor é a pedida.",
    ],
    "not-in-colour": [
      "Com {list}, evita-se a cor que aqui não convém.",
      "A cor que aqui não convém fica de fora com {list}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {dá} other {dão}} o toque da cor pedida.",
      "Com {list}, a cor pedida está lá.",
      "A cor pedida vem com {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {fica} other {ficam}} nos tons escuros.",
      "Só há tons escuros com {list}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {fica} other {ficam}} nos tons claros.",
      "Só há tons claros com {list}.",
    ],
    "only-muted": [
      "Com {list}, nenhuma cor grita.",
      "{list} {list_count, plural, one {fica} other {ficam}} nas cores discretas.",
      "As cores são discretas com {list}.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Não sei de mangas largas no armário; um poncho servia."],
    "top-colour": ["Nenhuma peça de cima no armário tem essa cor."],
    "legs-colour": ["Nenhuma peça de baixo no armário tem essa cor."],
    "closed-shoes": [
      "Sapatos fechados não há no armário. {you, select, polite {Peça} other {Pede}} um par emprestado que cubra os dedos: algo simples já serve.",
      "Aqui fazem falta sapatos fechados. Um par emprestado resolve, desde que cubra os dedos.",
    ],
    "grippy-soles": [
      "Que eu saiba, nenhuma sola do armário agarra bem. {you, select, polite {Veja} other {Vê}} por baixo dos sapatos, ou {you, select, polite {peça} other {pede}} um par antiderrapante emprestado.",
      "Falta uma sola que agarre, que eu saiba. Com um par emprestado o passo fica mais seguro.",
    ],
    "no-grippy-soles": [
      "Faltam sapatos de sola lisa. {you, select, polite {Peça} other {Pede}} emprestado um par com sola de couro, ou {you, select, polite {pergunte} other {pergunta}} se dá para ir de meias.",
      "No armário não há sola lisa, e a borracha prende. Um par com sola de couro pode ser emprestado.",
    ],
    "pale-soles": [
      "Não sei de solas claras no armário. {you, select, polite {Veja} other {Vê}} por baixo dos sapatos; se forem escuras, {you, select, polite {peça} other {pede}} emprestado um par que não marque.",
      "Que eu saiba, faltam solas claras. Convém ver por baixo ou arranjar um par emprestado.",
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
      "Roupa velha para estragar não há, que eu saiba. O melhor é vestir o que fizer menos falta.",
    ],
    pockets: [
      "Não sei de bolsos nas calças ou saias do armário. {you, select, polite {Leve} other {Leva}} uma bolsa pequena, a tiracolo ou na cintura.",
      "Que eu saiba, não há bolsos. Com uma bolsa pequena na cintura, as mãos também ficam livres.",
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
