import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Garment } from "../garment.ts";
import type { Idea } from "../outfit.ts";
import { LANGUAGES, type Language } from "./lexicon/index.ts";
import { alwaysHolds } from "./always-holds.ts";
import { suggestOutfit } from "./index.ts";

/** The folder of probes beside the checkout, where there is one. */
function probesFolder(): string | null {
  for (let at = process.cwd(); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, "shared", "stylist", "probes");
    if (existsSync(folder)) return folder;
  }
  return null;
}

const folder = probesFolder();
const probe = (name: string): unknown => JSON.parse(readFileSync(join(folder!, name), "utf8"));
const weather = {
  tempC: 14,
  feelsLikeC: 14,
  windKmh: 8,
  precip: "none",
  humidity: 50,
  isNight: false,
} as const;

describe.skipIf(folder === null)("probes", () => {
  type Unavailable = { closet: Garment[]; requests: { prompt: string; notWorn: string }[] };
  const { closet, requests } = folder
    ? (probe("unavailable.json") as Unavailable)
    : { closet: [], requests: [] };

  test("ordinary prompts with alarming words are dressed", () => {
    const sent = (probe("innocent.json") as string[]).filter((prompt) => {
      const { status } = suggestOutfit({ prompt, closet, weather, seed: 1 });
      return status !== "outfit" && status !== "answer";
    });
    expect(sent).toEqual([]);
  });

  test("what cannot or should not be worn is not worn, at any seed", () => {
    const worn = requests.filter(({ prompt, notWorn }) =>
      Array.from({ length: 10 }, (_, seed) =>
        suggestOutfit({ prompt, closet, weather, seed }),
      ).some(({ plan }) => plan.items.includes(notWorn)),
    );
    expect(worn).toEqual([]);
  });
});

const CLOSET: Garment[] = [
  { id: "shirt", category: "top", name: "light blue shirt", colours: ["#a9c4e4"], tags: ["smart"] },
  { id: "white", category: "top", name: "white shirt", colours: ["#ffffff"], tags: ["smart"] },
  { id: "jeans", category: "trouser", name: "blue jeans", colours: ["#2b3557"], tags: ["casual"] },
  {
    id: "grey",
    category: "trouser",
    name: "grey trousers",
    colours: ["#555555"],
    tags: ["formal"],
  },
  { id: "coat", category: "coat", name: "camel wool coat", colours: ["#c19a6b"], tags: ["wool"] },
  { id: "hoodie", category: "hoodies", name: "grey hoodie", colours: ["#8d9096"], tags: [] },
];

type Said = { prompt: string; notWorn: string; says: RegExp };

/** Lent out, and said so in the text or the chips; then a question whose honest answer is no. */
const SAID: Readonly<Record<Language, { lent: Said; asked: Said }>> = {
  en: {
    lent: {
      prompt: "I lent my jeans to my sister, lunch in town",
      notWorn: "jeans",
      says: /jeans/,
    },
    asked: {
      prompt: "can I wear jeans to a funeral?",
      notWorn: "jeans",
      says: /I'd (say no|skip)|(^|\. )No, /,
    },
  },
  de: {
    lent: {
      prompt: "Meine Jeans hab ich meiner Schwester geliehen, Mittagessen in der Stadt",
      notWorn: "jeans",
      says: /Jeans/,
    },
    asked: {
      prompt: "Kann ich Jeans zur Beerdigung anziehen?",
      notWorn: "jeans",
      says: /Lieber nicht|Ich würde .* lassen|(^|\. )Nein, /,
    },
  },
  fr: {
    lent: {
      prompt: "J'ai prêté mon jean à ma sœur, déjeuner en ville",
      notWorn: "jeans",
      says: /jean/,
    },
    asked: {
      prompt: "Je peux mettre un jean à un enterrement ?",
      notWorn: "jeans",
      says: /Plutôt pas|Mieux vaut éviter|J'éviterais/,
    },
  },
  es: {
    lent: {
      prompt: "Le presté mis vaqueros a mi hermana, comida en el centro",
      notWorn: "jeans",
      says: /vaqueros|jeans/,
    },
    asked: {
      prompt: "¿Puedo ponerme vaqueros en un funeral?",
      notWorn: "jeans",
      says: /Mejor no|diría que no|No lo veo|más arreglado que/,
    },
  },
  it: {
    lent: {
      prompt: "Ho prestato i miei jeans a mia sorella, pranzo in centro",
      notWorn: "jeans",
      says: /jeans/,
    },
    asked: {
      prompt: "Posso mettere i jeans a un funerale?",
      notWorn: "jeans",
      says: /Meglio di no|Direi di no|Lascerei stare/,
    },
  },
  pt: {
    lent: {
      prompt: "Emprestei os meus jeans à minha irmã, almoço no centro",
      notWorn: "jeans",
      says: /jeans/,
    },
    asked: {
      prompt: "Posso usar jeans num funeral?",
      notWorn: "jeans",
      says: /Melhor não|diria que não|Acho que não/,
    },
  },
};

/** What the chips say was left out. */
const keptOut = ({ understood }: Idea): string =>
  understood.flatMap(({ label, reason }) => (reason ? [label] : [])).join(", ");

describe.each(LANGUAGES)("in %s", (language) => {
  const { lent, asked } = SAID[language];

  test.each([lent, asked])("$prompt", ({ prompt, notWorn, says }) => {
    for (let seed = 0; seed < 6; seed++) {
      const idea = suggestOutfit({ prompt, closet: CLOSET, weather, seed });
      expect(idea.plan.items).not.toContain(notWorn);
      expect(`${idea.text} ${keptOut(idea)}`).toMatch(says);
      expect(idea.language).toBe(language);
      expect(alwaysHolds({ closet: CLOSET }, idea)).toEqual([]);
    }
  });

  test("a question is answered, and something to wear comes with it", () => {
    const idea = suggestOutfit({ prompt: asked.prompt, closet: CLOSET, weather, seed: 0 });
    expect(idea.status).toBe("answer");
    expect(idea.plan.items.length).toBeGreaterThan(0);
  });
});
