import type { Choices } from "@fit-closet/core";
import { useQuery } from "@tanstack/react-query";
import { fetchChoices } from "./plan-calls.ts";

/** How a piece stands to a day: free, to be taken from another, or not to be had then. */
export type Standing =
  | { is: "free" }
  | { is: "needed"; on: string }
  | { is: "barred"; why: string };

/** Undefined until it is known. @param chosen for that day by now */
export function useChoices(day: string, replaces: string | undefined, chosen: readonly string[]) {
  const { data } = useQuery({
    queryKey: ["choices", day, replaces],
    queryFn: ({ signal }) => fetchChoices(day, replaces, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return data && standings(data, chosen);
}

/**
 * One other day may give pieces up, and no more: once something was chosen that only Thursday can give, what only Friday can is out.
 */
export function standings({ unclean, needed }: Choices, chosen: readonly string[]) {
  const dirty = new Set(unclean);
  const days = new Map(needed.map((one) => [one.id, one.days]));
  const giving = chosen.flatMap((id) => (days.has(id) ? [days.get(id)!] : []));
  const able = (day: string) => giving.every((those) => those.includes(day));
  return (id: string): Standing => {
    if (dirty.has(id)) return { is: "barred", why: "not clean then" };
    const those = days.get(id);
    if (!those) return { is: "free" };
    const on = those.find(able);
    return on ? { is: "needed", on } : { is: "barred", why: "another day needs it" };
  };
}
