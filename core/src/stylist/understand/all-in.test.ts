import { expect, test } from "vitest";
import { type Mention, NOTHING_SAID } from "./brief.ts";
import { withAllIn } from "./colour-rules.ts";

const inColour = (colour: string): Mention => ({
  ...NOTHING_SAID,
  colours: [colour],
  text: colour,
});

test("colours that everything is to be in are one rule, each as good as the other", () => {
  expect(withAllIn([], [inColour("black"), inColour("white"), inColour("black")])).toEqual([
    { rule: "all-in-colour", colours: ["black", "white"], text: "black white black" },
  ]);
});

test("a rule about a colour that was read in so many words stands alone", () => {
  const read = [{ rule: "top-colour", colours: ["white"], text: "white top" }] as const;
  expect(withAllIn(read, [inColour("black")])).toEqual(read);
});

test("where nothing is to be in a colour nothing is added", () => {
  const read = [{ rule: "no-heels", colours: [], text: "no heels" }] as const;
  expect(withAllIn(read, [])).toEqual(read);
  expect(withAllIn(read, [{ ...NOTHING_SAID, materials: ["wool"], text: "wool" }])).toEqual(read);
});
