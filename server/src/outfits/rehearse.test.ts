import { suggestOutfit } from "@fit-closet/core/stylist";
import { expect, test } from "vitest";
import type { Illustrator, Stylist } from "../engines/engines.ts";
import { embeddedIllustrator } from "../engines/illustrator.ts";
import { rehearse } from "./rehearse.ts";

/** Everybody who takes part in an idea, and what they were asked for. */
function castOf() {
  const done = { ideas: [] as string[], written: 0, drawn: 0 };
  const stylist: Stylist = {
    async suggest(request) {
      const idea = suggestOutfit(request);
      done.ideas.push(idea.status);
      return { ...idea, by: "embedded" };
    },
  };
  const writer: Stylist = {
    suggest: () => expect.unreachable(),
    rehearse: async () => void done.written++,
  };
  const illustrator: Illustrator = {
    instant: true,
    draw(request) {
      done.drawn++;
      expect("pieces" in request && request.pieces.length).toBeGreaterThan(2);
      return embeddedIllustrator.draw(request);
    },
  };
  return { cast: { stylist, writer, illustrator }, done };
}

test("whole ideas are rehearsed, and the provider's part without the provider", async () => {
  const { cast, done } = castOf();
  await rehearse(cast, new AbortController().signal);
  expect(new Set(done.ideas)).toEqual(new Set(["outfit"]));
  expect(done.written).toBe(done.ideas.length);
  expect(done.drawn).toBe(1);
}, 60_000);

test("a server that ends does not wait for its rehearsal", async () => {
  const { cast, done } = castOf();
  const closing = new AbortController();
  const rehearsing = rehearse(cast, closing.signal);
  closing.abort();
  await rehearsing;
  expect(done.ideas).toHaveLength(1);
});
