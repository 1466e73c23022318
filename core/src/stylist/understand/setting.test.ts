import { describe, expect, test } from "vitest";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import type { Weather } from "../../weather.ts";
import { weatherAt } from "../closet.testing.ts";
import { readBrief } from "./read-brief.ts";

const weather = weatherAt(14);
const read = (prompt: string, given: Weather | null = weather, now?: { month: number }) =>
  readBrief(
    {
      prompt,
      weather: given,
      ...(now && { now: { year: 2026, month: now.month, day: 3, hour: 9 } }),
    },
    settingsOnDisk(),
  );
const settingOf = (prompt: string): string | null => read(prompt).situation?.id ?? null;

describe("what a request only speaks of beside its day", () => {
  test.each([
    ["it's like a sauna on the tube today, what do I wear", "sauna"],
    ["In der U-Bahn ist es heiß wie in der Sauna, was zieh ich an?", "sauna"],
    ["il fait une chaleur comme dans un sauna dans le métro, je mets quoi ?", "sauna"],
    ["en el metro hace un calor como en una sauna, qué me pongo", "sauna"],
    ["in metro fa caldo come in una sauna, cosa mi metto?", "sauna"],
    ["no metro está um calor como numa sauna, o que visto?", "sauna"],
    ["my running shoes are wet, what shoes for today", "running"],
    ["le scarpe da corsa sono fradice, cosa metto oggi ai piedi", "running"],
    ["not the funeral-y dress, what for today", "funeral"],
  ])("%s", (prompt, other) => {
    const { event, situation } = read(prompt);
    expect([event?.id, situation?.id]).not.toContain(other);
  });

  test.each([
    ["the grey coat has been at my brother's since the wedding. office tomorrow", "office"],
    ["Büro morgen, der graue Mantel hängt seit der Hochzeit bei meinem Bruder", "office"],
    ["au bureau demain, le manteau gris est chez mon frère depuis le mariage", "office"],
    ["a la oficina mañana, el abrigo gris está en casa de mi hermano desde la boda", "office"],
    ["no escritório amanhã, o casaco cinza está com o meu irmão desde o casamento", "office"],
  ])("%s", (prompt, id) => {
    expect(read(prompt).event?.id).toBe(id);
  });
});

describe("what is over is no setting", () => {
  test.each([
    ["we had the graduation last night and now I need something for brunch", "graduation"],
    ["gestern war die Beerdigung, heute ist Brunch", "funeral"],
    ["hier soir c'était l'opéra et maintenant un brunch", "opera"],
    ["anoche fue la boda y ahora desayuno con amigas", "wedding"],
    ["ieri c'era il funerale, adesso colazione con le amiche", "funeral"],
    ["ontem foi o batizado, agora café com as amigas", "christening"],
  ])("%s", (prompt, other) => {
    const { event, situation } = read(prompt);
    expect([event?.id, situation?.id]).not.toContain(other);
  });

  test("what was only told of yesterday is still to come", () => {
    expect(read("they told me yesterday there's a funeral on friday").event?.id).toBe("funeral");
    expect(read("gestern erfahren: am Freitag ist eine Hochzeit").event?.id).toBe("wedding");
  });

  test("an occasion that a garment is kept for is another day's, whatever joins the reason", () => {
    const kept = "opera tonight. Not the green dress because I'm keeping it for the wedding";
    expect(read(kept).event?.id).toBe("opera");
    const tenuto = "stasera opera. Il vestito verde no perché lo tengo per il matrimonio";
    expect(read(tenuto).event?.id).toBe("opera");
  });
});

describe("who somebody is says nothing of the day", () => {
  test.each([
    ["I'm a nurse and on sunday we go to a restaurant with my parents", "nursing-shift"],
    ["ich bin Bademeister, heute Abend gehts ins Restaurant", "lifeguard"],
    ["je suis maître-nageur, ce soir restaurant avec ma belle-mère", "lifeguard"],
    ["soy socorrista y hoy ceno en un restaurante con mis suegros", "lifeguard"],
    ["io sono bagnino, stasera ristorante coi suoceri", "lifeguard"],
    ["sou salva-vidas, hoje à noite jantar num restaurante", "lifeguard"],
    ["a date with a girl from my yoga class", "yoga"],
    ["brunch, and I can't turn up like I've been mucking out stables", "stable-work"],
  ])("%s", (prompt, id) => {
    expect(settingOf(prompt)).not.toBe(id);
  });

  test("where nothing else does, it is what they do", () => {
    expect(settingOf("I'm a lifeguard, what do I wear")).toBe("lifeguard");
  });
});

describe("an occasion that a garment is kept for is another day", () => {
  test.each([
    ["Brunch with Jo, not the blue dress that I'm keeping for the wedding on Saturday", "wedding"],
    ["Büro heute, den Smoking muss ich mir für die Gala am Freitag aufheben", "gala"],
    ["au bureau aujourd'hui, la robe bleue je la garde pour le mariage de samedi", "wedding"],
    ["oficina hoy, el vestido azul lo guardo para la boda del sábado", "wedding"],
    ["ufficio oggi, il vestito blu lo tengo per il matrimonio di sabato", "wedding"],
    ["escritório hoje, o vestido azul estou a guardar para o casamento de sábado", "wedding"],
  ])("%s", (prompt, occasion) => {
    expect(read(prompt).occasion).not.toBe(occasion);
  });

  test("and the polish on the shoes that stay at home is no dress code", () => {
    expect(read("dog walk, the black boots are freshly polished so not those").codeName).toBeNull();
  });
});

test("words are as far apart as they were said, though some between are not read", () => {
  const prompt =
    "second day with the same clients so I can't repeat the blazer, and the slacks have coffee all down one leg";
  expect(settingOf(prompt)).not.toBe("gym");
});

test("to dress oneself is no dress code in French", () => {
  expect(read("je m'habille comment pour aller au marché").codeName).toBeNull();
  expect(read("tenue habillée exigée").codeName).not.toBeNull();
});

describe("what one plays says more of clothes than what is celebrated", () => {
  test.each([
    "Kegelabend zum Geburtstag von Uwe, Bowling",
    "retirement party for Sue at the climbing hall",
    "despedida de soltera, vamos a jugar al voleibol de playa",
  ])("%s", (prompt) => {
    expect(read(prompt).code[1]).toBeLessThanOrEqual(1);
  });
});

describe("another word that only looks like a setting's", () => {
  test.each([
    "me duele el muslo, visto la falda larga",
    "oggi voglio brillare con la gonna nera",
    "aviso laranja hoje, que casaco visto",
    "der Pullover merkt sich alles, was ziehe ich dazu an",
    "la giacca l'ha resa facoltativa, cosa metto con i pantaloni",
  ])("%s", (prompt) => {
    expect(read(prompt).event).toBeNull();
  });
});

describe("a setting said by what one does there", () => {
  test.each([
    ["Knocking a wall through at my sister's on Saturday, dust everywhere", "diy"],
    ["Wir reißen am Samstag bei meinem Bruder die Küche raus", "diy"],
    ["On casse une cloison chez mon frère samedi", "diy"],
    ["Vamos a tirar un tabique en casa de mi hermano", "diy"],
    ["sabato buttiamo giù un muro da mio cognato", "diy"],
    ["sábado vamos partir uma parede em casa do meu irmão", "diy"],
    ["je fais les vendanges cette semaine", "farm-work"],
    ["este fim de semana é a apanha da azeitona", "farm-work"],
    ["turno alla friggitrice alla sagra", "kitchen-shift"],
    ["they'll throw flour and eggs at me after my last exam", "food-fight"],
    ["muss gleich die Einfahrt vom Schnee freischaufeln", "snow-shovelling"],
    ["colloquio con la maestra di Tommaso alle 17", "parents-evening"],
    ["colloquio in carcere con mio fratello", "prison-visit"],
    ["first date and he chose the climbing hall", "climbing-hall"],
    ["primera cita en un rocódromo", "climbing-hall"],
    ["la nonna è in casa di riposo, domenica vado da lei", "care-home-visit"],
    ["salgo de nazareno el Viernes Santo", "holy-week-procession"],
  ])("%s", (prompt, id) => {
    expect(settingOf(prompt)).toBe(id);
  });
});

describe("words of a name", () => {
  test("that stand in two sentences name nothing together", () => {
    expect(settingOf("Lunch on Sunday. She lives in Leeds, what do I wear")).not.toBe(
      "lazy-sunday",
    );
  });
  test("that are articles count only beside the others", () => {
    expect(settingOf("a la tarde es el velorio y no sé ni qué día es")).not.toBe("everyday-casual");
  });
});

describe("a home that is only where a thing hangs", () => {
  test.each([
    "gala dinner tonight and my dinner jacket hangs at home, what do I wear now please",
    "Ich gehe heute zum Elternabend, der gute Blazer hängt leider daheim im Schrank",
    "Comida en casa de mis suegros el domingo",
    "stasera cena fuori, non passo a casa, ho solo la borsa del lavoro",
  ])("%s", (prompt) => {
    expect(read(prompt).event?.id).not.toBe("lounge");
  });
});

describe("the weather that was found", () => {
  test.each([
    "A camisola que a minha avó fez está limpa, o que visto com ela?",
    "Salgo de mantilla el Jueves Santo, qué zapatos",
    "calcetto alle 19 con gli altri",
    "mas eu quero algo confortável",
    "mais je n'ai pas envie d'en faire trop",
    "noite fria aqui em Curitiba, festa na escola",
    "ando en Monterrey y voy a una graduación",
    "my sister in Houston has the agbada, oath ceremony on Thursday",
    "leg in plaster till august, lunch on sunday",
    "der Kursleiter schreibt: nichts Schwarzes",
  ])("stays: %s", (prompt) => {
    const { weather: met } = read(prompt);
    expect([met?.feelsLikeC, met?.precip]).toEqual([14, "none"]);
  });

  test("gives way to a place that somebody sets out for, at a time that is known", () => {
    expect(read("packing for a week in Dubai", weather, { month: 7 }).destination).toBe("Dubai");
    expect(read("flying to Oslo next week", weather, { month: 1 }).weather?.tempC).toBeLessThan(5);
  });

  test("snow that is told of a place outranks its averages, where it ever snows", () => {
    const told = read("vuelo a Ushuaia, cinco días con nieve hasta la rodilla", weather, {
      month: 11,
    });
    expect([told.weather?.tempC, told.weather?.precip]).toEqual([0, "snow"]);
    const hall = read("flying to Dubai for the ski hall, real snow inside", weather, { month: 7 });
    expect(hall.weather?.precip).toBe("none");
  });

  test("stays where a country is only spoken of", () => {
    const here = { ...weather, place: "Namur" };
    expect(read("flea market stall at dawn, Belgium what can I say", here).weather?.tempC).toBe(14);
    expect(read("in Cairo on Monday", here, { month: 7 }).weather?.tempC).toBeGreaterThan(25);
  });

  test("is not the oven's", () => {
    expect(read("Nachtschicht in der Backstube, der Ofen hat 40 Grad").weather?.tempC).toBe(14);
  });
});

test("a hot room before the camera is dressed for as hot", () => {
  const { traits, weather: met } = read("entrevista por zoom e 36 graus aqui dentro", null);
  expect([traits.has("camera"), traits.has("home"), met?.tempC]).toEqual([true, false, 36]);
});

test("only what the camera shows is seen", () => {
  expect(read("entrevista por zoom en una hora").traits).toContain("camera");
  expect(read("job interview at a bank").traits).not.toContain("camera");
});

test.each([
  ["I start on a building site tomorrow. The new trousers are for Carla's wedding", "wedding"],
  [
    "Morgen fange ich auf der Baustelle an. Die neue Hose ist für Carlas Hochzeit reserviert",
    "wedding",
  ],
])("what is kept for a feast names no feast of this day: %s", (prompt, feast) => {
  expect(read(prompt).event?.id).not.toBe(feast);
});

describe("what somebody does is known by how it is said every day", () => {
  test.each([
    ["polar plunge on Sunday morning with the club", "swimming-lake"],
    ["parcel delivery all day, steep streets", "delivery-riding"],
    ["raking leaves with the neighbours", "gardening"],
    ["Wir müssen den Keller entrümpeln, alles staubig", "deep-cleaning"],
    ["Samstag auf die Demo, lange Strecke", "protest-march"],
    ["Ich geh mit der Kleinen zum Babyschwimmen", "swimming-pool"],
    ["je bosse en cuisine ce soir, gros service", "kitchen-shift"],
    ["je cours à 7 h demain, il fait encore nuit", "running"],
    ["je vais à un concert philharmonique ce soir", "concert-classical"],
    ["mañana me toca repartir paquetes en el centro", "delivery-riding"],
    ["voy a correr temprano por el barrio", "running"],
    ["domani faccio il corriere fino a sera", "delivery-riding"],
    ["devo svuotare la cantina di zio", "deep-cleaning"],
    ["vou apitar jogo dos miúdos no domingo", "football-playing"],
    ["hoje tenho turno no frigorífico de carne até às dez", "cold-store-shift"],
  ])("%s: %s", (prompt, id) => expect(settingOf(prompt)).toBe(id));

  test.each([
    ["the soil is heavy clay, we plant a tree in the garden", "pottery-class"],
    ["Date im Kino, draußen ist es kalt", "open-air-cinema"],
    ["Eine Kuh hat eine schwere Geburt, ich bin die Tierärztin", "giving-birth"],
    ["le prof nous attend dans la cour", "dance-class"],
    ["mi hanno invitato a una festa in maschera, c'è anche il notaio", "notary-signing"],
    ["a minha filha de 6 anos rasgou-me a manga", "childrens-birthday"],
  ])("%s: no %s", (prompt, id) => expect(settingOf(prompt)).not.toBe(id));

  test.each([
    ["my knee replacement is healing, my niece's wedding is on Saturday", "wedding-guest"],
    ["Krankgeschrieben, muss aber kurz in die Apotheke", "errands"],
    ["bimba di 6 anni, festa di compleanno di mia figlia al muro di arrampicata", "climbing-hall"],
  ])("the body's state gives way to the day, and a party to its sport: %s", (prompt, id) => {
    expect(settingOf(prompt)).toBe(id);
  });
});

describe("whoever has people in is at home", () => {
  test.each([
    ["en", "wine and cheese with two friends at my place"],
    ["de", "Spieleabend bei mir, vier Leute"],
    ["fr", "soirée jeux chez moi, on sera quatre"],
    ["es", "noche de juegos en mi casa con cuatro amigas"],
    ["it", "serata giochi a casa mia con le amiche"],
    ["pt", "noite de jogos em minha casa com as amigas"],
  ])("%s: %s", (language, prompt) => {
    const { traits } = readBrief({ prompt, weather, language }, settingsOnDisk());
    expect(traits).toContain("home");
  });

  test.each([
    ["en", "barbecue at my place"],
    ["de", "Spieleabend in der Bar bei mir um die Ecke"],
    ["fr", "soirée jeux au bar en bas de chez moi à Lyon"],
  ])("%s: not where it is only near, or in the garden: %s", (language, prompt) => {
    const { traits } = readBrief({ prompt, weather, language }, settingsOnDisk());
    expect(traits).not.toContain("home");
  });
});
