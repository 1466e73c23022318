import { useCallback, useState } from "react";
import { useCloset, useRemoval } from "./closet-items.ts";
import { ClosetPanel } from "./closet-panel.tsx";
import { ClosetSkeleton } from "./closet-skeleton.tsx";
import { EmptyCloset } from "./empty-closet.tsx";
import { panelLook } from "./panel-look.ts";
import type { Removal } from "./shelf-section.tsx";
import { nameOf } from "./sticker-picture.tsx";

/** What a signed-in person has. A list that could not be loaded stays empty and says nothing, as the product asks. */
export function OwnCloset({ uid }: { uid: string }) {
  const { items, state } = useCloset(uid);
  const { mutate } = useRemoval(uid);
  const [said, setSaid] = useState("");
  const remove = useCallback<Removal>(
    (item, button) =>
      mutate(item.id, {
        onSuccess: () => {
          setSaid(`${nameOf(item)} removed`);
          moveFocusFrom(button);
        },
      }),
    [mutate],
  );
  return (
    <>
      <output className="sr-only">{said}</output>
      {items.length > 0 ? (
        <ClosetPanel items={items} onRemove={remove} />
      ) : state === "complete" ? (
        <EmptyCloset />
      ) : state === "loading" ? (
        <ClosetSkeleton />
      ) : (
        <div className={`${panelLook} h-80`} />
      )}
    </>
  );
}

/** The button goes with its item; whoever stands on it is taken to the next one, so that they need not start over. */
function moveFocusFrom(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const item = button.closest("li");
  const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
  (next ?? button.closest<HTMLElement>("[tabindex]"))?.focus();
}
