import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../languages/index.ts";
import { alwaysHolds, suggestOutfit } from "../index.ts";
import { WARDROBE } from "../looks/wardrobe.test-data.ts";
import { textFaults } from "../tell/text-faults.ts";

import { dayOf, KNOWN, shownFor, whyNot } from "./asked.testing.ts";

describe("the question is heard", () => {
  const QUESTIONS = {
    en: [
      "why not my camel coat?",
      "why didn't you pick the camel coat",
      "what's wrong with my camel coat?",
      "what was wrong with the camel coat?",
      "how come you skipped the camel coat?",
      "and the camel coat? I hoped to show it off",
      "what have you got against my camel coat",
    ],
    de: [
      "warum nicht der camel coat?",
      "wieso kein camel coat",
      "was spricht gegen den camel coat?",
      "Und der Camel coat, der hängt doch nur herum?",
      "wieso ist der camel coat draußen?",
    ],
    fr: [
      "pourquoi pas mon camel coat ?",
      "pourquoi tu n'as pas pris le camel coat",
      "qu'est-ce qui ne va pas avec mon camel coat ?",
      "et le camel coat alors ?",
      "t'as oublié mon camel coat",
    ],
    es: [
      "¿por qué no mi camel coat?",
      "por que no el camel coat",
      "¿qué tiene de malo mi camel coat?",
      "¿y mi camel coat?",
      "¿qué le pasa al camel coat?",
    ],
    it: [
      "perché non il mio camel coat?",
      "come mai non il camel coat",
      "cos'ha che non va il camel coat?",
      "e il mio camel coat?",
      "hai dimenticato il camel coat?",
    ],
    pt: [
      "por que não o meu camel coat?",
      "porque não o camel coat",
      "qual é o problema com o camel coat?",
      "e o meu camel coat?",
      "cadê o meu camel coat?",
    ],
  } as const;

  test.each(
    LANGUAGES.flatMap((code) => QUESTIONS[code].map((question) => [question, code] as const)),
  )("%s", (question, code) => {
    const day = dayOf("a picnic in the park", 28);
    const { idea: shown } = shownFor(day);
    const idea = whyNot(question, day);
    expect([idea.status, idea.language]).toEqual(["answer", code]);
    expect(idea.plan.items.toSorted()).toEqual(shown.plan.items.toSorted());
    expect(alwaysHolds({ closet: WARDROBE }, idea)).toEqual([]);
    expect(textFaults(idea.text, code)).toEqual([]);
  });

  test("a press asks in the language of the request before", () => {
    const day = dayOf("Ein Picknick im Park, was soll ich anziehen?", 28);
    const { request, idea } = shownFor(day);
    const previous = { items: idea.plan.items, prompt: day.prompt };
    const asked = { ...request, prompt: "Why not this one?", previous, why: "camel coat" };
    expect(suggestOutfit(asked, KNOWN)).toMatchObject({ status: "answer", language: "de" });
  });

  test.each([
    "why not something warmer?",
    "why not",
    "why does it always rain when I wear suede?",
    "and can I wear the camel coat?",
    "and the theatre after that?",
  ])("another one is not: %s", (prompt) => {
    expect(whyNot(prompt, dayOf("office tomorrow", 15)).text).not.toMatch(/all the same: best/);
  });

  test("without an outfit before there is nothing to ask about", () => {
    const { idea } = shownFor(dayOf("why not my navy blazer for the office?", 15));
    expect(idea.changed).toBeUndefined();
  });
});
