import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wornOf } from "../closet.testing.ts";

type Case = {
  language: string;
  prompt: string;
  /** The pieces that the request is about. */
  meant: readonly string[];
  closet: readonly (readonly [category: string, name: string])[];
};

const groups = JSON.parse(
  readFileSync(new URL("said-of-pieces.test-data.json", import.meta.url), "utf8"),
) as readonly { behaviour: string; worn: boolean; cases: readonly Case[] }[];

describe.each(groups)("$behaviour", ({ worn, cases }) => {
  test.each(cases)("$language: $prompt", ({ language, prompt, meant, closet }) => {
    const items = wornOf(prompt, language, closet);
    expect(meant.filter((name) => items.includes(name))).toEqual(worn ? meant : []);
  });
});
