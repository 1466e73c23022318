import type { RecordLanguage, Situation } from "./record.ts";
import { recogniser } from "./recognise.ts";

/** What the stylist needs of a record: everything but the sentences people type, which only tests read. */
export type KnownSituation = Omit<Situation, "ways">;

/** A setting that a request names, and the person's own words for it. */
export type Setting = { situation: KnownSituation; said: string };

/** Everything known of settings, indexed by language on first use. */
export type Settings = {
  /** @returns the setting that names the day, or null where none is known: it is then said to be unknown, not guessed */
  named: (text: string, language: string) => Setting | null;
};

export const NO_SETTINGS: Settings = { named: () => null };

export function settingsFrom(situations: readonly KnownSituation[]): Settings {
  const byId = new Map(situations.map((situation) => [situation.id, situation]));
  const recognisers = new Map<string, ReturnType<typeof recogniser>>();
  return {
    named(text, language) {
      const recognise =
        recognisers.get(language) ?? recogniser(situations, language as RecordLanguage);
      recognisers.set(language, recognise);
      const [best] = recognise(text);
      return best ? { situation: byId.get(best.id)!, said: best.said } : null;
    },
  };
}
