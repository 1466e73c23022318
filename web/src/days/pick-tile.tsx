import type { ClosetItem } from "@fit-closet/core";
import { Check } from "lucide-react";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { shortDay } from "./calendar.ts";
import { whereIs } from "./hindrance.ts";
import type { Standing } from "./use-choices.ts";

type PickTileProps = {
  item: ClosetItem;
  standing: Standing;
  isChosen: boolean;
  onToggle: () => void;
};

/** A piece to be chosen for a day. */
export function PickTile({ item, standing, isChosen, onToggle }: PickTileProps) {
  const isBarred = !isChosen && standing.is === "barred";
  const note = whereIs(item) ?? noteOf(standing);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isBarred}
      className="relative grid w-full content-start justify-items-center gap-1 rounded-sticker p-2 aria-disabled:cursor-not-allowed aria-pressed:bg-night-card"
      onClick={() => !isBarred && onToggle()}
    >
      <StickerPicture item={item} named className={`size-24 ${isBarred ? "opacity-50" : ""}`} />
      {isChosen && (
        <span
          aria-hidden
          className="absolute top-1 left-1 grid size-7 place-items-center rounded-full bg-coral text-on-coral"
        >
          <Check className="size-5" />
        </span>
      )}
      <span className="line-clamp-2 max-w-full text-center text-sm wrap-anywhere">
        {nameOf(item)}
      </span>
      {note && <span className="text-center text-sm text-on-night-soft">{note}</span>}
    </button>
  );
}

function noteOf(standing: Standing): string | undefined {
  if (standing.is === "free") return undefined;
  if (standing.is === "needed") return `planned for ${shortDay(standing.on)}`;
  return standing.why;
}
