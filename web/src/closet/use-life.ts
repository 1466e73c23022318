import type { ClosetItem, Status } from "@fit-closet/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeListed, foundKey } from "./closet-items.ts";
import { fetchWears, tellLaundry, tellWorn } from "./life-calls.ts";

const wearsKey = (item: ClosetItem) => ["wears", item.userId, item.id] as const;

/** When an item was worn and whether it is in the wash, and ways to change both. */
export function useLife(item: ClosetItem) {
  const queries = useQueryClient();
  const { data: days } = useQuery({
    queryKey: wearsKey(item),
    queryFn: ({ signal }) => fetchWears(item, signal),
    staleTime: 0,
  });
  const wear = useMutation({
    mutationFn: (told: { day: string; worn: boolean }) =>
      tellWorn({ garments: [item.id], ...told }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: wearsKey(item) });
      void queries.invalidateQueries({ queryKey: foundKey(item.userId) });
    },
  });
  const laundry = useMutation({
    mutationFn: (status: Status) => tellLaundry({ garments: [item.id], status }),
    onSuccess: (_changed, status) => changeListed(queries, item, (now) => ({ ...now, status })),
  });
  return { days, wear, laundry };
}
