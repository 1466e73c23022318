import type { Dressed } from "../dress/compose.ts";
import { ASIDES, VERDICTS } from "./aside-phrases.ts";
import type { Telling } from "./telling.ts";

/** The answer to what was asked, before anything else. */
export function tellVerdicts(say: Telling, { verdicts }: Dressed): void {
  const words = VERDICTS[say.brief.language];
  for (const { piece, why } of verdicts.slice(0, 2)) {
    const what = { text: say.speaker.full(piece).text, plural: say.speaker.full(piece).plural };
    say.add("verdict", words[why], { what, event: say.event() }, 12);
  }
}

/** Half a sentence for what the person spoke of and is not worn: of each reason the first. */
export function tellAsides(say: Telling, { asides }: Dressed): void {
  const words = ASIDES[say.brief.language];
  for (const why of ["unavailable", "disliked", "unsure"] as const) {
    const pieces = asides.filter((aside) => aside.why === why).slice(0, 2);
    if (pieces.length > 0)
      say.add(
        "aside",
        words[why],
        { what: say.speaker.list(pieces.map(({ piece }) => say.speaker.full(piece))) },
        9.1,
      );
  }
}
