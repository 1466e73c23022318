import type { OutfitResponse } from "@fit-closet/core";
import { expect, test } from "vitest";
import { commonLines } from "./common-lines.ts";
import { withTurn } from "./earlier-turns.ts";
import type { ReadyIdea } from "./idea-state.ts";
import { aboutOf, type Wish } from "../outfit/wish.ts";
import { reasonsOf } from "./look-list.tsx";

const look = (text: string) => ({ text });
const idea = (outfit_idea: string, ...looks: string[]) =>
  ({ outfit_idea, plan: { looks: looks.map(look) } }) as unknown as OutfitResponse;

test("what is said of all looks stands before and after them, and none of it twice", () => {
  const said = idea(
    "No heels, then.\nMonday: a shirt.\nTuesday: a dress.\n4 pieces.",
    "Monday: a shirt.",
    "Tuesday: a dress.",
  );
  expect(commonLines(said)).toEqual({ before: ["No heels, then."], after: ["4 pieces."] });
});

test("what the heading says is not said again, whatever stands before its colon", () => {
  expect(reasonsOf({ text: "Monday: your grey blazer." })).toBe("Your grey blazer.");
  expect(reasonsOf({ text: "Lundi (réunion) : ton blazer gris." })).toBe("Ton blazer gris.");
});

const wish: Wish = { prompt: "Make it warmer, please", keep: [], leaveOut: [] };
const before: Wish = { ...wish, previous: { items: ["coat"], prompt: "a walk in the rain" } };

test("a changed answer is for what the one before was for, any other for its own words", () => {
  expect(aboutOf(before, { changed: true })).toBe("a walk in the rain");
  expect(aboutOf(before, {})).toBe(wish.prompt);
  expect(aboutOf(wish, { changed: true })).toBe(wish.prompt);
});

test("a conversation keeps its last turns", () => {
  const ready = { state: "ready", wish, idea: idea("A coat."), drawing: false, writing: null };
  let turns = withTurn([], ready as ReadyIdea);
  expect(turns).toMatchObject([{ prompt: wish.prompt, text: "A coat." }]);
  for (let turn = 0; turn < 30; turn++) turns = withTurn(turns, ready as ReadyIdea);
  expect(turns.length).toBe(12);
});
