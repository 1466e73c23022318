import type { ClosetItem } from "@fit-closet/core";
import { Camera } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { StickerPicture } from "../closet/sticker-picture.tsx";

type PhotoChooserProps = {
  file: File | null;
  /** The sticker that the last photo became; it lies here until the next photo is chosen. */
  made: ClosetItem | undefined;
  disabled: boolean;
  /** Somebody is about to choose. */
  onApproach: () => void;
  onChoose: (files: File[]) => void;
  /** The chosen photo as it is shown. */
  children?: ReactNode;
};

/** The file chooser. The input itself lies over the whole field, so that a photo can also be dropped on it. */
export function PhotoChooser({
  file,
  made,
  disabled,
  onApproach,
  onChoose,
  children,
}: PhotoChooserProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The chooser keeps its own value: once the photo is cleared, choosing the same one again must count as a change.
  useEffect(() => {
    if (!file && input.current) input.current.value = "";
  }, [file]);

  const look = over ? "border-coral bg-blush" : "border-edge bg-well";
  return (
    <div
      className={`relative grid min-h-48 place-items-center overflow-hidden sm:min-h-72 md:max-lg:min-h-52 rounded-sticker border-2 border-dashed text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink has-enabled:hover:border-ink ${look}`}
    >
      {children}
      {!file && (made ? <NewSticker key={made.id} item={made} /> : <Invitation />)}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        capture="environment"
        disabled={disabled}
        aria-label="Photo of your clothes"
        className="absolute inset-0 size-full opacity-0 file:size-full enabled:cursor-pointer enabled:file:cursor-pointer"
        onFocus={onApproach}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}

function Invitation() {
  return (
    <div className="grid justify-items-center gap-2 p-4">
      <span className="grid size-14 place-items-center rounded-full bg-card shadow-sticker">
        <Camera aria-hidden className="size-6" />
      </span>
      <p className="font-bold">Take or choose a photo</p>
      <p className="text-soft">One piece of clothing a photo. You can drop them here, too.</p>
    </div>
  );
}

function NewSticker({ item }: { item: ClosetItem }) {
  return (
    <div className="grid w-full justify-items-center gap-2 p-4">
      <StickerPicture item={item} className="size-36 animate-peel drop-shadow-lifted sm:size-44" />
      <p className="font-bold text-leaf">It is in your closet now.</p>
      <p className="text-soft">Take or choose the next photo</p>
    </div>
  );
}
