import { NEWEST } from "@fit-closet/core";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import type { Session } from "../account/session.ts";
import { useNewest } from "../closet/closet-items.ts";
import { SAMPLES } from "../closet/samples.ts";
import { StickerFan } from "../closet/sticker-fan.tsx";

/** How the stickers lie: each a little askew, over the one before it. */
const ASKEW = [
  "-rotate-9 group-hover:-rotate-12",
  "rotate-4 group-hover:rotate-6",
  "-rotate-3 group-hover:-rotate-1",
];

/** The way to the closet: a page of the album, with the newest stickers on it. */
export function ClosetTile({ session }: { session: Session }) {
  const newest = useNewest(session.user?.uid ?? null, NEWEST);
  const own = newest?.map(({ cartoonURL }) => cartoonURL) ?? [];
  const stickers = own.length > 0 ? own : SAMPLES.slice(0, NEWEST);
  // Nobody should see the samples flash by before their own.
  const settled = session.known && newest !== undefined;
  return (
    <Link
      to="/closet"
      aria-labelledby="closet-tile"
      data-on-night
      className="group flex items-center gap-4 overflow-hidden rounded-panel bg-night px-5 py-5 text-on-night shadow-page max-md:order-last sm:px-7 md:self-stretch"
    >
      <span className="grid gap-1">
        <span id="closet-tile" className="font-display text-2xl font-extrabold">
          Closet
        </span>
        <span className="flex items-center gap-2 text-on-night-soft">
          See your stickers
          <ArrowRight
            aria-hidden
            className="size-4 shrink-0 transition-[translate] group-hover:translate-x-1 max-sm:hidden md:max-lg:hidden"
          />
        </span>
      </span>
      <span
        className={`ml-auto flex shrink-0 -space-x-4 transition-opacity duration-300 ${settled ? "" : "opacity-0"}`}
      >
        <StickerFan
          stickers={stickers}
          askew={ASKEW}
          look="size-18 transition-[translate,rotate] duration-200 group-hover:-translate-y-1.5 sm:size-28 md:max-lg:size-22"
        />
      </span>
    </Link>
  );
}
