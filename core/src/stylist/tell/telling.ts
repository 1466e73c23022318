import { formatted, type Values } from "../../languages/message.ts";
import type { Address } from "../../languages/address.ts";
import { languageOf } from "../../languages/index.ts";
import type { Texts } from "../../languages/texts.ts";
import { inVariety } from "../../languages/varieties.ts";
import { inVoseo } from "../../languages/voseo.ts";
import { calledIn, type KnownSituation } from "../../situations/index.ts";
import type { Brief } from "../understand/brief.ts";
import { readWords } from "../understand/text.ts";
import { type Listener, speaksToReader } from "./listener.ts";
import type { Np, Speaker } from "./speaker.ts";

/** One sentence with its weight: the lightest go first when the text is too long. */
export type Fact = {
  key: string;
  text: string;
  weight: number;
  inOtherWords?: () => string[];
  /** For a sentence whose words turn on which pieces, by their marks, were named before it. */
  write?: (named: Set<string>) => string;
};

export type Slots = Readonly<Record<string, Np | string>>;

/** What is being told, to whom and in whose words: facts are added one by one and put in order at the end. */
export class Telling {
  readonly facts: Fact[] = [];
  readonly texts: Texts;
  readonly speaker: Speaker;
  readonly brief: Brief;
  readonly listener: Listener;
  /** How the words of the request begin. */
  private readonly said: ReadonlySet<string>;
  /** Requests start at different phrasings; seeds then move on by one, so that asking again always reads differently. */
  readonly turn: number;

  constructor(speaker: Speaker, brief: Brief, listener: Listener, seed: number, prompt: string) {
    this.speaker = speaker;
    this.texts = languageOf(brief.language).texts;
    this.brief = brief;
    this.listener = listener;
    this.said = new Set(readWords(prompt).map(({ text }) => text.slice(0, BEGINNING)));
    this.turn = seed + (hash(prompt) % 997);
  }

  /** The seed's turn through a list of phrasings; each list starts elsewhere, so that two answers never march in step. */
  pick(key: string, list: readonly string[]): string {
    return list[(this.turn + hash(key)) % list.length]!;
  }

  add(key: string, all: readonly string[], slots: Slots, weight: number): void {
    const messages = this.brief.person ? this.ofSomebodyElse(all) : all;
    const chosen = this.pick(key, messages);
    const inOtherWords = (): string[] =>
      messages.filter((one) => one !== chosen).map((one) => this.fill(one, slots));
    this.facts.push({ key, text: this.fill(chosen, slots), weight, inOtherWords });
  }

  /** Those that do not speak to the reader, where there are any. */
  private ofSomebodyElse(messages: readonly string[]): readonly string[] {
    const { language } = this.speaker;
    const neutral = messages.filter((one) => !speaksToReader(one, language));
    return neutral.length > 0 ? neutral : messages;
  }

  fill(message: string, slots: Slots): string {
    return filled(message, slots, this.speaker.language, this.listener);
  }

  /**
   * The setting or event as it stands after "for", with what it goes on to; null where nothing known has a name, or none that the
   * person used: whoever wrote of a sangeet is not told of a wedding celebration.
   */
  event(): string | null {
    const name = this.eventName();
    return name !== null && this.isInTheirWords(name) ? name : null;
  }

  private isInTheirWords(name: string): boolean {
    return longWordsIn(name).some((word) => this.said.has(word));
  }

  /** Every word of a name that says something was said. */
  isNamed(name: string): boolean {
    const words = longWordsIn(name);
    return words.length > 0 && words.every((word) => this.said.has(word));
  }

  private eventName(): string | null {
    const { event, occasion, situation, alike, alsoFor, language } = this.brief;
    if (alike) return null;
    const { events } = this.texts.names;
    const nameOf = (setting: KnownSituation): string | undefined => {
      const name = calledIn(setting, language);
      return name && inVariety(name, languageOf(language).varieties, this.listener.overseas);
    };
    const called = situation && nameOf(situation);
    const also = alsoFor && !alsoFor.alike && nameOf(alsoFor.situation);
    if (called && also && also !== called) return this.speaker.words([called, also]);
    return called ?? events[event?.id ?? ""] ?? events[occasion] ?? null;
  }

  /** The same where a sentence cannot do without. */
  eventOr(): string {
    return this.event() ?? this.texts.names.events.any;
  }
}

const longWordsIn = (name: string): string[] =>
  readWords(name)
    .filter(({ text }) => text.length >= SHORTEST)
    .map(({ text }) => text.slice(0, BEGINNING));

/** Letters in which two forms of a word agree, and what has fewer is a small word. */
const BEGINNING = 5;
const SHORTEST = 4;

/**
 * Fills a message. What a noun phrase stands in for brings its number and its forms: `{piece}`, `{piece_count}`, `{piece_dat}`.
 * Every message knows who listens by `{you}`.
 */
export function filled(
  message: string,
  slots: Slots,
  language: Speaker["language"],
  { polite, overseas, vos }: Address,
): string {
  const values: Record<string, Values[string]> = { you: polite ? "polite" : "close" };
  for (const [name, slot] of Object.entries(slots)) {
    if (typeof slot === "string") values[name] = slot;
    else {
      values[name] = slot.text;
      values[`${name}_count`] = slot.plural ? 2 : 1;
      values[`${name}_gender`] = slot.gender;
      for (const [form, text] of Object.entries(slot.forms)) values[`${name}_${form}`] = text;
    }
  }
  const said = vos ? inVoseo(message, language) : message;
  return formatted(inVariety(said, languageOf(language).varieties, overseas), language, values);
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
