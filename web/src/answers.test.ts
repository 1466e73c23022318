import { describe, expect, test } from "vitest";
import * as ofAccounts from "./account/account-answers.ts";
import * as ofCloset from "./answers/closet.ts";
import * as ofIdea from "./answers/idea.ts";
import * as ofSite from "./answers/site.ts";
import * as ofClosets from "./closet/closet-answers.ts";
import * as ofIdeas from "./ideas/idea-calls.ts";

const all = { ...ofCloset, ...ofIdea, ...ofSite, ...ofAccounts, ...ofClosets, ...ofIdeas };
const reads = Object.entries<unknown>(all).filter(
  ([name]) => /^read[A-Z]/.test(name) && name !== "readOutfitEvent",
) as [string, (answer: unknown) => unknown][];

const deep = (levels: number): unknown => (levels === 0 ? {} : { items: [deep(levels - 1)] });
const ODD: [string, unknown][] = [
  ["nothing", undefined],
  ["an empty object", {}],
  ["an empty list", []],
  ["a number", 5],
  ["not a number", Number.NaN],
  ["a word", "yes"],
  ["false", false],
  ["HTML", "<!doctype html><h1>Welcome</h1>"],
  ["a list of lists", [[[]]]],
  ["a list with nulls", { items: [null], ideas: [null], user: null, sessions: [null] }],
  ["a prototype", JSON.parse('{"__proto__":{"outfit_idea":"x"},"constructor":1}')],
  ["depth", deep(200)],
  ["width", { items: Array.from({ length: 50_000 }, () => null) }],
  ["a function's name", { toString: "x", valueOf: 1, toJSON: 5 }],
];

test("there is something to read", () => expect(reads.length).toBeGreaterThan(8));

describe.each(reads)("%s", (_name, read) => {
  test.each(ODD)("takes %s without a word, and gives nothing half", (what, odd) => {
    const given = JSON.stringify(read(odd) ?? null);
    const known = [
      "null",
      '{"cartoonUrl":""}',
      "{}",
      '{"ideas":[],"tags":[],"next":null}',
      '{"items":[],"next":null}',
      '{"items":[]}',
    ];
    expect([what, known]).toEqual([what, expect.arrayContaining([given])]);
  });
});

test("an idea's text alone is an idea without pieces, picture or weather", () => {
  expect(ofIdea.readOutfit({ outfit_idea: "Wear the coat." })).toMatchObject({
    outfit_idea: "Wear the coat.",
    status: "outfit",
    items: [],
    suggested: [],
    understood: [],
    weather: null,
  });
});

test("what is odd in an answer goes, and what is right stays", () => {
  const item = { id: "1", userId: "u", cartoonURL: "/a.webp" };
  const idea = ofIdea.readOutfit({
    outfit_idea: "Wear it.",
    image_url: null,
    items: [item, { id: 2 }, null],
    understood: [{ label: "rain", kept: true }, { label: 7 }],
    suggested: [{ slot: "base", name: "tee", colours: ["#aabbcc", "red", 4] }, "boots"],
    weather: { tempC: "warm" },
    seed: -1,
  });
  expect(idea).toMatchObject({
    items: [{ id: "1", colours: [], tags: [], details: {}, cut: "found" }],
    understood: [{ label: "rain", kept: true }],
    suggested: [{ slot: "base", name: "tee", colours: ["#aabbcc"] }],
    weather: null,
  });
  expect(idea?.image_url).toBeUndefined();
  expect(idea?.seed).toBeGreaterThanOrEqual(0);
});

test("nobody signed in is null, and an answer about nobody known is none", () => {
  expect(ofSite.readSession(null)).toBeNull();
  const ada = { id: "1", email: "ada@example.org", name: "Ada" };
  expect(ofSite.readSession({ user: { ...ada, image: null }, session: {} })).toEqual({
    user: ada,
  });
  for (const odd of [{ user: null }, { user: { id: 1 } }, "<html>"])
    expect(ofSite.readSession(odd)).toBeUndefined();
});

test("a date beyond dates, and a page of another kind, are none", () => {
  const idea = { id: "1", prompt: "p", outfit_idea: "i" };
  for (const createdAt of [9e15, -1, Number.POSITIVE_INFINITY, "now"])
    expect(ofIdeas.readSavedIdea({ ...idea, createdAt })?.createdAt).toBe(0);
  expect(ofSite.readProviderPage({ url: "javascript:alert(1)" })).toBeUndefined();
});

test("events that nobody knows, or that are not what their name says, are dropped", () => {
  for (const [name, data] of [
    ["constructor", {}],
    ["idea", {}],
    ["words", { from: -1, text: "a" }],
    ["place", null],
  ] as const)
    expect(ofIdea.readOutfitEvent(name, data)).toBeUndefined();
});
