import { useMutation, useQueryClient } from "@tanstack/react-query";
import { WashingMachine } from "lucide-react";
import { toast } from "react-hot-toast/headless";
import { tellLaundry } from "../closet/life-calls.ts";
import { localDay } from "../closet/local-day.ts";
import { showAnew } from "../closet/removal.ts";
import { Button } from "../ui/button.tsx";
import { fetchFound } from "./use-found.ts";

/** Everything out of the wash with one press. */
export function WashAll({ uid }: { uid: string }) {
  const queries = useQueryClient();
  const wash = useMutation({
    mutationFn: washAll,
    onSuccess: () => {
      toast.success("All washed.");
      showAnew(queries, uid);
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Button disabled={wash.isPending} className="justify-self-start" onClick={() => wash.mutate()}>
      <WashingMachine aria-hidden className="size-5" /> All washed
    </Button>
  );
}

/** A page at a time, until none is left. */
async function washAll(): Promise<void> {
  for (;;) {
    const { items } = await fetchFound("state=in-the-wash", 0);
    if (items.length === 0) return;
    await tellLaundry({ garments: items.map(({ id }) => id), status: "ready", day: localDay() });
  }
}
