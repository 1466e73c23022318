import type { ClosetItem } from "@fit-closet/core";
import { useRef, useState } from "react";
import { useCloset } from "../closet/closet-items.ts";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { has } from "../outfit/wish.ts";

/** More are found by their name. */
const MOST_SHOWN = 60;

type WhyNotPickerProps = {
  uid: string;
  worn: readonly ClosetItem[];
  onAsk: (item: ClosetItem) => void;
  onClose: () => void;
};

/** Every piece that the outfit does not wear, to be asked about with one press. */
export function WhyNotPicker({ uid, worn, onAsk, onClose }: WhyNotPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sought, setSought] = useState("");
  const { items, state } = useCloset(uid);
  const words = sought.trim().toLowerCase();
  const found = items.filter(
    (item) => !has(worn, item) && nameOf(item).toLowerCase().includes(words),
  );
  function ask(item: ClosetItem) {
    dialog.current?.close();
    onAsk(item);
  }
  return (
    <HeadedDialog
      ref={dialog}
      heading="Why not which one?"
      className="grid-rows-[auto_auto_minmax(0,1fr)] gap-4 open:grid max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100%-2rem))]"
      onClose={onClose}
    >
      <TextField
        label="Find it by its name"
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div
        data-on-night
        className="min-h-24 overflow-y-auto rounded-sticker bg-night p-3 text-on-night"
      >
        <output className="text-on-night-soft empty:hidden">
          {found.length === 0 && (state === "loading" ? "Loading…" : "Nothing of that name.")}
        </output>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
          {found.slice(0, MOST_SHOWN).map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-label={`Why not ${nameOf(item)}?`}
                className="grid w-full justify-items-center gap-1 rounded-control p-2 hover:bg-night-card"
                onClick={() => ask(item)}
              >
                <StickerPicture item={item} named className="size-20" />
                <span className="line-clamp-2 max-w-full text-center text-sm wrap-anywhere text-on-night-soft">
                  {nameOf(item)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </HeadedDialog>
  );
}
