import { describe, expect, test } from "vitest";
import { readBrief } from "../understand/read-brief.ts";
import { isForbidden } from "./constraints.ts";
import { readAnyCloset } from "./piece.ts";

describe("a coat said to be long is any long coat", () => {
  test.each([
    ["wheelchair, no long coat", "long cashmere coat", "short cashmere coat"],
    ["Rollstuhl, kein langer Mantel", "langer Kaschmirmantel", "kurzer Kaschmirmantel"],
  ])("%s", (prompt, long, short) => {
    const closet = [long, short].map((name) => ({ id: name, category: "coat", name, colours: [] }));
    const out = readAnyCloset(closet).filter((piece) =>
      isForbidden(piece, readBrief({ prompt, weather: null })),
    );
    expect(out.map(({ id }) => id)).toEqual([long]);
  });
});
