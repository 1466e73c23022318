import type { ClosetItem } from "@fit-closet/core";
import { Camera, ImageOff } from "lucide-react";
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { StickerPicture } from "../closet/sticker-picture.tsx";
import { PhotoLayer } from "../cutout/photo-layer.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

type PhotoChooserProps = {
  file: File | null;
  /** The sticker that the last photo became; it lies here until the next photo is chosen. */
  made: ClosetItem | undefined;
  disabled: boolean;
  /** Somebody is about to choose. */
  onApproach: () => void;
  onChoose: (file: File | null) => void;
  /** The preview, once the browser has it on show. */
  onShown: (image: HTMLImageElement) => void;
  /** As the engine decoded it: browsers do not show every photo themselves (HEIC, mostly). */
  photo: ImageBitmap | undefined;
  /** What lies beside the preview: the sticker, or its stand-in. */
  children?: ReactNode;
};

/** The file chooser. The input itself lies over the whole field, so that a photo can also be dropped on it. */
export function PhotoChooser({
  file,
  made,
  disabled,
  onApproach,
  onChoose,
  onShown,
  photo,
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
      {file && (
        <Preview key={file.name + file.lastModified} file={file} photo={photo} onShown={onShown}>
          {children}
        </Preview>
      )}
      {!file && (made ? <NewSticker key={made.id} item={made} /> : <Invitation />)}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        aria-label="Photo of your clothes"
        className="absolute inset-0 size-full opacity-0 file:size-full enabled:cursor-pointer enabled:file:cursor-pointer"
        onFocus={onApproach}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
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
      <p className="text-soft">One piece of clothing. You can drop it here, too.</p>
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

type PreviewProps = Pick<PhotoChooserProps, "photo" | "onShown" | "children"> & { file: File };

function Preview({ file, photo, onShown, children }: PreviewProps) {
  const [shown, setShown] = useState(true);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const alt = `Preview of ${file.name}`;
  const beside = Children.toArray(children).length > 0;
  if (!shown && !beside) return <NoPreview name={file.name} />;
  return (
    <div className={`absolute inset-3 grid gap-3 ${beside ? "grid-cols-2" : ""}`}>
      <div className="relative">
        {shown ? (
          <img
            ref={show}
            alt={alt}
            className="absolute inset-0 size-full object-contain"
            onLoad={({ currentTarget }) => onShown(currentTarget)}
            onError={() => setShown(false)}
          />
        ) : (
          photo && <PhotoLayer photo={photo} label={alt} className="object-contain" />
        )}
      </div>
      {beside && <div className="relative grid min-h-0 min-w-0 place-items-center">{children}</div>}
      <p className="absolute bottom-0 left-0 rounded-full bg-card px-3 py-1 text-sm font-bold shadow-sticker">
        Change photo
      </p>
    </div>
  );
}

/** Where the sticker will lie, while it is drawn. */
export function StickerToCome() {
  return (
    <output className="grid size-full place-content-center place-items-center gap-2">
      <Skeleton className="size-24 rounded-sticker" />
      <span className="text-sm text-soft">Drawing your sticker</span>
    </output>
  );
}

/** Neither the browser nor the engine in it could read this one; the server may. */
function NoPreview({ name }: { name: string }) {
  return (
    <div className="grid max-w-full justify-items-center gap-2 p-4">
      <ImageOff aria-hidden className="size-8 text-soft" />
      <p className="max-w-full truncate font-bold">{name}</p>
      <p className="text-soft">
        Your browser cannot show this one, but it can be sent. Its sticker is drawn then.
      </p>
    </div>
  );
}
