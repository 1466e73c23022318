import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { weatherAt } from "../closet.testing.ts";
import { readBrief } from "./read-brief.ts";

const read = (prompt: string) => readBrief({ prompt, weather: weatherAt(14) }, settingsOnDisk());
const idsOf = (prompt: string) => {
  const { situation, event } = read(prompt);
  return [situation?.id, event?.id];
};

describe("where somebody got hurt is not where they go", () => {
  test.each([
    ["I sprained my ankle playing tennis, dinner with friends at eight", "tennis"],
    ["hab mir beim Bouldern das Handgelenk verstaucht, heute ist Brunch", "bouldering"],
    ["je me suis foulé la cheville au tennis, ce soir cinéma", "tennis"],
    ["me torcí el tobillo jugando al pádel, hoy voy al cine", "padel"],
    ["mi sono slogata il polso giocando a tennis, stasera cinema", "tennis"],
    ["torci o pé jogando tênis de mesa, hoje é cinema", "table-tennis"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)).not.toContain(id));
});

describe("where somebody was met is not where one meets", () => {
  test.each([
    ["dinner tonight with a woman I met at the yoga class", "yoga"],
    ["heute Abend essen mit einem, den ich im Yoga kennengelernt hab", "yoga"],
    ["un verre ce soir avec une fille rencontrée à la salle d'escalade", "climbing-hall"],
    ["ceno con un chico que conocí en el rocódromo", "climbing-hall"],
    ["stasera cena con uno conosciuto in palestra", "gym"],
    ["jantar com um rapaz que conheci no museu", "museum"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)).not.toContain(id));
});

describe("where somebody was once is not where they are", () => {
  test.each([
    ["the coat I bought when I was at uni, brunch on sunday", "campus"],
    ["den Mantel hatte ich, als ich noch an der Uni war, heute Brunch", "campus"],
    ["le manteau que j'avais quand j'étais à la fac, brunch dimanche", "campus"],
    ["el abrigo de cuando estaba en la universidad, hoy brunch", "campus"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)).not.toContain(id));
});

describe("nobody visits who is dead", () => {
  test.each([
    "my nana died in spring, lunch at the pub for her birthday",
    "die Oma ist gestorben und ich will heute ihre Brosche tragen, Büro",
    "mamie est morte l'hiver dernier, je veux porter sa broche au bureau",
    "hoy hace un mes que murió mi abuela, voy a la oficina con su broche",
    "oggi un anno che è morta mia nonna, vado in ufficio con la sua spilla",
  ])("%s", (prompt) => expect(idsOf(prompt)).not.toContain("visiting-grandparents"));
});

describe("what is to be seen on clothes is no setting", () => {
  test.each([
    ["lunch on sunday, what goes with the jumper with the tractors", "farm-work"],
    ["meine Weste mit den Skiern drauf muss mit, es gibt Brunch", "skiing"],
    ["brunch, there are sailing boats on my shirt", "sailing"],
    ["brunch avec mon pull avec des voiliers", "sailing"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)).not.toContain(id));
});

describe("what only sounds like a setting", () => {
  test.each([
    ["badminton doubles, the outdoor courts at noon", "court"],
    ["brunch in my old court shoes", "court"],
    ["coffee with a friend, whatever I wear has to work all day long", "office"],
    ["the funeral director rings at noon, then brunch", "funeral"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)).not.toContain(id));
});

test("an occasion of next month is not today's", () => {
  const [en] = idsOf("No jeans was for the wedding next month. Today is just the supermarket.");
  const [de] = idsOf("Das Kleid war für die Hochzeit nächsten Monat. Heute nur Supermarkt.");
  expect([en, de]).toEqual(["supermarket", "supermarket"]);
});

describe("a place that is only named is no journey", () => {
  test.each([
    "our office air conditioning is set to Alaska, what do I wear",
    "im Büro ist es kalt wie in Sibirien, was zieh ich an",
    "au bureau il fait froid comme en Sibérie, je mets quoi",
    "I am new in Norway and invited to brunch",
  ])("%s", (prompt) => expect(read(prompt).destination).toBeNull());

  test("what one sets out for is", () => {
    expect(read("packing for a week in Dubai, I'd like light things").destination).toBe("Dubai");
  });
});

describe("how somebody gets about gives way to where they go", () => {
  test.each([
    ["I use a wheelchair, going to the opera tonight", "opera"],
    ["sitze im Rollstuhl und gehe heute ins Museum", "museum"],
    ["working from home, video call with the board at two", "video-call"],
    ["a normal day, then parents' evening", "parents-evening"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)[0]).toBe(id));

  test("and stays where nothing else is named", () => {
    expect(idsOf("day out in my wheelchair")[0]).toBe("wheelchair-day-out");
  });
});

describe("an accent tells two words apart", () => {
  test.each([
    ["on fait une marche de dix kilomètres samedi, ça va être boueux", false],
    ["marché samedi matin avec le panier", true],
    ["marche samedi matin avec le panier", true],
  ])("%s", (prompt, isMarket) => expect(idsOf(prompt).includes("farmers-market")).toBe(isMarket));
});

describe("a setting said by its verb", () => {
  test.each([
    ["unsere Kleine wird am Samstag eingeschult", "school-first-day"],
    ["mi primo se casa el sábado en una finca", "wedding-guest"],
    ["ma cousine se marie samedi", "wedding-guest"],
    ["mio fratello si sposa a giugno", "wedding-guest"],
    ["a nossa filha vai ser batizada no domingo", "christening"],
    ["nonno compie 80 anni, siamo in terrazza", "milestone-birthday"],
    ["I'm subbing for the first time, year 7 science", "teaching-children"],
    ["mardi je dépose les petits à l'école puis je rentre", "school-run"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)[0]).toBe(id));
});

describe("where there is no change in between, none is spoken of", () => {
  test.each([
    "job interview at ten, then a birthday party, no time to change",
    "Vorstellungsgespräch um zehn, dann Party, umziehen geht nicht",
    "entretien à dix heures puis une fête, pas le temps de me changer",
    "entrevista a las diez y luego una fiesta, sin pasar por casa",
    "colloquio alle dieci, poi una festa, non torno a casa",
    "entrevista às dez, festa às oito, sem passar em casa",
  ])("%s", (prompt) => {
    const { others, alongside } = read(prompt);
    expect([others.length, alongside.length]).toEqual([0, 1]);
  });

  test("where there may be one, it is", () => {
    const { others, alongside } = read("job interview at ten, then a birthday party");
    expect([others.length, alongside.length]).toEqual([1, 0]);
  });
});

describe("what is named is the thing itself, not what stands around it", () => {
  test.each([
    ["pickleball on the indoor courts with my neighbour", "pickleball"],
    ["I'm on the cake stall for the cubs, it'll be boiling", "stall-duty"],
    ["ich mach morgen Standdienst beim Sommerfest vom Turnverein", "stall-duty"],
    ["je tiens la buvette du club de judo", "stall-duty"],
    ["aunt Jo is taking me for afternoon tea at the Ritz", "afternoon-tea"],
    ["Sonntag Kaffee und Kuchen bei Tante Hilde", "afternoon-tea"],
    ["loto du village samedi avec ma voisine", "bingo-night"],
    ["Spanischkurs an der VHS, erster Abend", "evening-class"],
    ["con la funivia fino in cima coi cugini", "cable-car-outing"],
    ["travaille toute la nuit en chambre froide", "cold-store-shift"],
    ["my first shift at the sawmill tomorrow", "first-shift"],
    ["la veille du mariage de mon frère, on mange tous ensemble", "rehearsal-dinner"],
    ["cabane à sucre avec les amis", "sugar-shack"],
  ])("%s", (prompt, id) => expect(idsOf(prompt)[0]).toBe(id));
});
