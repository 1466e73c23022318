import type { ClosetWords } from "../closet-words.ts";

/** Portuguese of Brazil, Portugal and Portuguese-speaking Africa. */
export const closetWords: ClosetWords = {
  said: {
    tee: "camisa de malha|baby look|babylook|camisetao|camisola de manga curta|blusinha|camisola interior de algodao|camiseta dry|camiseta basica|t shirts|camisa de meia|blusa basica|camiseta dry fit|camiseta listrada|t-shirt basica",
    "tank-top":
      "camiseta regata|camisola de alcas|camisola de cavas|camisola de alças|top de alcas|regatinha|regatas|camiseta cavada|t shirt de alcas|camiseta sem manga|musculosa",
    "long-sleeve-tee":
      "camisa manga longa|t shirt de manga comprida|blusa de manga comprida|camiseta manga longa|camisola de manga comprida fina|blusa manga longa|camisola interior|segunda camada",
    camisole: "blusa de alcas|top de alcinha|blusinha de alcinha|regatinha de seda|top lingerie",
    "base-layer":
      "camisola termica|camisola interior termica|blusa termica|interior termico|segunda pele termica|camisa termica|t shirt termica|camisola interior|roupa termica",
    "running-top":
      "camiseta dry fit|t shirt tecnica|camiseta tecnica|camisola tecnica|camiseta de corrida|t shirt de treino|camiseta fitness|camisola de corrida",
    "football-shirt":
      "camisa do flamengo|camisa de time|camisola do benfica|camisola do sporting|camisola do porto|camisa do corinthians|camisola da selecao|camisa da selecao|camisa do time|camisa do palmeiras|camisa de futebol do vasco|camisola de futebol|t shirt do benfica",
    "polo-shirt": "camiseta polo|polo branco|camisa gola polo",
    "rash-guard":
      "camisa uv|camiseta de praia uv|camisa de surf|blusa uv|camisa com protecao uv|camisa uv manga longa",
    shirt:
      "camisa xadrez|camisa de botao|camisa de botao azul|camisa listrada|camisa lisa|camisa aos quadrados|camisa as riscas|camisa de algodao|camisa azul clara|camisao|camisa de tricoline",
    "dress-shirt":
      "camisa social|camisa social azul|camisa de fato|camisa formal|camisa de cerimonia|camisa de punho duplo",
    "denim-shirt":
      "camisa de ganga com molas|camisa de jeans|jaqueta camisa jeans|camisa jeans clara",
    "flannel-shirt":
      "camisa xadrez de flanela|camisa de lenhador|camisa flanelada|camisa de flanela grossa",
    blouse:
      "blusa de seda|blusas|blusa social|blusa ciganinha|blusa decotada|batinha|blusa de renda|camiseiro|blusa de cetim|blusa de folhos|camisa feminina",
    tunic: "bata comprida|tunica comprida|camisao tunica|batao",
    sweater:
      "camisola de la|camisola de malha|blusa de la|blusa de trico|blusa de frio|pulover|malha de la|camisola fina|camisola grossa|sueter de la|camisola de algodao|camisola quente|camisola creme|camisola com renas|agasalho de la|malhas|casaco de la fechado|blusao de la|pull over",
    turtleneck:
      "gola alta|camisola de gola alta|blusa gola alta|cacharrel|gola rolê|gola role|camisola gola alta|blusa cacharrel|cacharel|golinha alta",
    cardigan:
      "casaquinho|casaco de malha|casaquinho de la|casaco de trico|cardiga|casaquinha|casaco de malha comprido|casaquinho de trico|casaco de la fino|malha aberta|casaquinho creme|twin set",
    "aran-sweater": "camisola de tranças|camisola de trancas|sueter trancado|camisola poveira",
    hoodie:
      "blusa de moletom|moletom canguru|casaco de moletom com capuz|sweat com carapuço|sweat de capuz|camisola com capuz|moleton|hoodie preto|sweat com capuz|casaco de capuz|blusao de capuz|canguru|casaco canguru",
    "zip-hoodie":
      "casaco de moletom|moletom de ziper|jaqueta de moletom|sweat de fecho|casaco de fato de treino com capuz|moletom aberto",
    sweatshirt:
      "camisola de treino|sweat de algodao|blusa de moletom sem capuz|moleton sem capuz|sweatshirts|camisola de felpa|abrigo de moletom",
    fleece:
      "polar|casaco polar|polar fino|camisola polar|blusa de soft|jaqueta fleece|blusa fleece|polar decathlon|casaco de soft|malha polar|pulover polar",
    "track-jacket":
      "casaco de fato de treino|jaqueta de agasalho|casaco do fato de treino|casaco de treino|jaqueta adidas|casaco adidas",
    waistcoat: "colete de fato|colete social|colete de terno|colete de alfaiataria",
    gilet:
      "colete refletor|colete reflector|colete refletivo|colete de alta visibilidade|colete de seguranca|colete refletor|colete reflector|colete refletivo|colete jeans|colete de ganga|colete de penas|colete puffer|colete kispo|colete quente|colete forrado|colete acolchoada",
    "puffer-vest": "colete de penas preto|colete penugem",
    overshirt: "camisa de fazenda|camisa grossa|camisa casaco|shacket",
    jacket:
      "blusao|blusão|casaquinho leve|jaquetinha|casaco curto|casaco leve|blusao de verao|casaco de meia estacao|jaleca|jaqueta leve",
    blazer:
      "casaco de fato|blazer de linho|casaca curta|blazer de bombazine|casaco blazer|blazer fino",
    "suit-jacket":
      "casaco do traje|casaco de traje|casaco do fato|casaco do terno|paleto do terno|casaco do fato|paleto|blazer do terno|casaco de fato preto|jaquetao|paletó preto",
    coat: "casaco comprido|casacao|casaco de fazenda|sobrecasaca|casaco de inverno|casaco grande|mantô|casaco bege|japona",
    overcoat: "sobretudo de la|sobretudo camel|capote alentejano|capote|gabao|sobretudo comprido",
    "wool-coat": "casaco de burel|casacao de la|casaco la|casaco de la comprido",
    "pea-coat": "japona de marinheiro|casaco marinheiro|peacoat",
    "duffle-coat": "canadiana|duffle|montgomery",
    "trench-coat": "gabardina|gabardine|trench coat bege|gabardina bege",
    raincoat:
      "capa de chuva transparente|oleado|corta chuva|impermeavel amarelo|anorak impermeavel|capa transparente|casaco impermeavel|impermeaveis|corta-vento impermeavel|jaqueta impermeavel|casaco de chuva|capa amarela|jaqueta de chuva|hardshell|gabardine de chuva|conjunto de chuva",
    "rain-poncho": "poncho da chuva|capa de moto poncho|poncho transparente",
    parka: "parca com capuz|casaco parka|parka de inverno",
    "puffer-jacket":
      "kispo|kispo de penas|jaqueta puffer|blusao de penas|casaco de penas|jaqueta bobojaco|puffer|casaco puffer|casaco kispo|anorak de penas|blusao acolchoado|jaqueta de pluma|doudoune|jaqueta acolchoada|casaco de penas curto",
    "puffer-coat": "kispo comprido|kispo longo|puffer longo|casaco de penas comprido",
    windbreaker:
      "corta vento|quebra-vento|jaqueta corta vento|casaco corta vento|blusao corta vento|corta-vento de corrida|jaqueta quebra vento|windbreaker|jaqueta de nylon|casaco de nylon",
    "denim-jacket":
      "jaqueta jeans|blusao de ganga|casaco de ganga|jaqueta de jeans clara|blusao jeans|casaco jeans|jaqueta jeans forrada",
    "leather-jacket":
      "casaco de cabedal|blusao de cabedal|blusao de pele|casaco de pele|jaqueta de couro preta|jaqueta de courino|blusao bom de pele|casaco de couro|jaqueta de couro fake|casaco de napa",
    "biker-jacket": "perfeito|blusao de motard|casaco de motard",
    "bomber-jacket": "blusao bomber|casaco bomber|bombers",
    "shearling-coat":
      "samarra|samarra alentejana|pelico|casaco de carneira|jaqueta de la de carneiro|casaco de pele de ovelha|sherpa",
    "teddy-coat":
      "casaco teddy bear|casaco de peluche|casaco peludo|casaco de pelinho|casaco de pelucia|jaqueta teddy",
    "faux-fur-coat": "casaco de pelo|estola de pelo|casaco de pelo falso",
    cape: "capa academica|capa de estudante|capa do traje|pelerine",
    bathrobe: "roupao de banho|chambre|robe de chambre|penhoar",
    "lab-coat": "jaleco branco|guarda po|bata de laboratorio",
    apron: "bibe|avental de borracha|avental de cozinha|aventalzinho",
    "chef-jacket": "dolma|jaleca de cozinha|jaleca de chef|domã",
    dress:
      "vestidinho|vestido de malha|vestido preto|vestido florido|vestido rodado|vestido soltinho|vestido de linho|vestido evase|vestido casual|vestido de algodao|vestido de renda",
    sundress:
      "vestido de alcas|vestido de alcinha|vestido fresquinho|vestido de praia longo|vestido de verao florido|vestido leve",
    "maxi-dress": "vestido comprido|longo azul|vestidao|vestido longo florido",
    "midi-dress": "vestido abaixo do joelho|vestido pelo joelho",
    "mini-dress": "vestidinho curto|vestido mini|mini vestido|vestido curtinho",
    "evening-gown":
      "vestido de festa longo|vestido longo de festa|vestido de cerimonia|longo de festa|vestido de formatura|vestido de madrinha longo|vestido de gala longo",
    "cocktail-dress":
      "vestido de festa|vestido de festa curto|vestido de paete|vestido de brilho|vestido cocktail|pretinho basico",
    "sheath-dress":
      "tubinho|vestido justo|vestido tubinho curto|vestido colado|tubinho preto|vestido lapis",
    "sweater-dress": "vestido de la|vestido de malha grossa|vestido trico",
    "maternity-dress": "vestido de gravida|vestido pre mama|vestido gestante",
    kaftan: "caftan|bubu|vestido kaftan|boubou",
    jumpsuit:
      "macacao pantalona|macacao longo|macacao social|macacao vermelho|macacao comprido|jumpsuit",
    playsuit: "macaquinho jeans|macacao curto|macaquinhos",
    dungarees: "jardineira jeans|jardineiras|peitilho|macacao jeans|jardineiras de ganga",
    romper: "babygrow|body de bebe|macaquinho bebe",
    boilersuit: "fato macaco|fato-macaco|macacao de mecanico|macacao de brim|macacao operacional",
    suit: "fato completo|fato preto|terno preto|fato escuro|conjunto de alfaiataria|fato e gravata|terno azul|fato cinzento",
    "trouser-suit":
      "fato de senhora|conjunto de calca e blazer|terninho feminino|tailleur preto|fato saia casaco",
    tracksuit:
      "fato de treino preto|conjunto de moletom|abrigo esportivo|conjunto de treino|fatos de treino|conjunto esportivo",
    pyjamas: "pijama de flanela|pijama curto|pijamas|babydoll|baby doll|pijaminha",
    nightdress:
      "camisa de noite|camisa de dormir|camisola de noite|camisola de seda de dormir|camisinha de dormir",
    uniform:
      "farda|farda de trabalho|uniforme da escola|traje academico|batina|fardamento|farda dos escuteiros",
    trousers:
      "calça reta|calcas largas|calça leve|calças elasticas|calcas de elastico|calça de elastico|calcas compridas|calca branca|calcas pretas|calça de viscose|calca de malha|calça de sarja branca|calca folgada|calcas de tecido|calcas elasticas pretas",
    "tailored-trousers":
      "calca social preta|calcas classicas|calcas vincadas|calça social|calcas sociais|calça preta de alfaiataria|calcas de fazenda|calcas de pinças|calca de alfaiataria azul|calcas formais|calças clássicas|calcas de cerimonia|calça vincada|calca de la|calcas de flanela",
    "suit-trousers":
      "calcas do traje|calcas do fato|calca do terno|calcas do fato|calça do terno|calcas de fato pretas|calças de fato",
    chinos:
      "calça de sarja|calcas chino|chinos|chinos azuis|calcas de sarja|calça caqui|calça cáqui|calca sarja",
    jeans:
      "calcas de ganga|calca de ganga|calça de jeans|jeans escuro|jeans preto|jeans velhos|calcas de ganga escuras|calca jeans clara|jeans claros|calça mom|mom jeans|ganga escura|calca jeans escura|calças jeans|calca jeans preta",
    "skinny-jeans":
      "jeans skinny|calcas de ganga justas|jeans justo|calça skinny|calcas skinny|jeans slim",
    "wide-leg-jeans":
      "jeans wide leg|pantalona jeans|jeans largo|calcas de ganga largas|jeans baggy|calça wide leg jeans",
    "flared-jeans":
      "jeans flare|calcas a boca de sino|calça boca de sino|calcas de boca de sino|calça flare",
    "ripped-jeans":
      "jeans rasgado|jeans rasgados|calcas de ganga rasgadas|jeans destroyed|calça rasgada|jeans detonado",
    corduroys:
      "calcas de bombazine|calças de bombazina|calca de veludo cotele|calcas de bombazine velhas|calcas de veludo",
    "cargo-trousers": "calça cargo preta|calcas cargo|calças de bolsos|calca militar",
    "wide-leg-trousers":
      "pantalona|calça pantalona|calcas pantalona|calça pantalona estampada|calcas de perna larga|calça wide leg",
    "palazzo-trousers": "calcas palazzo|palazzo|pantalona palazzo",
    joggers:
      "calças de treino|calca de treino|jogger|calca jogger|calcas de felpa|calças jogger|calca moletom|calca de moleton",
    "tracksuit-bottoms":
      "calças de fato de treino|calca do agasalho|calcas de treino|calcas do fato de treino|calça de abrigo|fato de treino calcas|calça adidas",
    sweatpants: "calcas de moletom|calca de moleton|calcas de sweat",
    leggings:
      "leggings cinzentas|calca legging|leguins|leguin|calça de academia|calca fuso|leggins|collant sem pe|calça legging",
    "thermal-leggings":
      "ceroulas|ceroula|calca termica|calças térmicas|minhocao|calcas interiores termicas",
    "hiking-trousers":
      "calcas de caminhada|calça de secagem rapida|calcas de trekking|calça trilha|calca de trekking|calça bermuda|calcas de montanha",
    "work-trousers":
      "calcas de trabalho|calça de brim|calcas de obra|calca operacional|calças multibolsos",
    "waterproof-trousers":
      "calcas impermeaveis|calças de chuva|sobrecalcas|calca de chuva|calcas de oleado",
    "pyjama-bottoms": "calcas de pijama|calça do pijama|calcas do pijama",
    shorts:
      "short|shortinho|calções|shorts de linho|calcoes curtos|short de tecido|short alfaiataria|bermudinha|short branco|short roxo|short saruel",
    "bermuda-shorts":
      "bermudas|bermuda de sarja|bermuda de linho|bermuda florida|bermudao|calcoes compridos|bermuda ate o joelho|corsario|corsarios",
    "denim-shorts":
      "short jeans|short de jeans|calcoes de ganga|bermuda jeans|calções de ganga|short jeans desfiado|bermuda de jeans|shortinho jeans",
    "sports-shorts":
      "short de treino|calcoes de corrida|calcoes de desporto|short de corrida|calções de futebol|short esportivo|short dry fit|calcoes de treino|short de academia|calcao de futebol",
    "cycling-shorts":
      "bermuda de ciclista|short ciclista|biker|bermuda ciclista|calcoes de ciclismo|short legging|bermuda de bike|shortinho de lycra",
    "swim-shorts":
      "bermuda de tactel|bermuda tactel|calcoes de banho|short de praia|short de banho|bermuda de praia|tactel|bermuda de agua|short tactel|bermuda de banho|calcoes de praia",
    skirt:
      "saia rodada|saia godê|saia gode|saia envelope|saia de babado|saia florida|saia comprida rodada|saia travada|saia de linho|saia de la|saia escocesa",
    "mini-skirt": "minissaia|saia curta|saia curtinha|minissaia jeans|mini saia de ganga",
    "midi-skirt":
      "saia abaixo do joelho|saia midi preta|saia pelo joelho|saia no joelho|saia media",
    "maxi-skirt":
      "saia comprida|saia ate os pes|saia longa rodada|saia branca rodada|saiao|saia ate aos pes",
    "pencil-skirt": "saia lapis|saia justa|saia travada|saia secretaria|saia tubo",
    "pleated-skirt": "saia de pregas|saia plissada vinho|saia plissé|saia as pregas|saia plissê",
    "denim-skirt": "saia de ganga|saia jeans longa|saia de jeans|saia jeans midi",
    shoes:
      "sapatinho|sapatos bons|sapatos fechados|sapato fechado|calçado|sapatos confortaveis|sapatos de pele|sapatos pretos lisos|sapato de couro",
    sneakers:
      "tênis branco|ténis|tennis|sapatenis|sapatênis|all star|ténis brancos|converse|tenis branco|tenis preto|tenis de pano|sneakers|tênis casual|sapatilhas brancas|tenis nike|ténis de pele|vans|air force|sapatilhas de lona|sapatilhas novas|sapatilhas de desporto|ténis pretos de pele|tenis de caminhada|tenis esportivo",
    "canvas-shoes":
      "sapatilhas de pano|tenis de lona|ténis de pano|tenis de tecido|sanjo|sanjos|kichute|sapatilhas de lona brancas",
    "running-shoes":
      "sapatilhas de corrida|tenis de correr|ténis de corrida|tênis de academia|sapatilhas de running|tenis de caminhada esportivo|ténis de running|tênis para correr",
    "hiking-boots":
      "botas de caminhada|bota de trilha|botas de montanha|bota de trekking|botas de campismo|coturno de trilha|botas de caminhada impermeaveis|bota adventure",
    boots:
      "bota|botas pretas|bota de couro|botas castanhas|botas de pele|bota preta|botas de camurca",
    "ankle-boots":
      "botins|botim|botinha|bota de cano curto|botas curtas|botins pretos|botins castanhos|ankle boot|ankle boots|botinhas|bota cano curto|botim de couro|botina",
    "chelsea-boots": "bota chelsea|botins chelsea|botina de elastico|botina chelsea",
    "combat-boots":
      "coturno|doc martens|botas da tropa|botas militares|bota tratorada|martens|dr martens|coturno preto",
    "work-boots":
      "botas de trabalho|botas de biqueira de aco|bota de seguranca|botina de seguranca|botas de biqueira|bota de obra|botas de obra|botina de trabalho|bota bico de aco|botas com biqueira",
    "snow-boots":
      "bota de neve|botas ugg|uggs|ugg|botas de pelo|botas forradas|bota forrada|moon boots|apres ski",
    "rain-boots":
      "galocha|bota de borracha|botas de agua|botas de plastico|bota sete leguas|galochas de borracha|bota de chuva|sete leguas|botas de pesca|bota de pvc",
    "cowboy-boots": "bota texana|botas texanas|bota country|bota de rodeio|botas de cowboy|texana",
    "knee-boots":
      "bota de cano longo|bota cano alto|bota de montaria feminina|bota over the knee|botas altas|botas até o joelho",
    heels:
      "saltos|salto|sapatos de salto alto|sapato de salto|salto grosso|sapato alto|tacoes|sapatos de tacão|sapatos de tacao|salto bloco|sapatos altos|sapato de salto grosso|saltao",
    stilettos: "salto agulha|scarpin salto agulha|saltos finos|stilettos|salto fino|sapatos agulha",
    "block-heels": "salto grosso|salto quadrado|sandalia de salto grosso|salto bloco baixo",
    wedges:
      "anabela|salto anabela|sandalia anabela|sandalias de cunha|sapatos de cunha|espadrille anabela",
    "platform-shoes":
      "sandalia plataforma|tamanco plataforma|meia pata|sandalias de plataforma|sapatos de plataforma|flatform",
    pumps:
      "scarpin preto|scarpin nude|sapato scarpin|stiletto scarpin|scarpins pretos|scarpin preto baixo",
    "heeled-sandals":
      "sandalia de salto|sandalia alta|sandalias de tiras de salto|sandalia de festa|sandalias altas|sandália de salto alto|sandalia de tirinha de salto",
    "flat-sandals":
      "rasteirinha|rasteira|sandalia rasteira|rasteirinha dourada|sandalias rasas|sandálias rasas|rasteiras|sandalia rasteirinha|sandália baixa|sandalia de tirinha",
    sandals:
      "papete|sandalia de couro|birken|birkenstock|birkenstocks|sandalias de dedo|sandalia franciscana|melissinha|sandalia ortopedica|sandalias de couro|sandália prata",
    "hiking-sandals": "papete|sandalia papete|sandalias de caminhada|sandália esportiva",
    "flip-flops":
      "chinelo|chinelo de dedo|chinelos de dedo|havaiana|chinelas|sandalia havaiana|xinelo|chinelos de praia|chinela|chinelos de enfiar no dedo|chinelo havaianas",
    sliders:
      "chinelo slide|chinelo nuvem|chinelos de banho|chinelos de piscina pretos|adilette|chinelo rider",
    loafers:
      "mocassim|mocassins de pele|mocassim preto|sapatos de vela mocassim|loafer|mocassins pretos|docksides sapato",
    "boat-shoes":
      "sapatos de vela|sapato de vela|sapatos vela|dockside|top sider|sapato docksider|docksiders",
    "ballet-flats":
      "sabrinas|sabrina|bailarinas|sapatilha|sapatilha preta|sapatilha bege|sapatilha de camurca|sapatilha bico fino",
    espadrilles: "alpercatas|alpargata|espadrille|alpercata|espadrilles",
    slippers:
      "chinelos de quarto|pantufa|pantufinhas|chinelos de casa|chinelo de pelucia|pantufas de la|chinelo de quarto",
    clogs: "tamanco|crocs|babuche|crocs pretas|tamancos de madeira|socas de borracha|socos",
    "dress-shoes":
      "sapato social|sapatos sociais pretos|sapatos pretos de cerimonia|sapatos classicos|sapatos de cerimonia|sapato de couro social|sapato social preto|sapatos de fato|sapatos de cabedal",
    oxfords:
      "sapato oxford|sapatos de atacador|sapatos castanhos de atacador|sapato de cadarco|sapatos de atacadores|sapatos de cordao",
    cap: "bone aba reta|bonezinho|aba reta|viseira|boné de aba|bone trucker|chapeu de pala",
    beanie: "gorro de la|touca de la|carapuço|gorro preto|touquinha|barrete de la|gorrinho",
    "bobble-hat": "gorro com pompom|gorro de pompom|touca com pompom|barrete com borla",
    hat: "chapeu de aba|chapeu de feltro|chapeu de aba larga|chapeu preto|chapeu country|chapéu de couro",
    "bucket-hat":
      "chapeu de pescador|bucket|bucket hat|chapéu pescador|panamá de pano|chapeu de pano|chapeu bucket",
    "flat-cap": "boina de feltro|boina portuguesa|boné de tweed|boina do avo|boina de lã pala",
    "straw-hat": "chapeu palha|chapelao de palha|chapeu de palhinha|chapéu de cangaceiro palha",
    "sun-hat": "chapelao|chapeu de praia|chapeu com protecao uv|chapeu legionario|chapéu de jardim",
    headscarf:
      "lenco|lenco na cabeca|turbante de pano|pano de cabeca|veu de igreja|lenço vermelho|véu|lenço",
    bandana: "lenco de cowboy|bandana vermelha|lenço de escuteiro|lenco escoteiro",
    headband: "fita de cabelo|fita do cabelo|arquinho|bandolete",
    scarf:
      "cachecol de la|manta de pescoço|cachecóis|estola|echarpe bege|pashminas|lenço de pescoço|cachecol comprido|xale fino",
    "silk-scarf": "lenco de seda|lenço de seda vermelho|foulard",
    shawl: "xale|xaile|chale|xaile de la|pelerine de trico|mantilha",
    snood: "gola polar|gola de polar|gola de la|tapa pescoco|gola buff|bandana tubular|gola quente",
    tie: "gravatas|gravata bordeaux|gravatinha",
    "bow-tie": "papillon|gravatinha borboleta|laço preto|borboleta",
    gloves: "luvas de la|luvinhas|luvas quentes",
    bag: "malinha|bolsinha|bolsa preta|mala preta|mala de ombro|bornal|bolsa de palha|alcofa",
    handbag: "mala de mao|carteira de senhora|mala de senhora|bolsa social",
    clutch:
      "carteira dourada|bolsa de festa|carteira de festa|bolsa carteira|clutch dourada|pochete de festa|mala de festa",
    "crossbody-bag":
      "bolsa tiracolo|mala a tiracolo|bolsa lateral|mala de tiracolo|bolsinha transversal|carteira pequena",
    "belt-bag": "pochete prata|bolsa de cintura|bolsa a cintura|shoulder bag pochete",
    backpack: "mochila impermeavel|mochila escolar|mochilinha|saco as costas|mochilas",
    "tote-bag": "ecobag|saco de pano|bolsa de pano|sacola|eco bag|saco de tecido|bolsa sacola",
    belt: "cintos|cinto preto|cinturao|cinto de couro|cinto de cabedal",
    braces: "suspensorio|alcas de calcas|suspensórios pretos",
    necklace: "fio de prata|gargantilha|fio de ouro|colares|colar de perolas|choker|escapulario",
    earrings:
      "brinco pequeno|brinquinho|argolas|argola|brincos de perola|brincos compridos|brinco de argola",
    bracelet: "pulseirinha|pulseiras|bracelete|bijuteria de pulso",
    jewellery: "bijuteria|bijuterias|bijuteira",
    socks:
      "meias curtas|peugas|soquete|meia soquete|meias grossas|piugas|peúgas|meia de cano curto|meias antiderrapantes|meia 3 4",
    tights:
      "collants pretos|meia calca preta|collants opacos|meia fina|meia-calça fio 80|meia de nylon|collant|meia calca fio 40|meias de vidro",
    undershirt:
      "camisola interior branca|camisola de interior|camiseta interior|segunda camisa|camisola interior de alcas",
    bra: "soutien|sutia|sutiã com aro|soutiens|corpete",
    briefs: "cuecas|calcinhas|slip|fio dental|cuequinha",
    boxers: "samba cancao|samba-canção|cueca samba cancao|ceroula curta",
    swimsuit:
      "maiô|maio azul|fato de banho azul|maiô inteiro|body de praia|fatos de banho|engana mamae",
    bikini: "biquinis|biquíni azul|tanquini|conjunto de praia|biquini cortininha",
    "swim-briefs": "sungao|sunga preta|cueca de banho|slip de banho",
    "cover-up":
      "saida de banho|saída de praia|kaftan de praia|tunica de praia|saida de maio|vestido de praia",
    umbrella: "chapeu de chuva|guarda-chuvas|chapéu-de-chuva|sombrinha de chuva",
    sunglasses: "oculos escuros|oculos de sol|óculos escuro",
    helmet: "capacete de moto|capacete de bike|capacete rosa",
    "reflective-band": "bracadeira refletora",
  },
  named: {
    tights: "collants|collant",
    "sports-bra":
      "top de treino|top de ginastica|top esportivo|top desportivo|top fitness|top de academia|top de corrida",
    sneakers: "sapatilhas",
    "ballet-flats": "sapatilha",
    suit: "fato|costume|conjuntinho",
    "football-shirt":
      "camisa do time|manto|camisola do clube|camisola da selecao|camisola da seleccao|camisola de arbitro|camisola de futebol|camisola de jogo|camisola do adversario",
    "crop-top": "cropped decotado",
    snood: "gola|buff",
    hoodie: "moletom preto",
    "rain-poncho": "poncho",
    "tank-top": "machao",
    "polo-shirt": "polo|polos",
    "rash-guard": "lycra|licra",
    blouse: "bata",
    sweater: "trico|jersey",
    sweatshirt: "sweat",
    fleece: "fleece",
    "puffer-jacket": "bobojaco",
    bathrobe: "robe|hobby",
    "lab-coat": "bata",
    "maxi-dress": "longo",
    "midi-dress": "midi",
    romper: "fofo",
    tracksuit: "training|abrigo",
    uniform: "traje",
    "cargo-trousers": "cargo",
    leggings: "fuseau",
    "cycling-shorts": "ciclista",
    "mini-skirt": "mini",
    "canvas-shoes": "keds|conga",
    "chelsea-boots": "chelsea",
    wedges: "cunhas",
    sandals: "melissa",
    "flip-flops": "ipanema",
    sliders: "slide|slides|rider",
    clogs: "socas|soca",
    oxfords: "oxford",
    cap: "bone|pala",
    beanie: "barrete|toca",
    headband: "tiara|faixa|testeira",
    scarf: "manta|lenço|lenço vermelho|lenço azul",
    shawl: "ponche",
    "bow-tie": "laço|laco",
    bag: "mala|saco|cesta",
    necklace: "fio|cordao|corrente|correntinha|terço",
    jewellery: "joia|bijus",
    socks: "meinhas",
    briefs: "tanga",
    boxers: "boxers",
  },
};
