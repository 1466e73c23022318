import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";

const read = (prompt: string, names: readonly string[] = []) =>
  readBrief({ prompt, weather: null, closet: names.map((name) => ({ id: name, name })) });

describe("a colour that nobody is to come in is refused", () => {
  test.each([
    ["memorial on friday, they asked that nobody comes in black", "black"],
    ["Trauerfeier, keiner soll in Schwarz kommen", "black"],
    ["hommage dimanche, que personne ne vienne en noir", "black"],
    ["despedida el viernes, que nadie vaya de negro", "black"],
    ["commemorazione, che nessuno venga in nero", "black"],
    ["homenagem, ninguém de preto por favor", "black"],
    ["despedida, a minha tia odiava preto", "black"],
    ["cena de empresa, rojo jamás", "red"],
  ])("%s", (prompt, colour) => {
    const { wants, avoids } = read(prompt);
    expect(wants).toEqual([]);
    expect(avoids.map(({ colours }) => colours)).toEqual([[colour]]);
  });
});

describe("a state said without a verb is one", () => {
  test.each([
    "Interview. Shirt stained. Help!",
    "Vorstellungsgespräch. Hemd fleckig. Hilfe!",
    "Entretien. Chemise trempée. SOS.",
    "Entrevista. Camisa manchada. ¡Ayuda!",
    "Colloquio. Camicia sporca. Aiuto!",
    "Reunião. Camisa amassada. Socorro!",
  ])("%s", (prompt) =>
    expect(read(prompt).leftAside.map(({ why }) => why)).toEqual(["unavailable"]),
  );
});

describe("who threatens the wearers of a thing asks nothing about it", () => {
  test.each([
    "kitchen shift, woe betide anyone wearing rings or earrings",
    "Küchenschicht, wehe dem, der Ringe oder Ohrringe trägt",
    "turno de cocina, ay del que lleve anillos o aretes",
    "turno in cucina, guai a chi porta anelli o orecchini",
  ])("%s", (prompt) => {
    const { asked, avoids } = read(prompt, ["ring", "Ring", "anillo", "anello"]);
    expect(asked).toEqual([]);
    expect(avoids.some(({ garment }) => garment === "earrings")).toBe(true);
  });
});

describe("what is insisted on is kept", () => {
  test.each([
    ["office, I'm wearing the zorblaxes, full stop", "brown zorblaxes"],
    ["Taufe, das Zorblax muss mit", "blaues Zorblax"],
    ["bureau, mes zorblax je les mets, point", "zorblax marron"],
    ["oficina, los zorblax me los pongo y punto", "zorblax marrones"],
    ["ufficio, voglio mettere per forza lo zorblax", "zorblax marrone"],
    ["escritório, faço questão de usar o zorblax", "zorblax castanho"],
  ])("%s", (prompt, name) => {
    const kept = read(prompt, [name]).wants.filter(({ firm }) => firm);
    expect(kept.map(({ only }) => [...(only ?? [])])).toEqual([[name]]);
  });
});

describe("a long thing that is caught in wheels is not wished for", () => {
  test.each([
    "dinner by wheelchair, long coats get caught in the wheels",
    "Restaurant im Rollstuhl, lange Mäntel verfangen sich",
    "resto en fauteuil, les manteaux longs se prennent dans les roues",
    "cena en silla de ruedas, los abrigos largos se enganchan en las ruedas",
    "cena in carrozzina, i cappotti lunghi si impigliano nelle ruote",
    "jantar de cadeira de rodas, casacos compridos prendem nas rodas",
  ])("%s", (prompt) => expect(read(prompt).wants).toEqual([]));
});

describe("what is asked about together is no choice", () => {
  test.each([
    "funeral tomorrow, will the black jeans and the grey jumper do?",
    "funeral mañana, ¿voy bien con los vaqueros negros y el jersey gris o es poco?",
    "funerale domani, vanno bene i jeans neri con la maglia nera?",
  ])("%s", (prompt) => {
    const { intent, asked } = read(prompt);
    expect([intent, asked.length]).toEqual(["question", 2]);
  });
});

test("what is told before a semicolon is told of what stands there", () => {
  const prompt = "ufficio, il completo grigio è, purtroppo, in lavanderia; quello blu mi piace";
  const { avoids } = read(prompt);
  expect(avoids.map(({ colours }) => colours)).toEqual([["grey"]]);
});

describe("what somebody draws the line at is refused", () => {
  test.each([
    "my aunt lends me her stole and there I draw the line, wedding on saturday",
    "Jacken will ich keine, Fasching heute Abend",
    "les vestes, j'en veux pas, carnaval ce soir",
    "mi suegra me deja su abrigo y por ahí no paso, boda el sábado",
    "le giacche non ne voglio, stasera carnevale",
    "casacos não quero nenhum, festa hoje",
  ])("%s", (prompt) => {
    const { wants, leftAside } = read(prompt);
    expect(wants).toEqual([]);
    expect(leftAside.map(({ why }) => why)).toEqual(["refused"]);
  });
});

describe("what is too much is refused, unless that is asked", () => {
  test.each([
    "a suit is too much, client meeting",
    "Ein Anzug wäre übertrieben, Kundentermin",
    "Un costume c'est trop, rendez-vous client",
    "El traje es demasiado, reunión con un cliente",
    "Il completo è troppo, riunione con un cliente",
    "Fato completo é demais, reunião com um cliente",
  ])("%s", (prompt) => expect(read(prompt).leftAside.map(({ why }) => why)).toEqual(["refused"]));

  test("O smoking é demais?", () =>
    expect(read("O smoking é demais? Gala hoje.").leftAside).toEqual([]));
});

describe("a list of what is refused goes on behind an adjective, and ends where something else is asked for", () => {
  const avoided = (prompt: string, names: readonly string[]): (string | undefined)[] =>
    read(prompt, names).avoids.map(({ garment }) => garment);

  test("niente collane, orecchini pendenti o anelli", () =>
    expect(avoided("niente collane, orecchini pendenti o anelli", [])).toContain("earrings"));

  test("nada que brille, y zapato negro", () =>
    expect(avoided("manga larga, nada que brille, y zapato negro", [])).toEqual([]));
});

test.each([
  "gonne e pantaloncini non li metto e la cravatta nemmeno, cena",
  "faldas y vestidos no me los pongo y la corbata tampoco, cena",
])("whoever does not put things on does not insist on the first of them: %s", (prompt) => {
  const { wants, leftAside } = read(prompt);
  expect(wants).toEqual([]);
  expect(leftAside).toHaveLength(3);
});

test.each([
  "even with a tee underneath wool makes me itch, office",
  "aunque lleve camiseta debajo la lana me pica, oficina",
  "anche se porto una maglietta sotto la lana mi punge, ufficio",
  "mesmo com camiseta por baixo a lã me pinica, escritório",
])("what is worn all the same is not refused with what is complained of: %s", (prompt) =>
  expect(read(prompt).leftAside).toEqual([]),
);

test.each([
  "nursery rule, no necklace, earrings or rings",
  "Kita-Regel, keine Halsketten, Ohrringe oder Ringe",
  "règle de la crèche, pas de colliers, boucles d'oreilles ou bagues",
  "norma de la guardería, nada de collares, pendientes o anillos",
  "regola del nido, niente collane, orecchini pendenti o anelli",
  "regra da creche, nada de colares, brincos ou anéis",
])("behind the “or” of a list that is refused nothing is asked: %s", (prompt) => {
  const names = ["rings", "Ringe", "bagues", "anillos", "anelli", "anéis"];
  const { asked, leftAside } = read(prompt, names);
  expect(asked).toEqual([]);
  expect(leftAside).toHaveLength(3);
});

test.each([
  "I'm afraid of ruining the leather shoes. What do I wear in this rain?",
  "Ich habe Angst um die Lederschuhe. Was ziehe ich bei dem Regen an?",
  "J'ai peur d'abîmer les chaussures en cuir. Je sors comment avec cette pluie ?",
  "Tengo miedo de estropear los zapatos de piel. ¿Cómo salgo con esta lluvia?",
  "Ho paura di rovinare le scarpe di pelle. Come esco con questa pioggia?",
  "Tenho medo de estragar os sapatos de cabedal. Como é que saio de casa?",
])("what somebody fears to ruin stays at home: %s", (prompt) =>
  expect(read(prompt).leftAside.map(({ why }) => why)).toEqual(["disliked"]),
);
