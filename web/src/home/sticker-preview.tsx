import { Scissors } from "lucide-react";
import { useState } from "react";
import { CutoutEditor, type Cut } from "../cutout/cutout-editor.tsx";
import type { Cutting } from "../cutout/messages.ts";
import { StickerCanvas } from "../cutout/sticker-canvas.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { PhotoPreview } from "./photo-preview.tsx";
import type { Preview, ShownPreview } from "../upload/preview.ts";

type ChosenPhotoProps = {
  file: File;
  preview: Preview;
  /** The photo, once the browser has it on show. */
  onShown: (image: HTMLImageElement) => void;
};

/** The chosen photo, and beside it the sticker that it will be. */
export function ChosenPhoto({ file, preview, onShown }: ChosenPhotoProps) {
  const drawn = preview.state === "drawn" ? preview : undefined;
  return (
    <PhotoPreview file={file} photo={drawn?.opened.photo} onShown={onShown}>
      {preview.state === "drawing" && <StickerToCome />}
      {drawn && (
        <StickerCanvas
          drawn={drawn.cut.drawn}
          label="Your sticker as it will look"
          className="size-full animate-peel"
        />
      )}
    </PhotoPreview>
  );
}

/** Where the sticker will lie, while it is drawn. */
function StickerToCome() {
  return (
    <output className="grid size-full place-content-center place-items-center gap-2">
      <Skeleton className="size-24 rounded-sticker" />
      <span className="text-sm text-soft">Drawing your sticker</span>
    </output>
  );
}

type CutoutRowProps = {
  preview: ShownPreview;
  disabled: boolean;
  onCut: (cut: Cut) => void;
  onDraft: (draft: Cutting | undefined) => void;
};

/** What was made of the photo, and the way to make something else of it. */
export function CutoutRow({ preview, disabled, onCut, onDraft }: CutoutRowProps) {
  const [editing, setEditing] = useState(false);
  const { maker, opened, cut, draft } = preview;
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-40 grow basis-0 text-soft">
        {disabled ? "Being sent…" : remarkOn(preview)}
      </p>
      <Button disabled={disabled} className="max-sm:grow" onClick={() => setEditing(true)}>
        <Scissors aria-hidden className="size-5" /> Edit cut-out
      </Button>
      {editing && (
        <CutoutEditor
          maker={maker}
          opened={opened}
          start={cut}
          draft={draft}
          onDraft={onDraft}
          done="Use this"
          onDone={(next) => {
            onCut(next);
            return Promise.resolve(undefined);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

function remarkOn({ cut: { cutting, drawn }, draft }: ShownPreview): string {
  if (draft) return "Your changes to the cut-out are not used yet.";
  if (cutting.cut === "own") return "Cut out by you.";
  if (cutting.cut === "card") return "The whole photo, as you chose.";
  return drawn.cutOut
    ? "Nothing is sent yet."
    : "No garment was found, so it is a card. You can cut it out.";
}
