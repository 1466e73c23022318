import type { ClosetItem } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Shirt } from "lucide-react";
import { useState } from "react";
import { toast } from "react-hot-toast/headless";
import { foundKey } from "../closet/closet-items.ts";
import { tellWorn } from "../closet/life-calls.ts";
import { localDay } from "../closet/local-day.ts";
import { Button } from "../ui/button.tsx";

type WoreThisProps = { uid: string; items: readonly ClosetItem[] };

/** One press notes every piece as worn today; another takes back what the first noted, and no more. */
export function WoreThis({ uid, items }: WoreThisProps) {
  const queries = useQueryClient();
  const [noted, setNoted] = useState<{ day: string; garments: string[] }>();
  const tell = useMutation({
    mutationFn: tellWorn,
    onSuccess: ({ changed }, { day, worn }) => {
      setNoted(worn ? { day, garments: changed } : undefined);
      void queries.invalidateQueries({ queryKey: foundKey(uid) });
    },
    onError: ({ message }) => toast.error(message),
  });
  function press() {
    if (tell.isPending) return;
    if (!noted) {
      tell.mutate({ garments: items.map(({ id }) => id), day: localDay(), worn: true });
    } else if (noted.garments.length > 0) tell.mutate({ ...noted, worn: false });
    else setNoted(undefined);
  }
  return (
    // Not disabled: the focus would be lost with it.
    <Button aria-pressed={noted !== undefined} aria-disabled={tell.isPending} onClick={press}>
      {noted ? (
        <Check aria-hidden className="size-4 text-leaf" />
      ) : (
        <Shirt aria-hidden className="size-4" />
      )}
      {noted ? "Worn today" : "Wore this today"}
    </Button>
  );
}
