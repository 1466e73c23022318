import type { ClosetItem } from "@fit-closet/core";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { User } from "../account/session.ts";
import { useNewest } from "../closet/closet-items.ts";
import { Sticker } from "../pages/stickers.tsx";

const size = "size-18 sm:size-28 md:max-lg:size-22";
const lift = "transition-[translate,rotate] duration-200 group-hover:-translate-y-1.5";

/** How the stickers lie: each a little askew, over the one before it. */
const ASKEW = [
  "-rotate-9 group-hover:-rotate-12",
  "rotate-4 group-hover:rotate-6",
  "-rotate-3 group-hover:-rotate-1",
] as const;

/** The way to the closet: a page of the album, with the newest stickers on it. */
export function ClosetTile({ user }: { user: User | null }) {
  const newest = useNewest(user?.uid ?? null, ASKEW.length);
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
      <span aria-hidden className="ml-auto flex shrink-0 -space-x-5">
        {newest.length > 0 ? <OwnStickers items={newest} /> : <SampleStickers />}
      </span>
    </Link>
  );
}

function OwnStickers({ items }: { items: readonly ClosetItem[] }) {
  return items.map((item, index) => (
    <img
      key={item.id}
      src={item.cartoonURL}
      alt=""
      width={512}
      height={512}
      className={`${size} object-contain drop-shadow-sticker ${lift} ${ASKEW[index]}`}
    />
  ));
}

function SampleStickers() {
  return (["coat", "tee", "cap"] as const).map((name, index) => (
    <Sticker key={name} name={name} className={`${size} ${lift} ${ASKEW[index]}`} />
  ));
}
