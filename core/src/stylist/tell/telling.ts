import { UNLIKE_IN_NAME } from "../lexicon/setting-events.ts";
import type { Brief } from "../understand/brief.ts";
import type { Phrases } from "./phrases.ts";
import type { Np, Speaker } from "./speaker.ts";

/** One sentence with its weight: the lightest go first when the text is too long. */
export type Fact = {
  key: string;
  text: string;
  weight: number;
  /** Keys of the facts that say the same and are left out beside this one. */
  covers?: readonly string[];
  /** For a sentence whose words turn on which pieces, by their marks, were named before it. */
  write?: (named: Set<string>) => string;
};

/** What is being told, to whom and in whose words: facts are added one by one and put in order at the end. */
export class Telling {
  readonly facts: Fact[] = [];
  readonly phrases: Phrases;
  readonly speaker: Speaker;
  readonly brief: Brief;
  /** Requests start at different phrasings; seeds then move on by one, so that asking again always reads differently. */
  readonly turn: number;

  constructor(speaker: Speaker, brief: Brief, seed: number, prompt: string) {
    this.speaker = speaker;
    this.phrases = speaker.phrases;
    this.brief = brief;
    this.turn = seed + (hash(prompt) % 997);
  }

  /** The seed's turn through a list of phrasings; each list starts elsewhere, so that two answers never march in step. */
  pick(key: string, list: readonly string[]): string {
    return list[(this.turn + hash(key)) % list.length] ?? "";
  }

  add(
    key: string,
    list: readonly string[] | undefined,
    slots: Readonly<Record<string, Np | string>>,
    weight: number,
  ): void {
    if (!list || list.length === 0) return;
    this.facts.push({ key, text: fill(this.pick(key, list), slots), weight });
  }

  event(): string {
    const { event, occasion, situation } = this.brief;
    const { events } = this.phrases;
    // A setting that the texts have no word for is not called by a wider one: a pottery class is no university.
    if (situation && (UNLIKE_IN_NAME.has(situation.id) || !events[event?.id ?? ""]))
      return events["casual"]!;
    return events[event?.id ?? ""] ?? events[occasion] ?? events["casual"]!;
  }
}

/** Fills `{name}` and lets `{name#one/many}` agree with its number. */
export function fill(phrase: string, slots: Readonly<Record<string, Np | string>>): string {
  return phrase.replace(
    /\{(\w+)(?:#([^/{}]*)\/([^{}]*))?\}/g,
    (_whole, name: string, one?: string, many?: string) => {
      const slot = slots[name];
      if (one !== undefined) return typeof slot === "object" && slot.plural ? many! : one;
      return typeof slot === "object" ? slot.text : (slot ?? "");
    },
  );
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
