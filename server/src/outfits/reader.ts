import type { OutfitEvents, Plan } from "@fit-closet/core";
import type { Progress } from "../engines/ports.ts";
import type { Send } from "../http/event-stream.ts";

export type Reader = Progress & {
  /** Has an outfit drawn and tells of it, unless another one is written about by then. Once for the same outfit. */
  outfit: (plan: Plan) => Promise<void>;
};

/**
 * Tells what a provider writes as it comes. The outfit that it chose is drawn while it writes, so that by the time the text is
 * finished, its picture is there too.
 * @param show an outfit's pieces and, where that is quick enough to come with the idea, its drawing
 */
export function createReader(
  tell: Send<OutfitEvents>,
  show: (plan: Plan) => Promise<OutfitEvents["outfit"]>,
): Reader {
  let told = "";
  let about = "";
  async function outfit(plan: Plan): Promise<void> {
    const key = JSON.stringify(plan);
    if (key === about) return;
    about = key;
    const shown = await show(plan);
    if (key === about) tell("outfit", shown);
  }
  return {
    outfit,
    place: (ahead) => tell("place", { ahead }),
    words(text, plan) {
      const from = text.startsWith(told) ? told.length : 0;
      tell("words", { from, text: text.slice(from) });
      told = text;
      outfit(plan).catch(() => {}); // Whoever waits for the idea hears of it.
    },
  };
}
