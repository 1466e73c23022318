import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";

const briefOf = (prompt: string) => readBrief({ prompt, weather: null });

describe("two that are named with a “never together” may each be worn, without the other", () => {
  test.each([
    ["The green cardigan and the striped shirt never together please", 1],
    ["Office day. The tweed skirt with the brown boots don't go together.", 1],
    ["Büro morgen. Die grüne Strickjacke und die gestreifte Bluse bitte nie zusammen.", 1],
    ["Demain bureau. Le gilet vert avec la jupe à carreaux, jamais ensemble !", 1],
    ["Oficina: la falda verde con la camisa de rayas tampoco me las junten", 1],
    ["Domani ufficio. La gonna blu e il maglione nero insieme mai più.", 1],
    ["Amanhã escritório: a saia azul com a camisa preta juntas nem a pau", 1],
  ])("%s", (prompt, pairs) => {
    const { apart, avoids } = briefOf(prompt);
    expect([apart.length, avoids]).toEqual([pairs, []]);
  });
});

describe("who wonders whether two go together parts nothing", () => {
  test.each([
    "I wonder whether the green cardigan and the striped shirt match?",
    "Passen die grüne Strickjacke und die gestreifte Bluse zusammen?",
    "non so se la gonna blu e il maglione nero stanno bene insieme",
    "no sé si la falda verde y la camisa de rayas combinan",
  ])("%s", (prompt) => expect(briefOf(prompt).apart).toEqual([]));
});
