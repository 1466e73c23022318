import type { ClosetItem } from "@fit-closet/core";
import { Pencil } from "lucide-react";
import { memo } from "react";
import { SectionTitle, tilePlace } from "./section-grid.tsx";
import { nameOf, StickerPicture } from "./sticker-picture.tsx";
import { placesBetween, type Measures, type Shelf } from "./shelves.ts";

/** What can be asked of an item; a removal by a button that is about to go with it. */
export type ItemActs = {
  edit: (item: ClosetItem) => void;
  remove: (item: ClosetItem, button: HTMLElement) => void;
};

type ShelfSectionProps = {
  shelf: Shelf;
  measures: Measures;
  /** The rows of the panel to show, both included. */
  from: number;
  to: number;
  acts: ItemActs;
};

export function ShelfSection({ shelf, measures, from, to, acts }: ShelfSectionProps) {
  const { section, top, height } = shelf;
  const { columns, row, caption, heading, padding } = measures;
  const { count } = section;
  return (
    <section
      aria-label={section.heading}
      className="absolute inset-x-0 rounded-sticker border border-night-line px-2 sm:px-4"
      style={{ top, height, paddingTop: padding }}
    >
      <div className="flex items-baseline gap-2 px-1" style={{ height: heading }}>
        <SectionTitle count={count}>{section.heading}</SectionTitle>
      </div>
      <ul className="relative">
        {placesBetween(shelf, columns, from, to).map((position) => (
          <li
            key={section.items[position]!.id}
            aria-setsize={count}
            aria-posinset={position + 1}
            className="absolute"
            style={tilePlace(position, columns, row)}
          >
            <ShelfItem item={section.items[position]!} caption={caption} acts={acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ShelfItemProps = { item: ClosetItem; caption: number; acts: ItemActs };

const ShelfItem = memo(function ShelfItem({ item, caption, acts }: ShelfItemProps) {
  const nameId = `name-${item.id}`;
  return (
    <div className="mx-auto grid w-32 content-start">
      <button
        type="button"
        data-edit={item.id}
        className="group relative size-32 rounded-sticker"
        onClick={() => acts.edit(item)}
      >
        <span className="sr-only">Edit</span>
        <StickerPicture
          item={item}
          className="size-32 transition-[translate,scale] duration-200 group-hover:-translate-y-1 group-hover:scale-104"
        />
        <span className="absolute right-0 bottom-0 grid size-8 place-items-center rounded-full border border-night-line bg-night-card text-on-night-soft group-hover:text-on-night">
          <Pencil aria-hidden className="size-4" />
        </span>
      </button>
      <span
        aria-hidden
        title={item.name}
        className="truncate text-center text-sm leading-6"
        style={{ height: caption }}
      >
        {item.name}
      </span>
      <span id={nameId} hidden>
        {nameOf(item)}
      </span>
      <button
        type="button"
        data-remove
        aria-describedby={nameId}
        className="mt-1 min-h-11 rounded-full text-sm leading-tight font-bold text-on-night-soft hover:bg-night-card hover:text-on-night"
        onClick={({ currentTarget }) => acts.remove(item, currentTarget)}
      >
        Remove Item
      </button>
    </div>
  );
});
