import { describe, expect, test } from "vitest";
import type { LanguageCode } from "../../languages/index.ts";
import type { RuleId } from "../../wardrobe/rules.ts";
import { readBrief } from "./read-brief.ts";

/** What people say of cover, length, colour and ease from head to toe. */
const DEMANDS: Readonly<Record<LanguageCode, readonly (readonly [RuleId, string])[]>> = {
  en: [
    ["all-in-colour", "head to toe white tonight please"],
    ["all-in-colour", "I only wear white on Fridays"],
    ["all-covered", "everything long and loose, no skin except face and hands, interview"],
    ["all-covered", "I cover everything but face and hands, job at the pharmacy"],
    ["covered-knees", "skirts below the knee in our church, sunday service"],
    ["covered-knees", "the school wants hems under the knee, first day teaching"],
    [
      "free-hems",
      "I'm a wheelchair user and anything long gets dragged into the wheels. town hall",
    ],
    ["free-hems", "nothing that trails, my wheelchair eats it. office"],
    ["loose-waist", "c-section three weeks ago, nothing pressing on my waist please, christening"],
    ["loose-waist", "seven months pregnant, nothing tight round the belly, cinema"],
    ["no-wide-sleeves", "canteen job: no sleeves that dangle, hair tied back"],
    ["no-wide-sleeves", "lab day, sleeves must not trail in anything"],
    ["opens-front", "chemo port in my chest, nurses need to get at it without me undressing"],
    ["opens-front", "physio on my shoulder, something I can get out of easily at the front"],
    ["not-over-head", "can't lift my arms after the operation, clinic appointment"],
    ["bare-neck", "passport photo, neck has to be visible"],
    ["bare-neck", "nothing around my neck, the scar is fresh. coffee with friends"],
    ["covered-head", "wedding at the gurdwara, heads must be covered"],
    ["covered-head", "mosque visit with the class, hair covered"],
  ],
  de: [
    ["all-in-colour", "ganz in Weiß heute Abend"],
    ["all-in-colour", "freitags trage ich nur weiß"],
    [
      "all-covered",
      "alles lang und weit, keine Haut außer Gesicht und Hände, Vorstellungsgespräch",
    ],
    ["all-covered", "ich bedecke alles außer Gesicht und Händen, Arbeit in der Apotheke"],
    ["covered-knees", "Rock bis übers Knie ist bei uns in der Gemeinde Pflicht, Gottesdienst"],
    ["covered-knees", "Knie müssen bedeckt sein, Klosterbesuch"],
    ["free-hems", "ich sitze im Rollstuhl, alles Lange gerät in die Räder. Amtstermin"],
    ["free-hems", "nichts was schleift, das kommt in die Rollstuhlräder. Büro"],
    ["loose-waist", "nichts, was die Taille drückt, ich hatte einen Kaiserschnitt. Taufe"],
    ["loose-waist", "im siebten Monat schwanger, nichts was am Bauch einengt. Kino"],
    ["no-wide-sleeves", "Labortag, die Ärmel dürfen nicht schleifen"],
    [
      "opens-front",
      "Port in der Brust, die Schwestern müssen drankommen ohne dass ich mich ausziehe",
    ],
    ["not-over-head", "nach der Schulter-OP krieg ich nichts über den Kopf, Arzttermin"],
    ["opens-front", "etwas das vorne aufgeht, Physiotherapie"],
    ["bare-neck", "Passfoto, der Hals muss frei sein"],
    ["bare-neck", "nichts am Hals, die Narbe ist frisch. Kaffee mit Freunden"],
    ["covered-head", "Hochzeit im Gurdwara, Kopf muss bedeckt sein"],
    ["covered-head", "Moscheebesuch mit der Klasse, Haare bedecken"],
  ],
  fr: [
    ["all-in-colour", "tout en blanc ce soir"],
    ["all-in-colour", "le vendredi je ne porte que du blanc"],
    ["all-covered", "tout long et ample, aucune peau sauf visage et mains, entretien"],
    ["all-covered", "je couvre tout sauf le visage et les mains, travail à la pharmacie"],
    ["covered-knees", "jupe sous le genou dans notre église, culte"],
    ["covered-knees", "les genoux doivent être couverts, visite du monastère"],
    [
      "free-hems",
      "je suis en fauteuil, tout ce qui est long finit dans les roues. rendez-vous mairie",
    ],
    ["free-hems", "rien qui traîne, ça se prend dans les roues du fauteuil. bureau"],
    ["loose-waist", "césarienne il y a trois semaines, rien qui serre à la taille. baptême"],
    ["loose-waist", "enceinte de sept mois, rien qui comprime le ventre. cinéma"],
    ["no-wide-sleeves", "cantine : pas de manches qui traînent, cheveux attachés"],
    ["no-wide-sleeves", "au labo, des manches qui ne pendent pas"],
    [
      "opens-front",
      "chimio, les infirmières doivent accéder au cathéter sans que je me déshabille",
    ],
    [
      "not-over-head",
      "opérée de l'épaule, je ne peux rien enfiler par la tête, rendez-vous médecin",
    ],
    ["opens-front", "quelque chose qui s'ouvre devant, kiné"],
    ["bare-neck", "photo d'identité, le cou doit être dégagé"],
    ["bare-neck", "rien autour du cou, la cicatrice est fraîche. café entre amis"],
    ["covered-head", "mariage au gurdwara, tête couverte"],
    ["covered-head", "visite de la mosquée avec la classe, cheveux couverts"],
  ],
  es: [
    ["all-in-colour", "todo de blanco esta noche"],
    ["all-in-colour", "los viernes solo visto de blanco"],
    ["all-covered", "todo largo y holgado, nada de piel salvo cara y manos, entrevista"],
    ["all-covered", "me cubro todo menos la cara y las manos, trabajo en la farmacia"],
    ["covered-knees", "en mi iglesia la falda por debajo de la rodilla, culto"],
    ["covered-knees", "las rodillas tapadas, visita al monasterio"],
    [
      "free-hems",
      "voy en silla de ruedas, todo lo largo acaba en las ruedas. cita en el ayuntamiento",
    ],
    ["free-hems", "nada que arrastre, se engancha en las ruedas de la silla. oficina"],
    ["loose-waist", "cesárea hace tres semanas, nada que me apriete la cintura. bautizo"],
    ["loose-waist", "siete meses de embarazo, nada que me apriete la panza. cine"],
    ["no-wide-sleeves", "comedor escolar: mangas que no cuelguen, pelo recogido"],
    ["no-wide-sleeves", "en el laboratorio, nada de mangas que arrastren"],
    ["opens-front", "quimio, las enfermeras tienen que llegar al catéter sin que me desvista"],
    ["not-over-head", "operada del hombro, no puedo meter nada por la cabeza, médico"],
    ["opens-front", "algo que se abra por delante, fisio"],
    ["bare-neck", "foto del carnet, que se me vea bien el cuello"],
    ["bare-neck", "nada en el cuello, la cicatriz está fresca. café con amigas"],
    ["covered-head", "boda en el gurdwara, cabeza cubierta"],
    ["covered-head", "visita a la mezquita con la clase, pelo cubierto"],
  ],
  it: [
    ["all-in-colour", "tutto in bianco stasera"],
    ["all-in-colour", "il venerdì vesto solo di bianco"],
    ["all-covered", "tutto lungo e largo, niente pelle tranne viso e mani, colloquio"],
    ["all-covered", "copro tutto tranne viso e mani, lavoro in farmacia"],
    ["covered-knees", "nella mia chiesa la gonna sotto il ginocchio, culto"],
    ["covered-knees", "le ginocchia devono essere coperte, visita al monastero"],
    [
      "free-hems",
      "sono in carrozzina, tutto quello che è lungo finisce nelle ruote. appuntamento in comune",
    ],
    ["free-hems", "niente che strascichi, si impiglia nelle ruote della carrozzina. ufficio"],
    ["loose-waist", "cesareo tre settimane fa, niente che prema in vita. battesimo"],
    ["loose-waist", "incinta di sette mesi, niente che stringa la pancia. cinema"],
    ["no-wide-sleeves", "mensa: maniche che non penzolino, capelli legati"],
    ["no-wide-sleeves", "in laboratorio, niente maniche che strisciano"],
    ["opens-front", "chemio, gli infermieri devono arrivare al catetere senza che mi spogli"],
    ["not-over-head", "operata alla spalla, non riesco a infilare niente dalla testa, dottore"],
    ["opens-front", "qualcosa che si apre davanti, fisioterapia"],
    ["bare-neck", "foto tessera, il collo deve essere libero"],
    ["bare-neck", "niente intorno al collo, la cicatrice è fresca. caffè con amiche"],
    ["covered-head", "matrimonio al gurdwara, testa coperta"],
    ["covered-head", "visita alla moschea con la classe, capelli coperti"],
  ],
  pt: [
    ["all-in-colour", "todo de branco esta noite"],
    ["all-in-colour", "sexta só uso branco, da cabeça aos pés"],
    ["all-covered", "tudo comprido e largo, nada de pele além do rosto e das mãos, entrevista"],
    ["all-covered", "cubro tudo menos o rosto e as mãos, trabalho na farmácia"],
    ["covered-knees", "na minha igreja a saia é abaixo do joelho, culto"],
    ["covered-knees", "os joelhos têm de estar cobertos, visita ao mosteiro"],
    ["free-hems", "uso cadeira de rodas, tudo o que é comprido acaba nas rodas. câmara municipal"],
    ["free-hems", "nada que arraste, prende nas rodas da cadeira. escritório"],
    ["loose-waist", "cesariana há três semanas, nada que aperte a cintura. batizado"],
    ["loose-waist", "sete meses de gravidez, nada que aperte a barriga. cinema"],
    ["no-wide-sleeves", "cantina: mangas que não pendurem, cabelo preso"],
    ["no-wide-sleeves", "no laboratório, nada de mangas que arrastam"],
    [
      "opens-front",
      "quimioterapia, as enfermeiras precisam de chegar ao cateter sem eu me despir toda",
    ],
    ["not-over-head", "operada ao ombro, não consigo enfiar nada pela cabeça, médico"],
    ["opens-front", "algo que abra à frente, fisioterapia"],
    ["bare-neck", "foto do passaporte, o pescoço tem de se ver"],
    ["bare-neck", "nada no pescoço, a cicatriz está fresca. café com amigas"],
    ["covered-head", "casamento no gurdwara, cabeça coberta"],
    ["covered-head", "visita à mesquita com a turma, cabelo coberto"],
  ],
};

const rulesIn = (prompt: string, language: LanguageCode): RuleId[] =>
  readBrief({ prompt, weather: null, language }).requirements.map(({ rule }) => rule);

describe.each(Object.entries(DEMANDS) as [LanguageCode, (typeof DEMANDS)["en"]][])(
  "in %s",
  (language, demands) => {
    test.each(demands)("%s: %s", (rule, prompt) => {
      expect(rulesIn(prompt, language)).toContain(rule);
    });
  },
);

test("who covers everything asks for long legs and a high neckline too", () => {
  const rules = rulesIn("I cover everything but face and hands, job interview", "en");
  expect(rules).toEqual(expect.arrayContaining(["long-legs", "no-low-cut", "not-tight"]));
});

test.each<[LanguageCode, string]>([
  ["en", "my neck hurts, coffee with friends"],
  ["de", "lange Nacht, alles gut, Büro"],
  ["fr", "tout le long de la plage avec des amis"],
  ["es", "largo paseo por la playa, nada más"],
  ["it", "una lunga giornata in ufficio"],
  ["pt", "um longo dia no escritório, nada mais"],
])("%s: “%s” demands nothing", (language, prompt) => {
  expect(rulesIn(prompt, language)).toEqual([]);
});
