import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "como parece parecem tipo",
  likened: "um uma no na num numa se",
  notLike: "",
  small: "um uma no na num numa o a os as",
  earlier: "desde passada passado ultima ultimo",
  past: "ontem|anteontem|ontem a noite|semana passada|mes passado|ano passado|outro dia|noutro dia",
  is: "e sao sera esta",
  madeFor: "de para pra",
  later: "segunda terca quarta quinta sexta sabado domingo",
  keeps: "guardo guardar guardado guardada guardando reservo reservar",
  ofWho: "sou|do meu|da minha",
  tails: "",
  atHome: "em casa",
  homeOf: "de do da dos das com",
  machine: "forno maquina",
  room: "dentro forno maquina",
  camera:
    "por teams|videochamada|entrevista por video|reuniao online|reuniao virtual|daqui pra cima",
  seeming:
    "parecer que vou a|parecer que vou|pareca que vou a|pareca que vou|como se fosse a|como se fosse para|como se fosse|ar de quem vai|cara de quem vai|pensem que vou|parecer que estou em|parecer que estou num|parecer que sai de",
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
  inOneGo:
    "sem trocar|tempo de trocar|tempo de passar em casa|sem passar em casa|sem mudar de roupa|de la direto|dali sigo|depois direto|direto pro|direto para",
};
