import type { ClosetItem } from "@fit-closet/core";
import { UNCATEGORIZED } from "@fit-closet/core";

/** What a sticker is called: its name where it has one, else what it is filed under. */
export function nameOf({ name, category }: Pick<ClosetItem, "name" | "category">): string {
  return name || category || UNCATEGORIZED;
}

type StickerPictureProps = {
  item: ClosetItem;
  className: string;
  /** Set where its name stands beside it anyway: read once is enough. */
  named?: boolean;
};

/** One item's cartoon. It carries its own white border, so only its shadow is added. */
export function StickerPicture({ item, className, named = false }: StickerPictureProps) {
  return (
    <img
      src={item.cartoonURL}
      alt={named ? "" : nameOf(item)}
      width={512}
      height={512}
      decoding="async"
      draggable={false}
      className={`object-contain drop-shadow-sticker ${className}`}
    />
  );
}
