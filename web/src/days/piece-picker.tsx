import type { ClosetItem } from "@fit-closet/core";
import { useState } from "react";
import { EVERYTHING, searchOf } from "../find/asked.ts";
import { useFirstFound, useItemsIn } from "../find/use-found.ts";
import { useLater } from "../find/use-later.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogHead } from "../ui/dialog.tsx";
import { FieldMessage, TextField } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTitled } from "../ui/use-titled.ts";
import { shortDay, weekdayWords } from "./calendar.ts";
import { PickTile } from "./pick-tile.tsx";
import { type Standing, useChoices } from "./use-choices.ts";

/** As long as somebody types on. */
const TYPING_MS = 180;

export type Picked = { name: string; garments: readonly string[] };

type PiecePickerProps = {
  uid: string;
  day: string;
  /** What the day wears so far, where that is to be changed. */
  before?: { id: string; name: string; items: readonly ClosetItem[] } | undefined;
  busy: boolean;
  refused: string | undefined;
  onPick: (picked: Picked) => void;
  onClose: () => void;
};

/** The closet, searched, to put a day's look together by hand. What cannot be worn then says why. */
export function PiecePicker(props: PiecePickerProps) {
  const { uid, day, before, busy, refused, onPick, onClose } = props;
  const { frame, head } = useTitled();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ClosetItem>>(
    () => new Map(before?.items.map((item) => [item.id, item])),
  );
  const [name, setName] = useState(before?.name ?? "");
  const standingOf = useChoices(day, before?.id, [...chosen.keys()]);
  function toggle(item: ClosetItem) {
    const after = new Map(chosen);
    if (!after.delete(item.id)) after.set(item.id, item);
    setChosen(after);
  }
  const gives = [...chosen.keys()].flatMap((id) => {
    const standing = standingOf?.(id);
    return standing?.is === "needed" ? [standing.on] : [];
  });
  return (
    <Dialog
      {...frame}
      className="m-auto h-[min(52rem,calc(100dvh-1rem))] w-[min(60rem,calc(100%-1rem))] rounded-panel p-0 open:grid open:grid-rows-[auto_minmax(0,1fr)_auto]"
      onClose={onClose}
    >
      <div className="grid gap-3 p-4 sm:px-6">
        <DialogHead {...head}>{weekdayWords(day)}</DialogHead>
      </div>
      <Pieces uid={uid} chosen={chosen} standingOf={standingOf} onToggle={toggle} />
      <div className="grid grid-cols-1 items-end gap-3 border-t border-line p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
        {gives[0] && (
          <output className="col-span-full text-soft">
            {shortDay(gives[0])} is given something else in its place.
          </output>
        )}
        <div className="col-span-full empty:hidden">
          <FieldMessage>{refused}</FieldMessage>
        </div>
        <TextField
          label="What for?"
          placeholder="My own choice"
          maxLength={NAME_MOST}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          kind="primary"
          className="min-h-12"
          disabled={chosen.size === 0}
          aria-disabled={busy}
          onClick={() =>
            !busy && onPick({ name: name.trim() || "My own choice", garments: [...chosen.keys()] })
          }
        >
          {planWords(chosen.size)}
        </Button>
      </div>
    </Dialog>
  );
}

/** As long as a look's name may be. */
const NAME_MOST = 120;

type PiecesProps = {
  uid: string;
  chosen: ReadonlyMap<string, ClosetItem>;
  standingOf: ((id: string) => Standing) | undefined;
  onToggle: (item: ClosetItem) => void;
};

function Pieces({ uid, chosen, standingOf, onToggle }: PiecesProps) {
  const [words, setWords] = useState("");
  const [category, setCategory] = useState("");
  const [pages, setPages] = useState(1);
  const asked = {
    words,
    order: "category",
    chosen: { ...EVERYTHING.chosen, category: category ? [category] : [] },
  } as const;
  const search = useLater(searchOf(asked), TYPING_MS);
  const { data } = useFirstFound(uid, search);
  const items = useItemsIn(
    uid,
    search,
    Array.from({ length: pages }, (_, page) => page),
  );
  const categories = data?.facets.category.map(({ id }) => [id, id] as const) ?? [];
  const shown = [...items.entries()].toSorted(([one], [other]) => one - other);
  return (
    <div className="grid grid-rows-[auto_minmax(0,1fr)]">
      <search className="grid grid-cols-2 gap-3 px-4 pb-3 sm:px-6">
        <TextField
          label="Search"
          type="text"
          inputMode="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SelectField
          label="Category"
          value={category}
          none="All"
          options={categories}
          onChange={setCategory}
        />
      </search>
      <div className="overflow-y-auto bg-night p-3 text-on-night sm:px-5" data-on-night>
        {!data || !standingOf ? (
          <Skeleton onNight className="h-40" />
        ) : (
          <ul
            aria-label="Closet"
            className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2"
          >
            {shown.map(([place, item]) => (
              <li key={place}>
                <PickTile
                  item={item}
                  standing={standingOf(item.id)}
                  isChosen={chosen.has(item.id)}
                  onToggle={() => onToggle(item)}
                />
              </li>
            ))}
          </ul>
        )}
        {data?.total === 0 && <p className="p-4 text-center">Nothing found.</p>}
        {data && shown.length < data.total && (
          <div className="p-4 text-center">
            <Button onClick={() => setPages(pages + 1)}>Show more</Button>
          </div>
        )}
      </div>
    </div>
  );
}

function planWords(count: number): string {
  if (count === 0) return "Plan pieces";
  return count === 1 ? "Plan 1 piece" : `Plan ${count} pieces`;
}
