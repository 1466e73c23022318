import type { QualityWords } from "../quality-words.ts";

/** How people write in Portuguese what is special about a garment, in Brazil and in Portugal. */
export const qualities: QualityWords = {
  closed: "fechad*|biqueira fechada|bico fechado",
  "open-toe": "abert*|peep toe|bico aberto|de tirinha*|de tiras|tiras|tirinhas|de dedo|dedo",
  flat: "ras|raso|rasa|rasos|rasas|rasteir*|baix*|sem salto|salto baixo|salto raso|planos|plano|sola plana|saltinho",
  heeled:
    "salto|saltos|salto alto|salto alto*|de salto|plataforma*|anabela*|cunha|salto grosso|salto bloco|tacao|tacoes|de tacao|meia pata",
  "thin-heel": "agulha|salto fino|salto agulha|stiletto*|saltos finos|tacao agulha|salto palito",
  grippy:
    "antiderrapante*|aderente*|sola de borracha|sola aderente|com aderencia|vibram|tratorad*|com piton*|grip|sola grossa|que agarra*|pitoes|travas",
  slick: "sola de couro|sola lisa|escorregadi*|sola gasta|sola de sola|que escorrega*",
  "pale-sole": "sola branca|sola clara|solas brancas|solas claras|nao marca",
  "dark-sole": "sola preta|solas pretas|sola escura",
  quiet: "silencios*|sola macia|sem barulho|sola mole",
  noisy: "barulhent*|que faz barulho|rangem|range|chia|farfalhant*|que chia",
  "slip-on":
    "slip on|sem cadarco|sem cadarcos|velcro|de enfiar|sem atacadores|de calcar|calce facil|sem atacador|com elastico",
  laced: "cadarco|cadarcos|atacador|atacadores|de atacador*|com cadarco|de cadarco",
  sturdy:
    "seguranca|biqueira de aco|bico de aco|reforcad*|resistente*|robust*|de obra|proteg*|protec*|epi|ponta de aco",
  "bare-knees": "mini*|curt*|curtinh*|acima do joelho|curtissim*",
  "covered-knees":
    "joelho|abaixo do joelho|pelo joelho|no joelho|ate o joelho|midi|longuete|long|longa|longo|longas|longos|comprid*|maxi|canela|no tornozelo|ate os pes|pelos pes|meia canela|3/4|ate ao joelho",
  "long-legs":
    "longa|longo|longas|longos|comprid*|maxi|no tornozelo|ate os pes|ate aos pes|ate o chao",
  trailing:
    "ate o chao|arrasta*|cauda|com cauda|ate ao chao|arrastando|ate aos tornozelos|ate os tornozelos|ao tornozelo|pelo tornozelo",
  "short-hem": "curt*|cropped|cinturad*|curtinh*",
  "narrow-legs":
    "skinny|slim|justa|justas|justo|cigarrete|afunilad*|colad*|apertad*|estreit*|jogger",
  "wide-legs": "larg*|pantalona*|flare|boca de sino|wide|palazzo|baggy|a boca de sino|ampl*",
  "elastic-waist":
    "elastico|elastic*|com elastico|cos elastico|cos de elastico|de cordao|cordao|cintura elastica|de elastico",
  "long-sleeves":
    "manga longa|mangas longas|manga comprida|mangas compridas|de manga|com manga|com mangas|manga 3/4|mangas|manga",
  "short-sleeves": "manga curta|mangas curtas|meia manga|manga japonesa|manguinha",
  sleeveless: "sem manga|sem mangas|regata|alcas|de alca|de alcas|cavad*|cava",
  "bare-shoulders":
    "tomara que caia|caicai|cai cai|ombro a ombro|um ombro|ombros de fora|ombro de fora|alcinha*|de alcinha|alca fina|alcas finas|costas nuas|costas de fora|frente unica|ciganinha|ombros a mostra|decote nas costas|alca*",
  "wide-sleeves":
    "mangas largas|manga larga|manga bufante|mangas bufantes|manga sino|manga morcego|manga balao|mangas balao|manga flare",
  "narrow-sleeves": "mangas justas|manga justa|punho justo|mangas apertadas",
  "low-cut": "decotad*|decote|decotao|decote v|com decote|decote profundo|gola v|cavadao",
  "high-neck":
    "gola alta|gola role|gola rolê|cacharrel|gola careca alta|gola padre|fechado ate o pescoco",
  "bare-midriff":
    "cropped|barriga de fora|barriga a mostra|umbigo|top curto|croped|curtinho de barriga",
  "see-through":
    "transparen*|renda|rendad*|tule|tela|croche|vazad*|arrastao|organza|chiffon|rede|crochet",
  collared: "colarinho|com gola|gola polo|com colarinho",
  tight:
    "just|justa|justo|justas|justos|apertad*|colad*|marcando|slim|skinny|acinturad*|tubinho|cinturad*|coladinh*|bandage|que aperta*|aperta*|estreit*|bodycon|justinh*|cingid*",
  loose:
    "larg*|solt*|folgad*|oversized|oversize|ampl*|fluid*|larguinh*|baggy|boyfriend|esvoacant*|soltinh*|evase*|rodad*",
  stretchy:
    "elastic*|elastano|com elastano|stretch|lycra|licra|malha|elastico|que estica*|estica|flexivel*|suplex",
  stiff: "rigid*|dur*|engomad*|grossa jeans|encorpad*",
  shiny:
    "brilh*|paete*|lantejoula*|cetim|acetinad*|verniz|envernizad*|metalizad*|dourad*|prat|prata|pratead*|lame|lurex|glitter|strass|pedraria|brilhant*|espelhad*|holografic*|vinil|purpurin*|micante*|ouro|reluzent*|lantejoulas|polid*|missang*|micangas",
  fluffy:
    "pelo*|peludinh*|pelud*|pelucia|felpud*|teddy|angora|mohair|carapinha|polar|soft|sherpa|ovelha|pelo sintetico|borreguinho|cardad*|peluche|solta pelo",
  itchy: "pinica|pinicam|que pinica|pica|aspera|aspero|que pica|coca|arranha",
  soft: "maci*|fof*|molinh*|confortave*|confortavel|quentinh*|suave*|fofinh*|comod*|gostosinh*",
  old: "velh*|velhinh*|usad*|gast*|surrad*|puid*|desbotad*|rasgad*|furad*|pintura|de pintar|para pintar|sujo de tinta|manchad* de tinta|tinta|de pintura|remendad*|lass*|lasead*|batid*|esburacad*|de guerra|de ficar em casa|de andar por casa|de casa|detonad*|acabad*|destruid*|de trabalho|de brinde|brinde|promocional|propaganda|politico|do cursinho|de quinta|baratinh*|barat*|encardid*|do abate|para a horta|da horta|de bater|do tempo|de roca|desfiad*|cocad*|trapo*|estourad*|antig*",
  good: "nov*|novinh*|boa|bom|bons|boas|bonit*|melhor|melhores|de marca|car|caro|cara|caros|caras|de grife|favorit*|elegante*|chique*|de luxo|de domingo|de ver a deus|de ver deus|por estrear|sob medida|da sorte|estimacao|impecave*|preferid*|de festa|de sair|delicad*|lind*",
  damaged:
    "rasgad*|furad*|furo|furos|buraco*|esburacad*|descosid*|descosturad*|desfiad*|com rasgos|rasgo|rasgos|zíper quebrado|fecho partido|sem botao|roto|rota|rotos|destroyed|rompid*|estragad*",
  stained:
    "manchad*|mancha|manchas|nodoa*|com nodoas|lixivia|agua sanitaria|suj*|encardid*|amarelad*|com mancha|desbotad*|com graxa|com lama|com tinta|com molho|com gordura|com cimento|com terra|cheio de *|cheia de *|cheios de *|cheias de *|amarrotad*|amassad*|por lavar|por passar|sem passar|enlamead*",
  troublesome:
    "demasiado *|demais|que arrasta*|que escorrega*|que faz barulho|que fazem barulho|que bate*|que range*|que rangem|que pica*|que pinica*|que ficou|que gruda*|que nao fecha*|nao fecha*|que solta*|que larga|que largam|que tilinta*|que risca*|que se prende*|que agarra*|que estala*|que arranha*|que encharca*|que enrosca*|que cai|que caem|que voa*|que cheira*|que treme*|que farfalha*|que da choque|que dao choque|que sai do|que machuca*|que magoa*|que coca*|que chia*|que chocalha*|que derrete*|que aperta*|que nao serve*|nao serve*|ja nao me|que estraga*|que tapa*|que tinge*|que mergulha*|que pega cheiro|que pega fogo|que apanha cheiro|que esvoaca*|que fica transparente|que fica suad*|que mancha*|que desbota*|que marca suor|que marca|que marcam|que ecoa*|que encosta*|que ele odeia|que ela odeia|que se enrola*|que some*|que incomoda*|que embaraca*|que assa*|na lavanderia|na lavandaria|na maquina|no cesto|na tinturaria|na costureira|no sapateiro|de molho|em casa da|em casa do|na casa da|na casa do|emprestado a|emprestada a|emprestado pra|emprestada pra|perdido|perdida|perdidos|perdidas|molhado|molhada|molhados|molhadas|encharcad*|suado|suada|suados|suadas|encardid*|dois numeros|um numero|por secar|ainda humid*|ainda umid*|pre gravidez|de antes da gravidez|barulhent*|ruidos*|fedid*|fedorent*|perfumad*",
  anothers:
    "do marido|do meu marido|da esposa|da mulher|da minha mulher|do irmao|do meu irmao|da irma|da minha irma|do primo|do meu primo|da prima|da minha prima|do filho|do meu filho|da filha|da minha filha|da sogra|da minha sogra|do sogro|do ex|do meu ex|do namorado|do meu namorado|da namorada|da amiga|do amigo|da colega|do colega|da vizinha|do vizinho|da cunhada|do cunhado|dele|dela",
  "fits-me":
    "do meu tamanho|meu tamanho|me serve|me servem|serve me|emprestad*|herdad*|doad*|oferecid*|ganhei",
  "for-work":
    "trabalho|de trabalho|obra|de obra|oficina|mecanico|servico|de servico|jardinagem|operari*|do campo|da roca|da lavoura|brim|epi|motoboy|pescador de trabalho|agricol*",
  uniform:
    "uniforme*|farda|fardamento|jaleco|escolar|do colegio|da empresa|da escola|bata|dolma|de garcom|do traje|traje academico|escuteir*|escoteir*|da equipa|do clube|capa e batina|cozinheir*|enfermeir*|avental",
  costume:
    "fantasia|disfarce|carnaval|halloween|cosplay|pirata|bruxa|palhaco|papai noel|pai natal|super heroi|mascara|unicornio",
  traditional:
    "tradiciona*|tipic*|regional|minhot*|baian*|caipira|gaucha|bombacha|samarra|folclor*|de junina|junina|capote|nazare*|campino",
  "for-party":
    "festa|de festa|balada|noite|de noite|gala|paete*|lantejoula*|coquetel|reveillon|sexy|discoteca|carnaval|formatura|sarau|de sair|cocktail|ano novo",
  "for-sport":
    "esport*|desport*|corrida|de correr|academia|ginasio|futebol|caminhada|trilha|bike|bicicleta|ciclismo|yoga|ioga|treino|tecnic*|natacao|montanha|tenis de|ski|esqui|escalada|surf|fitness|running|padel|dry fit|dry|fato de treino|danca|basquete|volei|pedal*|caca|montaria|crossfit|ginastica|muay|jiu|suplex|atletism*",
  "for-sleep":
    "de casa|de ficar em casa|de andar em casa|de sofa|caseir*|pijama*|dormir|de dormir|cama|camisola de dormir|roupao|samba cancao|para dormir|robe|noite de dormir|babydoll|camisa de noite|camisa de dormir",
  "for-swim":
    "banho|de banho|praia|piscina|natacao|nadar|maio|biquini|sunga|mergulho|saida de praia|tactel banho|hidro|hidroginastica|fato de banho|canga",
  thermal:
    "termic*|segunda pele|interior termic*|primeira camada|camisola interior|thermo|heattech|ceroula*|ceroulas",
  lined:
    "forrad*|forro|acolchoad*|felpad*|com pelo|peluciad*|de penas|matelasse|estofad*|almofadad*|forro polar|com forro|sherpa|polar por dentro|puffer|carapinha",
  thick:
    "gross*|pesad*|quent*|quentinh*|la|de la|inverno|de inverno|polar|acolchoad*|veludo|bombazine|felpud*|puffer|flanela|fazenda|trico|penas|malha grossa|kispo|cachemira|caxemira|moletom|encorpad*|grossa|tranca*",
  thin: "fin|fina|fino|finas|finos|fininh*|lev|leve|leves|levinh*|verao|de verao|fresc*|fresquinh*|linho|seda|meia estacao|de meia estacao|viscose|gaze|lenzin*",
  bulky:
    "volumos*|grandalh*|enorme*|gross*|pesad*|puffer|acolchoad*|gigante*|inchad*|penas|kispo|trambolh*",
  packable:
    "dobrave*|compact*|de viagem|nao amassa|que nao amassa|ultraleve*|de enrolar|enrolave*|de bolso|nao amarrota|anti rugas",
  waterproof:
    "impermeave*|impermeavel|gore tex|goretex|gtx|chuva|de chuva|galocha*|borracha|oleado|corta chuva|gabardina|gabardine|plastic*|a prova d agua|a prova de agua|capa transparente|pvc|encerad*",
  "water-resistant":
    "repelente a agua|hidrorrepelente*|resistente a agua|impermeabilizad*|repelente*",
  windproof: "corta vento|corta ventos|quebra vento|softshell|windbreaker|para vento",
  "quick-dry":
    "secagem rapida|seca rapido|de secagem rapida|tactel|dry fit|dryfit|dry|tecnic*|que seca",
  breathable: "respirave*|respiravel|arejad*|tela|fresc*|ventilad*",
  metal:
    "metal*|metalic*|corrente*|tacha*|tachas|rebite*|ziper|fecho|fechos|fivela*|fecho eclair|colchete*|aro|com aro|aco|ilhos*|argolas|spikes|molas|presilha*",
  zip: "ziper|zipper|fecho|fecho eclair|fechos|com fecho|com ziper|meio ziper|zip|fecho atras",
  buttons: "botao|botoes|de botao|com botoes|abotoad*|abotoadura|de botoes|botaozinho",
  snaps: "mola|molas|com molas|botao de pressao|botoes de pressao|colchete*|pressao",
  buckle: "fivela*|com fivela|fivelas",
  "opens-front":
    "abert*|abre a frente|abre na frente|com botoes|de botao|de botoes|com ziper|com fecho|transpassad*|cardiga*|que abre|abotoad*|abre|botoes|casaco|envelope|casaquinho|cache coeur|cruzad*",
  "over-head": "pela cabeca|de enfiar pela cabeca|pulover|sueter|pullover|moletom fechado",
  reflective:
    "refletor*|reflector*|refletiv*|fluorescent*|neon|alta visibilidade|reflectiv*|fosforescent*",
  hood: "capuz|com capuz|encapuzad*|capuz removivel|carapuco*|canguru",
  pockets: "bolso|bolsos|com bolsos|cargo|com bolso|bolsoes",
  logo: "logo*|logotipo*|estampad*|estampa*|escrit*|frase*|marca|com letras|desenho*|nike|adidas|puma|promocional|propaganda|publicidade|slogan|de banda|do batman|personagem|brasao|estampas",
  novelty:
    "rei do churrasco|mestre churrasqueiro|rei da brasa|melhor pai|melhor mae|melhor avo|boneco de neve|arvore de natal|abacaxis|abacates|unicornio*|dinossauro*|preguica|flamingos|engracad*|piada*|meme|desenho animado|banda de rock|da turne|propaganda|publicidade|campanha|politico|vereador|deputado|eleicao|brinde|de brinde|lembranca|maratona|corrida 10k|10k|abada|da selecao|do time|torcida|formandos|renas|pai natal|papai noel|natalin*",
  dangling:
    "pendur*|franja*|com franjas|argola*|pingente*|borla*|pompom*|cordao|laco|lacos|fita*|brinco grande|brincos grandes|brincos compridos|balanc*|pendente*|cachecol comprido|esvoacant*",
  jingling:
    "guizo*|sininho*|moedinhas|pulseiras|berloque*|balangand*|tilint*|chocalh*|penduricalh*",
  maternity: "gestante|gravida|gravidez|maternidade|pre mama|pre natal|futura mama",
  nursing: "amamenta*|amamentar|de amamentacao|para amamentar",
  washable: "lavave*|lavavel|na maquina|a maquina|nao precisa passar|de lavar facil",
  delicate:
    "delicad*|seda|renda|lavagem a seco|a seco|lavar a mao|cachemira|caxemira|lavandaria|fragil*|veludo|paete*|cetim",
  "natural-fibre":
    "algodao|la|linho|seda|merino|couro|cabedal|pele|cachemira|canhamo|ganga|jeans|flanela|lona|sarja|brim|burel|fazenda|camurca|bombazine",
  synthetic:
    "poliester|sintetic*|nylon|acrilic*|lycra|licra|polar|poliamida|viscose|tactel|napa|couro fake|couro sintetico|corino|plastic*",
};

/** Before what a garment has not: "without zip". */
export const without = "sem nao nem";
