import { describe, expect, test } from "vitest";
import { type LanguageCode, languageOf, LANGUAGES } from "../../languages/index.ts";
import { RULE_IDS, type RuleId } from "../../wardrobe/rules.ts";
import type { Owned } from "../read/owned-names.ts";
import { readBrief } from "./read-brief.ts";

const rulesIn = (language: LanguageCode, prompt: string, closet: Owned[] = []): RuleId[] =>
  readBrief({ prompt, weather: null, language, closet }).requirements.map(({ rule }) => rule);

const DEMANDS: readonly [LanguageCode, string, ...RuleId[]][] = [
  ["en", "hospital shift, shoes have to be white", "shoes-colour"],
  ["de", "Dienst im Café, die Schuhe müssen schwarz sein", "shoes-colour"],
  ["fr", "service ce soir, les chaussures doivent être noires", "shoes-colour"],
  ["es", "turno de noche, el calzado tiene que ser blanco", "shoes-colour"],
  ["it", "turno in sala, le scarpe devono essere nere", "shoes-colour"],
  ["pt", "turno da noite, os sapatos têm que ser brancos", "shoes-colour"],
  ["en", "new hip, I mustn't bend, dinner with friends", "slip-on-shoes"],
  ["de", "Reha: Bücken verboten, Schnürsenkel kann ich vergessen", "slip-on-shoes"],
  ["fr", "depuis ma prothèse je ne saurais plus me pencher, dîner en ville", "slip-on-shoes"],
  ["es", "después de la operación no puedo agacharme, cena con amigos", "slip-on-shoes"],
  ["it", "dopo l'intervento non posso chinarmi, cena fuori", "slip-on-shoes"],
  ["pt", "com a prótese não me posso baixar, jantar fora", "slip-on-shoes"],
  ["en", "counting orchids in long grass, lots of ticks", "long-legs", "closed-shoes"],
  ["de", "Orchideen zählen in hohem Gras, überall Zecken", "long-legs", "closed-shoes"],
  ["fr", "balade dans les hautes herbes, plein de tiques", "long-legs", "closed-shoes"],
  ["es", "paseo por el pasto alto, hay garrapatas", "long-legs", "closed-shoes"],
  ["it", "passeggiata nell'erba alta, ci sono zecche", "long-legs", "closed-shoes"],
  ["pt", "passeio no capim alto, tem carrapato", "long-legs", "closed-shoes"],
  ["en", "choir rule: concert black and quiet shoes", "all-in-colour"],
  ["de", "Chorprobe mit Regel: Schwarz von Kopf bis Fuß", "all-in-colour"],
  ["fr", "consigne du chœur : noir intégral", "all-in-colour"],
  ["es", "norma del coro: negro completo", "all-in-colour"],
  ["it", "regola del coro: nero totale", "all-in-colour"],
  ["pt", "norma do coro: preto integral", "all-in-colour"],
  ["en", "I wear hijab, what goes with it for a walk in the park", "veiled-head"],
  ["de", "Kirchenführung, bitte ein Tuch für den Kopf mitbringen", "veiled-head"],
  ["fr", "je porte le voile, repas de famille dimanche", "veiled-head"],
  ["es", "uso hiyab, cena de trabajo el jueves", "veiled-head"],
  ["it", "porto il velo, domani ho un colloquio", "veiled-head"],
  ["pt", "uso hijab e vou a um piquenique", "veiled-head"],
  ["de", "Werkstatt: keine offenen Ärmel, geschlossene Schuhe", "no-wide-sleeves", "closed-shoes"],
  ["fr", "à l'atelier, pas de manches qui flottent", "no-wide-sleeves"],
  ["en", "pulling things over my head is impossible, office", "not-over-head"],
  ["de", "über den Kopf ziehen geht nicht, enge Ärmel keine Chance", "not-over-head", "not-tight"],
  ["fr", "enfiler par la tête est impossible, bureau", "not-over-head"],
  ["it", "infilare dalla testa è impossibile, ufficio", "not-over-head"],
  ["pt", "vestir pela cabeça é impossível, escritório", "not-over-head"],
  ["en", "sun allergy on my arms, picnic", "long-sleeves"],
  ["de", "Sonnenallergie an den Armen, Picknick", "long-sleeves"],
  ["es", "alergia al sol en los brazos, pícnic", "long-sleeves"],
  ["en", "loose trousers get caught in the chain", "narrow-hems"],
  ["pt", "roupa larga pega na corrente, entregas", "narrow-hems"],
  ["it", "roba chiara no grazie, sagra", "only-dark"],
  ["es", "ropa clara no, merienda", "only-dark"],
  ["es", "hombro roto, nada que se meta por la cabeza", "not-over-head"],
  ["en", "the notice says gloves and hi vis, steel toecaps too", "reflective", "sturdy-shoes"],
  ["en", "lab day, closed toe shoes and long sleeves please", "closed-shoes", "long-sleeves"],
  ["en", "hospital visit, infection control says no open toes", "no-open-toes"],
  [
    "en",
    "backstage tonight: all in black, quiet soles, nothing shiny",
    "all-in-colour",
    "quiet-soles",
    "no-shine",
  ],
  ["en", "MRI at nine, no metal, no zips or buttons. what do I wear", "no-metal"],
  ["en", "painting the shed, old clothes I can throw away after", "may-be-spoilt"],
  ["en", "temple visit, knees and shoulders must be covered", "covered-shoulders"],
  [
    "en",
    "everyone is wearing white, dress code white, flat shoes only",
    "all-in-colour",
    "no-heels",
  ],
  ["en", "school says no logos and no hoods for the photo", "no-logos", "no-hood"],
  ["de", "Labor morgen: geschlossene Schuhe und lange Ärmel", "closed-shoes", "long-sleeves"],
  ["de", "MRT um acht, bitte nichts aus Metall und keine Reißverschlüsse", "no-metal", "no-zips"],
  ["de", "Wir kommen alle in Weiß, Schultern bedeckt", "all-in-colour", "covered-shoulders"],
  ["de", "Keller streichen, alte Klamotten, die dreckig werden dürfen", "may-be-spoilt"],
  ["de", "Bühnendienst, nichts Glänzendes und leise Schuhe", "no-shine", "quiet-soles"],
  ["de", "Bootstour, helle Sohlen sind Pflicht", "pale-soles"],
  ["fr", "labo demain : chaussures fermées et manches longues", "closed-shoes", "long-sleeves"],
  ["fr", "église, genoux et épaules couverts", "covered-shoulders", "covered-knees"],
  [
    "fr",
    "tout en noir, rien qui brille, semelles silencieuses",
    "all-in-colour",
    "no-shine",
    "quiet-soles",
  ],
  ["fr", "accrobranche, rien qui pend et chaussures fermées", "no-dangling", "closed-shoes"],
  ["fr", "IRM demain, rien de métallique", "no-metal"],
  ["fr", "on repeint le salon, des vieux vêtements qui craignent rien", "may-be-spoilt"],
  [
    "es",
    "cocina: zapato cerrado antideslizante y todo de negro",
    "closed-shoes",
    "grippy-soles",
    "all-in-colour",
  ],
  ["es", "catedral, hombros cubiertos y nada corto", "covered-shoulders", "covered-knees"],
  ["es", "resonancia, sin metales ni cremalleras", "no-metal"],
  ["es", "para la tomatina, ropa vieja que luego pueda tirar", "may-be-spoilt"],
  ["es", "fiesta en blanco, todos de blanco y nada de tacones", "all-in-colour", "no-heels"],
  ["es", "entrevista: sin escote y nada ajustado", "no-low-cut", "not-tight"],
  ["en", "my ileostomy is new, lunch with friends", "loose-waist", "not-tight"],
  ["de", "seit Mai mit Stoma, heute ins Theater", "loose-waist", "not-tight"],
  ["fr", "avec ma stomie, dîner entre amis", "loose-waist", "not-tight"],
  ["es", "llevo una ileostomía, comida con amigas", "loose-waist", "not-tight"],
  ["it", "posso in accademia, niente segni degli elastici sulla pelle", "loose-waist"],
  ["pt", "vou posar, sem marcas do elástico na pele", "loose-waist"],
  ["en", "arm in plaster up past the elbow, bank at ten", "not-tight"],
  ["de", "Gips bis zum Ellbogen, Termin bei der Bank", "not-tight"],
  ["fr", "plâtre jusqu'au coude, rendez-vous à la banque", "not-tight"],
  ["es", "escayola hasta el codo, cita en el banco", "not-tight"],
  ["it", "gesso fino al gomito, appuntamento in banca", "not-tight"],
  ["pt", "gesso até ao cotovelo, marcação no banco", "not-tight"],
  ["en", "night walk on the verge, I should be seen in the headlights", "reflective"],
  ["pt", "caminhada de noite, quero ser visto pelos carros", "reflective"],
  ["it", "chiesa: spalle e ginocchia coperte", "covered-shoulders", "covered-knees"],
  ["it", "in cucina scarpe chiuse e capelli coperti", "closed-shoes", "covered-head"],
  ["it", "barca: suole chiare e niente tacchi", "pale-soles", "no-heels"],
  ["it", "comparsa in un film, niente loghi, niente zip", "no-logos", "no-zips"],
  ["it", "catering: tutto in nero, scarpe antiscivolo", "all-in-colour", "grippy-soles"],
  ["pt", "igreja: saia abaixo do joelho e sem decote", "covered-knees", "no-low-cut"],
  ["pt", "segurança de show, tudo preto e sem estampa", "all-in-colour", "no-logos"],
  ["pt", "ressonância amanhã, sem metais nem fechos", "no-metal"],
  ["pt", "Réveillon, todo mundo de branco e nada de salto", "all-in-colour", "no-heels"],
  ["pt", "apanha da azeitona, não levem roupa boa", "nothing-good"],
  ["pt", "laboratório: sapato fechado e manga comprida", "closed-shoes", "long-sleeves"],
];

test.each(DEMANDS)("%s: “%s” demands %s", (language, prompt, ...rules) => {
  expect(rulesIn(language, prompt)).toEqual(expect.arrayContaining(rules));
});

const ORDINARY: readonly [LanguageCode, string][] = [
  ["en", "dinner with friends, something nice"],
  ["en", "my closed shoes are at the cobbler's, what now"],
  ["en", "can I wear all black to a wedding?"],
  ["en", "not sure whether heels are ok, what do you think"],
  ["en", "I have no idea what to wear with my red dress"],
  ["en", "there's no need for a hood, it's dry"],
  ["en", "my wardrobe is all black, cheer me up"],
  ["en", "old friends are coming round for tea"],
  ["en", "do I need long sleeves for the theatre?"],
  ["en", "I'd love my new blazer for the interview"],
  ["de", "Essen mit alten Freunden, was Nettes"],
  ["de", "meine geschlossenen Schuhe sind beim Schuster"],
  ["de", "trage sonst immer alles schwarz, heute Farbe"],
  ["de", "brauche ich lange Ärmel im Theater?"],
  ["de", "keine Ahnung, ob Absätze gehen"],
  ["de", "gute Laune, Kino mit Jan"],
  ["de", "das Kleid mit den langen Ärmeln hab ich satt"],
  ["fr", "dîner avec de vieux amis"],
  ["fr", "mes chaussures fermées sont chez le cordonnier"],
  ["fr", "est-ce que je dois mettre des manches longues ?"],
  ["fr", "je ne sais pas quoi mettre avec ma jupe"],
  ["fr", "il fait noir tôt, on va au ciné"],
  ["fr", "elle a du jaune, je veux autre chose"],
  ["es", "cena con viejos amigos"],
  ["es", "mis zapatos cerrados están en el zapatero"],
  ["es", "¿puedo ir de negro a una boda?"],
  ["es", "no sé si con tacones voy bien"],
  ["es", "mi jefa va a ir de rojo, yo paso"],
  ["es", "nada, un café y un paseo"],
  ["it", "cena con vecchi amici"],
  ["it", "le mie scarpe chiuse sono dal calzolaio"],
  ["it", "il mio armadio è tutto beige, aiuto"],
  ["it", "saranno tutti in nero come corvi, io voglio il kimono"],
  ["it", "non so se i tacchi vanno bene"],
  ["it", "mi serve una camicia con le maniche che si tirano su"],
  ["pt", "jantar com velhos amigos"],
  ["pt", "meus sapatos fechados estão no sapateiro"],
  ["pt", "posso ir de preto ao casamento?"],
  ["pt", "não sei se de salto fico bem"],
  ["pt", "nada demais, cinema com a Ana"],
];

test.each(ORDINARY)("%s: “%s” demands nothing", (language, prompt) => {
  expect(rulesIn(language, prompt)).toEqual([]);
});

test("a garment named in a rule is neither wanted nor refused", () => {
  const brief = readBrief({
    prompt: "sortie au zoo, chaussures fermées et pas de jupe",
    weather: null,
  });
  const named = [...brief.wants, ...brief.avoids].map(({ garment }) => garment);
  expect(named).not.toContain("shoes");
  expect(brief.avoids.map(({ garment }) => garment)).toContain("skirt");
});

test("a negation goes on to what is joined to the rule", () => {
  const brief = readBrief({
    prompt: "garden party on grass, no heels or jeans please",
    weather: null,
  });
  expect(brief.requirements.map(({ rule }) => rule)).toContain("no-heels");
  expect(brief.avoids.map(({ garment }) => garment)).toContain("jeans");
});

test("a rule takes its noun along, and a second negation begins one of its own", () => {
  const avoided = (prompt: string, language: LanguageCode) =>
    readBrief({ prompt, weather: null, language }).avoids.map(({ text }) => text);
  expect(avoided("Lehrer sagt keine Logos und keine bauchfreien Tops", "de")).toEqual([]);
  expect(avoided("examen oral, sin sandalias ni tirantes", "es")).toEqual(["sandalias"]);
  expect(rulesIn("it", "matrimonio sul prato, niente tacchi a spillo")).toEqual(["no-thin-heels"]);
});

test("the words of a piece's own name are no rule", () => {
  const closet = [{ id: "a", name: "long sleeve tee" }];
  expect(rulesIn("en", "I want to wear the long sleeve tee", closet)).toEqual([]);
});

test.each<[LanguageCode, string]>([
  ["en", "barbecue, the blue shirt can get ruined"],
  ["de", "Grillen, das blaue Hemd darf dreckig werden"],
  ["fr", "barbecue, la chemise bleue peut finir abîmée"],
  ["es", "barbacoa, la camisa azul se puede estropear"],
  ["it", "grigliata, la camicia blu si può rovinare"],
  ["pt", "churrasco, a camisa azul pode ficar estragada"],
])("%s: what one garment may suffer is demanded of no other: %s", (language, prompt) => {
  expect(rulesIn(language, prompt)).toEqual([]);
});

describe.each(LANGUAGES)("%s", (code) => {
  test("has words for every rule", () => {
    expect(RULE_IDS.filter((id) => languageOf(code).rules.rules[id].trim().length === 0)).toEqual(
      [],
    );
  });
});

test("what stands in brackets behind a refusal is refused by it, and nothing else of the sentence is", () => {
  for (const prompt of [
    "Workshop today: nothing dangling (scarves, ties), and a cotton shirt please",
    "Atelier aujourd'hui : rien qui pend (foulards, cravates), et une chemise en coton",
    "Hoy taller: nada que cuelgue (bufandas, corbatas), y una camisa de algodón",
  ]) {
    const { wants } = readBrief({ prompt, weather: null });
    expect(wants.map(({ garment }) => garment).filter(Boolean)).not.toContain("tie");
    expect(wants.map(({ garment }) => garment).filter(Boolean)).not.toContain("scarf");
  }
});
