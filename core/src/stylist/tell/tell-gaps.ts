import type { Dressed } from "../dress/compose.ts";
import type { Gap } from "../dress/rest.ts";
import type { Telling } from "./telling.ts";
import { IN_THE_WASH } from "./wash-phrases.ts";

export function tellGaps(say: Telling, dressed: Dressed): void {
  const { phrases, brief } = say;
  const kinds = ["unfit", "code", "plain"];
  tellGap(say, "gap", phrases.gap, dressed, (gap) => !kinds.includes(gap.why));
  tellGap(say, "gap-unfit", phrases.unfit, dressed, (gap) => gap.why === "unfit");
  tellWash(say, dressed);
  tellHonesty(say, dressed);
  if (brief.codeName === "white tie") say.add("whiteTie", phrases.whiteTie, {}, 10);
  else if (
    brief.code[0] >= 5 &&
    !dressed.worn.some(({ piece }) => piece.kind.whole && piece.kind.dress[0] >= 4)
  )
    say.add("formalGap", phrases.formalGap, {}, 10);
}

/** What is at home all the same, and only not clean. */
function tellWash(say: Telling, { inTheWash }: Dressed): void {
  const { speaker } = say;
  if (inTheWash.length === 0) return;
  const what = speaker.list(inTheWash.map((piece) => speaker.item(piece)));
  say.add("gap-wash", IN_THE_WASH[speaker.language], { what }, 10);
}

function tellGap(
  say: Telling,
  key: string,
  list: readonly string[],
  dressed: Dressed,
  applies: (gap: Gap) => boolean,
): void {
  const { phrases, speaker } = say;
  const missing = dressed.gaps.filter(applies);
  if (missing.length > 0) {
    const ideas = missing.flatMap((gap) =>
      dressed.suggested.filter(({ idea }) => idea.slot === gap.slot).slice(0, 1),
    );
    const what = speaker.list(
      missing.map((gap) => ({ text: phrases.slots[gap.slot]!, plural: false })),
    );
    if (ideas.length > 0)
      say.add(
        key,
        list,
        {
          what,
          list: speaker.list(ideas.map((one) => speaker.idea(one))),
        },
        10,
      );
  }
}

/** What is worn although it is plainer than asked, or may be: nothing is claimed that a photo does not show. */
function tellHonesty(say: Telling, dressed: Dressed): void {
  const { phrases, speaker, brief } = say;
  const lifts = dressed.gaps
    .filter((gap) => gap.why === "plain")
    .flatMap((gap) => dressed.suggested.filter(({ idea }) => idea.slot === gap.slot).slice(0, 1));
  if (lifts.length > 0) {
    const what = speaker.list(dressed.tooPlain.map((piece) => speaker.item(piece)));
    const lift = speaker.list(lifts.map((one) => speaker.idea(one)));
    say.add("gap-plain", phrases.plain, { what, lift, event: say.event() }, 10);
  }
  const top = dressed.worn.find(({ slot, piece }) => slot === "base" && piece.vague)?.piece;
  if (top && brief.code[0] >= 2.5 && !dressed.tooPlain.includes(top))
    say.add("collar", phrases.collar, { what: speaker.item(top) }, 8);
}
