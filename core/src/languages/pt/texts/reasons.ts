import type { ReasonTexts } from "../../texts.ts";

export const reasons: ReasonTexts = {
  code: [
    "Para o traje «{code}», {piece} {piece_count, plural, one {serve} other {servem}} bem.",
    "Com {piece}, o traje «{code}» fica resolvido.",
    "O traje é «{code}», e {piece} {piece_count, plural, one {está} other {estão}} de acordo.",
  ],
  onlyColour: [
    "{piece} {piece_count, plural, one {traz} other {trazem}} a cor, com {colours} à volta.",
    "A cor fica por conta {piece_de}; o resto é {colours}.",
    "Ao lado de {colours}, {piece} {piece_count, plural, one {ganha} other {ganham}} destaque.",
    "O resto é {colours}, e {piece} {piece_count, plural, one {dá} other {dão}} a cor.",
  ],
  twoShades: [
    "{c1} e {c2} são tons próximos e ficam bem juntos.",
    "{c1} com {c2} fica bem: são dois tons da mesma cor.",
    "Com {c1} e {c2}, fica tudo na mesma família de cor.",
  ],
  neutrals: [
    "{colours} combinam sem esforço.",
    "Entre {colours}, nada destoa.",
    "Fiquei só com {colours}, que combinam entre si.",
    "As cores são só {colours}, por isso nada choca.",
  ],
  leads: [
    "O resto é discreto, para que se {piece_count, plural, one {veja} other {vejam}} sobretudo {piece}.",
    "Quem manda aqui {piece_count, plural, one {é} other {são}} {piece}; o resto é discreto.",
    "Escolhi um resto discreto, e assim {piece} {piece_count, plural, one {sobressai} other {sobressaem}}.",
  ],
  onlyPattern: [
    "O resto é todo liso, e assim {piece} não {piece_count, plural, one {choca} other {chocam}} com nada.",
    "Escolhi tudo liso, menos {piece}, para nada chocar.",
    "Com o resto liso, {piece} {piece_count, plural, one {aparece} other {aparecem}} melhor.",
  ],
  asked: [
    "O {colour} que {you, select, polite {queria} other {querias}} vem com {piece}.",
    "{piece} {piece_count, plural, one {traz} other {trazem}} o {colour} que {you, select, polite {queria} other {querias}}.",
    "{you, select, polite {Pediu} other {Pediste}} {colour}, e por isso escolhi {piece}.",
  ],
  sober: [
    "Tudo em {colours}, liso e discreto.",
    "Só {colours} e tudo liso, para nada chamar a atenção.",
    "Fiquei só com {colours}, tudo liso, para nada chamar a atenção.",
  ],
  clothInHeat: [
    "Com {temp}, ainda bem que {piece} {piece_count, plural, one {é} other {são}} de {cloth}, que deixa passar o ar.",
    "{piece} {piece_count, plural, one {é} other {são}} de {cloth} e {piece_count, plural, one {deixa} other {deixam}} passar o ar: com {temp}, isso ajuda.",
    "Como {piece} {piece_count, plural, one {é} other {são}} de {cloth}, o ar passa, e com {temp} isso ajuda.",
  ],
  clothInCold: [
    "{piece} {piece_count, plural, one {é} other {são}} de {cloth}, e isso aquece bem com {temp}.",
    "Com {temp}, ainda bem que {piece} {piece_count, plural, one {é} other {são}} de {cloth}.",
    "Como {piece} {piece_count, plural, one {é} other {são}} de {cloth}, {piece_count, plural, one {aquece} other {aquecem}} bem com {temp}.",
  ],
  layers: [
    "{under} por baixo e {over} por cima: as duas camadas aquecem, e lá dentro dá para tirar uma.",
    "{over} por cima {under_de}: são duas camadas, e lá dentro dá para abrir ou tirar uma.",
    "Com {over} por cima {under_de}, há duas camadas que aquecem; se ficar quente, é só tirar uma.",
  ],
  washes: [
    "Se {list} {list_count, plural, one {ficar} other {ficarem}} com manchas, {list_count, plural, one {vai} other {vão}} logo para lavar.",
    "No fim, {list} {list_count, plural, one {pode} other {podem}} ir para a máquina, por isso as manchas não importam.",
    "As manchas não são problema: depois {list} {list_count, plural, one {vai} other {vão}} para lavar.",
  ],
  covers: [
    "Com {list}, braços e pernas vão cobertos.",
    "{list} {list_count, plural, one {tapa} other {tapam}} os braços e as pernas.",
    "Braços e pernas não ficam à mostra com {list}.",
  ],
  swap: [
    "Se {you, select, polite {preferir} other {preferires}}, {take} {take_count, plural, one {fica} other {ficam}} tão bem como {worn}.",
    "Em vez {worn_de}, {take} também {take_count, plural, one {serviria} other {serviriam}}.",
    "Hesitei entre {worn} e {take}, por isso dá para trocar à vontade.",
    "Para variar, em vez {worn_de}, também {take_count, plural, one {serviria} other {serviriam}} {take}.",
  ],
  left: {
    purpose: [
      "{what} {what_count, plural, one {serve} other {servem}} para outras coisas, por isso {what_count, plural, one {fica} other {ficam}} de fora.",
      "Deixei {what} de lado: não é o que se usa para isto.",
      "Para isto, {what} não {what_count, plural, one {serve} other {servem}}.",
    ],
    code: [
      "{what} {what_count, plural, one {seria informal} other {seriam informais}} demais para isto.",
      "Deixei {what} de fora, porque aqui convém algo mais elegante.",
      "Aqui convém algo mais arrumado do que {what}.",
      "Deixei {what} no armário: para isto, é preciso algo menos informal.",
    ],
    dressy: [
      "{what} {what_count, plural, one {seria elegante} other {seriam elegantes}} demais para isto.",
      "Guardei {what} para uma ocasião mais formal.",
      "Para isto não é preciso ir tão elegante, por isso deixei {what} no armário.",
    ],
    covered: [
      "{what} {what_count, plural, one {tapa} other {tapam}} pouco para isto.",
      "Aqui convém algo que cubra mais do que {what}.",
      "Deixei {what} no armário, porque {what_count, plural, one {tapa} other {tapam}} pouco para isto.",
    ],
    cold: [
      "Com {what}, {you, select, polite {passaria} other {passarias}} frio.",
      "Está frio demais para {what}.",
      "Deixei {what} no armário por causa do frio.",
    ],
    warm: [
      "Com {what}, {you, select, polite {passaria} other {passarias}} calor.",
      "Está calor demais para {what}.",
      "Deixei {what} no armário por causa do calor.",
    ],
    toes: [
      "{what} {what_count, plural, one {deixa} other {deixam}} os dedos dos pés à mostra, e isso aqui não convém.",
      "Deixei {what} em casa: aqui convém não mostrar os dedos dos pés.",
    ],
    loud: [
      "{what} {what_count, plural, one {chamaria} other {chamariam}} demais a atenção.",
      "Deixei {what} no armário, para não chamar demais a atenção.",
      "Aqui convém algo mais discreto do que {what}.",
    ],
    stiff: [
      "{what} {what_count, plural, one {prenderia} other {prenderiam}} os movimentos.",
      "Com {what}, os movimentos ficariam presos.",
    ],
    gear: [
      "{what} aqui não {what_count, plural, one {basta} other {bastam}}.",
      "Para isto, {what} não {what_count, plural, one {é suficiente} other {são suficientes}}.",
    ],
    bride: [
      "O branco é da noiva, e nas fotos {what} {what_count, plural, one {pareceria} other {pareceriam}} dessa cor.",
      "Nas fotos, {what} {what_count, plural, one {pareceria} other {pareceriam}} da cor da noiva, por isso deixei no armário.",
    ],
    wet: [
      "{what} não {what_count, plural, one {aguentaria} other {aguentariam}} tanta água.",
      "É água demais para {what}.",
      "Deixei {what} no armário por causa da água.",
    ],
    dirt: [
      "Qualquer salpico ia ficar à vista {what_in}.",
      "Qualquer salpico ia saltar à vista {what_in}.",
    ],
    shoes: [
      "{what} não {what_count, plural, one {é} other {são}} o calçado certo para isto.",
      "Para os pés, aqui convém outra coisa que não {what}.",
    ],
    fabric: [
      "O tecido {what_de} não serve para isto.",
      "Para isto, o tecido {what_de} não é o certo.",
    ],
    colour: [
      "A cor {what_de} não é a certa para isto.",
      "Pela cor {what_de}, escolhi outra coisa: não é a certa para isto.",
    ],
  },
};
