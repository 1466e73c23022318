import type { ClosetItem } from "@fit-closet/core";
import { Lock, LockOpen, Undo2, X, type LucideIcon } from "lucide-react";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { has, toggledKeep, toggledOut, type Wish } from "../outfit/wish.ts";

type WornPiecesProps = { items: readonly ClosetItem[]; wish: Wish; onChange: (wish: Wish) => void };

/** The owned pieces of an idea. Each can be kept in the next one, or left out of it. */
export function WornPieces({ items, wish, onChange }: WornPiecesProps) {
  const earlier = wish.leaveOut.filter((item) => !has(items, item));
  if (items.length + earlier.length === 0) return null;
  return (
    <section
      aria-label="From your closet"
      data-on-night
      className="grid gap-3 rounded-sticker bg-night p-4 text-on-night sm:p-5"
    >
      <h4 className="font-display text-lg font-extrabold">From your closet</h4>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-2 gap-y-5">
        {items.map((item) => (
          <li key={item.id}>
            <WornPiece item={item} wish={wish} onChange={onChange} />
          </li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <ul aria-label="Left out" className="flex flex-wrap gap-2">
          {earlier.map((item) => (
            <li key={item.id}>
              <BringBack item={item} onClick={() => onChange(toggledOut(wish, item))} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WornPiece({
  item,
  wish,
  onChange,
}: { item: ClosetItem } & Omit<WornPiecesProps, "items">) {
  const kept = has(wish.keep, item);
  const out = has(wish.leaveOut, item);
  return (
    <div className="grid justify-items-center gap-1">
      <StickerPicture
        item={item}
        named
        className={`size-24 transition-opacity ${out ? "opacity-35" : ""}`}
      />
      <span className="line-clamp-2 max-w-full text-center text-sm wrap-anywhere text-on-night-soft">
        {nameOf(item)}
      </span>
      <div className="flex gap-1">
        <Choice
          Icon={kept ? Lock : LockOpen}
          label={`Keep ${nameOf(item)}`}
          on={kept}
          onClick={() => onChange(toggledKeep(wish, item))}
        />
        <Choice
          Icon={X}
          label={`Leave out ${nameOf(item)}`}
          on={out}
          onClick={() => onChange(toggledOut(wish, item))}
        />
      </div>
    </div>
  );
}

type ChoiceProps = { Icon: LucideIcon; label: string; on: boolean; onClick: () => void };

function Choice({ Icon, label, on, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      title={label}
      className={`grid size-11 place-items-center rounded-full border transition-colors ${on ? "border-on-night bg-on-night text-night" : "border-night-line hover:bg-night-card"}`}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

function BringBack({ item, onClick }: { item: ClosetItem; onClick: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-night-line px-4 text-on-night-soft hover:bg-night-card"
      onClick={onClick}
    >
      <Undo2 aria-hidden className="size-4" /> Bring back {nameOf(item)}
    </button>
  );
}
