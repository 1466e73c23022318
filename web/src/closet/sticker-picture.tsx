import type { ClosetItem } from "@fit-closet/core";
import { UNCATEGORIZED } from "@fit-closet/core";

/** What a sticker is called: its name where it has one, else what it is filed under. */
export function nameOf({ name, category }: Pick<ClosetItem, "name" | "category">): string {
  return name || category || UNCATEGORIZED;
}

/** One item's cartoon. It carries its own white border, so only its shadow is added. */
export function StickerPicture({ item, className }: { item: ClosetItem; className: string }) {
  return (
    <img
      src={item.cartoonURL}
      alt={nameOf(item)}
      width={512}
      height={512}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={`object-contain drop-shadow-sticker ${className}`}
    />
  );
}
