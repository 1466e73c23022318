import { ImageOff, RotateCw, Scissors } from "lucide-react";
import { useCallback } from "react";
import { LeaveOut } from "../closet/leave-out.tsx";
import { CategorySelect } from "../closet/category-select.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { categoryOf, type Entry, nameOf, needsCategory } from "./entry.ts";

type PhotoCardProps = {
  entry: Entry;
  sticker: Blob | undefined;
  onChange: (part: Partial<Entry>) => void;
  onEditCut: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** A photo with what was made of it, to be corrected, sent again or left out. */
export function PhotoCard({ entry, sticker, ...acts }: PhotoCardProps) {
  const { fileName, step, trouble } = entry;
  const called = nameOf(entry) || fileName;
  const busy = step === "to-send";
  return (
    <li
      aria-label={called}
      aria-busy={busy || step === "to-draw"}
      data-undecided={needsCategory(entry) || undefined}
      className={`relative grid grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-sticker border bg-card p-3 shadow-page data-undecided:border-edge sm:p-4 ${step === "failed" ? "border-coral-deep" : "border-line"} ${busy ? "opacity-70" : ""}`}
    >
      <div className="grid content-start gap-2">
        <div className="grid size-22 place-items-center rounded-sticker bg-night p-1.5">
          <Sticker entry={entry} picture={sticker} />
        </div>
        {sticker && !busy && (
          <button
            type="button"
            aria-label={`Edit the cut-out of ${called}`}
            className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full text-sm font-bold text-soft hover:bg-well hover:text-ink"
            onClick={acts.onEditCut}
          >
            <Scissors aria-hidden className="size-4" /> Cut-out
          </button>
        )}
      </div>
      <Fields entry={entry} disabled={busy} onChange={acts.onChange} />
      {trouble && (
        <div className="col-span-2 grid gap-2">
          <p className="font-bold text-coral-deep">{trouble}</p>
          <Button aria-label={`Try ${called} again`} onClick={acts.onRetry}>
            <RotateCw aria-hidden className="size-5" /> Try again
          </Button>
        </div>
      )}
      {!busy && <LeaveOut name={called} size="size-11" onLeaveOut={acts.onRemove} />}
    </li>
  );
}

type FieldsProps = Pick<PhotoCardProps, "entry" | "onChange"> & { disabled: boolean };

function Fields({ entry, disabled, onChange }: FieldsProps) {
  const { look, step } = entry;
  const category = categoryOf(entry);
  return (
    <div className="grid content-start gap-3">
      <TextField
        label="Name"
        value={nameOf(entry)}
        placeholder="Found when it is added"
        maxLength={80}
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <CategorySelect
        value={category}
        disabled={disabled}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      {!category && look?.guess && (
        <Button className="justify-self-start" onClick={() => onChange({ category: look.guess })}>
          It is “{look.guess}”
        </Button>
      )}
      {step === "to-check" && !look && (
        <p className="text-sm text-soft">Its sticker is drawn when it is added.</p>
      )}
    </div>
  );
}

function Sticker({ entry, picture }: { entry: Entry; picture: Blob | undefined }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  if (picture)
    return (
      <img ref={show} alt="" className="size-19 animate-peel object-contain drop-shadow-sticker" />
    );
  if (entry.step === "to-draw") return <Skeleton onNight className="size-19 rounded-sticker" />;
  return <ImageOff aria-hidden className="size-8 text-on-night-soft" />;
}
