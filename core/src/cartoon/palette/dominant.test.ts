import { expect, test } from "vitest";
import { oklab } from "../../oklab.ts";
import { nameColour } from "../../wardrobe/name-colour.ts";
import { dominant } from "./dominant.ts";

const cloth = (colour: string, area: number) => {
  const [L, a, b] = oklab(colour);
  return { L, a, b, area };
};

test("gloss and shadow of one yellow are one yellow, neither pale nor brown", () => {
  const shiny = [cloth("#a08238", 11), cloth("#eee4b5", 10.7), cloth("#d5c586", 10.4)];
  const rest = [cloth("#bda147", 8.7), cloth("#b0984e", 6.6), cloth("#7e5d21", 2.8)];
  const folds = [cloth("#4f4835", 2.8), cloth("#291e13", 1.9)];
  expect(dominant([...shiny, ...rest, ...folds])[0]).toBe("#bda147");
});

test("another hue is another colour, and black, grey and white stay what most of it is", () => {
  expect(dominant([cloth("#d64465", 10), cloth("#2f6b9e", 9)])).toEqual(["#d64465", "#2f6b9e"]);
  const [main] = dominant([cloth("#777777", 10), cloth("#999999", 9), cloth("#bbbbbb", 8)]);
  expect(main).toBe("#777777");
});

test("a check of black and a colour is named by its colour, black with some print by black", () => {
  const check = [cloth("#1f2f2c", 28), cloth("#496754", 27), cloth("#2f553a", 21)];
  const [main] = dominant(check);
  expect(nameColour(main!)).toMatch("green");
  const [ground] = dominant([cloth("#171413", 60), cloth("#2f8a4a", 30)]);
  expect(nameColour(ground!)).toBe("black");
});

test("what is under a thirtieth of it is no colour of the garment, and nothing has none", () => {
  expect(dominant([cloth("#d64465", 97), cloth("#2f6b9e", 2)])).toEqual(["#d64465"]);
  expect(dominant([])).toEqual([]);
});
