import { type OutfitEvent, readOutfitEvent } from "../answers/idea.ts";
import { parsed } from "../request.ts";

export type { OutfitEvent };

/** The events of a text/event-stream as our server writes it; what a proxy cut off in the middle is dropped. */
export async function* readEvents(text: AsyncIterable<string>): AsyncGenerator<OutfitEvent> {
  let rest = "";
  for await (const piece of text) {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) yield event;
    }
  }
}

/** Comments keep the line warm and say nothing. */
function readEvent(block: string): OutfitEvent | undefined {
  const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return readOutfitEvent(name, parsed(data));
}
