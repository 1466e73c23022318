import { describe, illustrate } from "./composing.ts";
import { createIllustrator } from "./illustrator.ts";

/** On the thread that asks: for command-line programs, which serve one person. It brings the engines along, so the server has none of it. */
export const embeddedIllustrator = createIllustrator({
  describe: async (subject) => describe(subject),
  illustrate: async (subject) => illustrate(subject),
});
