import { ButtonLink } from "../ui/button.tsx";
import { panelLook } from "./panel-look.ts";
import { SAMPLES } from "./samples.ts";
import { StickerFan } from "./sticker-fan.tsx";

const ASKEW = ["-rotate-8", "rotate-3", "-rotate-4", "rotate-8"];

/** Shown to a person whose closet is known to hold nothing yet: what to do, and what will come of it. */
export function EmptyCloset() {
  return (
    <div
      data-on-night
      className={`${panelLook} grid justify-items-center gap-7 px-6 py-12 text-center`}
    >
      <div className="flex -space-x-3 sm:space-x-2">
        <StickerFan stickers={SAMPLES} askew={ASKEW} look="size-20 sm:size-32" />
      </div>
      <div className="grid gap-2">
        <h2 className="text-2xl font-extrabold">Nothing here yet</h2>
        <p className="max-w-prose text-on-night-soft">
          Photograph one piece of clothing, and it comes back as a sticker like these. Or type what
          you own, and every piece is drawn at once.
        </p>
      </div>
      <ButtonLink kind="primary" to="/home">
        Add a photo
      </ButtonLink>
    </div>
  );
}
