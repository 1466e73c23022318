import type { Garment } from "../garment.ts";
import type { Idea } from "../outfit.ts";
import type { Weather } from "../weather.ts";
import { alwaysHolds, wordsIn } from "./always-holds.ts";

type Span = readonly [number, number];

/** What must hold of an answer, in a form that a machine can check. */
export type Expectations = {
  must?: {
    status?: string;
    language?: string;
    acceptedLanguages?: readonly string[];
    occasion?: string;
    timeOfDay?: string;
    formality?: Span;
    clo?: Span;
    itemsAllOf?: readonly string[];
    itemsAnyOf?: readonly string[];
    itemsAnyOf2?: readonly string[];
    mentionsAny?: readonly string[];
    colours?: readonly string[];
    acknowledgesGap?: boolean;
    warnsWeather?: boolean;
    admitsUnknown?: boolean;
    prioritises?: boolean;
    generic?: boolean;
    maxWords?: number;
    maxPatterned?: number;
    coverage?: string;
    destinationOverridesWeather?: boolean;
    person?: string;
    tone?: string;
  };
  mustNot?: {
    items?: readonly string[];
    pairs?: readonly (readonly [string, string])[];
    colours?: readonly string[];
    recommend?: readonly string[];
    text?: readonly string[];
    html?: boolean;
    inventedOwnedItem?: boolean;
    error?: boolean;
  };
  repeat?: { seeds?: number; minDistinctOutfits?: number; minDistinctTexts?: number };
};

export type CheckedRequest = Expectations & {
  id: string;
  prompt: string;
  weather?: Weather | null;
  closet: readonly Garment[];
  include?: readonly string[];
  exclude?: readonly string[];
};

/** The request as the stylist is asked it. */
export const asAsked = (
  { prompt, closet, weather = null, include, exclude }: CheckedRequest,
  seed: number,
) => ({ prompt, closet, weather, seed, include, exclude });

const GAP =
  /\b(closet (?:doesn['’]t|does not|has no)|not in the closet|isn['’]t in the closet|don['’]t see|couldn['’]t find|can['’]t find|missing|gap|no fitting|nothing (?:in the closet|listed|owned)|came up empty|borrow|armario|placard|schrank|armadio|guarda-roupa|falta|manque|fehlt|manca)\b/i;
const FAMILIES: Readonly<Record<string, RegExp>> = {
  red: /\b(red|scarlet|crimson|burgundy|wine|maroon)\b/,
  orange: /\b(orange|coral|rust|peach)\b/,
  pink: /\b(pink|fuchsia|rose)\b/,
  yellow: /\b(yellow|mustard|gold)\b/,
  black: /\bblack\b/,
  white: /\bwhite\b/,
  blue: /\b(blue|navy|indigo|denim)\b/,
  green: /\b(green|olive|sage)\b/,
  grey: /\b(gr[ae]y|charcoal)\b/,
  brown: /\b(brown|camel|tan)\b/,
  purple: /\b(purple|lilac)\b/,
};

/**
 * Published values (ASHRAE 55): what one owned piece adds, by its category and name. Kept apart from the stylist's own
 * table so that the check does not agree with itself.
 */
function cloOf({ name = "", category, tags = [] }: Garment): number {
  const text = `${name} ${tags.join(" ")}`.toLowerCase();
  if (category === "cap") return 0.01;
  if (category === "short" || /shorts/.test(text)) return 0.08;
  if (category === "trouser")
    return /warm|wool|denim|jeans|corduroy|formal/.test(text) ? 0.24 : 0.2;
  if (category === "hoodies") return 0.34;
  if (category === "coat") return /warm|winter|wool|parka|puffer/.test(text) ? 0.7 : 0.36;
  if (/sweater|knit|roll-neck|jumper|cardigan/.test(text))
    return /warm|cable|chunky|wool/.test(text) ? 0.36 : 0.25;
  if (/tee|t-shirt|short-sleeve/.test(text)) return 0.08;
  return /shirt|blouse/.test(text) ? 0.25 : 0.17;
}

/** @returns one sentence for each expectation that does not hold; empty where all hold */
export function failuresOf(request: CheckedRequest, idea: Idea): string[] {
  const failures: string[] = [];
  const expect = (holds: boolean, what: string): void => void (holds || failures.push(what));
  const { must = {}, mustNot = {} } = request;
  const outfits = outfitsOf(idea).map((items) => new Set(items));
  const items = new Set([...outfits.flatMap((one) => [...one]), ...packedIn(idea)]);
  const wornIn = (one: ReadonlySet<string>) => request.closet.filter(({ id }) => one.has(id));
  const worn = wornIn(outfits[0]!);
  const text = idea.text.toLowerCase();
  const mentions = (patterns: readonly string[]): boolean =>
    patterns.some((pattern) => new RegExp(pattern, "i").test(idea.text));

  if (must.status)
    expect(statusHolds(must.status, idea.status), `status ${idea.status}, not ${must.status}`);
  const languages = must.acceptedLanguages ?? (must.language ? [must.language] : []);
  expect(
    languages.length === 0 || languages.includes(idea.language),
    `language ${idea.language}, not ${languages.join("/")}`,
  );
  if (must.occasion)
    expect(
      idea.plan.occasion === must.occasion,
      `occasion ${idea.plan.occasion}, not ${must.occasion}`,
    );
  if (must.timeOfDay)
    expect(
      idea.plan.timeOfDay === must.timeOfDay,
      `time ${idea.plan.timeOfDay}, not ${must.timeOfDay}`,
    );
  if (must.formality)
    expect(
      within(idea.plan.formality, must.formality),
      `formality ${idea.plan.formality} outside ${must.formality.join("–")}`,
    );
  const clo = worn.reduce((sum, garment) => sum + cloOf(garment), 0.1);
  if (must.clo && worn.length > 0)
    expect(
      within(clo, [must.clo[0] - 0.02, must.clo[1] + 0.02]),
      `clo ${clo.toFixed(2)} outside ${must.clo.join("–")}`,
    );
  for (const id of must.itemsAllOf ?? []) expect(items.has(id), `${id} is not worn`);
  for (const list of [must.itemsAnyOf, must.itemsAnyOf2])
    if (list)
      expect(
        list.some((id) => items.has(id)),
        `none of ${list.join("/")} is worn`,
      );
  if (must.mentionsAny)
    expect(mentions(must.mentionsAny), `mentions none of ${must.mentionsAny.join("/")}`);
  for (const colour of must.colours ?? []) expect(text.includes(colour), `does not name ${colour}`);
  if (must.acknowledgesGap) expect(GAP.test(idea.text), "does not say what is missing");
  if (must.warnsWeather)
    expect(
      /\b(warn\w*|cold|freezing|too (?:hot|warm)|careful|chilly|rain|wet|snow|heat|thermometer)\b/i.test(
        idea.text,
      ),
      "does not warn of the weather",
    );
  if (must.admitsUnknown)
    expect(
      /\b(don['’]t (?:know|recognise|recognize)|isn['’]t a garment|not familiar|no idea|new to me|can['’]t find)\b/i.test(
        idea.text,
      ),
      "does not admit what it does not know",
    );
  if (must.prioritises)
    expect(
      /\b(first|priorit\w*|wins|compromise|trade-off|decide|sets the rules)\b/i.test(idea.text),
      "does not say what came first",
    );
  if (must.generic) expect(items.size === 0 && !/\byour\b/i.test(idea.text), "is not generic");
  if (must.maxWords)
    expect(
      wordsIn(idea.text) <= must.maxWords,
      `${wordsIn(idea.text)} words, more than ${must.maxWords}`,
    );
  if (must.maxPatterned !== undefined)
    expect(
      outfits.every((one) => wornIn(one).filter(isPatterned).length <= must.maxPatterned!),
      "too many patterns",
    );
  if (must.coverage === "long")
    expect(
      !wornIn(items).some(
        (garment) => garment.category === "short" || garment.tags?.includes("short-sleeve"),
      ),
      "is not covered",
    );

  for (const id of mustNot.items ?? []) expect(!items.has(id), `${id} is worn`);
  for (const [a, b] of mustNot.pairs ?? [])
    expect(!outfits.some((one) => one.has(a) && one.has(b)), `${a} is worn with ${b}`);
  for (const colour of mustNot.colours ?? [])
    expect(
      !wornIn(items).some((garment) =>
        FAMILIES[colour]?.test((garment.name ?? "").toLowerCase()),
      ) && !idea.plan.suggested.some(({ name }) => FAMILIES[colour]?.test(name)),
      `${colour} is worn`,
    );
  for (const word of mustNot.recommend ?? [])
    expect(
      !new RegExp(`\\b${word}\\b`, "i").test(idea.text) &&
        !idea.plan.suggested.some(({ name }) => new RegExp(`\\b${word}\\b`, "i").test(name)),
      `recommends ${word}`,
    );
  for (const pattern of mustNot.text ?? [])
    expect(!new RegExp(pattern, "i").test(idea.text), `text matches ${pattern}`);
  return [...failures, ...alwaysHolds(request, idea)];
}

/** Each of the looks where there are several: the plan's own outfit is the first of them. */
const outfitsOf = ({ plan }: Idea): (readonly string[])[] =>
  plan.looks?.length ? plan.looks.map(({ items }) => items) : [plan.items];

const packedIn = ({ plan }: Idea): readonly string[] => plan.packing?.items ?? [];

const within = (value: number, [low, high]: Span): boolean => value >= low && value <= high;

function statusHolds(expected: string, status: string): boolean {
  return expected
    .split(/-or-|\|/)
    .some((one) => one === status || (one === "default" && status === "outfit"));
}

const isPatterned = ({ name = "", tags = [] }: Garment): boolean =>
  /floral|check|strip|leopard|dot|print|plaid|camo|paisley|tartan|gingham|zebra/i.test(
    `${name} ${tags.join(" ")}`,
  );
