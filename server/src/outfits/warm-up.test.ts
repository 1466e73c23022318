import { suggestOutfit } from "@fit-closet/core/stylist";
import { expect, test } from "vitest";
import type { Sketcher, Stylist } from "../engines/engines.ts";
import { createIdeas } from "../engines/ideas.ts";
import { embeddedIllustrator } from "../engines/own-thread-illustrator.ts";
import { createPictures } from "../engines/pictures.ts";
import { createQueue } from "../engines/queue.ts";
import { createFallback } from "../engines/with-fallback.ts";
import { warmUp } from "./warm-up.ts";

/** All that takes part in an idea, and what it was asked for. */
function enginesOf() {
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
    warmUp: async () => void done.written++,
  };
  const illustrator: Sketcher = {
    ...embeddedIllustrator,
    async sketch(request) {
      expect("pieces" in request && request.pieces.length).toBeGreaterThan(2);
      const sketch = await embeddedIllustrator.sketch(request);
      return { ...sketch, render: () => sketch.render().finally(() => done.drawn++) };
    },
  };
  const { signal: closing } = new AbortController();
  const reserve = () => expect.unreachable();
  const withFallback = createFallback({ reserve, closing, onTrouble: () => expect.unreachable() });
  const queue = createQueue(1, 1);
  const ideas = createIdeas({ embedded: stylist, provider: writer, queue, withFallback });
  const pictures = createPictures({ embedded: illustrator, provider: null, withFallback });
  return { engines: { ideas, pictures }, done };
}

test("whole ideas are warmed up with, and the provider's part without the provider", async () => {
  const { engines, done } = enginesOf();
  await warmUp(engines, new AbortController().signal);
  expect(new Set(done.ideas)).toEqual(new Set(["outfit"]));
  expect(done.written).toBe(done.ideas.length);
  expect(done.drawn).toBe(1);
}, 60_000);

test("a server that ends does not wait for its warm-up", async () => {
  const { engines, done } = enginesOf();
  const closing = new AbortController();
  const warming = warmUp(engines, closing.signal);
  closing.abort();
  await warming;
  expect(done.ideas).toHaveLength(1);
});
