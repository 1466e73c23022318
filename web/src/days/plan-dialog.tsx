import { type FormEvent, useState } from "react";
import { localDay } from "../closet/local-day.ts";
import { Button } from "../ui/button.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { addDays, isDay, longWeekday, shortDay } from "./calendar.ts";

/** Days that are one press away. */
const NEAR = 7;

type PlanDialogProps = { onDay: (day: string) => void; onClose: () => void };

/** Asks on which day something is to be worn: one of the next seven, or any other. */
export function PlanDialog({ onDay, onClose }: PlanDialogProps) {
  const today = localDay();
  const [day, setDay] = useState("");
  const near = Array.from({ length: NEAR }, (_, index) => addDays(today, index));
  function send(event: FormEvent) {
    event.preventDefault();
    if (isDay(day) && day >= today) onDay(day);
  }
  return (
    <HeadedDialog
      heading="Wear it on which day?"
      className="w-[min(28rem,calc(100%-2rem))]"
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {near.map((one, index) => (
          <Button key={one} className="justify-between!" onClick={() => onDay(one)}>
            {index === 0 ? "Today" : index === 1 ? "Tomorrow" : longWeekday(one)}
            <span className="font-normal text-soft">{shortDay(one)}</span>
          </Button>
        ))}
      </div>
      <Form
        className="mt-5 grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={send}
      >
        <TextField
          label="Another day"
          type="date"
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" className="min-h-12" disabled={!isDay(day) || day < today}>
          Choose
        </Button>
      </Form>
    </HeadedDialog>
  );
}
