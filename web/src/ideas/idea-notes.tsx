import { IDEA_NOTE_MAX, type SavedIdea } from "@fit-closet/core";
import { NotebookPen } from "lucide-react";
import { type FormEvent, useState } from "react";
import { objectionToTags, tagsIn } from "../closet/tags.ts";
import { Button } from "../ui/button.tsx";
import { FieldMessage, Labelled, TextArea, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { useIdeaEdit } from "./saved-ideas.ts";

type IdeaNotesProps = { uid: string; idea: SavedIdea };

/** What the person noted of an idea: tags, and a few words. */
export function IdeaNotes({ uid, idea }: IdeaNotesProps) {
  const [editing, setEditing] = useState(false);
  if (editing) return <NotesForm uid={uid} idea={idea} onEnd={() => setEditing(false)} />;
  const { tags, note } = idea;
  return (
    <div className="grid grid-cols-1 gap-2">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} dir="auto" className="rounded-full bg-well px-3 py-1 wrap-anywhere">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p dir="auto" className="border-l-2 border-edge pl-3 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <Button kind="bare" className="justify-self-start px-0!" onClick={() => setEditing(true)}>
        <NotebookPen aria-hidden className="size-4" />
        {tags.length > 0 || note ? "Edit note and tags" : "Add a note or tags"}
      </Button>
    </div>
  );
}

function NotesForm({ uid, idea, onEnd }: IdeaNotesProps & { onEnd: () => void }) {
  const [note, setNote] = useState(idea.note ?? "");
  const [tags, setTags] = useState(idea.tags.join(", "));
  const [objection, setObjection] = useState<string>();
  const edit = useIdeaEdit(uid);
  function send(event: FormEvent) {
    event.preventDefault();
    const told = tagsIn(tags);
    const wrong = objectionToTags(told);
    setObjection(wrong);
    if (wrong || edit.isPending) return;
    edit.mutate(
      { id: idea.id, edit: { tags: told, note: note.trim() || null } },
      { onSuccess: onEnd, onError: ({ message }) => setObjection(message) },
    );
  }
  return (
    <Form className="grid grid-cols-1 gap-4 rounded-control bg-well p-4" onSubmit={send}>
      <Labelled label="Note">
        {(id) => (
          <TextArea
            id={id}
            rows={3}
            maxLength={IDEA_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Labelled>
      <TextField
        label="Tags, separated by commas"
        autoComplete="off"
        value={tags}
        onChange={({ target }) => setTags(target.value)}
      />
      <FieldMessage>{objection}</FieldMessage>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onEnd}>Cancel</Button>
        <Button kind="primary" type="submit" aria-disabled={edit.isPending}>
          {edit.isPending ? "Saving..." : "Save note"}
        </Button>
      </div>
    </Form>
  );
}
