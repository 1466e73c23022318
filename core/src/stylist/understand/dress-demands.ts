import { type DressCodeId, DRESS_CODES } from "../lexicon/index.ts";
import type { Brief, Coverage, Mention } from "./brief.ts";
import type { Day } from "./read-day.ts";
import type { Heard } from "./hear-request.ts";
import type { Find } from "./phrasebook.ts";

type Demands = Pick<Brief, "code" | "codeName" | "coverage" | "comfort" | "warmth" | "vegan">;

/** How dressy one is at least who wants to look good, and may be: that effort is seen, or that heads turn. */
const DRESSED_UP = { effort: [1.6, 3.2], shine: [2.6, 4.6], honour: [2.2, 4] } as const;
type DressUp = keyof typeof DRESSED_UP;

/** No wish to shine puts sequins on a hike, at a burst pipe or beside a grave. */
const PLAIN: ReadonlySet<string> = new Set(["active", "messy", "home", "snow", "sober"]);

/** What somebody says of the looks they are after, where the day allows any. */
export function dressUpOf(
  { finds, wishes, evidence }: Pick<Heard, "finds" | "wishes" | "evidence">,
  { event, setting }: Pick<Day, "event" | "setting">,
): DressUp | null {
  const said = finds.filter(
    ({ topic, at }) =>
      topic === "dress-up" && !wishes.negated.has(at) && !evidence.ofExcuse.has(at),
  );
  const is = (dressUp: DressUp): boolean => said.some(({ id }) => id === dressUp);
  // Where the setting is known, it says itself how one comes before a mayor.
  if (is("honour") && !setting && !event?.is?.includes("sober")) return "honour";
  if (event?.is?.some((trait) => PLAIN.has(trait))) return null;
  if (is("shine")) return "shine";
  return is("effort") ? "effort" : null;
}

const raised = ([low, high]: Brief["code"], dressUp: DressUp | null): readonly [number, number] => {
  if (!dressUp) return [low, high];
  const [least, most] = DRESSED_UP[dressUp];
  return [Math.max(low, least), Math.max(high, most)];
};

/** What a request asks of any outfit: how dressed up it is, what it covers, how it feels. */
export function readDemands(heard: Heard, day: Day): Demands {
  const { finds, wishes, evidence } = heard;
  const { event } = day;
  const codes = readCodes(
    finds.filter(({ at }) => !evidence.ofExcuse.has(at)),
    wishes.negated,
  );
  const has = (topic: string): boolean => finds.some((find) => find.topic === topic);
  return {
    code: codes.band ?? raised(event?.code ?? [0, 2], dressUpOf(heard, day)),
    codeName: codes.name,
    coverage: coverageOf(event, featuresOf(wishes.wants), featuresOf(wishes.avoids)),
    comfort: event?.is?.includes("comfort") === true || has("comfort"),
    warmth: has("warmth") ? 1 : has("coolness") ? -1 : 0,
    vegan: has("vegan"),
  };
}

function readCodes(
  finds: readonly Find[],
  negated: ReadonlySet<number>,
): { band: readonly [number, number] | null; name: DressCodeId | null } {
  const codes = finds.filter((find) => find.topic === "code");
  const said = codes
    .filter((find) => !negated.has(find.at))
    .map((find) => DRESS_CODES.find((code) => code.id === find.id)!);
  const top = said.toSorted((a, b) => b.code[0] - a.code[0])[0];
  if (top) return { band: top.code, name: top.id };
  const refused = codes.find((find) => negated.has(find.at));
  if (!refused) return { band: null, name: null };
  return ["casual", "lounge"].includes(refused.id)
    ? { band: [2, 3], name: null }
    : { band: [1, 2], name: "casual" };
}

/** Qualities that are spoken of for themselves, of no certain garment and not of one another: "tight sleeves" are no sleeves at large. */
const featuresOf = (mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(
    mentions.flatMap(({ garment, features }) => (garment || features.length > 1 ? [] : features)),
  );

function coverageOf(
  event: Day["event"],
  wanted: ReadonlySet<string>,
  unwanted: ReadonlySet<string>,
): Coverage {
  if (unwanted.has("sleeves") || unwanted.has("long-sleeves") || wanted.has("sleeveless"))
    return "bare-arms";
  if (wanted.has("covered") || (event?.is?.includes("modest") && !wanted.has("bare-legs")))
    return "long";
  if (unwanted.has("bare-legs") || unwanted.has("sleeveless") || unwanted.has("short-sleeves"))
    return "long";
  return null;
}
