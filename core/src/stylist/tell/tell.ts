import type { Weather } from "../../weather.ts";
import type { Dressed, Worn } from "../dress/compose.ts";
import { fits } from "../dress/rate.ts";
import type { Gap } from "../dress/rest.ts";
import type { Piece } from "../dress/piece.ts";
import { isBright } from "../dress/colour.ts";
import type { Brief } from "../understand/brief.ts";
import type { LeadReason, Phrases, Warmth } from "./phrases.ts";
import { REFERENCE, speakerOf, type Np, type Speaker } from "./speaker.ts";
import { phrasesOf } from "./voices.ts";

/** One sentence with its weight: the lightest go first when the text is too long. */
type Fact = { key: string; text: string; weight: number };

const MOST_WORDS = 132;
const LEAST_WORDS = 62;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Writes the answer. Everything said is in the brief or the decision; nothing else is known here. */
export function tell(brief: Brief, dressed: Dressed | null, seed: number, prompt = ""): string {
  const phrases = phrasesOf(brief.language);
  const say = new Sayer(
    speakerOf(brief.language, phrases, brief.person !== null),
    brief,
    seed,
    hash(prompt) % 997,
  );
  if (brief.status === "decline")
    return say.pick("decline", phrases.decline[brief.harm ?? "crime"] ?? phrases.decline["crime"]!);
  if (brief.status === "redirect") return say.pick("redirect", phrases.redirect);
  if (brief.status === "clarify" || !dressed) return say.pick("clarify", phrases.clarify);
  return say.outfit(dressed);
}

class Sayer {
  private readonly facts: Fact[] = [];
  private readonly phrases: Phrases;
  private readonly speaker: Speaker;
  private readonly brief: Brief;
  private readonly seed: number;
  private readonly salt: number;

  constructor(speaker: Speaker, brief: Brief, seed: number, salt: number) {
    this.speaker = speaker;
    this.phrases = speaker.phrases;
    this.brief = brief;
    this.seed = seed;
    this.salt = salt;
  }

  /** Requests start at different phrasings; seeds then move on by one, so that asking again always reads differently. */
  private get turn(): number {
    return this.seed + this.salt;
  }

  /** The seed's turn through a list of phrasings; each list starts elsewhere, so that two answers never march in step. */
  pick(key: string, list: readonly string[]): string {
    return list[(this.turn + hash(key)) % list.length] ?? "";
  }

  outfit(dressed: Dressed): string {
    this.intro();
    if (dressed.worn.length === 0) this.ideaOnly(dressed);
    else this.main(dressed);
    this.weather(dressed);
    this.notes(dressed);
    this.colours(dressed);
    this.finish(dressed);
    return this.compose(dressed);
  }

  private add(
    key: string,
    list: readonly string[] | undefined,
    slots: Readonly<Record<string, Np | string>>,
    weight: number,
  ): void {
    if (!list || list.length === 0) return;
    this.facts.push({ key, text: fill(this.pick(key, list), slots), weight });
  }

  private event(): string {
    const { event, occasion } = this.brief;
    return (
      this.phrases.events[event?.id ?? ""] ??
      this.phrases.events[occasion] ??
      this.phrases.events["casual"]!
    );
  }

  private intro(): void {
    const { brief, phrases } = this;
    if (brief.foreign) this.facts.push({ key: "foreign", text: phrases.foreign, weight: 7 });
    if (brief.person) {
      const who = phrases.people[brief.person.id];
      if (who) this.add("person", phrases.person, { who }, 8);
    }
    for (const what of brief.unknown) this.add("unknown", phrases.unknown, { what }, 10);
    if (brief.others.length > 0) {
      const others = this.speaker.list(
        brief.others.map((event) => ({
          text: phrases.events[event.id] ?? phrases.events[event.occasion] ?? "",
          plural: false,
        })),
      );
      this.add("together", phrases.together, { first: this.event(), others }, 10);
    }
  }

  private ideaOnly(dressed: Dressed): void {
    const main = dressed.suggested.filter(
      ({ idea }) => idea.slot !== "accessory" && idea.slot !== "head",
    );
    if (this.brief.codeName === "white tie") {
      this.add("whiteTie", this.phrases.whiteTie, {}, 10);
    }
    const list = this.speaker.list(main.map((one) => this.speaker.idea(one)));
    if (main.length > 0)
      this.add(
        dressed.ownsNothing ? "generic" : "genericOwned",
        dressed.ownsNothing ? this.phrases.generic : this.phrases.genericOwned,
        { list, event: this.event() },
        10,
      );
  }

  private main(dressed: Dressed): void {
    const hero = dressed.hero!;
    const said = new Set([hero.id]);
    this.add(
      "lead",
      this.phrases.lead[this.reason(hero, dressed)],
      { hero: this.speaker.item(hero), event: this.event() },
      10,
    );
    const outer = dressed.worn.find((one) => one.slot === "outer" && !said.has(one.piece.id));
    const head = dressed.worn.find((one) => one.slot === "head" && !said.has(one.piece.id));
    const rest = dressed.worn.filter(
      (one) => ["base", "mid", "legs"].includes(one.slot) && !said.has(one.piece.id),
    );
    const extras = dressed.worn.filter(
      (one) => (one.slot === "feet" || one.slot === "accessory") && !said.has(one.piece.id),
    );
    const slots = { hero: this.speaker.item(hero) };
    if (rest.length > 0)
      this.add("rest", this.phrases.rest, { ...slots, list: this.items(rest) }, 10);
    if (outer)
      this.add("over", this.phrases.over, { ...slots, outer: this.speaker.item(outer.piece) }, 9);
    if (head)
      this.add("top", this.phrases.top, { ...slots, head: this.speaker.item(head.piece) }, 9);
    if (extras.length > 0)
      this.add("extras", this.phrases.extras, { ...slots, list: this.items(extras) }, 8);
    this.gaps(dressed);
  }

  private items(worn: readonly Worn[]): Np {
    return this.speaker.list(worn.map(({ piece }) => this.speaker.item(piece)));
  }

  private reason(hero: Piece, dressed: Dressed): LeadReason {
    const { brief } = this;
    const { needs } = dressed;
    const slot = dressed.worn.find((one) => one.piece === hero)?.slot;
    if (dressed.tooPlain.includes(hero)) return "closest";
    if (brief.traits.has("sober")) return "sober";
    if (
      brief.wants.some(
        (mention) =>
          mention.garment !== undefined &&
          (mention.garment === hero.kind.id ||
            hero.kind.is?.includes(mention.garment) ||
            mention.text.split(" ").every((word) => hero.words.has(word))),
      )
    )
      return "wanted";
    if (hero.kind.whole) return "whole";
    if (slot === "outer" && needs.rain && hero.waterproof) return "dry";
    if ((slot === "outer" || slot === "mid") && needs.feelsC !== null && needs.feelsC <= 12)
      return "warm";
    if (brief.traits.has("active")) return "sport";
    if (hero.patterns.size > 0 || (hero.colours[0] && isBright(hero.colours[0])))
      return "statement";
    if (needs.feelsC !== null && needs.feelsC >= 27 && hero.clo < 0.25) return "hot";
    if (hero.vague && brief.code[0] >= 2) return "closest";
    return brief.code[0] >= 2 ? "smart" : "easy";
  }

  private gaps(dressed: Dressed): void {
    const { phrases, brief } = this;
    const kinds = ["unfit", "code", "plain"];
    this.gap("gap", phrases.gap, dressed, (gap) => !kinds.includes(gap.why));
    this.gap("gap-unfit", phrases.unfit, dressed, (gap) => gap.why === "unfit");
    this.honesty(dressed);
    if (brief.codeName === "white tie") this.add("whiteTie", phrases.whiteTie, {}, 10);
    else if (
      brief.code[0] >= 5 &&
      !dressed.worn.some(({ piece }) => piece.kind.id === "tuxedo" || piece.kind.id === "gown")
    )
      this.add("formalGap", phrases.formalGap, {}, 10);
  }

  private gap(
    key: string,
    list: readonly string[],
    dressed: Dressed,
    applies: (gap: Gap) => boolean,
  ): void {
    const { phrases, speaker } = this;
    const missing = dressed.gaps.filter(applies);
    if (missing.length > 0) {
      const ideas = missing.flatMap((gap) =>
        dressed.suggested.filter(({ idea }) => idea.slot === gap.slot).slice(0, 1),
      );
      const what = speaker.list(
        missing.map((gap) => ({ text: phrases.slots[gap.slot]!, plural: false })),
      );
      if (ideas.length > 0)
        this.add(
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
  private honesty(dressed: Dressed): void {
    const { phrases, speaker, brief } = this;
    const lifts = dressed.gaps
      .filter((gap) => gap.why === "plain")
      .flatMap((gap) => dressed.suggested.filter(({ idea }) => idea.slot === gap.slot).slice(0, 1));
    if (lifts.length > 0) {
      const what = speaker.list(dressed.tooPlain.map((piece) => speaker.item(piece)));
      const lift = speaker.list(lifts.map((one) => speaker.idea(one)));
      this.add("gap-plain", phrases.plain, { what, lift, event: this.event() }, 10);
    }
    const top = dressed.worn.find(({ slot, piece }) => slot === "base" && piece.vague)?.piece;
    if (top && brief.code[0] >= 2.5 && !dressed.tooPlain.includes(top))
      this.add("collar", phrases.collar, { what: speaker.item(top) }, 8);
  }

  private weather(dressed: Dressed): void {
    const { brief, phrases } = this;
    const { needs } = dressed;
    const { weather } = brief;
    if (!weather || brief.traits.has("home")) {
      if (!weather && needs.rain) return;
      return;
    }
    const temp = this.temp(weather);
    const slots = { temp, place: brief.destination ?? weather.place ?? "" };
    const outer = dressed.worn.find((one) => one.slot === "outer")?.piece;
    if (weather.typical && brief.destination) this.add("typical", phrases.typical, slots, 9);
    else if (weather.typical)
      this.add(
        "typicalHere",
        phrases.typicalHere,
        { ...slots, verdict: this.verdict(weather.feelsLikeC) },
        9,
      );
    else if (needs.snow) this.add("snow", phrases.snow, slots, 9);
    else if (needs.rain)
      this.add("rain", phrases.rain, { ...slots, dry: this.dry(dressed, outer) }, 9);
    else if (needs.windy)
      this.add("wind", phrases.wind, { ...slots, shield: this.shield(outer) }, 9);
    else if (
      dressed.worn.length > 0 &&
      dressed.gaps.some((gap) => gap.slot === "outer" && gap.why !== "code")
    )
      this.add("weather-lacking", phrases.lacking, slots, 9);
    else
      this.add(
        `weather-${warmthOf(weather.feelsLikeC)}`,
        phrases.weather[warmthOf(weather.feelsLikeC)],
        slots,
        9,
      );
    if (weather.typical && needs.rain)
      this.add("rainNoTemp", phrases.rainNoTemp, { dry: this.dry(dressed, outer) }, 7);
    if (needs.changes) this.add("changes", phrases.changes[needs.changes], {}, 7);
    this.weatherWarnings(dressed, temp);
  }

  private temp(weather: Weather): string {
    const degrees = Math.round(weather.tempC);
    return `${degrees < 0 ? "−" : ""}${Math.abs(degrees)} °C`;
  }

  private verdict(feelsC: number): string {
    return this.phrases.slots[`verdict-${warmthOf(feelsC)}`] ?? "";
  }

  private dry(dressed: Dressed, outer: Piece | undefined): Np {
    const umbrella = dressed.suggested.find(({ idea }) => idea.id === "umbrella");
    const owned = dressed.worn.find(({ piece }) => piece.kind.id === "umbrella");
    const parts: Np[] = [];
    if (outer?.waterproof) parts.push(this.speaker.item(outer));
    if (owned) parts.push(this.speaker.item(owned.piece));
    else if (umbrella) parts.push(this.speaker.idea(umbrella));
    const shell = dressed.suggested.find(({ idea }) => idea.id === "rain-shell");
    if (parts.length === 0 && shell) parts.push(this.speaker.idea(shell));
    if (parts.length === 0) parts.push({ text: this.phrases.slots["dry"]!, plural: false });
    return this.speaker.list(parts);
  }

  private shield(outer: Piece | undefined): string {
    if (!outer) return this.phrases.slots["shield-none"]!;
    return fill(this.phrases.slots[outer.windproof ? "shield" : "shield-some"]!, {
      outer: this.speaker.item(outer),
    });
  }

  private weatherWarnings(dressed: Dressed, temp: string): void {
    const { brief, phrases } = this;
    const feels = dressed.needs.feelsC ?? 18;
    const odd = dressed.worn.find(
      ({ piece }) =>
        !fits(piece, { ...brief, code: [0, 5], coverage: null, traits: new Set() }, dressed.needs),
    );
    if (odd)
      this.add(
        "warning",
        feels < 20 ? phrases.coldWarning : phrases.hotWarning,
        { hero: this.speaker.item(odd.piece), temp },
        10,
      );
    const absent = odd
      ? undefined
      : dressed.notOwned.find(({ garment }) =>
          (feels < 10 ? FOR_HEAT : feels > 25 ? FOR_COLD : NOTHING).has(garment ?? ""),
        );
    if (absent?.garment)
      this.add(
        "warning",
        feels < 10 ? phrases.coldWarning : phrases.hotWarning,
        { hero: this.speaker.kind(absent.garment, null, true), temp },
        10,
      );
    if (brief.season === "winter" && feels > 20)
      this.add("seasonClash", phrases.winterInHeat, { temp }, 9);
    if (brief.season === "summer" && feels < 13)
      this.add("seasonClash", phrases.summerInCold, { temp }, 9);
  }

  private notes(dressed: Dressed): void {
    const { brief, phrases, speaker } = this;
    const trait = (key: string, weight: number): void =>
      this.add(`trait-${key}`, phrases.traits[key], {}, weight);
    for (const mention of dressed.notOwned) {
      const np = mention.garment
        ? speaker.kind(mention.garment, mention.colours[0] ?? null, true)
        : { text: mention.text, plural: false };
      const bare = mention.garment
        ? speaker.kind(mention.garment, mention.colours[0] ?? null, false)
        : np;
      this.add("notOwned", phrases.notOwned, { what: np, whatBare: bare }, 10);
      break;
    }
    for (const { mention } of dressed.leftOut.slice(0, 1))
      this.add(
        "leftOut",
        phrases.leftOut,
        { what: { text: phrases.slots["that"] ?? mention.text, plural: false } },
        8,
      );
    if (dressed.accent)
      this.add(
        "accent",
        phrases.accent,
        { c1: speaker.colour(dressed.accent.colour ?? ""), piece: speaker.idea(dressed.accent) },
        9,
      );
    if (brief.bodyTalk) this.add("body", phrases.body, {}, 9);
    if (brief.avoids.some((mention) => mention.allergy))
      this.add("allergy", phrases.allergy, {}, 8);
    else if (brief.avoids.length > 0) this.add("avoided", phrases.avoided, {}, 5);
    const dark =
      brief.traits.has("active") &&
      brief.event?.where === "out" &&
      (brief.weather?.isNight || brief.timeOfDay === "night");
    if (
      dark ||
      (brief.traits.has("active") &&
        brief.event?.id === "run" &&
        brief.timeOfDay === "morning" &&
        brief.weather?.isNight !== false)
    )
      trait("dark", 9);
    if (brief.coverage === "long") trait(brief.traits.has("modest") ? "modest" : "covered", 9);
    for (const key of ["messy", "deck", "camera", "stage", "costume"])
      if (brief.traits.has(key)) trait(key, 8.5);
    if (
      (dressed.needs.feelsC ?? 0) >= 29 &&
      !brief.traits.has("active") &&
      brief.event?.where !== "out"
    )
      trait("aircon", 6);
    if (brief.traits.has("sober")) this.add("sober", phrases.sober, {}, 7);
    if (brief.comfort && !brief.bodyTalk) this.add("comfort", phrases.comfort, {}, 4);
    for (const key of ["trail", "home", "children", "dance"])
      if (brief.traits.has(key)) trait(key, 3);
    if (
      brief.traits.has("sun") &&
      (dressed.needs.feelsC ?? 0) > 20 &&
      !dressed.needs.rain &&
      !brief.weather?.isNight
    )
      trait("sun", 2.5);
  }

  private colours(dressed: Dressed): void {
    const { phrases, speaker } = this;
    const patterned = dressed.worn.find(({ piece }) => piece.patterns.size > 0)?.piece;
    const main = dressed.worn
      .filter(({ slot }) => slot !== "head" && slot !== "accessory" && slot !== "feet")
      .map(({ piece }) => piece);
    const named = [
      ...new Map(
        main
          .flatMap((piece) => piece.colours.slice(0, 1))
          .map((colour) => [colour.name.id, colour]),
      ).values(),
    ];
    const ideas = dressed.suggested
      .map((one) => one.colour)
      .filter((colour): colour is string => colour !== null);
    if (named.length === 0) {
      const [c1, c2] = [...new Set(ideas)];
      if (c1 && c2)
        this.add(
          "colour-ideas",
          phrases.colour.neutral,
          { c1: speaker.colour(c1), c2: speaker.colour(c2) },
          6,
        );
      return;
    }
    // The accent speaks first; among neutrals the one with more colour does.
    const lead = named.toSorted((a, b) => Number(a.neutral) - Number(b.neutral) || b.c - a.c)[0]!;
    const other = named.find((colour) => colour !== lead);
    if (this.brief.traits.has("sober") && other) {
      this.add(
        "colour-neutral",
        phrases.colour.neutral.slice(0, 4),
        { c1: speaker.colour(lead.name.id), c2: speaker.colour(other.name.id) },
        3,
      );
      return;
    }
    const plain = patterned && main.find((piece) => piece !== patterned)?.colours[0];
    if (patterned && plain)
      this.add("colour-pattern", phrases.colour.pattern, { c2: speaker.colour(plain.name.id) }, 6);
    else if (!other)
      this.add("colour-single", phrases.colour.single, { c1: speaker.colour(lead.name.id) }, 5);
    else if (dressed.harmony !== "clash")
      this.add(
        `colour-${dressed.harmony}`,
        phrases.colour[dressed.harmony],
        { c1: speaker.colour(lead.name.id), c2: speaker.colour(other.name.id) },
        6,
      );
  }

  private finish(dressed: Dressed): void {
    const said = new Set(dressed.gaps.map((gap) => gap.slot));
    const left = dressed.suggested.filter(
      (one) =>
        one !== dressed.accent &&
        !said.has(one.idea.slot) &&
        one.idea.id !== "umbrella" &&
        (dressed.worn.length > 0 || one.idea.slot === "accessory" || one.idea.slot === "head"),
    );
    if (left.length > 0)
      this.add(
        "finish",
        this.phrases.finish,
        { list: this.speaker.list(left.slice(0, 2).map((one) => this.speaker.idea(one))) },
        6.5,
      );
  }

  /** Puts the sentences in one of several orders and keeps the text within bounds. */
  private compose(dressed: Dressed): string {
    const limit = this.brief.maxWords ?? MOST_WORDS;
    let facts = this.order(this.facts);
    const length = (list: readonly Fact[]): number => countWords(this.render(list));
    if (this.brief.maxWords === null)
      for (const spare of this.spares(dressed)) {
        if (length(facts) >= LEAST_WORDS) break;
        facts = this.order([...facts, spare]);
      }
    while (facts.length > 1 && length(facts) > limit) {
      const least = facts.reduce((a, b) => (b.weight <= a.weight ? b : a));
      facts = facts.filter((fact) => fact !== least);
    }
    const text = this.render(facts);
    return countWords(text) <= limit ? text : this.shortest(dressed, limit);
  }

  /** For a limit that no whole sentence meets: the pieces alone. */
  private shortest(dressed: Dressed, limit: number): string {
    const pieces =
      dressed.worn.length > 0
        ? dressed.worn.map(({ piece }) => this.speaker.item(piece))
        : dressed.suggested.map((one) => this.speaker.idea(one));
    for (let most = pieces.length; most > 1; most--) {
      const text = this.render([
        { key: "list", text: `${this.speaker.list(pieces.slice(0, most)).text}.`, weight: 1 },
      ]);
      if (countWords(text) <= limit) return text;
    }
    return this.render([{ key: "list", text: `${pieces[0]?.text ?? ""}.`, weight: 1 }]);
  }

  /** True things that may be said where the rest came out short, best first. */
  private spares(dressed: Dressed): Fact[] {
    const { phrases, speaker, brief } = this;
    const before = this.facts.length;
    if (dressed.swap)
      this.add(
        "swap",
        phrases.swap,
        {
          a: speaker.item(dressed.swap.take),
          b:
            dressed.swap.for.kind.legs || dressed.swap.for.kind === dressed.swap.take.kind
              ? speaker.full(dressed.swap.for)
              : speaker.item(dressed.swap.for),
        },
        2,
      );
    if (dressed.worn.length > 0)
      this.add(
        "sits",
        phrases.sits[
          brief.code[0] >= 3 ? "formal" : brief.traits.has("active") ? "active" : "easy"
        ],
        {},
        1.5,
      );
    if (brief.codeName && dressed.tooPlain.length === 0)
      this.add("code", phrases.code, { code: brief.codeName.replace(" attire", "") }, 2);
    if (dressed.worn.length === 0) {
      const start = (this.turn + hash("ideal")) % phrases.ideal.length;
      for (const step of [0, 1])
        this.facts.push({
          key: "ideal",
          text: phrases.ideal[(start + step) % phrases.ideal.length]!,
          weight: 1.5,
        });
    }
    if (!brief.comfort && !brief.bodyTalk) this.add("comfort", phrases.comfort, {}, 1);
    if (
      brief.weather &&
      !dressed.needs.changes &&
      dressed.worn.some(({ slot }) => slot === "outer")
    )
      this.add("indoors", phrases.indoors, {}, 1);
    return this.facts.splice(before);
  }

  /** Writes the sentences out. A piece is named in full once and by its kind after that. */
  private render(facts: readonly Fact[]): string {
    const named = new Set<string>();
    const text = facts
      .map(({ text }) =>
        sentence(
          text.replace(REFERENCE, (_whole, mark: string) => {
            const reference = this.speaker.references.get(mark);
            if (!reference) return "";
            const again = named.has(mark);
            named.add(mark);
            return again ? reference.short : reference.full;
          }),
        ),
      )
      .join(" ");
    return elided(text, this.speaker.language);
  }

  private order(facts: readonly Fact[]): Fact[] {
    const place = ORDERS[this.turn % ORDERS.length]!;
    const group = (key: string): number => {
      const index = place.findIndex((prefix) => key.startsWith(prefix));
      return index < 0 ? place.indexOf("*") : index;
    };
    return facts
      .map((fact, index) => ({ fact, at: group(fact.key) * 100 + index }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ fact }) => fact);
  }
}

/** Wishes that the weather answers, whether owned or not. */
const FOR_HEAT: ReadonlySet<string> = new Set([
  "sandals",
  "swimsuit",
  "tank",
  "crop-top",
  "shorts",
  "mini-skirt",
  "mini-dress",
  "sun-hat",
]);
const FOR_COLD: ReadonlySet<string> = new Set([
  "puffer",
  "parka",
  "overcoat",
  "coat",
  "sweater",
  "roll-neck",
  "fleece",
  "beanie",
  "gloves",
]);
const NOTHING: ReadonlySet<string> = new Set();

/** Orders of the groups of facts; `*` is everything not named. The lead always stands before what refers to it. */
const ORDERS: readonly (readonly string[])[] = [
  [
    "foreign",
    "person",
    "unknown",
    "together",
    "generic",
    "lead",
    "rest",
    "over",
    "top",
    "extras",
    "weather",
    "rain",
    "snow",
    "wind",
    "typical",
    "*",
    "colour",
    "gap",
    "finish",
  ],
  [
    "foreign",
    "person",
    "unknown",
    "together",
    "weather",
    "rain",
    "snow",
    "wind",
    "typical",
    "generic",
    "lead",
    "rest",
    "over",
    "top",
    "extras",
    "colour",
    "*",
    "gap",
    "finish",
  ],
  [
    "foreign",
    "person",
    "unknown",
    "together",
    "generic",
    "lead",
    "rest",
    "colour",
    "over",
    "top",
    "extras",
    "weather",
    "rain",
    "snow",
    "wind",
    "typical",
    "*",
    "gap",
    "finish",
  ],
  [
    "foreign",
    "person",
    "unknown",
    "together",
    "generic",
    "lead",
    "rest",
    "over",
    "top",
    "extras",
    "*",
    "colour",
    "weather",
    "rain",
    "snow",
    "wind",
    "typical",
    "gap",
    "finish",
  ],
];

export const warmthOf = (feelsC: number): Warmth =>
  feelsC <= 0
    ? "freezing"
    : feelsC <= 8
      ? "cold"
      : feelsC <= 15
        ? "cool"
        : feelsC <= 20.5
          ? "mild"
          : feelsC <= 27
            ? "warm"
            : "hot";

/** Fills `{name}` and lets `{name#one/many}` agree with its number. */
export function fill(phrase: string, slots: Readonly<Record<string, Np | string>>): string {
  return phrase.replace(
    /\{(\w+)(?:#([^/}]*)\/([^}]*))?\}/g,
    (_whole, name: string, one?: string, many?: string) => {
      const slot = slots[name];
      if (one !== undefined) return typeof slot === "object" && slot.plural ? many! : one;
      return typeof slot === "object" ? slot.text : (slot ?? "");
    },
  );
}

/** "il azzurro" → "l'azzurro", "le orange" → "l'orange", "de orange" → "d'orange". */
function elided(text: string, language: string): string {
  if (language === "it")
    return text.replace(/\b([Ii])l (?=[aeiouàèéìòù])/g, (_whole, letter: string) =>
      letter === "I" ? "L'" : "l'",
    );
  if (language !== "fr") return text;
  return text.replace(/\b([LlDd])e (?=[aeiouéèêœ])/g, (_whole, letter: string) => `${letter}'`);
}

/** A capital at the start of every sentence, also after an opening quote. */
function sentence(text: string): string {
  return text.replace(
    /(^|[.?!…] )([«"“„¿¡\s]*)(\p{Ll})/gu,
    (_whole, end: string, before: string, letter: string) => end + before + letter.toUpperCase(),
  );
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
