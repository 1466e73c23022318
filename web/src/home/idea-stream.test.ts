import { expect, test } from "vitest";
import { readEvents } from "./idea-stream.ts";

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size: number) {
  const events: unknown[] = [];
  for await (const event of readEvents(inPieces(text, size))) events.push(event);
  return events;
}

const words = (from: number, text: string) =>
  `event: words\ndata: ${JSON.stringify({ from, text })}\n\n`;
const stream = `: still here\n\n${words(0, "Wear the\ncoat: ")}: still here\n\n${words(14, "«été»")}`;

test.each([1, 2, 7, 1000])(
  "events are whole however they are cut on the way (%i)",
  async (size) => {
    expect(await read(stream, size)).toEqual([
      { name: "words", data: { from: 0, text: "Wear the\ncoat: " } },
      { name: "words", data: { from: 14, text: "«été»" } },
    ]);
  },
);

test("what was cut off in the middle is dropped", async () => {
  expect(await read(stream.slice(0, -1), 5)).toHaveLength(1);
  expect(await read("<html>not found</html>", 5)).toEqual([]);
});
