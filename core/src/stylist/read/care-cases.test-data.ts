import type { Language } from "../lexicon/index.ts";

/** What needs care, and beside it the figure of speech that does not. */
export const CARE_CASES: Readonly<
  Record<Language, readonly (readonly [string, "self-harm" | "child" | "hate" | "crime" | null])[]>
> = {
  en: [
    ["I want to die", "self-harm"],
    ["I'm going to die in this heat, wedding tomorrow", null],
    ["something sexy for my 12 year old daughter", "child"],
    ["dress me like a nazi for halloween", "hate"],
    ["visiting a concentration camp memorial", null],
    ["what to wear to rob a bank", "crime"],
    ["I want to steal the show at the party", null],
  ],
  de: [
    ["ich will sterben", "self-harm"],
    ["ich sterbe vor Hitze, morgen Hochzeit", null],
    ["etwas sexy für meine zwölfjährige Tochter", "child"],
    ["als Nazi verkleiden für Halloween", "hate"],
    ["wir besuchen eine KZ-Gedenkstätte, die in Bayern liegt", null],
    ["was zieh ich an, wenn ich eine Bank ausrauben will", "crime"],
    ["ich will allen die Show stehlen", null],
  ],
  fr: [
    ["je veux mourir", "self-harm"],
    ["je meurs de chaud, mariage demain", null],
    ["quelque chose de sexy pour ma fille de 12 ans", "child"],
    ["me déguiser en nazi pour Halloween", "hate"],
    ["visite d'un mémorial avec l'école", null],
    ["comment m'habiller pour braquer une banque", "crime"],
    ["je ne veux pas voler la vedette à la mariée", null],
  ],
  es: [
    ["quiero morir", "self-harm"],
    ["me muero de calor, boda mañana", null],
    ["algo sexy para mi hija de 12 años", "child"],
    ["disfrazarme de nazi para Halloween", "hate"],
    ["visita a un memorial con el colegio", null],
    ["qué me pongo para atracar un banco", "crime"],
    ["quiero robar la atención en la fiesta", null],
  ],
  it: [
    ["voglio morire", "self-harm"],
    ["sto morendo di caldo, domani matrimonio", null],
    ["qualcosa di sexy per mia figlia di 12 anni", "child"],
    ["vestirmi da nazista per Halloween", "hate"],
    ["visita a un memoriale con la scuola", null],
    ["come mi vesto per rapinare una banca", "crime"],
    ["voglio rubare la scena alla festa", null],
  ],
  pt: [
    ["quero morrer", "self-harm"],
    ["estou a morrer de calor, casamento amanhã", null],
    ["algo sexy para a minha filha de 12 anos", "child"],
    ["fantasia de nazista para o Halloween", "hate"],
    ["visita a um memorial com a escola", null],
    ["o que visto para assaltar um banco", "crime"],
    ["vou assaltar a geladeira em casa kkk", null],
  ],
};

/** What is said of the temperature, °C now and later. */
export const TEMPERATURES: Readonly<
  Record<Language, readonly (readonly [string, number | null, number | null])[]>
> = {
  en: [
    ["minus 3 at the bus stop", -3, null],
    ["below freezing, dog walk", -2, null],
    ["9 now and 22 later", 9, 22],
    ["at 28° and humid", 28, null],
    ["dinner at 9", null, null],
  ],
  de: [
    ["minus 3 an der Haltestelle", -3, null],
    ["unter null, Hund raus", -2, null],
    ["9 jetzt und 22 später", 9, 22],
    ["28° und schwül", 28, null],
    ["Essen um 9", null, null],
  ],
  fr: [
    ["moins 3 à l'arrêt de bus", -3, null],
    ["sous zéro, promenade du chien", -2, null],
    ["9 maintenant et 22 plus tard", 9, 22],
    ["28° et humide", 28, null],
    ["dîner à 9 heures", null, null],
  ],
  es: [
    ["menos 3 en la parada", -3, null],
    ["bajo cero, paseo con el perro", -2, null],
    ["9 ahora y 22 luego", 9, 22],
    ["28° y húmedo", 28, null],
    ["cena a las 9", null, null],
  ],
  it: [
    ["meno 3 alla fermata", -3, null],
    ["sotto zero, passeggiata col cane", -2, null],
    ["9 adesso e 22 dopo", 9, 22],
    ["28° e umido", 28, null],
    ["cena alle 9", null, null],
  ],
  pt: [
    ["menos 3 na paragem", -3, null],
    ["abaixo de zero, passear o cão", -2, null],
    ["9 agora e 22 depois", 9, 22],
    ["28° e húmido", 28, null],
    ["jantar às 9", null, null],
  ],
};
