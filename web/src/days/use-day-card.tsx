import type { PlannedLook } from "@fit-closet/core";
import { type ReactNode, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { dayWords } from "../closet/local-day.ts";
import { UndoBar } from "../closet/undo-bar.tsx";
import type { DayActs } from "./day-card.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { useDayActs } from "./use-days.ts";
import { usePlanning } from "./use-planning.tsx";

/** What is being put on a day: pieces that were worn before, or a look that has a day already. */
type Putting = { name: string; garments: readonly string[]; look?: PlannedLook };
type Undoable = { said: string; undo: () => void };

const told = { onError: ({ message }: Error) => void toast.error(message) };

type DayCardState = {
  acts: DayActs;
  /** Has looks planned for several days. */
  planWeek: (days: readonly string[]) => void;
  /** What came of the last plan. */
  told: string | undefined;
  /** What stands above the page meanwhile: the questions, and the way back. */
  above: ReactNode;
};

/** What the buttons of a day do. */
export function useDayCard(uid: string): DayCardState {
  const { plan, move, remove, wear } = useDayActs(uid);
  const [putting, setPutting] = useState<Putting>();
  const [undoable, setUndoable] = useState<Undoable>();
  const end = () => setUndoable(undefined);
  const offer = (said: string, undo: () => void) =>
    setUndoable({
      said,
      undo: () => {
        end();
        undo();
      },
    });
  const planning = usePlanning(uid, (looks, unsay) => {
    const said = looks.length === 1 ? "1 day is planned" : `${looks.length} days are planned`;
    offer(said, () => {
      unsay();
      for (const id of looks) remove.mutate({ id }, told);
    });
  });
  const acts: DayActs = {
    ...planning.acts,
    wear: (day, garments) => wear.mutate({ day, garments: [...garments], worn: true }, told),
    takeBack: (day, garments) => {
      const wore = { day, garments: [...garments] };
      const undo = () => wear.mutate({ ...wore, worn: true }, told);
      const onSuccess = () => offer(`Not worn on ${dayWords(day)}`, undo);
      wear.mutate({ ...wore, worn: false }, { ...told, onSuccess });
    },
    again: (day, garments) => setPutting({ name: `As on ${dayWords(day)}`, garments }),
    move: (look) => setPutting({ ...look, look }),
    remove: (look, day) => {
      const { name, garments } = look;
      const undo = () => plan.mutate({ name, garments: [...garments], day }, told);
      remove.mutate(look, { ...told, onSuccess: () => offer(`${name} is off your days`, undo) });
    },
  };
  function put(day: string, { name, garments, look }: Putting) {
    setPutting(undefined);
    if (look) move.mutate({ id: look.id, day }, told);
    else plan.mutate({ name, garments: [...garments], day }, told);
  }
  const above = (
    <>
      {planning.dialog}
      {putting && (
        <PlanDialog onDay={(day) => put(day, putting)} onClose={() => setPutting(undefined)} />
      )}
      {undoable && (
        <UndoBar key={undoable.said} onUndo={undoable.undo} onEnd={end}>
          {undoable.said}
        </UndoBar>
      )}
    </>
  );
  return { acts, above, planWeek: planning.planWeek, told: planning.told };
}
