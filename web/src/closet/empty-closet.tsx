import { Sticker } from "../pages/stickers.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { panelLook } from "./panel-look.ts";

/** Shown to a person whose closet is known to hold nothing yet: what to do, and what will come of it. */
export function EmptyCloset() {
  return (
    <div
      data-on-night
      className={`${panelLook} grid justify-items-center gap-6 px-6 py-12 text-center`}
    >
      <div aria-hidden className="flex">
        <Sticker name="cap" className="size-24 -rotate-10 sm:size-32" />
        <Sticker name="tee" className="size-24 rotate-3 sm:size-32" />
        <Sticker name="coat" className="size-24 rotate-12 sm:size-32" />
      </div>
      <div className="grid gap-2">
        <h2 className="text-2xl font-extrabold">Nothing here yet</h2>
        <p className="max-w-prose text-on-night-soft">
          Photograph one piece of clothing, and it comes back as a sticker like these.
        </p>
      </div>
      <ButtonLink kind="primary" to="/home">
        Add a photo
      </ButtonLink>
    </div>
  );
}
