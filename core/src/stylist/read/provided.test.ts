import { expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

test.each([
  "Factory shift from six, white coat provided.",
  "Cave tour, they give us a boiler suit.",
  "First day at the bakery, the apron is theirs.",
  "Höhlentour, die geben uns einen Overall.",
  "Premier jour à l'usine, la blouse est fournie.",
  "Primer día en la fábrica, nos dan una bata.",
  "Primo giorno in fabbrica, il camice ce lo danno.",
  "Primeiro dia na fábrica, a bata é fornecida.",
])("what is handed out is worn: %s", (prompt) =>
  expect(decisionOf(readRequest(prompt).mentions[0]!.role)).toBe("wear"),
);
