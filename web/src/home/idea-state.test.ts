import type { OutfitResponse } from "@fit-closet/core";
import { expect, test } from "vitest";
import { writtenBy } from "../ideas/written-by.ts";
import { progressOf } from "./idea-by-line.tsx";
import {
  heard,
  illustrated,
  pictureLost,
  stopped,
  type IdeaState,
  type ReadyIdea,
} from "./idea-state.ts";
import type { OutfitEvent } from "./idea-stream.ts";
import type { Wish } from "../outfit/wish.ts";

const wish: Wish = { prompt: "a walk in the rain", keep: [], leaveOut: [] };
const plan = (items: string[]) => ({ items, suggested: [] }) as unknown as OutfitResponse["plan"];
const idea = {
  outfit_idea: "Our own words.",
  image_url: "/api/pictures/sketch",
  image_alt: "a coat",
  status: "outfit",
  plan: plan(["coat"]),
  by: "embedded",
} as OutfitResponse;

const other = { plan: plan(["cap"]), image_url: "/api/pictures/cap", image_alt: "a cap" };

const after = (...events: OutfitEvent[]) =>
  events.reduce<IdeaState>((now, event) => heard(now, wish, event), { state: "generating" });
const first: OutfitEvent = { name: "idea", data: idea };
const place = (ahead: number): OutfitEvent => ({ name: "place", data: { ahead } });
const words = (from: number, text: string): OutfitEvent => ({
  name: "words",
  data: { from, text },
});
const done = (data: Partial<OutfitResponse>): OutfitEvent => ({
  name: "done",
  data: { ...idea, outfit_idea: "Better words.", by: "openai gpt", ...data },
});

test("the first idea is whole, then the place in the line, then the words as they grow or change", () => {
  expect(after(first)).toMatchObject({ idea, drawing: false, writing: { ahead: 0, text: "" } });
  expect(after(first, place(2))).toMatchObject({ idea, writing: { ahead: 2 } });
  const written = after(first, place(2), place(0), words(0, "Wear a hat"), words(7, "coat."));
  expect(written).toMatchObject({ idea, writing: { ahead: 0, text: "Wear a coat." } });
});

test("the last answer takes over, words, picture and all", () => {
  const end = after(first, words(0, "Wear"), done({ image_url: "/api/pictures/other" }));
  expect(end).toMatchObject({ drawing: false, writing: null });
  expect((end as ReadyIdea).idea).toMatchObject({
    outfit_idea: "Better words.",
    image_url: "/api/pictures/other",
  });
});

test("a picture still to be drawn is stood in for by the drawing of the same outfit, and of no other", () => {
  const none = { image_url: undefined, image_alt: undefined };
  const same = after(first, done(none)) as ReadyIdea;
  expect([same.drawing, same.idea.image_url]).toEqual([true, "/api/pictures/sketch"]);
  const other = after(first, done({ ...none, plan: plan(["cap"]) })) as ReadyIdea;
  expect([other.drawing, other.idea.image_url]).toEqual([true, undefined]);
  const drawn = illustrated(same, { image_url: "/api/pictures/new", image_alt: "a new one" });
  expect(drawn).toMatchObject({ drawing: false, idea: { image_url: "/api/pictures/new" } });
  expect(illustrated(same, undefined)).toMatchObject({
    drawing: false,
    idea: { image_url: "/api/pictures/sketch" },
  });
});

test("the drawing follows its idea, which has it from then on, whatever else is shown meanwhile", () => {
  const { image_url, image_alt, ...rest } = idea;
  const undrawn: OutfitEvent = { name: "idea", data: rest };
  const pieces = { items: [], suggested: [] };
  const sketch: OutfitEvent = {
    name: "outfit",
    data: { plan: idea.plan, ...pieces, image_url, image_alt },
  };
  const begun = after(undrawn);
  expect(begun).toMatchObject({ drawing: true, idea: rest });
  const left = stopped(begun);
  expect(left).toMatchObject({ drawing: true, writing: null, idea: rest });
  const drawn = after(undrawn, sketch);
  expect(drawn).toMatchObject({ drawing: false, idea: { image_url, image_alt } });
  const elsewhere = heard(drawn, wish, { name: "outfit", data: { ...other, ...pieces } });
  expect(elsewhere).toMatchObject({ drawing: false, idea: other });
  expect(stopped(elsewhere)).toMatchObject({ drawing: false, idea: { image_url } });
});

test("a picture that could not be shown is gone, words and outfit stay, and the next one is shown", () => {
  const lost = pictureLost(after(first) as ReadyIdea, true);
  const { image_url: _url, image_alt: _alt, ...rest } = idea;
  expect(lost).toEqual({ ...(after(first) as ReadyIdea), idea: rest, drawing: true });
  expect(illustrated(lost, undefined)).toMatchObject({ drawing: false, idea: rest });
  expect(illustrated(lost, { image_url: "/api/pictures/new" })).toMatchObject({
    drawing: false,
    idea: { ...rest, image_url: "/api/pictures/new" },
  });
});

test("another outfit is shown as soon as the words are about it, and who stops has the first one back", () => {
  const outfit = { ...other, items: [], suggested: [] };
  const now = after(first, words(0, "Wear a"), { name: "outfit", data: outfit });
  expect(now).toMatchObject({ idea: { ...other, outfit_idea: idea.outfit_idea } });
  expect(stopped(now)).toMatchObject({ idea, writing: null, drawing: false });
  expect(stopped({ state: "generating" })).toEqual({ state: "none" });
});

test("the writer and the line are named in plain words", () => {
  expect(writtenBy("embedded")).toBe("Written by our own stylist.");
  expect(writtenBy("openai gpt-5.4-mini")).toBe("Written by gpt-5.4-mini from OpenAI.");
  expect(writtenBy("compatible llama3.2:3b")).toBe("Written by llama3.2:3b.");
  expect(progressOf({ ahead: 0 })).toBe("Writing it anew…");
  expect(progressOf({ ahead: 1 })).toBe("1 person is ahead of you. Here is an idea meanwhile.");
  expect(progressOf({ ahead: 3 })).toBe("3 people are ahead of you. Here is an idea meanwhile.");
});
