import type { KindId } from "../wardrobe/kinds.ts";

/** Folded words parted by `|`. */
type Words = Readonly<Partial<Record<KindId, string>>>;

/** What people call garments beside the words of a dictionary: of a region, a generation, a trade, or a brand. */
export type ClosetWords = {
  /** Clear wherever they are said. */
  said: Words;
  /** Clear as a garment's name only; in a request they may mean anything ("plumas", "cargo", "sobre"). They win over other kinds. */
  named: Words;
};
