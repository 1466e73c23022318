import { garmentEditSchema, type ClosetItem } from "@fit-closet/core";
import { expect, test } from "vitest";
import { editOf, factsAsked, formOf, objectionTo, withEdit } from "./garment-form.ts";
import { tagsIn } from "./tags.ts";

const item: ClosetItem = {
  id: "a",
  userId: "robin",
  category: "top",
  cartoonURL: "/a",
  name: "Red top",
  colours: ["#c8372d"],
  tags: ["cotton", "gym"],
  details: { sleeve: "short", warmth: 2, seasons: ["summer"] },
  cutOut: true,
  cut: "found",
  createdAt: 0,
};

test("what was not changed is not sent", () => {
  expect(editOf(item, {})).toEqual({});
  expect(editOf(item, formOf(item))).toEqual({});
  expect(editOf(item, { name: " Red top ", tags: "cotton, gym" })).toEqual({});
});

test("each changed field is sent as the contract has it, and only that", () => {
  const cloth = {
    sleeve: "none",
    length: "thigh",
    neckline: "hood",
    closure: "zip",
    pattern: "striped",
    material: "jersey",
  } as const;
  const edit = editOf(item, {
    name: "Running top",
    category: "dress",
    colours: ["#c8372d", "#ffffff"],
    tags: "gym,  polyester , gym",
    ...cloth,
    warmth: "1",
    formality: "0",
    seasons: ["spring", "summer"],
  });
  expect(garmentEditSchema.parse(edit)).toEqual({
    name: "Running top",
    category: "dress",
    colours: ["#c8372d", "#ffffff"],
    tags: ["gym", "polyester"],
    details: {
      ...cloth,
      warmth: 1,
      formality: 0,
      seasons: ["spring", "summer"],
    },
  });
  expect(editOf(item, { warmth: "3" })).toEqual({ details: { warmth: 3 } });
});

test("what is emptied is cleared", () => {
  const edit = editOf(item, { name: " ", category: "", tags: "", warmth: "", seasons: [] });
  expect(garmentEditSchema.parse(edit)).toEqual({
    name: null,
    category: null,
    tags: [],
    details: { warmth: null, seasons: null },
  });
});

test("an edit is seen on the item as the server will answer it", () => {
  const seen = withEdit(item, editOf(item, { name: "", warmth: "", sleeve: "long" }));
  expect(seen.name).toBeUndefined();
  expect(seen.details).toEqual({ sleeve: "long", seasons: ["summer"] });
  expect(formOf(seen)).toMatchObject({ name: "", warmth: "", sleeve: "long", category: "top" });
});

test("too many tags and too long ones are refused in a sentence before they are sent", () => {
  expect(objectionTo({ tags: tagsIn(Array.from({ length: 13 }, (_, n) => n).join(",")) })).toMatch(
    /12 tags/,
  );
  expect(objectionTo({ tags: ["a".repeat(41)] })).toMatch(/too long/);
  expect(objectionTo({ tags: ["wool"] })).toBeUndefined();
});

test("a form asks for what its category may have, and for what is known all the same", () => {
  const trousers = formOf({ ...item, category: "trouser", details: {} });
  expect(factsAsked(trousers, {}).has("sleeve")).toBe(false);
  expect(factsAsked(trousers, { category: "top" }).has("sleeve")).toBe(true);
  expect(factsAsked({ ...trousers, sleeve: "short" }, {}).has("sleeve")).toBe(true);
  expect(factsAsked(formOf(item), { category: "bag", sleeve: "" }).has("sleeve")).toBe(true);
});
