import { expect, test } from "vitest";
import { readWords } from "../understand/text.ts";
import { readExtremes } from "./extremes.ts";

type Language = Parameters<typeof readExtremes>[2];

const extremesIn = (prompt: string, language: Language, outdoorC: number | null) =>
  readExtremes(prompt, readWords(prompt), language, outdoorC);

test.each<[Language, string, number]>([
  ["en", "volunteering in the butterfly house, inside it is 29 degrees", -1],
  ["de", "Schicht im Gewächshaus, drinnen 29 Grad", -1],
  ["fr", "bénévolat dans les serres, dedans 29 degrés", -1],
  ["es", "turno en el invernadero, dentro 29 grados", -1],
  ["it", "turno nella serra, dentro 29 gradi", -1],
  ["pt", "turno na estufa, dentro são 29 graus", -1],
])("%s: a hot room in winter keeps the weather outside", (language, prompt, outdoorC) => {
  expect(extremesIn(prompt, language, outdoorC)).toEqual({
    coldC: outdoorC,
    warmC: 29,
    apart: true,
    indoors: true,
  });
});

test.each<[Language, string]>([
  ["en", "office day, the air con is on full blast again"],
  ["de", "Bürotag, die Klimaanlage läuft auf Anschlag"],
  ["fr", "journée de bureau, la clim à fond"],
  ["es", "día de oficina con el aire acondicionado a tope"],
  ["it", "giornata in ufficio con l'aria condizionata a palla"],
  ["pt", "dia no escritório com o ar condicionado no máximo"],
])("%s: a cooled room counts in summer, and not in winter", (language, prompt) => {
  expect(extremesIn(prompt, language, 34)?.coldC).toBeLessThan(20);
  expect(extremesIn(prompt, language, 6)).toBeNull();
});

test.each<[Language, string]>([
  ["en", "office is a meat locker, nine hours at my desk"],
  ["en", "it's like Siberia inside the library, studying there all day"],
  ["en", "the vent blows right on my neck at work"],
  ["de", "ICE auf Kühlschrank gestellt, danach Büro"],
  ["de", "im Kino friert man sich immer einen ab"],
  ["de", "die Klimaanlage bläst mir direkt in den Nacken, Büro"],
  ["fr", "le TGV est un frigo, puis réunion"],
  ["fr", "la clim me souffle dans la nuque toute la journée au bureau"],
  ["fr", "au cinéma on se gèle toujours"],
  ["es", "la oficina es el polo norte, ocho horas sentada"],
  ["es", "en el cine hace un frío que pela"],
  ["es", "me da el chorro del aire en la nuca todo el día"],
  ["it", "il treno è un freezer, poi riunione"],
  ["it", "l'aria condizionata mi arriva dritta sul collo in ufficio"],
  ["it", "al cinema si congela sempre"],
  ["pt", "o fretado é um freezer, duas horas, depois escritório"],
  ["pt", "o ar condicionado bate direto na minha cara no escritório"],
  ["pt", "o comboio vai gelado, depois reunião"],
])("%s: “%s” asks for a layer on a hot day only", (language, prompt) => {
  expect(extremesIn(prompt, language, 33)?.coldC).toBeLessThan(20);
  expect(extremesIn(prompt, language, 12)).toBeNull();
});

test.each<[Language, string]>([
  ["en", "grandma's flat is always boiling, coffee there"],
  ["de", "bei Oma ist es immer überheizt, Kaffee"],
  ["fr", "chez mamie c'est surchauffé, goûter"],
  ["es", "en la oficina nos asamos con la calefacción"],
  ["it", "in ufficio si soffoca col riscaldamento"],
  ["pt", "no hospital está sempre um calor horrível, visita"],
])("%s: “%s” is a hot room in winter", (language, prompt) => {
  expect(extremesIn(prompt, language, -3)).toEqual({
    coldC: -3,
    warmC: 26,
    apart: true,
    indoors: true,
  });
});

test.each<[Language, string]>([
  ["en", "leaving Miami this morning and tonight I'm in Chicago where it's snowing"],
  ["de", "Heimflug von Mallorca, daheim schneit es"],
  ["fr", "je pars de Nice et ce soir je suis à Briançon, il neige"],
  ["es", "salgo de Málaga y esta noche estoy en Andorra que nieva"],
  ["it", "parto da Palermo e stasera sono a Bolzano che nevica"],
  ["pt", "saio de Faro e à noite estou na Serra da Estrela com neve"],
])("%s: “%s” ends in the cold", (language, prompt) => {
  expect(extremesIn(prompt, language, 24)).toEqual({
    coldC: 0,
    warmC: 24,
    apart: true,
    endsCold: true,
  });
});

test.each<[Language, string]>([
  ["en", "4 degrees at the market this morning, 20 in the afternoon"],
  ["de", "morgens 4 Grad, nachmittags 20 im Biergarten"],
  ["fr", "ce matin 4 degrés au marché, cet aprem 20 en terrasse"],
  ["es", "por la mañana 4 grados y por la tarde 20 en la terraza"],
  ["it", "stamattina 4 gradi al mercato, nel pomeriggio 20 in terrazza"],
  ["pt", "de manhã 4 graus na feira, à tarde 20 na esplanada"],
])("%s: “%s” is two climates", (language, prompt) => {
  expect(extremesIn(prompt, language, 4)).toMatchObject({ coldC: 4, warmC: 20 });
});

test.each<[Language, string, number, number]>([
  ["en", "38 outside but its 16 in the server room and I run cables all morning", 38, 16],
  ["en", "the ac on 17 and I sit right there", 35, 17],
  ["de", "draußen 33, im Rechenzentrum sind es 17 und ich verlege Kabel", 33, 17],
  ["fr", "dehors 35 mais dans la salle des serveurs il fait 16 et je câble", 35, 16],
  ["es", "fuera 36 pero en la sala de servidores están a 17 y paso la mañana", 36, 17],
  ["it", "fuori 34 ma nella sala server fanno 16 e ci sto tutto il giorno", 34, 16],
  ["pt", "lá fora 36 mas na sala dos servidores faz 17 e fico a manhã toda", 36, 17],
])("%s: of the sky and a roof, what stands nearer to the number: %s", (...row) => {
  const [language, prompt, outdoorC, roomC] = row;
  expect(extremesIn(prompt, language, outdoorC)).toEqual({
    coldC: roomC,
    warmC: outdoorC,
    apart: true,
    indoors: true,
  });
});

test.each<[Language, string]>([
  ["en", "orchid house at the botanical garden, potting all day"],
  ["en", "the radiators at the library are stuck"],
  ["de", "Führung durchs Palmenhaus"],
  ["fr", "visite de la serre aux papillons"],
  ["es", "visita al mariposario con los niños"],
  ["it", "gita alla casa delle farfalle"],
  ["pt", "passeio no borboletário"],
])("%s: “%s” is hot inside, in winter only", (language, prompt) => {
  expect(extremesIn(prompt, language, 1)).toEqual({
    coldC: 1,
    warmC: 26,
    apart: true,
    indoors: true,
  });
  expect(extremesIn(prompt, language, 30)).toBeNull();
});

test.each<[Language, string]>([
  ["en", "in the exam hall it was like a morgue last time"],
  ["de", "im Prüfungsraum war es wie in der Leichenhalle"],
  ["fr", "la salle d'examen, une vraie morgue"],
  ["es", "en la sala ponen el aire como para conservar cadáveres"],
  ["it", "in aula l'aria era da obitorio"],
  ["pt", "o ar da sala estava congelando na última prova"],
])("%s: “%s” is a cold room in summer", (language, prompt) => {
  expect(extremesIn(prompt, language, 35)?.coldC).toBe(17);
});

test("a number that is the day's own leaves the cold room cold, and an hour is no temperature", () => {
  const office = "108 degrees out there but our office is a meat locker, nine hours";
  expect(extremesIn(office, "en", 42)).toEqual({
    coldC: 17,
    warmC: 42,
    apart: true,
    indoors: true,
  });
  expect(extremesIn("domani in classe alle 8, fuori fa freddo", "it", -1)).toBeNull();
});

test("who works in a cold store dresses for it, though it is summer", () => {
  expect(extremesIn("Schicht im Kühlhaus, minus 20 Grad", "de", 31)?.warmC).toBeLessThan(12);
});

test.each<[Language, string]>([
  ["en", "setting off at minus five degrees, landing in thirty one degrees"],
  ["de", "los gehts bei minus fünf Grad, ankommen bei einunddreißig Grad"],
  ["es", "salgo con menos cinco grados y llego con 31 grados"],
  ["it", "parto con meno cinque gradi e arrivo con trentuno gradi"],
])("%s: a journey has the climates of both ends", (language, prompt) => {
  expect(extremesIn(prompt, language, null)).toMatchObject({ coldC: -5, warmC: 31 });
});

test.each([
  "bake at 200 degrees in the oven while I dress for lunch",
  "dinner for 27 with 3 kids",
  "it is 18 degrees inside and 21 degrees outside",
  "wash at 60 degrees, what do I wear",
])("none are read where one is told: %s", (prompt) => {
  expect(extremesIn(prompt, "en", 20)).toBeNull();
});

test.each<[Language, string, number]>([
  ["en", "the archive keeps its air conditioning at 17 all year", 38],
  ["de", "im Lager ist die Klimaanlage auf 17 gestellt", 36],
  ["fr", "au labo la clim est réglée à 17 toute l'année", 36],
  ["es", "el aire acondicionado a 17 todo el turno", 38],
  ["it", "in studio il condizionatore a 17 tutto il giorno", 36],
  ["pt", "o ar condicionado a 17 o turno inteiro", 36],
])("%s: “%s” is what the room is set to, whatever follows", (language, prompt, outdoorC) => {
  expect(extremesIn(prompt, language, outdoorC)).toMatchObject({ coldC: 17, indoors: true });
});

test("a room like a fridge is cooler than a mild day, too", () => {
  const hall = extremesIn("the packing hall is like a fridge", "en", 18);
  expect(hall?.coldC).toBeLessThan(12);
  expect(hall?.warmC).toBe(18);
});

test.each<[Language, string]>([
  ["en", "the coach drops me off in Denver at four and they have snow"],
  ["de", "ich steige früh in Zermatt aus und da liegt Schnee"],
  ["fr", "j'arrive à Grenoble sous la neige"],
  ["es", "ya estoy en Teruel a mediodía y nieva"],
  ["it", "il pullman mi lascia a Cortina e c'è la neve"],
  ["pt", "o autocarro me deixa em Bragança e lá neva"],
])("%s: “%s” is a journey into winter", (language, prompt) => {
  expect(extremesIn(prompt, language, 25)).toMatchObject({ coldC: 0, endsCold: true });
});
