import { expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

/** Asked whether it will do for a funeral, with something worse beside it, and then with something better. */
test.each([
  [
    "en",
    "can I wear my black jeans to a funeral?",
    "black jeans",
    "faded ripped jeans",
    "black suit trousers",
  ],
  [
    "de",
    "kann ich zur Beerdigung die schwarze Jeans anziehen?",
    "schwarze Jeans",
    "verwaschene kaputte Jeans",
    "schwarze Anzughose",
  ],
  [
    "es",
    "¿puedo ir a un funeral con vaqueros negros?",
    "vaqueros negros",
    "vaqueros rotos desgastados",
    "pantalón negro de vestir",
  ],
])(
  "%s: what is too casual is worn where nothing owned is better: %s",
  (language, prompt, asked, worse, better) => {
    const shirt = ["shirt", "shirt"] as const;
    const pair = [["trouser", asked], ["trouser", worse], shirt] as const;
    expect(wornOf(prompt, language, pair)).toContain(asked);
    expect(wornOf(prompt, language, [...pair, ["trouser", better]])).toContain(better);
  },
);
