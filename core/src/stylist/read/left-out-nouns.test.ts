import { expect, test } from "vitest";
import { called } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const closet = [called("blue shirt", "shirt"), called("grey trousers", "trouser")];

test.each([
  ["en", "dinner tonight, not the one with the"],
  ["de", "Abendessen heute, aber nicht die mit dem"],
  ["fr", "dîner ce soir, mais pas celui à"],
  ["es", "cena esta noche, pero no la de"],
  ["it", "cena stasera, ma non quello a"],
  ["pt", "jantar hoje, mas não a de"],
])("%s: who breaks off in the middle of a name is dressed all the same", (language, prompt) => {
  const { status } = suggestOutfit({ prompt, closet, weather: null, seed: 1, language });
  expect(status).toBe("outfit");
});
