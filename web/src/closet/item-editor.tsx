import type { ArchiveReason, ClosetItem } from "@fit-closet/core";
import { Camera, Scissors, Trash2 } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { useSession } from "../account/session.ts";
import { CutoutEditor, type Cut } from "../cutout/cutout-editor.tsx";
import { Button } from "../ui/button.tsx";
import type { Cutting } from "../cutout/messages.ts";
import { useKept } from "../kept/use-kept.ts";
import { Dialog, DialogHead } from "../ui/dialog.tsx";
import { DropQuestion } from "../ui/drop-question.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { useTitled } from "../ui/use-titled.ts";
import { FactFields } from "./fact-fields.tsx";
import { GarmentFields } from "./garment-fields.tsx";
import { editOf, factsAsked, formOf, objectionTo, type GarmentForm } from "./garment-form.ts";
import { ItemArchive } from "./item-archive.tsx";
import { ItemLife } from "./item-life.tsx";
import { ItemWhy } from "./item-why.tsx";
import { StickerPicture } from "./sticker-picture.tsx";
import { sentenceOf, useGarmentChanges, useItem } from "./use-garment-changes.ts";
import { usePhotoOpening } from "./use-photo-opening.ts";

type ItemEditorProps = {
  item: ClosetItem;
  onSaved: (item: ClosetItem) => void;
  onRemove: () => void;
  /** Null brings it back. */
  onArchive: (reason: ArchiveReason | null) => void;
  onClose: () => void;
};

/** One garment of the closet, to be corrected: what is known of it, and how it is cut out. */
export function ItemEditor({
  item: opened,
  onSaved,
  onRemove,
  onArchive,
  onClose,
}: ItemEditorProps) {
  const item = useItem(opened);
  const { frame, head, close } = useTitled();
  const [changes, setChanges] = useState<Partial<GarmentForm>>({});
  const [objection, setObjection] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [broughtBack, setBroughtBack] = useState(false);
  const { edit, recut, photo } = useGarmentChanges(item);
  const isChanged = Object.keys(editOf(item, changes)).length > 0;
  // Left open, by Back or with the page, an edit is there again when the item is opened next.
  useKept(`item-${item.id}`, useSession(), isChanged ? changes : undefined, (kept) => {
    setChanges(kept);
    setBroughtBack(true);
  });
  const asked = factsAsked(formOf(item), changes);
  const leave = () => (isChanged ? setAsking(true) : close());

  function drop() {
    setChanges({});
    setAsking(false);
    close();
  }

  /** The item goes, and what is not saved with it. */
  function partWith(part: () => void) {
    setChanges({});
    close();
    part();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const edits = editOf(item, changes);
    const wrong = objectionTo(edits);
    setObjection(wrong);
    if (wrong) return;
    if (Object.keys(edits).length === 0) return close();
    edit.mutate(edits, {
      onSuccess(changed) {
        setChanges({});
        onSaved(changed);
        close();
      },
      onError: (failure) =>
        setObjection(sentenceOf(failure, "Your changes could not be saved. Try again.")),
    });
  }

  return (
    <Dialog
      {...frame}
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain max-sm:border-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[min(52rem,calc(100%-3rem))] sm:rounded-panel"
      onClose={onClose}
      onEscape={leave}
    >
      <form className="grid min-h-full" onSubmit={save}>
        <div className="grid content-start gap-6 p-4 sm:p-7 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-8">
          <div className="md:col-span-2">
            <DialogHead {...head} onClose={leave}>
              Edit item
            </DialogHead>
            <output className="text-soft empty:hidden">
              {broughtBack &&
                isChanged &&
                "Your changes from before are here. They are not saved yet."}
            </output>
          </div>
          {item.originalURL ? (
            <StickerSide item={item} onCut={(cut) => recut.mutateAsync(cut)} />
          ) : (
            <DrawnSide item={item} photo={photo} />
          )}
          <GarmentFields
            form={{ ...formOf(item), ...changes }}
            asked={asked}
            onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
          />
          <FactFields
            form={{ ...formOf(item), ...changes }}
            asksForWash={asked.has("washAfterWears")}
            onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
          />
          <ItemLife item={item} />
          <ItemWhy item={item} />
          <ItemArchive item={item} onArchive={(reason) => partWith(() => onArchive(reason))} />
        </div>
        <div className="sticky bottom-0 grid gap-3 self-end border-t border-line bg-card px-4 py-3 sm:px-7 sm:py-4">
          <FieldMessage>{objection}</FieldMessage>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button kind="bare" className="sm:mr-auto" onClick={() => partWith(onRemove)}>
              <Trash2 aria-hidden className="size-5" /> Remove
            </Button>
            <Button onClick={leave}>Cancel</Button>
            <Button kind="primary" type="submit" disabled={edit.isPending} className="sm:min-w-40">
              {edit.isPending ? "Saving..." : "Save"}
            </Button>
          </div>
        </div>
      </form>
      {asking && <DropQuestion onKeep={() => setAsking(false)} onDrop={drop} />}
    </Dialog>
  );
}

const FramedSticker = ({ item }: { item: ClosetItem }) => (
  <div className="shrink-0 rounded-sticker bg-night p-2 md:p-4">
    <StickerPicture item={item} className="size-24 md:size-44" />
  </div>
);

type DrawnSideProps = {
  item: ClosetItem;
  photo: ReturnType<typeof useGarmentChanges>["photo"];
};

/** A garment that was typed: a photo takes its drawing's place. */
function DrawnSide({ item, photo }: DrawnSideProps) {
  const id = useId();
  const [objection, setObjection] = useState<string>();
  function give(file: File | undefined) {
    if (!file) return;
    setObjection(undefined);
    photo.mutate(file, {
      onError: (failure) =>
        setObjection(sentenceOf(failure, "The photo could not be added. Try again.")),
    });
  }
  return (
    <div className="flex items-center gap-4 md:grid md:content-start">
      <FramedSticker item={item} />
      <div className="grid gap-2">
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-edge bg-card px-5 py-2 text-center leading-tight font-bold hover:bg-well has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink has-disabled:text-soft"
        >
          <Camera aria-hidden className="size-5" />
          {photo.isPending ? "Drawing..." : "Give it a photo"}
          <input
            id={id}
            type="file"
            accept="image/*"
            className="sr-only"
            disabled={photo.isPending}
            onChange={({ target }) => give(target.files?.[0])}
          />
        </label>
        <FieldMessage>{objection}</FieldMessage>
      </div>
    </div>
  );
}

/** Cut-outs that were left unsaved while the page is open, by the item's id. */
const drafts = new Map<string, Cutting>();

type StickerSideProps = { item: ClosetItem; onCut: (cut: Cut) => Promise<unknown> };

function StickerSide({ item, onCut }: StickerSideProps) {
  const { opening, open, close } = usePhotoOpening(item);
  const isOpening = opening.state === "opening";
  return (
    <div className="flex items-center gap-4 md:grid md:content-start">
      <FramedSticker item={item} />
      <div className="grid gap-2">
        <Button disabled={isOpening} onClick={() => void open()}>
          <Scissors aria-hidden className="size-5" />
          {isOpening ? "Opening..." : "Edit cut-out"}
        </Button>
        {opening.state === "closed" && <FieldMessage>{opening.reason}</FieldMessage>}
      </div>
      {opening.state === "open" && (
        <CutoutEditor
          maker={opening.maker}
          opened={opening.opened}
          start={opening.start}
          draft={drafts.get(item.id)}
          onDraft={(draft) => (draft ? drafts.set(item.id, draft) : drafts.delete(item.id))}
          done="Save"
          onDone={(cut) =>
            onCut(cut).then(
              () => undefined,
              (failure: unknown) =>
                sentenceOf(failure, "Your cut-out could not be saved. Try again."),
            )
          }
          onClose={() => close()}
        />
      )}
    </div>
  );
}
