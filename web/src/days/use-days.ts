import type { ClosetItem, Day } from "@fit-closet/core";
import {
  keepPreviousData,
  useMutation,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { foundKey } from "../closet/closet-items.ts";
import { tellWorn } from "../closet/life-calls.ts";
import { changeLook, fetchDays, planLook, removeLook } from "./day-calls.ts";

const daysKey = (uid: string) => ["days", uid] as const;

/** After something was planned, worn or taken back. */
export function askDaysAnew(queries: QueryClient, uid: string): void {
  void queries.invalidateQueries({ queryKey: daysKey(uid) });
  void queries.invalidateQueries({ queryKey: foundKey(uid) });
}

export type Calendar = {
  dayOf: (day: string) => Day;
  /** Those that are known; what was removed meanwhile is missing. */
  itemsOf: (ids: readonly string[]) => ClosetItem[];
};

/** The days from one to another, whichever of them has something. */
export function useDays(uid: string, from: string, until: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...daysKey(uid), from, until],
    queryFn: ({ signal }) => fetchDays(from, until, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (!data) return { calendar: undefined, isError, refetch };
  const days = new Map(data.days.map((day) => [day.day, day]));
  const items = new Map(data.items.map((item) => [item.id, item]));
  const calendar: Calendar = {
    dayOf: (day) => days.get(day) ?? { day, worn: [], looks: [] },
    itemsOf: (ids) => ids.flatMap((id) => items.get(id) ?? []),
  };
  return { calendar, isError, refetch };
}

/** What can be done to days. Each asks anew for what it changed. */
export function useDayActs(uid: string) {
  const queries = useQueryClient();
  const onSuccess = () => askDaysAnew(queries, uid);
  return {
    plan: useMutation({ mutationFn: planLook, onSuccess }),
    move: useMutation({
      mutationFn: ({ id, day }: { id: string; day: string }) => changeLook(id, { day }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: ({ id }: { id: string }) => removeLook(id), onSuccess }),
    wear: useMutation({ mutationFn: tellWorn, onSuccess }),
  };
}
