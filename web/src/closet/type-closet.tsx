import type { ListedGarment } from "@fit-closet/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../account/session.ts";
import { useKept } from "../kept/use-kept.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Dialog, DialogHead } from "../ui/dialog.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { useTitled } from "../ui/use-titled.ts";
import { useAddition } from "./closet-items.ts";
import { addTyped, newBatch, readTyped } from "./list-calls.ts";
import { ListField } from "./list-field.tsx";
import { type Entry, ListPreview } from "./list-preview.tsx";
import { sentenceOf } from "./use-garment-changes.ts";

type Kept = { text: string; entries: Entry[] };

const NOTHING =
  "We found no clothes in that. Try something like “2 white T-shirts, black jeans, a red scarf”.";

/** Words become stickers: what somebody types is shown as it was understood, corrected, and added all at once. */
export function TypeCloset({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { frame, head, close } = useTitled();
  const [{ text, entries }, setKept] = useState<Kept>({ text: "", entries: [] });
  const [batch, setBatch] = useState(newBatch);
  const [objection, setObjection] = useState<string>();
  const add = useAddition();
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  // Left open, by Back or with the page, a list is there again.
  useKept("typed-closet", useSession(), text ? { text, entries } : undefined, setKept);

  const reading = useMutation({
    mutationFn: readTyped,
    onMutate: () => setObjection(undefined),
    onSuccess(garments) {
      setKept({ text, entries: garments.map((garment) => ({ ...garment, key: newBatch() })) });
      setBatch(newBatch());
      if (garments.length === 0) setObjection(NOTHING);
    },
    onError: (failure) =>
      setObjection(sentenceOf(failure, "Your list could not be read. Try again.")),
  });
  const adding = useMutation({
    mutationFn: () => addTyped(batch, entries.map(withoutKey)),
    onMutate: () => setObjection(undefined),
    onSuccess() {
      setKept({ text: "", entries: [] });
      add(uid, undefined);
    },
    onError: (failure) =>
      setObjection(sentenceOf(failure, "Your list could not be added. Try again.")),
  });
  const added = adding.data?.length;

  return (
    <Dialog
      {...frame}
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain max-sm:border-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[min(60rem,calc(100%-3rem))] sm:rounded-panel"
      onClose={onClose}
    >
      <div className="grid min-h-full content-start gap-6 p-4 sm:p-7">
        <DialogHead {...head}>Type your closet</DialogHead>
        {added ? (
          <Added count={added} onClose={close} />
        ) : (
          <>
            <ListField
              value={text}
              busy={reading.isPending}
              again={entries.length > 0}
              onChange={(changed) => setKept({ text: changed, entries })}
              onRead={() => reading.mutate(text)}
            />
            <FieldMessage>{objection}</FieldMessage>
            <output className="sr-only">
              {entries.length > 0 && `${count} understood. Please check them below.`}
            </output>
            {entries.length > 0 && (
              <ListPreview
                entries={entries}
                onChange={(changed) => setKept({ text, entries: changed })}
              />
            )}
          </>
        )}
      </div>
      {!added && entries.length > 0 && (
        <div className="sticky bottom-0 flex justify-end gap-3 border-t border-line bg-card px-4 py-3 max-sm:*:grow sm:px-7 sm:py-4">
          <Button onClick={close}>Cancel</Button>
          <Button
            kind="primary"
            className="sm:min-w-40"
            disabled={adding.isPending || entries.some(({ name }) => !name.trim())}
            onClick={() => adding.mutate()}
          >
            {adding.isPending ? "Adding..." : `Add ${count}`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const withoutKey = ({ key: _key, ...garment }: Entry): ListedGarment => ({
  ...garment,
  name: garment.name.trim(),
});

/** What to do with a closet that has something in it. */
function Added({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <div className="grid justify-items-start gap-5">
      {/* The button that was pressed is gone; whoever pressed it goes on here. */}
      <output ref={focus} tabIndex={-1} className="text-lg outline-none">
        {count === 1 ? "1 sticker is" : `${count} stickers are`} in your closet. A photo can take a
        drawing’s place whenever you like.
      </output>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/home#idea">
          Ask what to wear
        </ButtonLink>
        <Button onClick={onClose}>See your closet</Button>
      </div>
    </div>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();
