import type { CareList } from "../../languages/care-list.ts";
import { CARE } from "../../languages/care-lists.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { type Hit, PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

export type Harm = "self-harm" | "child" | "hate" | "crime" | "mockery";

type Entry = { harm: Harm | "figure" | "play" | "modest" | "sexual"; pattern: Pattern };

const books = new Map<CareList, PhraseBook<Entry>>();

/** In this order: who may come to harm is thought of first. */
const HARMS: readonly Harm[] = ["child", "self-harm", "hate", "mockery", "crime"];

/** What makes a phrase ordinary; nothing does so for children. */
const EXCUSED_BY: Readonly<Record<Harm, "figure" | "play" | "nothing">> = {
  child: "nothing",
  "self-harm": "figure",
  crime: "figure",
  hate: "play",
  mockery: "play",
};

/**
 * What in a request asks for care or for a no. It takes an explicit phrase and nothing beside it that makes it a figure of
 * speech; only the guard for children knows none.
 */
export function readHarm(
  prompt: string,
  words: readonly Word[],
  language: keyof typeof CARE,
): Harm | undefined {
  const land = new Landscape(prompt, words, [], noSmallWords);
  const hits = bookOf(CARE[language]).find(land);
  const found = new Set(hits.map(({ entry }) => entry.harm));
  const plainly = new Set(
    hits.filter(({ entry }) => entry.pattern.weight > 1).map(({ entry }) => entry.harm),
  );
  return HARMS.find((harm) => {
    const excuse = EXCUSED_BY[harm];
    if (!found.has(harm) || (harm === "child" && isRefused(hits))) return false;
    return plainly.has(harm) || excuse === "nothing" || !found.has(excuse);
  });
}

/** "nothing too sexy for my daughter": every such word is turned down where it stands. */
function isRefused(hits: readonly Hit<Entry>[]): boolean {
  const ends = (kind: Entry["harm"]): Set<number> =>
    new Set(hits.filter(({ entry }) => entry.harm === kind).map(({ to }) => to));
  const modest = ends("modest");
  return modest.size > 0 && [...ends("sexual")].every((to) => modest.has(to));
}

function bookOf(list: CareList): PhraseBook<Entry> {
  let book = books.get(list);
  if (!book) books.set(list, (book = new PhraseBook(entriesOf(list))));
  return book;
}

function entriesOf({
  classes,
  selfHarm,
  child,
  modest,
  hate,
  crime,
  mockery,
  plays,
  figures,
}: CareList): Entry[] {
  const lists = {
    "self-harm": selfHarm,
    child,
    modest,
    sexual: "{sexual}",
    hate,
    crime,
    mockery,
    play: plays,
    figure: figures,
  };
  return (Object.keys(lists) as (keyof typeof lists)[]).flatMap((harm) =>
    readPatterns(lists[harm], classes).map((pattern) => ({ harm, pattern })),
  );
}
