import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import { readBrief } from "../understand/read-brief.ts";
import type { Agenda } from "./agenda.ts";
import { labelOf } from "./label.ts";
import { readAgenda } from "./read-agenda.ts";

function agendaOf(prompt: string): { agenda: Agenda | null; labels: string[] } {
  const settings = settingsOnDisk();
  const brief = readBrief({ prompt, weather: null }, settings);
  const agenda = readAgenda(prompt, brief, [], settings);
  return { agenda, labels: agenda?.looks.map((ask) => labelOf(ask, brief.language)) ?? [] };
}

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, k) => `${word} ${k + 1}`);

describe("how often, or how long already, is no stay", () => {
  test.each([
    "I can't wear the same trousers two days running, office",
    "nicht zwei Tage hintereinander dieselbe Hose im Büro",
    "pas deux jours de suite le même pantalon au bureau",
    "no repito pantalón dos días seguidos en la oficina",
    "mai gli stessi pantaloni due giorni di fila in ufficio",
    "não repito calças dois dias seguidos no escritório",
    "llevo ocho días en Bogotá y mañana empiezo en la oficina",
    "ça fait huit jours à Lyon, demain le bureau",
  ])("%s", (prompt) => expect(agendaOf(prompt).agenda).toBeNull());
});

describe("days that each stand at the head of what is told of them", () => {
  const told =
    "Tre giorni, tre mondi: venerdì in campagna dallo zio, tutto si macchia. Sabato saggio, la maestra vuole la gonna nera. Domenica battesimo, son la madrina.";

  test("are looks of their own and no trip, whatever is on", () => {
    const { agenda, labels } = agendaOf(told);
    expect(labels).toEqual(["Venerdì", "Sabato", "Domenica"]);
    expect(agenda?.packs).toBe(false);
  });

  test("keep what is told beside them to themselves, but for what nobody will wear", () => {
    const [friday, saturday] = agendaOf(told).agenda!.looks;
    expect(saturday!.text).toContain("gonna nera");
    expect(friday!.text).not.toContain("gonna nera");
    const away = agendaOf(
      "Friday choir, all in black. Saturday football, my jeans are torn. Sunday christening, pastel please.",
    ).agenda!;
    expect(away.looks.every(({ text }) => text.includes("jeans are torn"))).toBe(true);
    expect(away.looks.filter(({ text }) => text.includes("all in black"))).toHaveLength(1);
  });

  test("are there, though a later one speaks of what is away", () => {
    const { labels } = agendaOf(
      "el sábado me bautizan en el río; el domingo voy al partido; el lunes tengo turno en la clínica, pero el uniforme verde lo tiene la costurera",
    );
    expect(labels).toEqual(["Sábado", "Domingo", "Lunes"]);
  });

  test("are no limit, counted as things", () => {
    const { agenda } = agendaOf(
      "Three things: Friday a funeral, Saturday a sack race, Sunday lunch. What do I wear?",
    );
    expect(agenda?.limits.pieces).toBeNull();
    expect(agenda?.packs).toBe(false);
  });
});

describe("several looks are asked for", () => {
  test.each<[string, readonly string[]]>([
    ["3 outfits for the office please", numbered("Outfit", 3)],
    ["give me four different office looks", numbered("Outfit", 4)],
    ["drei verschiedene Outfits fürs Büro", numbered("Outfit", 3)],
    ["zwei Looks für eine Hochzeit", numbered("Outfit", 2)],
    ["trois tenues pour le bureau s'il te plaît", numbered("Tenue", 3)],
    ["necesito cinco conjuntos para la oficina", numbered("Conjunto", 5)],
    ["mi servono tre outfit per l'ufficio", numbered("Outfit", 3)],
    ["preciso de três looks para o escritório", numbered("Look", 3)],
    ["outfits for the weekend please", ["Saturday", "Sunday"]],
    ["Outfits fürs Wochenende bitte", ["Samstag", "Sonntag"]],
    ["des tenues pour le week-end", ["Samedi", "Dimanche"]],
    ["looks para el fin de semana", ["Sábado", "Domingo"]],
    ["outfit per il weekend al lago", ["Sabato", "Domenica"]],
    ["looks para o fim de semana na praia", ["Sábado", "Domingo"]],
    [
      "what do I wear Monday to Friday at the office",
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    ],
    ["Montag bis Mittwoch im Büro, was ziehe ich an?", ["Montag", "Dienstag", "Mittwoch"]],
    ["je vais au bureau du lundi au mercredi", ["Lundi", "Mardi", "Mercredi"]],
    ["oficina de lunes a miércoles, qué me pongo", ["Lunes", "Martes", "Miércoles"]],
    ["ufficio da lunedì a mercoledì, cosa metto", ["Lunedì", "Martedì", "Mercoledì"]],
    ["escritório de segunda a quarta, o que visto?", ["Segunda", "Terça", "Quarta"]],
    ["outfits for my work week", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]],
    ["Wed–Fri conference, what to wear", ["Wednesday", "Thursday", "Friday"]],
    ["Tuesday client meeting, Thursday gym", ["Tuesday", "Thursday"]],
    ["Dienstag Kundentermin und am Donnerstag Fitnessstudio", ["Dienstag", "Donnerstag"]],
    ["mardi réunion client, jeudi salle de sport", ["Mardi", "Jeudi"]],
    ["el martes reunión con un cliente, el jueves gimnasio", ["Martes", "Jueves"]],
    ["martedì riunione con un cliente, giovedì palestra", ["Martedì", "Giovedì"]],
    ["terça reunião com cliente, quinta academia", ["Terça", "Quinta"]],
    ["5 days in Lisbon, hand luggage only", numbered("Day", 5)],
    ["4 Tage in Wien, nur Handgepäck", numbered("Tag", 4)],
    ["valise pour 3 jours à Rome", numbered("Jour", 3)],
    ["qué llevo en la maleta para 3 días en Sevilla", numbered("Día", 3)],
    ["valigia per 4 giorni a Palermo, solo bagaglio a mano", numbered("Giorno", 4)],
    ["mala para 4 dias em Ponta Delgada", numbered("Dia", 4)],
  ])("%s", (prompt, labels) => {
    expect(agendaOf(prompt).labels).toEqual(labels);
  });
});

describe("one look is asked for", () => {
  test.each([
    "music festival all weekend",
    "weekend walk in the cold",
    "Since Monday I have worn the same jeans, what for Tuesday",
    "the grey hoodie bored me all week, something for tomorrow please",
    "I gave birth five days ago and want a decent photo",
    "Mein Anzug ist seit zwei Wochen in der Reinigung, ich muss zur Hochzeit",
    "mon manteau est chez le teinturier depuis deux semaines, mariage samedi",
    "cinque giorni fa ho partorito, voglio una foto decente",
    "o alfaiate promete o casaco em dois dias, e o casamento é amanhã",
    "ya usé el polerón gris toda la semana, algo para la oficina mañana",
    "So I need an outfit for a wedding on Saturday",
    "Which is better for Friday, the dress or the suit?",
  ])("%s", (prompt) => {
    expect(agendaOf(prompt).agenda).toBeNull();
  });
});

describe("what is said of one day is about that day", () => {
  const textOf = (prompt: string, day: number): string =>
    agendaOf(prompt).agenda!.looks.find(({ slot }) => slot.is === "day" && slot.day === day)!.text;

  test("a limit counts for all of them", () => {
    const prompt = "Tuesday client meeting, Thursday gym. No heels please";
    expect(textOf(prompt, 1)).toMatch(/client meeting.*No heels/);
    expect(textOf(prompt, 1)).not.toMatch(/gym/);
    expect(textOf(prompt, 3)).toMatch(/gym.*No heels/);
  });

  test("days in one breath share what follows them", () => {
    const prompt = "Mon, Tue and Wed at the office, Sat hiking in the hills";
    expect(agendaOf(prompt).labels).toEqual(["Monday", "Tuesday", "Wednesday", "Saturday"]);
    expect(textOf(prompt, 0)).toMatch(/office/);
    expect(textOf(prompt, 5)).not.toMatch(/office/);
  });

  test("an evening beside the day is a look of its own", () => {
    const { labels } = agendaOf("Monday to Wednesday office, Wednesday evening at the opera");
    expect(labels).toEqual(["Monday", "Tuesday", "Wednesday", "Wednesday, evening"]);
  });
});

describe("a trip", () => {
  const trip = "5 days in Lisbon, two dinners, one hike, hand luggage only, max 12 pieces";

  test("what is done late comes on top of the days, what is done by day takes one", () => {
    const { labels, agenda } = agendaOf(trip);
    expect(labels.filter((label) => label.includes("evening"))).toHaveLength(2);
    expect(labels).toHaveLength(7);
    expect(agenda!.looks.filter(({ text }) => text.includes("hike"))).toHaveLength(1);
  });

  test.each([
    [trip, 12],
    ["4 Tage Wien, zwei Opernabende, höchstens 9 Teile", 9],
    ["3 jours à Rome, 8 pièces maximum dans la valise", 8],
    ["3 días en Sevilla, maleta con diez prendas como mucho", 10],
    ["4 giorni a Palermo, massimo otto capi in valigia", 8],
    ["4 dias em Lisboa, no máximo nove peças na mala", 9],
  ])("the limit of pieces: %s", (prompt, pieces) => {
    const { agenda } = agendaOf(prompt);
    expect([agenda?.packs, agenda?.limits.pieces]).toEqual([true, pieces]);
  });

  test("bags, litres, kilos and pairs of shoes are limits", () => {
    expect(agendaOf("5 days in Lisbon, hand luggage only").agenda!.limits.grams).toBeGreaterThan(0);
    const litres = agendaOf("packing for 3 days in Rome, a 20 l backpack").agenda!.limits.grams!;
    expect(litres).toBeLessThan(agendaOf("packing for 3 days in Rome, 30 l").agenda!.limits.grams!);
    expect(agendaOf("packing for 3 days in Rome, 6 kg at most").agenda!.limits.grams).toBe(4200);
    expect(agendaOf("packing for 4 days in Rome, two pairs of shoes").agenda!.limits.pairs).toBe(2);
  });

  test("clothes are washed where it is said, and only there", () => {
    const week = "Montag bis Freitag Büro, nur Rucksack";
    expect(agendaOf(`${week}. Mittwoch kann ich waschen`).agenda!.washedAfter).toEqual([2]);
    expect(agendaOf("packing for 5 days in Rome, no laundry").agenda!.washedAfter).toEqual([]);
    expect(agendaOf("packing for 5 days in Rome with laundry").agenda!.washedAfter).toEqual([2]);
  });
});

describe("changes of clothes for what the day leads to", () => {
  test.each<[string, RegExp, RegExp]>([
    ["two changes of clothes: one for the stables and one for the opera", /stables/, /opera/],
    ["due cambi: uno per la palestra e uno per la cena", /palestra/, /cena/],
    ["duas trocas: uma para o escritório e uma para o casamento", /escritório/, /casamento/],
    ["dos mudas: una para la oficina y una para la boda", /oficina/, /boda/],
  ])("each is dressed for by itself: %s", (prompt, one, other) => {
    const [first, second] = agendaOf(prompt).agenda!.looks;
    expect(first!.text).toMatch(one);
    expect(first!.text).not.toMatch(other);
    expect(second!.text).toMatch(other);
    expect(second!.text).not.toMatch(one);
  });
});
