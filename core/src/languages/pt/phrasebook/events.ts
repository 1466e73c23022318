import type { EventPhrases } from "../../phrasebook.ts";

export const events: EventPhrases = {
  event: {
    funeral:
      "espalhar as cinzas|deitar as cinzas|as cinzas do|as cinzas da|funeral|enterro|velorio",
    wedding: "casamento|casamentos|boda|bodas",
    interview: "entrevista|entrevista de emprego|entrevista de trabalho",
    court: "tribunal|audiencia",
    gala: "gala|baile de gala|tapete vermelho",
    prom: "baile de formatura|baile de finalistas",
    graduation: "formatura|colacao de grau|cerimonia de graduacao",
    christening: "batizado|batismo|comunhao|primeira comunhao",
    mosque: "mesquita",
    church:
      "igreja|missa|reuniao de celula|reuniao de oracao|grupo de oracao|culto|templo|sinagoga|catedral",
    "speed-dating":
      "encontro|primeiro encontro|encontro romantico|jantar romantico|dia dos namorados",
    hike: "trilha|caminhada|trekking|acampar|acampamento|escalada|na montanha|subir a montanha|a montanha",
    ski: "esqui|esquiar|snowboard|patinacao no gelo",
    run: "corrida|maratona|ciclismo|andar de bicicleta|pedalar|ir correr|vou correr",
    gym: "academia|ginasio|treinar|yoga|ioga|pilates|malhar|pro treino|para o treino|no treino|meu treino|treino de hoje|vou treinar",
    tennis:
      "tenis de mesa|jogar tenis|golfe|padel|fazer esporte|fazer desporto|praticar esporte|praticar desporto|jogo de tenis|partida de tenis",
    sailing: "veleiro|barco|velejar|iate|passeio de barco",
    "snow-play": "boneco de neve|guerra de bolas de neve|brincar na neve",
    wfh: "teletrabalho|home office|trabalho em casa|trabalhar de casa|trabalhando de casa|videochamada|videoconferencia|chamada de video",
    conference: "conferencia|congresso|feira|seminario|palestra|networking",
    opera: "opera|bale|noite de estreia|estreia no teatro|estreia da opera|estreia na opera",
    theatre: "teatro|musical|espetaculo",
    cocktail: "coquetel|cocktail|recepcao|vernissage|cassino",
    "kids-party":
      "festa infantil|aniversario do meu filho|aniversario da minha filha|aniversario da minha sobrinha",
    beach: "praia|piscina|nadar|beira mar|surf|surfe",
    festival: "festival|carnaval|festa junina|bloco|parada",
    concert:
      "concerto|show de rock|musica ao vivo|no show|ao show|pro show|um show|show da|show do|show de",
    shower: "cha de bebe|cha de panela|festa de noivado|festa no jardim|cha revelacao",
    costume: "halloween|festa a fantasia|fantasia|dia das bruxas",
    feast:
      "alambamento|alembamento|lobolo|casamento tradicional|festa do padroeiro|rancho folclorico|festa de oxala",
    party:
      "festa|baile|no baile|aniversario|ano novo|reveillon|balada|discoteca|dancar|despedida de solteira|despedida de solteiro|happy hour|churrasco de aniversario|sair a noite|num bar|no bar|pro bar|ao bar|boteco|barzinho",
    dinner:
      "jantar|restaurante|ceia de natal|jantar de natal|natal|jantar em familia|ceia|jantar com os sogros|jantamos|jantaremos|vou jantar",
    client:
      "reuniao com clientes|uma apresentacao|a apresentacao|apresentacao para|apresentacao a|apresentacao na|apresento o relatorio|minha apresentacao|reuniao de negocios|almoco de negocios|reuniao importante|reuniao com cliente|reuniao de trabalho",
    office:
      "escritorio|reuniao|reunioes|primeiro dia de trabalho|no trabalho|ao trabalho|pro trabalho|para o trabalho|pra trabalhar|para trabalhar|vou trabalhar|dia de trabalho|na empresa|na firma|no trampo|pro trampo|de formacao|em formacao|seminario",
    brunch: "brunch|cafe da manha|pequeno almoco",
    lunch:
      "almoco|cha da tarde|lanche|tomar um cafe|tomar cafe|um cafe com|pra um cafe|cafe com|ir ao cafe",
    picnic: "piquenique|churrasco|vinhedo",
    travel:
      "viagem|viajar|aviao|aeroporto|ferias|turismo|cruzeiro|lua de mel|um voo|o voo|meu voo|voo de|voo para|de trem|no trem|de comboio|no comboio|passeio turistico",
    viva: "defesa de tese|defesa de tcc|prova oral|defesa do mestrado",
    campus:
      "universidade|faculdade|campus|prova|exame|biblioteca|tenho aula|ter aula|na aula|pra aula|para a aula|minhas aulas",
    lounge:
      "noite de filmes|dia preguicoso|ficar em casa|relaxar|spa|fico em casa|vou ficar em casa|dia em casa|noite em casa|o dia todo em casa|domingo em casa|em casa domingo|sabado em casa|em casa hoje|dia inteiro em casa|no sofa|andar por casa|pra ficar em casa|em casa",
    errands:
      "compras|supermercado|feira livre|dentista|cabeleireiro|recados|ao mercado|no mercado|ao medico|no medico|no hospital|ao hospital",
    chores: "jardinagem|mudanca|pintar a casa|faxina|ceramica",
    walk: "passear|caminhar|passear com o cachorro|parque|zoologico|jogo de futebol|estadio|fogos de artificio|com o cachorro|com o cao|passear o cao|passear o cachorro|levar o cachorro|levar o cao|ver o jogo|no jogo|ao jogo",
    museum: "museu|galeria|exposicao|cinema|sessao de fotos|ver amigos",
  },
};
