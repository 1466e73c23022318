import { wordsOfAll } from "../../languages/all.ts";
import { languageOf } from "../../languages/index.ts";
import { SMALL_WORDS } from "../read/landscape.ts";
import type { Mention } from "./brief.ts";
import type { Find, Tongue } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const LOOKS = new Set(["garment", "colour", "mood", "material", "pattern", "feature"]);

/** Words that may stand between a garment and its quality: "vestido de seda", "jeans in black". */
const joints = wordsOfAll(({ request }) => request.joints);

/** What no name of a cut, a maker or a use is: "my green and", "black is my". */
const small = wordsOfAll(({ cues }) =>
  [...SMALL_WORDS.map((does) => cues[does]), cues.classes["be"], cues.classes["wear"]].join(" "),
);

const liking = wordsOfAll(({ request }) => request.liking);

export type Group = { mention: Mention; at: number; end: number };

/** Joins neighbouring qualities and garments to one mention: "light blue Oxford shirt", "chaqueta de cuero negra". */
export function groupLooks(words: readonly Word[], finds: readonly Find[]): Map<number, Group> {
  const looks = finds
    .filter((find) => LOOKS.has(find.topic))
    .toSorted((a, b) => a.at - b.at || b.length - a.length);
  const groups = new Map<number, Group>();
  let open: { finds: Find[]; at: number; end: number } | null = null;
  const close = (): void => {
    if (open)
      groups.set(open.at, {
        mention: {
          ...toMention(open.finds, words.slice(open.at, open.end)),
          ...(isLiked(words, open) && { liked: true as const }),
        },
        at: open.at,
        end: open.end,
      });
    open = null;
  };
  for (const find of looks) {
    const end = find.at + find.length;
    if (open && belongs(words, open, find)) {
      const current: { finds: Find[]; at: number; end: number } = open;
      current.finds.push(find);
      current.end = Math.max(current.end, end);
    } else {
      close();
      open = { finds: [find], at: find.at, end };
    }
  }
  close();
  return groups;
}

/** "I love purple", "something in green", but not "Requiem di Verdi": a colour with nothing behind it, and a word of liking before. */
function isLiked(
  words: readonly Word[],
  { finds, at }: { finds: readonly Find[]; at: number },
): boolean {
  const { clause } = words[at]!;
  const before = words.slice(Math.max(0, at - NEAR), at).filter((word) => word.clause === clause);
  return (
    finds.every(({ topic }) => topic === "colour") && before.some(({ text }) => liking.has(text))
  );
}

const NEAR = 3;

function belongs(
  words: readonly Word[],
  open: { finds: Find[]; at: number; end: number },
  find: Find,
): boolean {
  if (words[open.at]!.clause !== words[find.at]!.clause) return false;
  const gap = words.slice(open.end, find.at);
  if (gap.some((word) => !joints.has(word.text)) && !isName(gap, open.finds, find)) return false;
  const hasHead = open.finds.some((one) => one.topic === "garment");
  if (!hasHead) return true;
  if (find.topic === "garment") return find.at < open.end;
  // In English a quality after the garment starts the next thing, unless "in" ties it: "jeans in black".
  return find.at < open.end || gap.length > 0 || mayFollow(find.tongue);
}

/** "The green stay-press trousers", "camisa Lacoste verde": between a colour and what has it a cut or a maker may be named. */
function isName(gap: readonly Word[], before: readonly Find[], find: Find): boolean {
  const isColoured = before.every(({ topic }) => topic === "colour") && find.topic === "garment";
  const isColour = before.some(({ topic }) => topic === "garment") && find.topic === "colour";
  return (
    (isColoured || (isColour && mayFollow(find.tongue))) &&
    gap.length <= LONGEST_NAME &&
    gap.every(({ text }) => !small.has(text) && !joints.has(text))
  );
}

const LONGEST_NAME = 2;

const mayFollow = (tongue: Tongue): boolean =>
  tongue === "other" || languageOf(tongue).syntax.agreeing !== "none";

function toMention(finds: readonly Find[], words: readonly Word[]): Mention {
  const ids = (topic: string): string[] => [
    ...new Set(finds.filter((find) => find.topic === topic).map((find) => find.id)),
  ];
  const garments = finds
    .filter((find) => find.topic === "garment")
    .toSorted((a, b) => b.length - a.length);
  return {
    ...(garments[0] && { garment: garments[0].id }),
    colours: ids("colour"),
    moods: ids("mood"),
    materials: ids("material"),
    patterns: ids("pattern"),
    features: ids("feature"),
    text: words.map((word) => word.text).join(" "),
    firm: false,
    allergy: false,
  };
}
