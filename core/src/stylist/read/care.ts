import type { CareList } from "../../languages/care-list.ts";
import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { type Hit, PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

export type Harm = "self-harm" | "child" | "hate" | "crime" | "mockery";

type Entry = {
  harm: Harm | "overstated" | "figure" | "play" | "modest" | "sexual";
  pattern: Pattern;
};

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

/** What asks for care; `isOverstated` where somebody says they could die and goes on about clothes: they are dressed, with a kind word. */
type Care = { harm: Harm | undefined; isOverstated: boolean };

/**
 * What in a request asks for care or for a no. It takes an explicit phrase and nothing beside it that makes it a figure of
 * speech; only the guard for children knows none.
 * @param isOrdinary whether the request names an everyday plan and clothes for it
 */
export function readHarm(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
  isOrdinary: boolean,
): Care {
  const land = new Landscape(prompt, words, [], noSmallWords);
  const hits = bookOf(languageOf(language).care).find(land);
  const found = new Set(hits.map(({ entry }) => entry.harm));
  const isOverstated = found.has("overstated") && isOrdinary;
  if (found.has("overstated") && !isOrdinary) found.add("self-harm");
  const plainly = new Set(
    hits.filter(({ entry }) => entry.pattern.weight > 1).map(({ entry }) => entry.harm),
  );
  const harm = HARMS.find((one) => {
    const excuse = EXCUSED_BY[one];
    if (!found.has(one) || (one === "child" && isRefused(hits))) return false;
    return plainly.has(one) || excuse === "nothing" || !found.has(excuse);
  });
  return { harm, isOverstated: isOverstated && !harm && !found.has("figure") };
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
  overstated,
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
    overstated,
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
