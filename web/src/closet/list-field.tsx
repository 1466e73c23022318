import { LIST_TEXT_MAX } from "@fit-closet/core";
import { useId, type FormEvent } from "react";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";

type ListFieldProps = {
  value: string;
  busy: boolean;
  /** Something was read before. */
  again: boolean;
  onChange: (text: string) => void;
  onRead: () => void;
};

/** Where a closet is typed, in whatever words. */
export function ListField({ value, busy, again, onChange, onRead }: ListFieldProps) {
  const id = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    if (value.trim()) onRead();
  }
  return (
    <form className="grid gap-3" onSubmit={send}>
      <label htmlFor={id} className="font-bold">
        What do you own?
      </label>
      <p id={`${id}-hint`} className="max-w-prose text-soft">
        Just write it down, one thing after the other, in English, German, French, Spanish, Italian
        or Portuguese.
      </p>
      <TextArea
        id={id}
        rows={again ? 3 : 6}
        maxLength={LIST_TEXT_MAX}
        value={value}
        aria-describedby={`${id}-hint`}
        placeholder="3 white tees, blue jeans (2), that green parka from my brother"
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        kind={again ? "quiet" : "primary"}
        type="submit"
        disabled={busy || !value.trim()}
        className="justify-self-start max-sm:w-full"
      >
        {busy ? "Reading..." : again ? "Read it again" : "Show my stickers"}
      </Button>
    </form>
  );
}
