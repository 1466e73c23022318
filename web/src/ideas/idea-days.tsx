import type { ClosetItem } from "@fit-closet/core";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { toast } from "react-hot-toast/headless";
import { Link } from "wouter";
import { weekdayWords } from "../days/calendar.ts";
import { PlanDialog } from "../days/plan-dialog.tsx";
import { useDayActs } from "../days/use-days.ts";
import { Button } from "../ui/button.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { WoreThis } from "./wore-this.tsx";

export { WeekDays } from "./week-days.tsx";

/** As long as a look's name may be. */
const NAME_MOST = 120;

type IdeaDaysProps = {
  uid: string;
  items: readonly ClosetItem[];
  /** What the idea is for. */
  prompt: string;
};

/** What becomes of an idea: worn today, or put on a day to come. */
export function IdeaDays({ uid, items, prompt }: IdeaDaysProps) {
  const [asking, setAsking] = useState(false);
  const [planned, setPlanned] = useState<string>();
  const { plan } = useDayActs(uid);
  function put(day: string) {
    setAsking(false);
    const garments = items.map(({ id }) => id);
    plan.mutate(
      { name: prompt.slice(0, NAME_MOST), garments, day },
      { onSuccess: () => setPlanned(day), onError: ({ message }) => toast.error(message) },
    );
  }
  return (
    <>
      <WoreThis uid={uid} items={items} />
      <Button aria-disabled={plan.isPending} onClick={() => !plan.isPending && setAsking(true)}>
        <CalendarPlus aria-hidden className="size-4" /> Wear it on a day
      </Button>
      <output className="basis-full empty:hidden">
        {planned && (
          <>
            Planned for{" "}
            <Link to={`/days?day=${planned}`} className={inlineLink}>
              {weekdayWords(planned)}
            </Link>
            .
          </>
        )}
      </output>
      {asking && <PlanDialog onDay={put} onClose={() => setAsking(false)} />}
    </>
  );
}
