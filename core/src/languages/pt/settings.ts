import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "como parece parecem tipo",
  likened: "meu minha meus minhas seu sua um uma no na num numa se",
  notLike: "",
  small: "um uma no na num numa o a os as",
  earlier: "desde passada passado ultima ultimo",
  past: "ontem|anteontem|ontem a noite|semana passada|mes passado|ano passado|outro dia|noutro dia",
  is: "e sao sera esta",
  madeFor: "de para pra",
  later: "segunda terca quarta quinta sexta sabado domingo",
  forLater:
    "guardo a para|guardo o para|esta guardada para|esta guardado para|ta guardada pra|ta guardado pra|guardei para|guardei pra|preciso dela para|preciso dele para|preciso dela no|preciso dele no|fica para o|fica para a|fica pro|fica pra|^esse e para|^essa e para|^esse e pro|^essa e pra",
  keeps: "guardo guardar guardado guardada guardando reservo reservar",
  ofWho: "sou|do meu|da minha",
  tails: "",
  atHome: "em casa",
  ownRooms:
    "em minha casa|na minha casa|em nossa casa|ca em casa|la em casa|no sofa|no meu sofa|na minha sala",
  homeOf: "de do da dos das com",
  machine: "forno maquina",
  room: "dentro forno maquina",
  camera:
    "por teams|videochamada|entrevista por video|reuniao online|reuniao virtual|daqui pra cima",
  seeming:
    "parecer que vou a|parecer que vou|pareca que vou a|pareca que vou|como se fosse a|como se fosse para|como se fosse|ar de quem vai|cara de quem vai|pensem que vou|parecer que estou em|parecer que estou num|parecer que sai de",
  likeness:
    "parecer|pareca|parecer que sai da|parecer que sai do|parecer que sai de|parecer que vim da|parecer que vim do|parecer que vim de|parecer que venho da|parecer que venho do|parecer que estou na|parecer que estou no|parecer que vou pra|parecer que vou para|parecer que vou ao|parecer que to indo pra|parecer que to na|parecer saido da|parecer saida da|parecer acabado de sair do|parecer acabado de sair da|ficar parecendo|parecendo|ficar com cara de|cara de|ar de|jeito de|confundam com|confundir com|confundida com|confundido com|tomem por|achem que sou|pensem que sou|vestida de|vestido de|fantasiada de|fantasiado de|cheirar a|como de|como em|como para|como num|como numa|tipo|parecer que estou num|parecer que estou numa",
  likenessEnds: "na|no|para a|para o|pra|pro|mas|ao",
  advisers:
    "medico medica doutor doutora dermatologista dermato fisio fisioterapeuta podologo podologa podologista cirurgiao cirurgia ortopedista osteopata cardiologista alergologista ginecologista parteira terapeuta reumatologista enfermeira dra dr",
  advising:
    "diz disse dito proibe proibiu proibido proibidos proibida proibidas quer queria exige exigiu manda mandou recomenda recomendou aconselha aconselhou ordenou receitou insiste insistiu permite deixou deixa pediu pede tirou cortou vetou desaconselhou avisou obriga",
  advised:
    "segundo o|segundo a|segundo o meu|segundo a minha|ordem do|ordens do|ordem da|ordens da|por ordem do|por ordem da|ordem medica|conselho do|conselho da|a conselho do|recomendacao do|recomendacao da|proibicao do|proibidos pelo|proibido pelo|proibidos pela|proibido pela|diz o|diz a|disse o|disse a|diz o meu|diz a minha",
  goingThere: "ao com consulta ver",
  changing:
    "trocar de roupa no|trocar de roupa na|trocar de roupa em|trocar a roupa no|trocar a roupa na|mudar de roupa no|mudar de roupa na|mudar de roupa em|trocar me no|me trocar no|me trocar na|me trocar em|me troco no|me troco na|mudo de roupa no|mudo de roupa na|troco de roupa no|troco de roupa na",
  moves: "mudar",
  mine: "roupa camisa sapatos",
  climate:
    "aquecido aquecida aquecimento gelado gelada frio fria quente abafado abafada sufocante climatizado climatizada",
  known:
    "rapariga rapaz miuda miudo moca moco cara mulher homem senhora senhor amigo amiga amigos amigas colega colegas alguem um uma vizinho vizinha malta pessoal gajo gaja gente menina galera",
  knownFrom: "de do da",
  theyWork:
    "que trabalha em|que trabalha no|que trabalha na|que trabalha num|que trabalha numa|que tem um|que tem uma|que da aulas em|que da aulas no",
  dirt: "paintball airsoft lama lamacento matanca estrume esterco porco porcos chiqueiro pocilga gesso lixar caiar compostagem sujeira",
  idioms: "agencia funeraria|a funeraria|quadra coberta",
  met: "conheci na|conheci no|conheci em|conhecido na|conhecida na|quando era|quando andava|quando estava",
  metThere: "",
  hurt: "parti quebrei torci desloquei fraturei magoei",
  meanwhile: "jogando fazendo jogar na no",
  gone: "morreu|faleceu|ja nao esta|nos deixou|partiu",
  goneIs: "morreu|faleceu|minha falecida|meu falecido",
  another:
    "mes que vem|semana que vem|no proximo mes|na proxima semana|no mes que vem|daqui a duas semanas|para a semana",
  today: "hoje",
  showing: "com",
  shownOn: "",
  ours: "meu minha meus minhas nosso nossa seu sua teu tua",
  set: "ajustado regulado posto marcado",
  newIn: "novo no|nova no|novo em|nova em|novo na|nova na|acabei de chegar a|acabei de chegar ao",
  clothes: "roupa roupas traje trajes",
  barred: "nao nem nunca sem nada proib* vet* exclu* barra* nenhum*",
  inOneGo:
    "sem trocar|tempo de trocar|tempo de passar em casa|sem passar em casa|sem mudar de roupa|de la direto|dali sigo|depois direto|direto pro|direto para|nao passo em casa|sem ir a casa|direto do|direta do|emendo no|emendo na",
};
