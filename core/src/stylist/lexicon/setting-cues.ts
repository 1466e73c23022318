import type { Language } from "./entry.ts";

/** Words by which a setting that is named turns out not to be this request's, folded. */
export type SettingCues = {
  /** What follows is only compared with ("like a sauna"), where one of `likened` comes next. */
  like: readonly string[];
  likened: readonly string[];
  /** Before such a word: it is a verb, or asks ("would like a …"). */
  notLike: readonly string[];
  /** Articles and what is fused with them. */
  small: readonly string[];
  /** Before an article and a setting: another day ("since the wedding"). */
  earlier: readonly string[];
  /** After the setting these make it this day all the same ("since the wedding is outdoors"). */
  is: readonly string[];
  /** Between a garment and what it is made for ("scarpe da corsa"). */
  madeFor: readonly string[];
  /** After these somebody says who they are or whence they know a person: "I'm a nurse", "a guy from my gym". */
  ofWho: readonly string[];
  /** In the excuse for a garment: it is kept for another day. */
  later: readonly string[];
};

const of = (words: string): readonly string[] => words.split(" ");

export const SETTING_CUES: Readonly<Record<Language, SettingCues>> = {
  en: {
    like: of("like than"),
    likened: of("a an the in at my some ive"),
    notLike: of("would d id i we you they to do"),
    small: of("a an the in at my some"),
    earlier: of("since last previous"),
    is: of("is are was will s isnt starts"),
    madeFor: [],
    ofWho: [
      "im a",
      "im an",
      "i am a",
      "i am an",
      "from my",
      "he is a",
      "shes a",
      "hes a",
      "works as a",
    ],
    later: of(
      "monday tuesday wednesday thursday friday saturday sunday weekend save saving saved keep keeping",
    ),
  },
  de: {
    like: of("wie als"),
    likened: of("ein eine einem einer einen in im auf bei ob hatte kame ware"),
    notLike: of("so genau"),
    small: of("ein eine einem einer einen in im der dem die das auf bei zu zum zur am"),
    earlier: of("seit letzte letzten letzter letztes vorige voriges vorigen"),
    is: of("ist sind wird"),
    madeFor: of("zum furs"),
    ofWho: ["bin", "aus meinem", "aus meiner", "aus dem", "aus der"],
    later: of(
      "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende aufheben aufgehoben schonen sauber",
    ),
  },
  fr: {
    like: of("comme"),
    likened: of("un une dans chez des si"),
    notLike: [],
    small: of("un une dans sur au a le la les l des du en"),
    earlier: of("depuis"),
    is: of("est sont sera"),
    madeFor: of("de d pour"),
    ofWho: ["je suis", "de mon", "de ma"],
    later: of("lundi mardi mercredi jeudi vendredi samedi dimanche garde gardes reserve reserver"),
  },
  es: {
    like: of("como parece parecen"),
    likened: of("un una en unas unos si"),
    notLike: [],
    small: of("un una en el la los las unas unos"),
    earlier: of("desde pasada pasado ultima ultimo"),
    is: of("es son sera esta"),
    madeFor: of("de para"),
    ofWho: ["soy", "de mi"],
    later: of(
      "lunes martes miercoles jueves viernes sabado domingo guardo guardar guardado reservo reservar",
    ),
  },
  it: {
    like: of("come pare sembra"),
    likened: of("un una uno in nel nella se"),
    notLike: [],
    small: of("un una uno in nel nella il la l gli le al alla a"),
    earlier: of("dopo scorsa scorso ultima ultimo"),
    is: of("e sono sara"),
    madeFor: of("da di per"),
    ofWho: ["sono", "io sono", "della mia", "del mio"],
    later: of(
      "lunedi martedi mercoledi giovedi venerdi sabato domenica tengo tenere conservo conservare riservo",
    ),
  },
  pt: {
    like: of("como parece parecem tipo"),
    likened: of("um uma no na num numa se"),
    notLike: [],
    small: of("um uma no na num numa o a os as"),
    earlier: of("desde passada passado ultima ultimo"),
    is: of("e sao sera esta"),
    madeFor: of("de para pra"),
    ofWho: ["sou", "do meu", "da minha"],
    later: of(
      "segunda terca quarta quinta sexta sabado domingo guardo guardar guardado reservo reservar",
    ),
  },
};

/** After a hyphen these only liken: "funeral-y", "sauna-artig". */
export const LIKENING_TAIL =
  /^-(?:y|ish|like|esque|type|style|artig\w*|massig\w*|mäßig\w*|haft\w*)\b/i;

/** Said of where a thing hangs as much as of a day at home. */
export const AT_HOME: ReadonlySet<string> = new Set([
  "at home",
  "en casa",
  "in casa",
  "em casa",
  "zuhause",
  "daheim",
  "zu hause",
  "a la maison",
]);

/** After these words it is somebody's home: "en casa de mis suegros". */
/** Beside a temperature they say that nobody stays in it; folded. */
export const OF_A_MACHINE: ReadonlySet<string> = new Set(
  "oven machine wash ofen maschine waschgang horno lavadora maquina forno lavatrice".split(" "),
);

export const HOME_OF: ReadonlySet<string> = new Set(
  "de do da dos das del dei di della d of with bei von con com chez mit".split(" "),
);

/** In folded words: only what the camera shows is seen. */
export const BY_CAMERA =
  /\b(zoom|skype|facetime|webcam|google meet|teams call|on teams|par teams|per teams|por teams|su teams|por meet|video ?calls?|video ?interview|online interview|video meeting|online hearing|remote interview|videollamada|entrevista (online|virtual|por video)|audiencia (online|virtual)|reunion virtual|visio|en visio|entretien (video|en ligne)|videochiamata|colloquio (online|video)|riunione online|videochamada|entrevista por video|reuniao (online|virtual)|videokonferenz|videogesprach|video ?vorstellungsgesprach|online ?gesprach|waist up|top half|cintura para arriba|mezzo busto|daqui pra cima)\b/;

/** Beside a temperature they say that it is a room's, not the day's; folded. */
export const OF_A_ROOM: ReadonlySet<string> = new Set(
  "inside indoors oven machine wash drinnen ofen backstube maschine waschgang dedans four dentro adentro horno lavadora maquina forno lavatrice".split(
    " ",
  ),
);
