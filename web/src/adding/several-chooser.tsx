import { Camera, Images } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

type SeveralChooserProps = {
  /** There are some already: it takes less room. */
  more: boolean;
  onFiles: (files: File[]) => void;
  onApproach: () => void;
};

/** The ways by which photos come: chosen, taken, dropped anywhere on the page, or pasted. */
export function SeveralChooser({ more, onFiles, onApproach }: SeveralChooserProps) {
  const over = useDropped(onFiles);
  usePasted(onFiles);
  const choose = { onFiles, onApproach };
  return (
    <div
      className={`grid justify-items-center gap-4 rounded-sticker border-2 border-dashed text-center transition-colors ${more ? "p-3" : "p-5 sm:p-8"} ${over ? "border-coral bg-blush" : "border-edge bg-well"}`}
    >
      {!more && (
        <p className="text-lg font-bold">One piece of clothing a photo, as many as you like</p>
      )}
      <div className="flex flex-wrap justify-center gap-2 max-sm:w-full max-sm:*:grow sm:gap-3">
        <FileButton {...choose} primary multiple>
          <Images aria-hidden className="size-5" /> Choose photos
        </FileButton>
        <FileButton {...choose} capture="environment">
          <Camera aria-hidden className="size-5" /> Take a photo
        </FileButton>
      </div>
      {!more && <p className="text-soft max-sm:hidden">You can drop or paste them here, too.</p>}
    </div>
  );
}

type FileButtonProps = Omit<SeveralChooserProps, "more"> & {
  children: ReactNode;
  primary?: boolean;
  multiple?: boolean;
  capture?: "environment";
};

function FileButton({ children, primary, onFiles, onApproach, ...input }: FileButtonProps) {
  const look = primary
    ? "bg-coral text-on-coral shadow-sticker hover:bg-coral-lit"
    : "border border-edge bg-card text-ink hover:bg-paper";
  const field = useRef<HTMLInputElement>(null);
  function take() {
    if (!field.current?.files?.length) return;
    onFiles([...field.current.files]);
    // Choosing the same ones again is a change, too.
    field.current.value = "";
  }
  const takeEarly = useEffectEvent(take);
  // Chosen before the page's code ran.
  useEffect(() => takeEarly(), []);
  return (
    <label
      className={`relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full px-4 py-2 leading-tight font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ${look}`}
      onPointerEnter={onApproach}
    >
      {children}
      <input
        ref={field}
        type="file"
        accept="image/*"
        className="sr-only"
        {...input}
        onFocus={onApproach}
        onChange={take}
      />
    </label>
  );
}

/** @returns whether something is held over the page */
function useDropped(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  const leave = useEffectEvent((event: DragEvent) => !event.relatedTarget && setOver(false));
  useEffect(() => {
    const heard = [
      ["dragover", (event: DragEvent) => drop(event)],
      ["drop", (event: DragEvent) => drop(event)],
      ["dragleave", (event: DragEvent) => leave(event)],
    ] as const;
    for (const [name, listener] of heard) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of heard) document.removeEventListener(name, listener);
    };
  }, []);
  return over;
}

function usePasted(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!hasFiles(event.clipboardData)) return;
    event.preventDefault();
    onFiles([...(event.clipboardData?.files ?? [])]);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);
}

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;
