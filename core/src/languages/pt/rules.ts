import type { RuleList } from "../rule-list.ts";

/** What is demanded of clothes, in Portuguese. */
export const rules: RuleList = {
  classes: {
    // Who says how one comes.
    host: "noiva noivo noivos viuva viuvo anfitria anfitriao chefe escola convite diretora diretor maestro familia organizacao",
    asks: "pediu pede pediram pedem quer querem queria exige diz escreveu mandou",
    some: "algo alguma algum coisa toque peca detalhe",
    gone: "impossivel impossiveis nem esquece fora nao",
    no: "ninguem nao nada nem sem nenhum nenhuma nunca proibido proibida proibidos proibidas evitar evite zero n",
    must: "obrigatorio obrigatoria obrigatorios obrigatorias pediram pedem exigem exige deve devem tem precisa so apenas favor regra regulamento requer quero preciso",
    shoe: "sapato sapatos calcado tenis sapatilhas botas bota",
    sole: "sola solas",
    thing: "roupa roupas algo coisa coisas pecas peca look vestes trapos",
    all: "tudo todos todas toda todo mundo so inteiro completamente gente vamos",
  },
  undone:
    "ninguem meu minha meus minhas seu sua seus suas teu tua nosso tenho tinha tem odeio odeia farta farto vez preciso se quando perdi que usava era esqueci sempre normalmente armario guarda",
  loose: "sei certeza ideia tempo importa problema so muito",
  except: "exceto excepto menos salvo tirando fora",
  speaker: "eu",
  seeking: "que como qual quais q oque",
  rules: {
    "closed-shoes":
      "{shoe} fechad* | dedos cobertos | {shoe} que tap* | {shoe} que cubra* | bico fechado | {shoe} .. fechado | carrapato* | carraca/carracas | capim/mato/pasto/erva alto/alta | silvas | urtigas | sanguessugas",
    "no-open-toes":
      "{no} .. {shoe} abert* | {no} dedos de fora | {no} dedo de fora | {no} bico aberto | {no} pe de fora | {no} dedos a mostra",
    "no-heels":
      "{no} .. salto* | {no} .. tacao | {no} .. tacoes | {shoe} ras* | {shoe} baix* | sem salto | algo baixo no pe | salto baixo {must} | {shoe} sem salto | so rasteir* | salto {no} | de salto {no} | {shoe} plan* | sola rasa",
    "no-thin-heels":
      "{no} .. salto fino | {no} .. agulha | salto .. afunda | {no} stilett* | saltos finos {no} | salto fino afunda | afunda ne | {no} saltos finos",
    "grippy-soles":
      "antiderrapante* | {sole} que agarre* | {sole} aderente* | que nao escorregue* | {sole} de borracha {must} | boa aderencia | {shoe} que nao escorreg* | que agarre | {no} .. {sole} de couro | {no} .. {sole} lisa/lisas | {sole} lisa .. {no}/casa | {sole} de couro .. {no}/casa | {no} escorreg*",
    "no-grippy-soles":
      "{sole} de couro {must} | {must} {sole} de couro | {must} {sole} lisa | {sole} lisa {must} | {no} {sole} de borracha",
    "quiet-soles":
      "{sole} silencios* | {shoe} silencios* | {shoe} que nao faca* barulho | {sole} macia | {no} .. barulhentos",
    "pale-soles":
      "{sole} clara* | {sole} branca* | {no} {sole} preta* | {sole} que nao marque* | {sole} que nao risque* | que nao marque*",
    "sturdy-shoes":
      "{shoe} com biqueira | biqueira | {shoe} de seguranca | biqueira de aco | bico de aco | {shoe} resistente* | {shoe} fortes | {shoe} robusto*",
    "slip-on-shoes":
      "cadarco*/atacadores .. uma/so mao | cadarco*/atacadores nao consigo/amarro/ato/da | nao consigo/posso amarrar/atar/apertar .. cadarco*/atacadores/sapatos | amarrar/atar .. impossivel/consigo | nao me? posso/consigo .. baixar/agachar/dobrar | proibido baixar/agachar/dobrar | atacadores/cadarco* .. esquecer | {shoe} faceis de tirar | {shoe} .. tirar facil | {shoe} sem cadarco* | {no} cadarco* | {no} atacadores | {shoe} de tirar facil | {shoe} sem atacadores",
    "long-sleeves":
      "fotossensi* | queimo me em .. minutos | me queimo em .. minutos | comprimidos/remedio*/medicamento* .. sol | tapar me do sol | me cobrir do sol | proteger a pele do sol | manga comprida | mangas compridas | manga longa | mangas longas | bracos cobertos | cobrir .. bracos | bracos tapados | joelho e manga | saia .. e manga | bracos e pernas cobertos | alergia ao sol .. bracos | alergica/alergico ao sol .. bracos | bracos .. protegidos do sol",
    "short-sleeves":
      "manga curta {must} | {no} manga comprida | {no} mangas compridas | antebracos livres | bracos livres | {no} manga longa",
    "covered-shoulders":
      "ombros .. cobertos | cobrir .. ombros | ombros tapados | tapar os ombros | {no} ombros de fora | {no} .. alcinha* | {no} regata* | {no} .. tomara que caia | {no} ombros a mostra | ombros e joelhos | joelhos e ombros | {no} caicai | {no} .. alcas | {no} ombro de fora | {no} costas nuas | {no} costas de fora | ombro/ombros coberto/cobertos/tapados",
    "wide-sleeves":
      "{must} .. mangas largas | {must} .. manga larga | mangas largas {must} | {must} .. mangas amplas",
    "two-parts":
      "duas pecas separadas | em duas pecas | {no} vestido inteiro | {no} peca unica | {no} macacao inteiro",
    "top-colour":
      "em cima {colour} | parte de cima {colour} | em cima {colour} | {colour} {must}? em cima | parte de cima {colour}",
    "legs-colour":
      "em baixo {colour} | embaixo {colour} | parte de baixo {colour} | calcas/calca {must} que? de? ser {colour}",
    "shoes-colour":
      "sapatos/calcado/sapato/calcados {must} que? de? ser {colour} | calcado {colour}",
    "no-wide-sleeves":
      "{no} mangas abertas | {no} mangas que balancem/pendem | {no} mangas quimono | {no} mangas largas | {no} manga larga | {no} mangas soltas | {no} mangas bufantes | {no} mangas folgadas | mangas que nao pendurem/arrastem/caiam | {no} de? mangas .. arrastam/arrastem/largas/penduradas | {no} de? mangas que arrastam/arrastem/pendem",
    "no-low-cut":
      "{no} .. decot* | sem decot* | {no} curto nem decotado | nem decotado | {no} decotao | {no} .. decotad*",
    "no-bare-midriff":
      "{no} barriga de fora | {no} .. cropped | {no} umbigo | {no} .. barriga a mostra | {no} top curto | {no} .. umbigo",
    "opens-front":
      "abra a frente | abram a frente | abre a frente | abertura a frente | abra na frente | abre na frente | abram na frente | abrir a frente | abra a frente | abre na frente | abra na frente | abrir na frente | botoes a frente | abertura frontal | que abra | abre a frente | abotoe na frente | botao na frente | sem eu me despir | sem me despir | abra a frente | abre a frente | abrir na frente | abra na frente | chegar ao cateter | acesso ao cateter | facil de despir/tirar",
    "not-over-head":
      "nada que tenha que/de enfiar/passar/vestir pela cabeca | nada de enfiar pela cabeca | {no} .. pela cabeca | pela cabeca nao | {no} .. levantar o braco | {no} .. pela cabeca | enfiar nada pela cabeca | vestir/enfiar/meter .. pela cabeca .. {gone} | pela cabeca .. {gone} | {no} .. levantar os bracos",
    "long-legs":
      "calca comprida | calcas compridas | pernas cobertas | cobrir .. pernas | pernas tapadas | calca longa | calcas ate baixo | pernas .. cobertas | pernas cobertos | bracos e pernas cobertos | pernas tapadas | carrapato* | carraca/carracas | capim/mato/pasto/erva alto/alta | silvas | urtigas | sanguessugas",
    "covered-knees":
      "joelhos .. cobertos | abaixo do joelho | abaixo dos joelhos | cobrir .. joelhos | {no} minissaia* | nada curto | {no} saia curta | {no} acima do joelho | ombros e joelhos | joelhos e ombros | joelhos tapados | {no} .. curtas | {no} roupa curta | pelo joelho {must}? | {no} pernas de fora | {no} curto nem | no joelho {must} | {no} curto | saia .. abaixo do joelho",
    "only-skirts":
      "so saia* | mulher so vai de saia | mulheres .. de saia | so .. de saia | {no} calca* para mulher* | saia obrigatoria | mulher .. so .. saia | mulher .. so .. de saia",
    "in-tradition":
      "em traje tradicional/tipico/regional | traje tradicional/tipico/regional | trajes tradicionais/tipicos | roupa tipica/tradicional | vestid* a minhota | a moda do minho | de caipira | trajad*",
    "no-trailing":
      "{no} .. arrast* | que nao arraste* | {no} ate o chao | {no} ate ao chao | nada que arraste",
    "covered-head":
      "cabeca coberta | cabeca tapada | cobrir .. cabeca | cobrir .. cabelo* | cabelo coberto | cabelos cobertos | cabelo tapado | veu {must} | cobrir a cabeca | tapar a cabeca",
    waterproof:
      "impermeavel {must} | algo impermeavel | {must} .. impermeavel | que nao molhe | que nao passe agua | a prova d agua | que nao deixe passar",
    hood: "com capuz | capuz {must} | {must} .. capuz | de capuz",
    "no-hood": "{no} .. capuz* | sem capuz | {no} capuzes",
    "not-tight":
      "{no} .. manga/mangas justa/justas/apertada/apertadas/estreita | manga/mangas .. gesso | gesso .. cotovelo/manga | {no} .. apertad* | nada apertado | {no} .. justo* | {no} .. justa* | nada justo | {no} .. colad* | nada colado | roupa larga | roupa folgada | algo largo | algo folgado | roupa solta | que nao aperte* | algo soltinho | nada marcando | {no} .. marcando | {no} coladinh* | manga/mangas justa/justas/apertada/apertadas/estreita/estreitas | gesso .. cotovelo | gesso .. manga/mangas | mangas/pernas apertadas/justas/estreitas {gone} | mangas/pernas apertadas/justas .. {gone}",
    stretchy:
      "elastic* {must} | com elastico | roupa elastica | que estique* | algo elastico | calca elastica | cintura elastica | que ceda | levantar a perna | que de pra mexer",
    "no-see-through":
      "{no} .. transparen* | nada transparente | {no} transparencia* | {no} renda | que nao seja transparente",
    "may-be-spoilt":
      "{thing} velha* | {thing} que possa morrer | {thing} velhas | pode sujar | possa sujar | se possa sujar | pode ir para o lixo | ir pro lixo | jogar fora depois | deitar fora | possa estragar | pode estragar | pode manchar | possa manchar | possa ir para o lixo | de guerra | que nao me importe de sujar | nao importa sujar | sujar sem | se puder sujar | que possa morrer | pra sujar | para sujar | pode rasgar | que se possa estragar",
    "nothing-good":
      "{no} .. {thing} boa* | nada bom | nada novo | nada caro | {no} levem roupa boa | nada de roupa boa | nada de bom | nada fino | {no} .. roupa nova | {no} levar roupa boa | nada delicado | nada de marca | {no} roupa cara",
    "no-holes":
      "{no} .. rasg* | sem rasg* | {no} .. furad* | {no} .. buracos | {no} .. furos | sem rasgo",
    washable:
      "lavavel | lavaveis | lave na maquina | lavar na maquina | va a maquina | facil de lavar | lave facil | ir a maquina",
    "natural-fibres":
      "fibras naturais | fibra natural | so algodao | {no} sintetic* | {no} poliester | {no} nylon | nada sintetico | puro algodao | nada que pegue fogo | pegue fogo facil",
    "not-fluffy":
      "nada peludo | {no} .. pelo | {no} .. pelos | nada felpudo | que nao solte pelo | {no} .. felpud* | nada que solte pelo | {no} borboto* | nem felpudo | nem peludo | nem felpuda",
    "not-bulky":
      "nada volumoso | {no} .. volumos* | nada grande demais | {no} boneco da michelin | que nao faca volume | nada grosso | nada inchado",
    pockets:
      "com bolsos | com bolso | {must} .. bolsos | bolsos {must} | que tenha bolso* | muitos bolsos",
    "no-shine":
      "nada brilhante | nada que brilhe | {no} .. brilh* | {no} .. paete* | {no} .. lantejoulas | {no} glitter | nada brilhoso | {no} brilhos | {no} strass | nada reluzente | nada com brilho",
    "no-dangling":
      "nada pendurado | nada que pendure | {no} .. pendur* | {no} franja* | nada solto | nada que balance | nada que se prenda | nada que prenda | {no} brincos compridos | {no} brinco grande | nada que fique pendurado | {no} cordoes | nada que enganche | nada a balancar",
    "no-jingling":
      "nada que tilinte | {no} pulseiras | nada que chocalhe | {no} .. tilint* | {no} .. guizos | {no} pulseira",
    "no-noise":
      "nada barulhento | nada que faca barulho | {no} barulho | nada que faca ruido | {no} .. barulhent* | que nao faca barulho",
    "no-metal":
      "{no} metal | {no} metais | sem metais | sem metal | nada de metal | nada metalico | {no} .. metalic* | {no} fechos nem colchetes | nem fechos nem colchetes | detector de metais | {no} .. metal | {no} aro",
    "no-zips": "{no} ziper* | sem ziper* | {no} fecho* | sem fecho* | nem fechos | {no} zipper",
    "no-buttons":
      "botoes .. impossivel/impossiveis/consigo/posso | nao consigo/posso .. botoes/abotoar | botoes .. uma/so mao | {no} botoes | {no} botao | sem botoes | nada com botoes | {no} botoezinhos",
    "no-snaps": "{no} colchetes | nem colchetes | {no} molas | sem molas",
    "no-logos":
      "{no} logo* | sem logo* | {no} .. estampa* | sem estampa* | {no} marcas | {no} letras | {no} .. logotipo* | {no} escritos | {no} dizeres | {no} desenhos | {no} propaganda",
    reflective:
      "colete refletor .. obrigatorio | colete reflector .. obrigatorio | {must} .. refletor* | {must} .. reflector* | algo refletivo | que me vejam | ser visto no escuro | visivel a noite | ver/visto/vista/vejam .. farois/carros",
    "not-reflective": "{no} refletiv* | nada refletor | {no} reflector* | nada que reflita",
    "all-in-colour":
      "{all} de {colour} | {all} em {colour} | tudo {colour} | toda {colour} | todo de {colour} | mundo de {colour} | {thing} toda {colour} | dos pes a cabeca .. {colour} | so {colour} | vestir de {colour} | vestidos de {colour} | roupa toda {colour} | {colour} obrigatorio/obrigatoria/apenas | de {colour} dos pes | total {colour} | que ir de {colour} | ir todos de {colour} | vestidas de {colour} | quer todas de {colour} | de preferencia {colour} | so uso/visto/ponho/boto {colour} | uso/visto so {colour} | {colour} dos pes a cabeca | {colour} da cabeca aos pes | da cabeca aos pes de {colour} | todo/toda/tudo/todos/todas de {colour} | nada alem de {colour} | so de {colour} | mundo de {colour} | {host} .. {asks} .. {colour} | {host} .. {asks} .. .. {colour} | convidados/convidadas .. de {colour} | {colour} completo/integral/total | {colour} por completo | completamente de? {colour} | inteiramente de {colour} | {colour} da cabeca aos pes",
    "not-in-colour":
      "fundo/parede/pano/tela/cortina/chroma {colour} | fundo/parede/pano e/sera/vai ser? {colour} | tudo o? que e {colour} .. cheio/cheia/coberto/pelo/pelos/lavar/sujo | todo o {colour} .. cheio/coberto/pelo/pelos/sujo | de/em {colour} .. ninguem | {colour} .. ninguem me | se eu? botar/puser/vestir/usar {colour} .. viro/sumo/desapareco/cabeca | noiva casa/vai/vem/ira/esta de {colour} | noiva veste {colour} | casa de {colour} | {colour} .. so a noiva | {colour} .. so pra/para a? noiva | so a noiva .. {colour} | {colour} so eu/ela",
    "some-colour":
      "algo {colour} | algo de {colour} | algo em {colour} | um toque de {colour} | um pouco de {colour} | uma peca {colour} | qualquer coisa {colour} | algum detalhe {colour} | {host} .. {asks} .. {some} .. {colour} | {some} coisa {colour}",
    "only-dark":
      "cores escuras | roupa escura | algo escuro | tons escuros | de escuro | so escuro | roupas escuras | {thing} clara/claras nao | {no} claro | {no} roupa/roupas clara/claras | {no} cores claras",
    "only-light":
      "cores claras | roupa clara | tons claros | nada escuro | algo claro | {no} cores escuras | {no} roupa escura | roupas claras | so claro",
    "only-muted":
      "cores discretas | {no} cores vivas | {no} cores fortes | {no} .. chamativ* | nada chamativo | cores neutras | tons neutros | cores sobrias | nada berrante | {no} neon | {no} .. berrante* | discreto sem chamar | sem chamar a atencao | {no} cores berrantes | tons pasteis so",
    "all-covered":
      "tudo comprido/longo | {no} de pele alem/exceto/menos | {no} pele a mostra | cubro tudo | tudo coberto | menos o rosto e as maos | alem do rosto e das maos | toda coberta",
    "veiled-head":
      "uso/visto/ando sempre o/um/meu/com? hijab/veu | sempre uso/ando o/um/meu/de/com? hijab/veu | uso hijab/veu/lenco | uso o/um/meu hijab/veu | sou hijabi | cubro o cabelo | lenco/veu/xale para/pra/pro .. cabelo/cabelos/cabeca | veu {must} | lenco na cabeca | veu na cabeca | lenco {must}",
    "narrow-hems":
      "roupa/calca/calcas larga/largas/folgada .. na corrente | na corrente da bicicleta/moto | pega/prende/enrosca na corrente/maquina",
    "free-hems":
      "tudo o? que e comprido/longo | {no} .. nas rodas | acaba/prende/enrosca/enroscam nas rodas | barras compridas | bainhas compridas | {no} que arraste/arrasta",
    "loose-waist":
      "{no} que me? aperte/aperta/pressione/comprima/faca a/na/pressao? na? cintura/barriga/ventre/cicatriz | {no} .. aperte/aperta/pressione/pressao/comprima .. cintura/barriga/ventre/cicatriz | {no} na cintura | {no} na barriga | {no} cinto/cintos | cintura larga/folgada/elastica | minha/a/uma/de? colostomia/ileostomia/ostomia/estoma | {no} .. marcas .. pele/elastico* | {no} pode apertar .. cintura/barriga | marcas .. pele | marcas do/de elastico*",
    "bare-neck":
      "{no} no/ao pescoco | {no} a volta do pescoco | pescoco tem de se ver | pescoco .. ver/visivel/livre/destapado | {no} golas/colarinho/colarinhos | nao aguento golas | golas apertadas | golas .. garganta/pescoco",
    "no-high-neck":
      "{no} gola/golas alta/altas | {no} .. gola alta | {no} .. gola role | {no} golas dificeis | golas/gola apertadas/apertada | {no} .. apertado no pescoco",
  },
};
