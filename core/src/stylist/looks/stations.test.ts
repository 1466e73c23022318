import { describe, expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import { readAgenda } from "./read-agenda.ts";

/** What each look is about: the words of the request that no other look took. */
function textsOf(prompt: string, language: string): string[] {
  const settings = settingsOnDisk();
  const brief = readBrief({ prompt, weather: null, language }, settings);
  return readAgenda(prompt, brief, [], settings)!.looks.map(({ text }) => text);
}

const about = (texts: readonly string[], ...words: readonly string[]): string[] =>
  texts.map((text) => words.filter((word) => text.includes(word)).join(" "));

describe("two outfits for one day", () => {
  test.each([
    ["en", "two outfits: 9am job interview, 5pm basketball in the hall", "interview"],
    ["de", "zwei Outfits: 9 Uhr Gericht, 17 Uhr Basketball in der Halle", "Gericht"],
    ["fr", "deux tenues : 9h soutenance de thèse, 18h entraînement de basketball", "soutenance"],
    ["es", "dos conjuntos: a las 9 juicio, a las 18 basketball en la pista", "juicio"],
    ["it", "due outfit: alle 9 udienza, alle 18 basketball in palestra", "udienza"],
    ["pt", "dois looks: às 9h audiência, às 17h treino de basketball", "audiência"],
  ])("%s: each hour has its own: %s", (language, prompt, first) => {
    const [one, other] = textsOf(prompt, language).map((text) => text.toLowerCase());
    expect(about([one!, other!], first.toLowerCase(), "basketball")).toEqual([
      first.toLowerCase(),
      "basketball",
    ]);
  });

  test.each([
    [
      "en",
      "9am I testify in court (no jeans, black tie), 4pm basketball. I need both outfits.",
      "court",
    ],
    [
      "de",
      "9 Uhr Gericht (keine Jeans), um 16 Uhr Basketball. Ich brauche beide Outfits.",
      "gericht",
    ],
    [
      "fr",
      "8h visite de chantier (gilet fluo obligatoire), puis à 17h basketball. Il me faut les deux tenues.",
      "chantier",
    ],
    [
      "es",
      "a las 9 juicio (nada de vaqueros), a las 18 basketball. Necesito ambos conjuntos.",
      "juicio",
    ],
    [
      "it",
      "alle 9 udienza (niente jeans), alle 18 basketball. Mi servono entrambi gli outfit.",
      "udienza",
    ],
    [
      "pt",
      "às 9h audiência (sem jeans), às 17h basketball. Preciso de ambos os looks.",
      "audiência",
    ],
  ])("%s: the hours may come before the number: %s", (language, prompt, first) => {
    const texts = textsOf(prompt, language).map((text) => text.toLowerCase());
    expect(about(texts, first, "basketball")).toEqual([first, "basketball"]);
  });

  test("what is said beside belongs to the hour before it, what is said after to both", () => {
    const prompt =
      "Need two outfits. 9am I testify in court, no busy patterns. 4pm I coach kids, dirt field, full sun. I hate brown";
    expect(about(textsOf(prompt, "en"), "court", "dirt field", "brown")).toEqual([
      "court brown",
      "dirt field brown",
    ]);
  });

  test("two things in one breath are told apart", () => {
    const texts = textsOf("2 outfits for sunday, church and then paintball", "en");
    expect(about(texts, "church", "paintball")).toEqual(["church", "paintball"]);
  });
});

describe("a trip with several occasions", () => {
  test.each([
    ["en", "Pack for two days of meetings, a dinner by the lake and on Sunday the hiking trail"],
    ["de", "Koffer packen: zwei Tage Messe, ein Abendessen am See und am Sonntag hiking"],
    ["fr", "Fais ma valise : deux jours de réunions, un dîner au lac et dimanche hiking en forêt"],
    ["es", "Hazme la maleta: dos días de reuniones, una cena y el domingo hiking por la sierra"],
    ["it", "Fammi la valigia: due giorni di riunioni, una cena e la domenica hiking sul monte"],
    ["pt", "Faz-me a mala: dois dias de reuniões, um jantar e no domingo hiking na serra"],
  ])("%s: a day that is named comes after so many days of something", (language, prompt) => {
    const hiking = textsOf(prompt, language).map((text) => text.includes("hiking"));
    expect(hiking).toEqual([false, false, false, true]);
  });

  test("days of something take their number of the trip's, and a weekday the last", () => {
    const prompt =
      "packing for five days in Rome: two days of client meetings, a hike on Thursday, carry on";
    expect(about(textsOf(prompt, "en"), "meetings", "hike")).toEqual([
      "meetings",
      "meetings",
      "",
      "",
      "hike",
    ]);
  });

  test("days of something come before the days that are named", () => {
    const prompt = "Packing: three days of conference, on Saturday a christening and Sunday hiking";
    expect(about(textsOf(prompt, "en"), "conference", "christening", "hiking")).toEqual([
      "conference",
      "conference",
      "conference",
      "christening",
      "hiking",
    ]);
  });

  const SNOW = [
    called("thermal top", "top"),
    called("ski jacket", "coat"),
    called("ski trousers", "trouser"),
    called("snow boots", "boots"),
    called("black knitted dress", "dress", "#111111"),
  ];

  test.each([
    ["en", "Packing for a weekend of sledging, and on Saturday we dine in an elegant restaurant"],
    ["de", "Packen für ein Wochenende, Rodeln jeden Tag, und am Samstag gehen wir fein essen"],
    ["fr", "Sac pour un week-end, luge du matin au soir, et samedi on dîne dans un bel hôtel"],
    ["es", "Maleta para el finde, trineo todo el día, y el sábado cenamos en un sitio elegante"],
    ["it", "Valigia per il weekend, slittino tutto il giorno, e sabato ceniamo in un bel posto"],
    ["pt", "Mala para o fim de semana, trenó o dia todo, e no sábado jantamos num sítio bonito"],
  ])("%s: what is on all day is left for an evening out", (language, prompt) => {
    const weather = { ...weatherAt(-3), precip: "snow" as const };
    const request = { prompt, closet: SNOW, weather, seed: 1, language };
    const { looks } = suggestOutfit(request, knowledgeOnDisk()).plan;
    const worn = (id: string): number => looks!.filter(({ items }) => items.includes(id)).length;
    expect([worn("ski trousers"), worn("black knitted dress")]).toEqual([2, 1]);
  });
});
