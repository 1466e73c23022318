import type { ClosetItem, Counted } from "@fit-closet/core";
import {
  Archive,
  Check,
  HandHelping,
  type LucideIcon,
  Shirt,
  WashingMachine,
  Wrench,
} from "lucide-react";
import { memo } from "react";
import { SectionTitle, tilePlace } from "../closet/section-grid.tsx";
import type { Measures, Shelf } from "../closet/shelves.ts";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Chosen } from "./use-selection.ts";

type FoundSectionProps = {
  shelf: Shelf<Counted>;
  /** Those to show, within the section. */
  places: readonly number[];
  heading: string;
  /** Where the heading comes to stand while the section scrolls by. */
  stuck: "top-0" | "top-14";
  items: ReadonlyMap<number, ClosetItem>;
  measures: Measures;
  /** The place among all that the Tab key leads to. */
  active: number;
  /** Undefined while nothing is being chosen. */
  chosen: Chosen | undefined;
  onFocus: (place: number) => void;
  onOpen: (item: ClosetItem) => void;
};

/** A heading that stays in sight for as long as anything under it is. */
export function FoundSection({
  shelf: { section, top, height, start },
  places,
  heading,
  stuck,
  items,
  measures: { columns, row, caption, heading: headingHeight },
  active,
  chosen,
  onFocus,
  onOpen,
}: FoundSectionProps) {
  const { count } = section;
  return (
    <section aria-label={heading} className="absolute inset-x-0" style={{ top, height }}>
      <div
        className={`sticky ${stuck} z-10 flex items-center gap-2 bg-night px-1`}
        style={{ height: headingHeight }}
      >
        <SectionTitle count={count}>{heading}</SectionTitle>
      </div>
      <ul className="relative">
        {places.map((at) => (
          <li
            key={at}
            aria-setsize={count}
            aria-posinset={at + 1}
            className="absolute"
            style={tilePlace(at, columns, row)}
          >
            <FoundTile
              item={items.get(start + at)}
              place={start + at}
              caption={caption}
              isActive={start + at === active}
              isChosen={chosen?.has(items.get(start + at)?.id ?? "")}
              onFocus={onFocus}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FoundTileProps = Pick<FoundSectionProps, "onFocus" | "onOpen"> & {
  /** Missing while it is on its way. */
  item: ClosetItem | undefined;
  place: number;
  caption: number;
  isActive: boolean;
  /** Undefined where it is opened instead. */
  isChosen: boolean | undefined;
};

const FoundTile = memo(function FoundTile({
  item,
  place,
  caption,
  isActive,
  isChosen,
  onFocus,
  onOpen,
}: FoundTileProps) {
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isActive ? 0 : -1}
      aria-disabled={!item}
      aria-pressed={isChosen}
      aria-keyshortcuts="X"
      className="group relative mx-auto grid w-32 scroll-mt-28 scroll-mb-20 content-start rounded-sticker touch-manipulation select-none [-webkit-touch-callout:none] aria-pressed:bg-night-card"
      onFocus={() => onFocus(place)}
      onClick={() => item && onOpen(item)}
    >
      {item ? (
        <StickerPicture
          item={item}
          named
          className="size-32 transition-[translate,scale] duration-200 group-hover:-translate-y-1 group-hover:scale-104"
        />
      ) : (
        <Skeleton onNight className="size-32" />
      )}
      {isChosen !== undefined && <Mark on={isChosen} />}
      {item && <Whereabouts item={item} />}
      <span
        title={item && nameOf(item)}
        className="truncate text-center text-sm leading-6"
        style={{ height: caption }}
      >
        {item ? nameOf(item) : <span className="sr-only">On its way</span>}
      </span>
    </button>
  );
});

/** Whether a sticker is among those that were chosen, for eyes; others hear that it is pressed. */
function Mark({ on }: { on: boolean }) {
  const look = on ? "border-coral bg-coral text-on-coral" : "border-on-night-soft bg-night-card";
  return (
    <span
      aria-hidden
      className={`absolute top-0 left-0 grid size-8 place-items-center rounded-full border-2 ${look}`}
    >
      {on && <Check className="size-5" />}
    </span>
  );
}

const SAID: Readonly<Record<string, readonly [Icon: LucideIcon, words: string]>> = {
  "in-the-wash": [WashingMachine, "In the wash"],
  "at-the-cleaner": [Shirt, "At the cleaner's"],
  lent: [HandHelping, "Lent"],
  broken: [Wrench, "Being mended"],
  archived: [Archive, "Archived"],
};

/** A mark on what is not there to be worn. */
function Whereabouts({ item: { status, archived } }: { item: ClosetItem }) {
  const [Icon, words] = SAID[archived ? "archived" : (status ?? "")] ?? [];
  if (!Icon) return null;
  return (
    <span className="absolute top-24 right-0 grid size-8 place-items-center rounded-full border border-night-line bg-night-card text-on-night">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{words}: </span>
    </span>
  );
}
