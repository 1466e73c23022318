import { type ClosetItem, type Laundry, NOTE_MAX, STATUSES, type Status } from "@fit-closet/core";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";

const WORDS: Readonly<Record<Status, string>> = {
  ready: "here",
  "in-the-wash": "in the wash",
  "at-the-cleaner": "at the cleaner's",
  lent: "lent",
  broken: "being mended",
};

const OPTIONS = STATUSES.map((status) => [status, WORDS[status]] as const);

type ItemPlaceProps = {
  item: ClosetItem;
  onPut: (where: Pick<Laundry, "status" | "note">) => void;
};

/** Where an item is, kept as soon as it is chosen, and a note to it: whom it is lent to, who mends it. */
export function ItemPlace({ item, onPut }: ItemPlaceProps) {
  const { status = "ready", statusNote = "" } = item;
  const [note, setNote] = useState(statusNote);
  const isAway = status !== "ready" && status !== "in-the-wash";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Where it is"
        value={status}
        options={OPTIONS}
        onChange={(chosen) => {
          setNote("");
          onPut({ status: chosen, note: null });
        }}
      />
      {isAway && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={status === "lent" ? "Lent to" : "Note"}
            value={note}
            maxLength={NOTE_MAX}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              onPut({ status, note: note.trim() });
            }}
          />
          <Button
            className="min-h-12"
            disabled={note.trim() === statusNote}
            onClick={() => onPut({ status, note: note.trim() })}
          >
            Keep
          </Button>
        </div>
      )}
    </div>
  );
}
