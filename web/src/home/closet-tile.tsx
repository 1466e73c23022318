import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Sticker } from "../pages/stickers.tsx";

/** The way to the closet, as a page of the album with stickers already on it. */
export function ClosetTile() {
  return (
    <Link
      to="/closet"
      aria-labelledby="closet-tile"
      className="group relative flex min-h-36 items-center overflow-hidden rounded-panel bg-night p-6 text-on-night shadow-page sm:p-7"
      data-on-night
    >
      <span className="grid gap-1">
        <span id="closet-tile" className="font-display text-2xl font-extrabold">
          Closet
        </span>
        <span className="flex items-center gap-2 text-on-night-soft">
          See your stickers{" "}
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </span>
      </span>
      <span aria-hidden className="ml-auto flex">
        <Sticker
          name="coat"
          className="-mr-4 size-24 -rotate-8 transition-transform duration-200 group-hover:-translate-y-1 group-hover:-rotate-12"
        />
        <Sticker
          name="tee"
          className="size-24 rotate-6 transition-transform duration-200 group-hover:-translate-y-1 group-hover:rotate-10"
        />
      </span>
    </Link>
  );
}
