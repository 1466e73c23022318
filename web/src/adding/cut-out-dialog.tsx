import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { CutoutEditor, type Cut } from "../cutout/cutout-editor.tsx";
import type { Preview } from "../upload/preview.ts";
import { openForEditing, recut } from "./draw-look.ts";
import type { Entry } from "./entry.ts";
import { queue } from "./use-queue.ts";

/** The cut-out of one of several photos: opened anew, since the engine has gone on to others. */
export function CutOutDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const preview = useOpened(entry, onClose);
  const [draft, setDraft] = useState<Cut["cutting"]>();
  if (preview?.state !== "drawn") return null;

  async function keep(cut: Cut): Promise<undefined> {
    const photo = await queue.photoOf(entry.id);
    if (!photo || !entry.look) return;
    const { look, sticker } = await recut(entry.look, cut);
    const mask = "file" in cut ? cut.file : undefined;
    queue.show(entry.id, { photo: photo.photo, mask, sticker });
    queue.change(entry.id, { look, cut: cut.cutting.cut });
  }
  return (
    <CutoutEditor
      maker={preview.maker}
      opened={preview.opened}
      start={preview.cut}
      draft={draft}
      onDraft={setDraft}
      done="Use this"
      onDone={keep}
      onClose={onClose}
    />
  );
}

/** The photo for as long as the dialog is open; nothing else is drawn meanwhile. */
function useOpened(entry: Entry, onClose: () => void): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  const arrive = useEffectEvent((opened: Preview | undefined) => {
    setPreview(opened);
    if (opened?.state === "drawn") return;
    toast.error("Its cut-out could not be opened. Try again.");
    onClose();
  });
  const open = useEffectEvent((closed: Promise<void>) => opened(entry, closed));
  useEffect(() => {
    let close = () => {};
    void open(new Promise((resolve) => (close = resolve))).then(arrive);
    return () => close();
  }, []);
  return preview;
}

async function opened({ id, cut }: Entry, closed: Promise<void>): Promise<Preview | undefined> {
  const photo = await queue.photoOf(id);
  return photo && openForEditing(photo.photo, { cut, mask: photo.mask }, closed);
}
