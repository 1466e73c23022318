import type { Look } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { toast } from "react-hot-toast/headless";
import { Link } from "wouter";
import { newBatch } from "../closet/list-calls.ts";
import { localDay } from "../closet/local-day.ts";
import { nextWeekday, weekdayWords } from "../days/calendar.ts";
import { planLook } from "../days/day-calls.ts";
import { askDaysAnew } from "../days/use-days.ts";
import { Button } from "../ui/button.tsx";
import { inlineLink } from "../ui/inline-link.ts";

type WeekDaysProps = { uid: string; looks: readonly Look[] };

/** Puts looks that are for days of the week on the next of those days, all with one press. */
export function WeekDays({ uid, looks }: WeekDaysProps) {
  const queries = useQueryClient();
  // Of each look its own, so that one that failed halfway is planned once.
  const [batches] = useState(() => looks.map(newBatch));
  const planned = looks.flatMap(({ day, label, setting, items }, at) =>
    day === undefined || items.length === 0
      ? []
      : [
          {
            batch: batches[at],
            name: setting ?? label,
            garments: items,
            day: nextWeekday(localDay(), day),
          },
        ],
  );
  const plan = useMutation({
    mutationFn: async () => {
      for (const look of planned) await planLook(look);
    },
    onSettled: () => askDaysAnew(queries, uid),
    onError: ({ message }) => toast.error(message),
  });
  const [first] = planned.map(({ day }) => day).toSorted();
  if (!first) return null;
  return (
    <>
      <Button
        aria-disabled={!plan.isIdle && !plan.isError}
        onClick={() => (plan.isIdle || plan.isError) && plan.mutate()}
      >
        <CalendarPlus aria-hidden className="size-4" />
        {planned.length === 1 ? "Put it on its day" : `Put ${planned.length} looks on their days`}
      </Button>
      <output className="basis-full empty:hidden">
        {plan.isSuccess && (
          <>
            Planned from{" "}
            <Link to={`/days?day=${first}`} className={inlineLink}>
              {weekdayWords(first)}
            </Link>{" "}
            on.
          </>
        )}
      </output>
    </>
  );
}
