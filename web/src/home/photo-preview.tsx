import { ImageOff } from "lucide-react";
import { Children, useCallback, useState, type ReactNode } from "react";
import { PhotoLayer } from "../cutout/photo-layer.tsx";

type PhotoPreviewProps = {
  file: File;
  /** Once the browser has it on show. */
  onShown: (image: HTMLImageElement) => void;
  /** As the engine decoded it: browsers do not show every photo themselves (HEIC, mostly). */
  photo: ImageBitmap | undefined;
  /** What lies beside it: the sticker, or its stand-in. */
  children?: ReactNode;
};

/** The chosen photo in its chooser. */
export function PhotoPreview({ file, photo, onShown, children }: PhotoPreviewProps) {
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
