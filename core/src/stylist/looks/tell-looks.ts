import { languageOf } from "../../languages/index.ts";
import { type Known, tellingWithFacts } from "../tell/tell.ts";
import { written } from "../tell/arrange.ts";
import { temperature } from "../tell/temperature.ts";
import type { Fact, Telling } from "../tell/telling.ts";
import type { Limits } from "./agenda.ts";
import { labelOf, lookInSentence } from "./label.ts";
import type { Bag } from "./bag.ts";
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
  const lines: string[] = [];
  const told = new Set<string>();
  const short = looks[0]!.brief.maxWords !== null;
  const tellings = looks.map((look) => {
    const say = tellingWithFacts(look.brief, look.dressed, seed, look.ask.text, known(look, lines));
    const forecast = short ? [] : forecastOf(look, say);
    const reasons = short ? [] : [...forecast, ...reasonsIn(say, told, forecast.length > 0)];
    lines.push(...reasons.flatMap((fact) => (fact.write ? [fact.text] : [])));
    return { look, say, reasons };
  });
  const parts = tellings.map(({ look, say, reasons }) =>
    written(say, [listOf(look, say, settingOf(look)), ...reasons]),
  );
  const first = tellings[0]!.say;
  const common = short ? [] : commonIn(first, told);
  const bagged = bag ? [bagText(first, bag, looks, limits)] : [];
  const text = [written(first, common), ...parts, ...bagged].filter(Boolean).join("\n");
  return { parts, text, lines };
}

/** "Monday (client meeting): your grey blazer, …" */
function listOf({ ask, dressed }: DressedLook, say: Telling, setting: string | null): Fact {
  const { speaker, brief } = say;
  const worn = dressed.worn.map(({ piece }) => speaker.item(piece));
  const pieces = worn.length > 0 ? worn : dressed.suggested.map((one) => speaker.idea(one));
  const label = labelOf(ask, brief.language) + (setting === null ? "" : ` (${setting})`);
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
const COMMON = /^(foreign|person|unknown|aside|avoided|allergy|kindly|distress|body|notOwned)/;
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

function bagText(
  say: Telling,
  bag: Bag,
  looks: readonly DressedLook[],
  { pieces: limit }: Limits,
): string {
  const words = languageOf(say.brief.language).looks.say;
  const figures = {
    pieces: String(bag.pieces.length),
    looks: String(looks.length),
    limit: String(limit ?? ""),
  };
  const packed =
    limit === null ? words.packed : bag.isOverPieces ? words.packedOver : words.packedWithin;
  const needed = firstOfEach(bag.needed).map(({ piece, look }) =>
    say.fill(words.needed, {
      piece: say.speaker.full(piece),
      look: lookInSentence(looks[look]!.ask, say.brief.language),
    }),
  );
  const worn = say.speaker.list(bag.worn.map((piece) => say.speaker.full(piece)));
  const sentences = [
    ...(bag.pieces.length > 1 ? [say.fill(packed, figures)] : []),
    ...(bag.isOverWeight ? [words.heavy] : []),
    ...(bag.worn.length > 0 ? [say.fill(words.wornThere, { list: worn })] : []),
    ...needed,
  ];
  return written(
    say,
    sentences.map((text) => ({ key: "bag", text, weight: 9 })),
  );
}

const MOST_NEEDED = 2;

/** One piece a look: what is lost without it is the same look. */
const firstOfEach = (needed: Bag["needed"]): Bag["needed"] =>
  needed
    .filter(({ look }, at) => needed.findIndex((other) => other.look === look) === at)
    .slice(0, MOST_NEEDED);
