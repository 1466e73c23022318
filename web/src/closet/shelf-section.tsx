import type { ClosetItem } from "@fit-closet/core";
import { memo } from "react";
import { nameOf, StickerPicture } from "./sticker-picture.tsx";
import { itemsBetween, type Measures, type Shelf } from "./shelves.ts";

/** Asked for by a button, which is about to go with its item. */
export type Removal = (item: ClosetItem, button: HTMLElement) => void;

type ShelfSectionProps = {
  shelf: Shelf;
  measures: Measures;
  /** The rows of the panel to show, both included. */
  from: number;
  to: number;
  onRemove: Removal;
};

export function ShelfSection({ shelf, measures, from, to, onRemove }: ShelfSectionProps) {
  const { section, top, height } = shelf;
  const { columns, row, heading, padding } = measures;
  const count = section.items.length;
  return (
    <section
      aria-label={section.heading}
      className="absolute inset-x-0 rounded-sticker border border-night-line px-2 sm:px-4"
      style={{ top, height, paddingTop: padding }}
    >
      <div className="flex items-baseline gap-2 px-1" style={{ height: heading }}>
        <h2 className="truncate text-xl font-semibold">{section.heading}</h2>
        <span className="text-on-night-soft" aria-label={count === 1 ? "1 item" : `${count} items`}>
          {count}
        </span>
      </div>
      <ul className="relative">
        {itemsBetween(shelf, columns, from, to).map(({ item, position }) => (
          <li
            key={item.id}
            aria-setsize={count}
            aria-posinset={position + 1}
            className="absolute"
            style={{
              top: Math.floor(position / columns) * row,
              left: `${((position % columns) * 100) / columns}%`,
              width: `${100 / columns}%`,
            }}
          >
            <ShelfItem item={item} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ShelfItem = memo(function ShelfItem({
  item,
  onRemove,
}: {
  item: ClosetItem;
  onRemove: Removal;
}) {
  const nameId = `name-${item.id}`;
  return (
    <div className="mx-auto grid w-32 gap-1">
      <StickerPicture
        item={item}
        className="size-32 transition-[translate,scale] duration-200 hover:-translate-y-1 hover:scale-104"
      />
      <span id={nameId} hidden>
        {nameOf(item)}
      </span>
      <button
        type="button"
        aria-describedby={nameId}
        className="min-h-11 rounded-full text-sm leading-tight font-bold text-on-night-soft hover:bg-night-card hover:text-on-night"
        onClick={({ currentTarget }) => onRemove(item, currentTarget)}
      >
        Remove Item
      </button>
    </div>
  );
});
