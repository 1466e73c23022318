import { PROMPT_MAX } from "@fit-closet/core";
import { useId, useState } from "react";
import { TextArea } from "../ui/field.tsx";

type PromptFieldProps = { value: string; invalid: boolean; onChange: (prompt: string) => void };

/** Where the request is typed. What goes beyond the longest request is left out, and the person is told. */
export function PromptField({ value, invalid, onChange }: PromptFieldProps) {
  const id = useId();
  const [wasCut, setWasCut] = useState(false);
  const full = value.length === PROMPT_MAX;

  function take(text: string) {
    setWasCut(text.length > PROMPT_MAX);
    onChange(text.slice(0, PROMPT_MAX));
  }

  return (
    <div className="grid gap-1.5 md:grid-rows-[auto_1fr]">
      <label htmlFor={id} className="font-bold">
        What do you need an idea for?
      </label>
      <TextArea
        id={id}
        rows={4}
        value={value}
        placeholder="What should I wear to a beach party?"
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => take(target.value)}
      />
      <output id={`${id}-note`} className="text-soft empty:hidden">
        {wasCut && full && `That was too long: only the first ${LONGEST} characters are kept.`}
      </output>
    </div>
  );
}

const LONGEST = PROMPT_MAX.toLocaleString("en");
