import type { ClosetItem, Packing } from "@fit-closet/core";
import { useId, useState } from "react";
import type { Session } from "../account/session.ts";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { useKept } from "../kept/use-kept.ts";

type PackingListProps = {
  packing: Packing;
  pieces: readonly ClosetItem[];
  session: Session;
  /** Tells this list from the next one. */
  seed: number;
};

type Ticked = { seed: number; ids: readonly string[] };

/** What goes into the bag, to be ticked off. What is ticked stays so as long as the tab is open. */
export function PackingList({ packing, pieces, session, seed }: PackingListProps) {
  const heading = useId();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const list = pieces.filter(({ id }) => packing.items.includes(id));
  const kept = ticked.length > 0 ? { seed, ids: ticked } : undefined;
  useKept<Ticked>("packed", session, kept, (before) => {
    if (before.seed === seed) setTicked(before.ids);
  });
  if (list.length === 0) return null;
  const done = list.filter(({ id }) => ticked.includes(id)).length;
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 id={heading} className="font-display text-lg font-extrabold">
          Packing list
        </h4>
        <output className="text-soft">
          {done} of {list.length} packed
        </output>
      </div>
      <ul className="grid gap-1 sm:grid-cols-2">
        {list.map((item) => (
          <li key={item.id}>
            <Tick
              item={item}
              worn={packing.worn.includes(item.id)}
              ticked={ticked.includes(item.id)}
              onToggle={() => toggle(item.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TickProps = { item: ClosetItem; worn: boolean; ticked: boolean; onToggle: () => void };

function Tick({ item, worn, ticked, onToggle }: TickProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-well has-focus-visible:outline-2">
      <input
        type="checkbox"
        checked={ticked}
        className="size-5 shrink-0 accent-leaf"
        onChange={onToggle}
      />
      <StickerPicture item={item} named className="size-12 shrink-0 rounded-control bg-night p-1" />
      <span className={`min-w-0 wrap-anywhere ${ticked ? "text-soft line-through" : ""}`}>
        {nameOf(item)}
        {worn && <span className="block text-sm text-soft">worn on the way</span>}
      </span>
    </label>
  );
}
