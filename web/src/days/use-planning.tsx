import type { ClosetItem, DaysAsked, PlannedLook } from "@fit-closet/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { AskDialog } from "./ask-dialog.tsx";
import { weekdayWords } from "./calendar.ts";
import type { DayActs } from "./day-card.tsx";
import { type Picked, PiecePicker } from "./piece-picker.tsx";
import { askForDays, chooseForDay } from "./plan-calls.ts";
import { useDayPlace } from "./day-weather.ts";
import { plannedWords } from "./planned-words.ts";
import { askDaysAnew } from "./use-days.ts";

type Choosing = { day: string; before?: { look: PlannedLook; items: readonly ClosetItem[] } };

type Planning = {
  acts: Pick<DayActs, "ask" | "choose" | "another">;
  planWeek: (days: readonly string[]) => void;
  told: string | undefined;
  dialog: ReactNode;
};

/**
 * Plans days, by asking and by hand, and tells what came of it.
 * @param onAsked hears of the looks that were put on days which had none, so that they can be taken back together, and how to take
 * back what was told of them
 */
export function usePlanning(
  uid: string,
  onAsked: (looks: readonly string[], unsay: () => void) => void,
): Planning {
  const queries = useQueryClient();
  const place = useDayPlace();
  const [asking, setAsking] = useState<readonly string[]>();
  const [choosing, setChoosing] = useState<Choosing>();
  const [told, setTold] = useState<string>();
  function planned(asked: DaysAsked) {
    setTold(plannedWords(asked));
    askDaysAnew(queries, uid);
  }
  function plannedAnew(asked: DaysAsked) {
    setAsking(undefined);
    planned(asked);
    if (asked.planned.length > 0)
      onAsked(
        asked.planned.map(({ id }) => id),
        () => setTold(undefined),
      );
  }
  const another = useMutation({
    mutationFn: ({ look: { id, name }, day }: { look: PlannedLook; day: string }) =>
      askForDays({ prompt: name, days: [day], replaces: id }, place),
    onSuccess: planned,
    onError: ({ message }) => toast.error(message),
  });
  const choose = useMutation({
    mutationFn: ({ day, before, picked }: Choosing & { picked: Picked }) =>
      chooseForDay(
        { ...picked, garments: [...picked.garments], day, replaces: before?.look.id },
        place,
      ),
    onSuccess: ({ changed }) => {
      setChoosing(undefined);
      setTold(changed ? `${weekdayWords(changed)} was given something else to wear.` : undefined);
      askDaysAnew(queries, uid);
    },
  });
  const acts: Planning["acts"] = {
    ask: (day) => setAsking([day]),
    choose: (day, before) => {
      choose.reset();
      setChoosing({ day, ...(before && { before }) });
    },
    another: (look, day) => !another.isPending && another.mutate({ look, day }),
  };
  const dialog = (
    <>
      {asking && (
        <AskDialog
          days={asking}
          place={place}
          onPlanned={plannedAnew}
          onClose={() => setAsking(undefined)}
        />
      )}
      {choosing && (
        <PiecePicker
          uid={uid}
          day={choosing.day}
          before={choosing.before && { ...choosing.before.look, items: choosing.before.items }}
          busy={choose.isPending}
          refused={choose.error?.message}
          onPick={(picked) => choose.mutate({ ...choosing, picked })}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
  return { acts, planWeek: setAsking, told, dialog };
}
