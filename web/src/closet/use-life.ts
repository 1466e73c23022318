import type { ClosetItem, Laundry } from "@fit-closet/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeListed, foundKey } from "./closet-items.ts";
import { fetchWears, tellLaundry, tellWorn } from "./life-calls.ts";
import { localDay } from "./local-day.ts";

const wearsKey = (item: ClosetItem) => ["wears", item.userId, item.id] as const;

/** When an item was worn and where it is, and ways to change both. */
export function useLife(item: ClosetItem) {
  const queries = useQueryClient();
  const askWearsAnew = () => void queries.invalidateQueries({ queryKey: wearsKey(item) });
  const { data: life } = useQuery({
    // How many wears a wash is for hangs on what is noted of it.
    queryKey: [...wearsKey(item), item.facts],
    queryFn: ({ signal }) => fetchWears(item, signal),
    staleTime: 0,
  });
  const wear = useMutation({
    mutationFn: (told: { day: string; worn: boolean }) =>
      tellWorn({ garments: [item.id], ...told }),
    onSuccess: ({ moved }) => {
      askWearsAnew();
      for (const { status } of moved) changeListed(queries, item, (now) => ({ ...now, status }));
      void queries.invalidateQueries({ queryKey: foundKey(item.userId) });
    },
  });
  const put = useMutation({
    mutationFn: (where: Pick<Laundry, "status" | "note">) =>
      tellLaundry({ garments: [item.id], day: localDay(), ...where }),
    onSuccess: (_changed, { status, note }) => {
      askWearsAnew();
      const statusNote = status === "ready" ? undefined : (note ?? undefined);
      changeListed(queries, item, (now) => ({ ...now, status, statusNote }));
    },
  });
  return { life, wear, put };
}
