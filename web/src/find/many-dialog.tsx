import type { ChangeOfMany, Season } from "@fit-closet/core";
import { type FormEvent, useRef, useState } from "react";
import { SeasonFields } from "../closet/garment-fields.tsx";
import { objectionTo } from "../closet/garment-form.ts";
import { tagsIn } from "../closet/tags.ts";
import { CategorySelect } from "../closet/category-select.tsx";
import { Button } from "../ui/button.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";

type ManyDialogProps = {
  count: number;
  onChange: (change: ChangeOfMany) => void;
  onClose: () => void;
};

/** What is to become of many items: whatever is left empty stays as each has it. */
export function ManyDialog({ count, onChange, onClose }: ManyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [category, setCategory] = useState("");
  const [seasons, setSeasons] = useState<Season[]>([]);
  const [tags, setTags] = useState("");
  const addTags = tagsIn(tags);
  const objection = objectionTo({ tags: addTags });
  const change: ChangeOfMany = {
    ...(category && { category }),
    ...(addTags.length > 0 && { addTags }),
    ...(seasons.length > 0 && { seasons }),
  };
  const nothing = Object.keys(change).length === 0;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!nothing && !objection) onChange(change);
  }
  return (
    <HeadedDialog
      ref={dialog}
      heading={count === 1 ? "Change 1 item" : `Change ${count} items`}
      className="w-[min(32rem,calc(100%-2rem))]"
      onClose={onClose}
    >
      <Form className="mt-3 grid gap-5" onSubmit={send}>
        <p className="text-soft">What you leave empty stays as it is.</p>
        <CategorySelect value={category} none="as each has it" onChange={setCategory} />
        <SeasonFields seasons={seasons} onChange={setSeasons} />
        <TextField
          label="Add tags, separated by commas"
          value={tags}
          autoComplete="off"
          onChange={({ target }) => setTags(target.value)}
        />
        <FieldMessage>{objection}</FieldMessage>
        <div className="flex justify-end gap-3 max-sm:*:grow">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={nothing || objection !== undefined}>
            Change {count}
          </Button>
        </div>
      </Form>
    </HeadedDialog>
  );
}
