import { type DaysAsked, type Place, PROMPT_MAX } from "@fit-closet/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { isDetailed } from "../outfit/wish.ts";
import { Button } from "../ui/button.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { FieldMessage, Labelled, TextArea } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { shortDay, weekdayWords } from "./calendar.ts";
import { askForDays } from "./plan-calls.ts";

type AskDialogProps = {
  days: readonly string[];
  place: Place | null;
  onPlanned: (asked: DaysAsked) => void;
  onClose: () => void;
};

/** Asks what a day, or several, are for, and has looks planned for them. */
export function AskDialog({ days, place, onPlanned, onClose }: AskDialogProps) {
  const message = useId();
  const [prompt, setPrompt] = useState("");
  const [refused, setRefused] = useState<string>();
  const ask = useMutation({
    mutationFn: () => askForDays({ prompt: prompt.trim(), days: [...days] }, place),
    onSuccess: (asked) => (asked.said ? setRefused(asked.said) : onPlanned(asked)),
    onError: (failure) => setRefused(failure.message),
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    setRefused(undefined);
    if (isDetailed(prompt)) ask.mutate();
    else setRefused("Please enter a more detailed prompt.");
  }
  const [first, last] = [days[0]!, days.at(-1)!];
  const isOne = days.length === 1;
  return (
    <HeadedDialog
      heading={isOne ? weekdayWords(first) : `Plan ${shortDay(first)} to ${shortDay(last)}`}
      className="w-[min(34rem,calc(100%-2rem))]"
      onClose={onClose}
    >
      <Form className="mt-4 grid grid-cols-1 gap-4" onSubmit={send}>
        <Labelled label={isOne ? "What is on that day?" : "What is on in these days?"}>
          {(id) => (
            <TextArea
              id={id}
              rows={3}
              maxLength={PROMPT_MAX}
              value={prompt}
              placeholder={
                isOne
                  ? "Lunch with a friend, then a concert"
                  : "The office from Monday to Thursday, dinner on Friday, a hike on Saturday"
              }
              aria-invalid={refused !== undefined}
              aria-describedby={refused && message}
              onChange={({ target }) => setPrompt(target.value)}
            />
          )}
        </Labelled>
        <p className="text-soft">
          Only what is clean by then is planned, and no other day loses a piece.
          {!isOne && " Days that have a look already keep it."}
        </p>
        <FieldMessage id={message}>{refused}</FieldMessage>
        <Button kind="primary" type="submit" aria-disabled={ask.isPending}>
          {ask.isPending ? "Planning..." : isOne ? "Plan the day" : "Plan the week"}
        </Button>
      </Form>
    </HeadedDialog>
  );
}
