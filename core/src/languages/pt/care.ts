import type { CareList } from "../care-list.ts";

export const care: CareList = {
  classes: {
    minor:
      "filha filho menina menino crianca criancas menor colegial adolescente sobrinha sobrinho irmazinha irmaozinho bebe miuda miudo garotinha garotinho",
    young:
      "menina menino crianca criancas menor colegial adolescente irmazinha bebe miuda miudo garotinha garotinho",
    age: "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete",
    sexual:
      "sexy sensual sensuais sedutor* provocante* provocativ* erotic* lingerie ousad* sexualizad*",
    hater: "nazi nazis nazista nazistas hitler gestapo ss wehrmacht kkk klan mussolini",
  },
  selfHarm: `
    !minha despedida so/mas/e/embora/apesar .. sabem/sabe/saibam/saiba | !voltei a me cortar/machucar/magoar | !voltei a cortar/magoar/machucar me | !me magoei/machuquei outra vez ... saber/saibam/vejam/veja/note/perceba | !comecei a me cortar de novo
    me suicidar | suicidar me | suicidar | me matar | matar me | tirar minha vida | tirar a minha vida | acabar com a minha vida | acabar com minha vida | acabar com tudo | vontade de viver | nao quero mais viver | nao quero viver | nao quero estar aqui | me machucar de proposito | me cortar | automutil* | pensamentos suicidas | suicida | nao acordar mais | melhor sem mim | me enforcar | meu proprio funeral | meu proprio enterro | desaparecer para sempre
    !quando me encontrarem | !quem me encontrar | !quando me acharem | carta de despedida | nao como ha .. dias | faz .. dias que nao como | parei de comer | deixei de comer | provoco o vomito | forco o vomito | vomitar depois de | que nao vejam meus ossos | esconder como estou magra | odeio o meu corpo | odeio meu corpo | !ele me bate | !ele bate me | !ele me bateu | !me bate | esconder os roxos | cobrir os roxos | esconder as nodoas negras | tapar as nodoas negras | esconder os hematomas | cobrir os hematomas | !roxos que ele | tenho medo dele | !medo do meu marido | controla o que visto | controla o que eu visto | ve o que eu visto | me corto | corto os bracos | cortes nos bracos | cicatrizes de me cortar | nao quero existir | deixar de existir | deixar de viver | sumir pra sempre de vez
    !marido/namorado/ex/padrasto/companheiro .. me matar | !marido/namorado/ex/padrasto/companheiro .. matar me | !voltei a magoar me | !me machuquei de novo | magoei me de proposito | !marido/namorado/pai .. me ameacou | !marido/namorado/pai .. ameacou me | !parar de tremer | ataques de panico | crises de panico | !tenho {age} anos ... pede/quer/pediu me? fotos/fotografias | !fotos/fotografias .. minhas ... segredo/ninguem
  `,
  overstated: `
    quero morrer | queria morrer | vontade de morrer
  `,
  child: `
    {sexual} .. para/pra a/o/minha/meu/uma/um minha/meu? {minor} | {sexual} .. {minor} de {age} anos | {minor} de {age} anos .. {sexual} | {minor} .. tem {age} anos .. {sexual} | vest*/arrum*/fantasi* a/o/minha/meu/uma minha/meu? {minor} .. {sexual} | minha/meu/a/uma {minor} fique/ficar/parecer/mais/bem/muito? {sexual} | menina {sexual} | {sexual} menina | menor de idade .. {sexual} | {sexual} .. menor de idade | tenho {age} anos .. {sexual}
  `,
  modest: `
    nao/nada/nunca/nem muito/demasiado/tao/de/seja? {sexual} | demasiado {sexual} | menos {sexual} | sem ser muito? {sexual} | {sexual} demais
  `,
  hate: `
    fantasia/fantasiar/fantasiado/vestir/vestido/uniforme/farda .. de .. {hater} | uniforme {hater} | farda {hater} | suastica | como hitler | fantasia .. terrorista | tunica da klan
  `,
  crime: `
    assaltar um/uma/o/a .. banco/loja/casa/pessoa/gente/posto | roubar um/uma/o/a/em .. banco/loja/casa/carro/bolsa/gente/pessoas | roubar em | matar alguem/meu/minha/o/a | seguir .. ex .. escondid* | perseguir | sequestr* | esconder .. arma/pistola/faca/droga/drogas/bomba/corpo | por uma bomba | me passar por .. policial/medico | fazer me passar por | burlar | dar um golpe em
  `,
  mockery: `
    blackface | pintar .. cara de preto | pintar .. rosto de preto | nega maluca | fantasia* .. de .. cigano/cigana/chines/judeu/indio/mendigo/traveco
  `,
  plays: `
    teatro | peca de teatro | filme | filmagem | musical | meu papel | museu | memorial
  `,
  figures: `
    suicidal tendencies | suicide silence | suicideboys | vai/vao/iam me matar | vai/vao matar me | mata/matam me se | me mata/matam se | esta/ta me matando |
    geladeira | saudade* | a atencao | atencao | calor | de calor | de frio | de vergonha | de rir | rir | kkk* | rsrs* | haha* | lol | jantar de misterio | tema | tematic* | teatro | filme | memorial | museu | prevencao | beneficente | airsoft | paintball | tempo | pes | a cena | o show | fome | coracao | tedio | minha mulher | minha namorada |
    de fome | de vontade | de amor | de sono | de rir | de tedio | kkk* | rsrs* | trampolim | piscina | paraquedas | romance policial | livro | clube do livro | podcast | escape room | esquadrao suicida | suicide squad | caca | exercito | policia | boxe | judo | karate | rugby | operacao | anticoagulante* | cozinha
  `,
};
