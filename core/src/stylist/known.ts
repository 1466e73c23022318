import type { Circumstance, OwnedLines, Settings } from "../situations/index.ts";
import { dayOf } from "./tell/day.ts";
import type { Known } from "./tell/tell.ts";
import type { Brief } from "./understand/brief.ts";

/** What may be said of the request's setting and of what else holds. */
export function knownOf(
  { prompt, told = [] }: { prompt: string; told?: readonly string[] },
  brief: Brief,
  settings: Settings,
): Known {
  const { language, situation, alike, befallen } = brief;
  const all = settings
    .circumstances(prompt, language, situation, dayOf(brief))
    .filter(({ id }) => !befallen.includes(id));
  const linesOf = (list: readonly Circumstance[]): OwnedLines[] =>
    list.map(({ id }) => settings.linesOf("features", id));
  const lines = {
    setting: situation && !alike ? [settings.linesOf("situations", situation.id)] : [],
    named: linesOf(all.filter(({ said }) => said !== null)),
    implied: alike ? [] : linesOf(all.filter(({ said }) => said === null)),
  };
  return { lines, told, said: all.flatMap(({ said }) => said ?? []) };
}
