import { languageOf } from "../../languages/index.ts";
import type { Piece } from "../dress/piece.ts";
import { type Known, tellingWithFacts } from "../tell/tell.ts";
import { written } from "../tell/arrange.ts";
import { temperature } from "../tell/temperature.ts";
import type { Fact, Telling } from "../tell/telling.ts";
import type { Limits } from "./agenda.ts";
import { bagText } from "./tell-bag.ts";
import { type Group, groupsOf, labelOfAll, wornDaily } from "./told-groups.ts";
import type { DressedLook, DressedLooks } from "./plan-looks.ts";

/** The answer for several looks: the part of each, all of it, and ids of what it tells of settings. */
export type ToldLooks = { parts: readonly string[]; text: string; lines: string[] };

/** @param settingOf the person's own words for what is on, where a look has any */
export function tellLooks(
  { looks, bag }: DressedLooks,
  limits: Limits,
  seed: number,
  known: (look: DressedLook, told: readonly string[]) => Known,
  settingOf: (look: DressedLook) => string | null,
): ToldLooks {
  const told = new Set<string>();
  const short = looks[0]!.brief.maxWords !== null;
  const lines: string[] = [];
  const tellings = looks.map((look): Told => {
    const say = tellingWithFacts(look.brief, look.dressed, seed, look.ask.text, known(look, lines));
    const forecast = short ? [] : forecastOf(look, say);
    const reasons = short ? [] : [...forecast, ...reasonsIn(say, told, forecast.length > 0)];
    lines.push(...linesIn(reasons));
    return { look, say, reasons };
  });
  const parts = tellings.map(({ look, say, reasons }) =>
    written(say, [listOf([look], say, [], settingOf(look)), ...reasons]),
  );
  const first = tellings[0]!.say;
  const common = short ? [] : commonIn(first, told);
  const groups = groupsOf(looks, settingOf);
  const daily = bag ? wornDaily(looks, groups, settingOf) : [];
  const tellAll = (detail: Detail): Told & { text: string } => {
    const chosen = tellings.map((one) => ({ ...one, reasons: one.reasons.filter(detail.tells) }));
    const told = groups.map((group) => chosen[group[0]!]!);
    const text = [
      written(first, common),
      ...(daily.length > 0 ? [dailyText(first, daily)] : []),
      ...groups.map((group, at) => groupText(group, told[at]!, daily, looks, settingOf)),
      ...(bag ? [bagText(first, bag, looks, limits, detail.isShort)] : []),
    ];
    return {
      ...told[0]!,
      reasons: told.flatMap(({ reasons }) => reasons),
      text: text.filter(Boolean).join("\n"),
    };
  };
  const all = DETAILS.map(tellAll);
  const { text, reasons } = all.find((one) => wordsIn(one.text) <= MOST_WORDS) ?? all.at(-1)!;
  return { parts, text, lines: linesIn(reasons) };
}

type Told = { look: DressedLook; say: Telling; reasons: readonly Fact[] };

const linesIn = (reasons: readonly Fact[]): string[] =>
  reasons.flatMap((fact) => (fact.write ? [fact.text] : []));

/** Nobody reads more of a week. */
const MOST_WORDS = 130;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What is told besides the clothes: ever less of it, until it is short enough. */
type Detail = { tells: (fact: Fact) => boolean; isShort: boolean };
const DETAILS: readonly Detail[] = [
  { tells: () => true, isShort: false },
  { tells: ({ key }) => !LINES.test(key), isShort: false },
  { tells: ({ key }) => !LINES.test(key) && !WEATHER.test(key), isShort: false },
  { tells: ({ key }) => /^(required|forecast)/.test(key), isShort: true },
];

const dailyText = (say: Telling, daily: readonly Piece[]): string => {
  const { daily: message } = languageOf(say.brief.language).looks.say;
  const list = say.speaker.list(daily.map((piece) => say.speaker.item(piece)));
  return written(say, [{ key: "daily", text: say.fill(message, { list }), weight: 10 }]);
};

/** What the days of a group wear beside what is worn every day; the reasons of the first. */
function groupText(
  group: Group,
  { look, say, reasons }: Told,
  daily: readonly Piece[],
  looks: readonly DressedLook[],
  settingOf: (look: DressedLook) => string | null,
): string {
  const isNew = look.dressed.worn.length === 0 || look.dressed.worn.length > daily.length;
  const alike = group.map((at) => looks[at]!);
  const list = isNew ? [listOf(alike, say, daily, settingOf(look))] : [];
  return written(say, [...list, ...reasons]);
}

/** "Monday (client meeting): your grey blazer, …" */
function listOf(
  alike: readonly DressedLook[],
  say: Telling,
  daily: readonly Piece[],
  setting: string | null,
): Fact {
  const { speaker, brief } = say;
  const { dressed } = alike[0]!;
  const worn = dressed.worn
    .filter(({ piece }) => !daily.some(({ id }) => id === piece.id))
    .map(({ piece }) => speaker.item(piece));
  const pieces = worn.length > 0 ? worn : dressed.suggested.map((one) => speaker.idea(one));
  const asks = alike.map(({ ask }) => ask);
  const label = labelOfAll(asks, brief.language) + (setting === null ? "" : ` (${setting})`);
  const { worn: sentence } = languageOf(brief.language).looks.say;
  return {
    key: "list",
    text: say.fill(sentence, { label, list: speaker.list(pieces) }),
    weight: 10,
  };
}

/** "Forecast: up to 9 °C, rain." Where the look is for another place, its day at home says nothing. */
function forecastOf({ ask, brief }: DressedLook, say: Telling): Fact[] {
  const { forecast } = ask;
  if (!forecast || brief.origin !== "given") return [];
  const { tempC, precip, later = [] } = forecast;
  const high = Math.max(tempC, ...later.map((hour) => hour.tempC));
  const { forecast: message } = languageOf(brief.language).looks.say;
  const slots = { high: temperature(high, say.listener), sky: SKY[precip] };
  return [{ key: "forecast", text: say.fill(message, slots), weight: 10 }];
}

const SKY = { none: "dry", drizzle: "rain", rain: "rain", snow: "snow", storm: "storm" } as const;

/** Said once for all looks, where it is true of the first. */
const COMMON = /^(foreign|person|unknown|avoided|allergy|kindly|distress|body|notOwned)/;
/** Said where it is new: what is missing, the day's weather. */
const GAPS = /^(required|gap|formalGap|whiteTie|warning)/;
const WEATHER = /^(typical|typicalHere|rain|rainNoTemp|snow|wind|weather-lacking)/;
const LINES = /^line-/;

/** Why it is so for this look: what is missing, its weather where that is another, and a word on what is on. */
function reasonsIn({ facts }: Telling, told: Set<string>, isForetold: boolean): Fact[] {
  const fresh = facts.filter(({ text, key }) => !told.has(`${key} ${text}`));
  const first = (is: RegExp): Fact[] => fresh.filter(({ key }) => is.test(key)).slice(0, 1);
  const reasons = [...first(GAPS), ...(isForetold ? [] : weatherIn(facts, told)), ...first(LINES)];
  const chosen = reasons.slice(0, MOST_REASONS - (isForetold ? 1 : 0));
  for (const { key, text } of chosen) told.add(`${key} ${text}`);
  return chosen;
}

const MOST_REASONS = 2;

/** Weather is told again only where it is of another sort. */
function weatherIn(facts: readonly Fact[], told: Set<string>): Fact[] {
  const fact = facts.find(({ key }) => WEATHER.test(key));
  if (!fact || told.has(fact.key)) return [];
  told.add(fact.key);
  return [fact];
}

function commonIn({ facts }: Telling, told: Set<string>): Fact[] {
  const common = facts.filter(({ key, text }) => COMMON.test(key) && !told.has(`${key} ${text}`));
  return common.slice(0, MOST_REASONS);
}
