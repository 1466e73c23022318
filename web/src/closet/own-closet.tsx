import { BIN_DAYS } from "@fit-closet/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "wouter";
import { fetchChunk } from "../chunks.ts";
import { Boundary } from "../ui/boundary.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { useCloset } from "./closet-items.ts";
import { ClosetPanel } from "./closet-panel.tsx";
import { ClosetSkeleton } from "./closet-skeleton.tsx";
import { EmptyCloset } from "./empty-closet.tsx";
import { PANEL_HEIGHT, panelLook } from "./panel-look.ts";
import type { ItemActs } from "./shelf-section.tsx";
import { nameOf } from "./sticker-picture.tsx";
import { useMany } from "./use-many.tsx";
import { useUndoableRemoval } from "./use-undoable-removal.tsx";

const loadEditor = () => fetchChunk("item-editor", () => import("./item-editor.tsx"));
const ItemEditor = lazy(async () => ({ default: (await loadEditor()).ItemEditor }));

const NextBuy = lazy(async () => ({
  default: (await fetchChunk("next-buy", () => import("./next-buy.tsx"))).NextBuy,
}));

/** What a signed-in person has. A list that could not be loaded stays empty and says nothing, as the product asks. */
export function OwnCloset({ uid }: { uid: string }) {
  const { items, state } = useCloset(uid);
  const { remove, offer } = useUndoableRemoval(uid);
  const many = useMany(uid, nothing);
  const [said, setSaid] = useState("");
  const [editing, setEditing] = useState<string>();
  const [buying, setBuying] = useState(false);
  const edited = items.find(({ id }) => id === editing);
  const acts = useMemo<ItemActs>(
    () => ({
      edit: ({ id }) => setEditing(id),
      remove: (item, button) => remove(item, () => moveFocusFrom(button)),
    }),
    [remove],
  );
  return (
    <>
      <output className="sr-only">{said}</output>
      {items.length > 0 ? (
        <ClosetPanel items={items} acts={acts} />
      ) : state === "complete" ? (
        <EmptyCloset />
      ) : state === "loading" ? (
        <ClosetSkeleton />
      ) : (
        <div className={`${panelLook} ${PANEL_HEIGHT.whole}`} />
      )}
      <p className="mt-5 text-soft">
        What you remove stays in{" "}
        <Link to="/closet/bin" className={inlineLink}>
          the bin
        </Link>{" "}
        for {BIN_DAYS} days. What you wear most, and what a wear comes to, is told by{" "}
        <Link to="/figures" className={inlineLink}>
          figures
        </Link>
        .{" "}
        {items.length > 0 && (
          <button type="button" className={inlineLink} onClick={() => setBuying(true)}>
            What should I buy next?
          </button>
        )}
      </p>
      {buying && (
        <Boundary what="This part">
          <Suspense>
            <NextBuy uid={uid} onClose={() => setBuying(false)} />
          </Suspense>
        </Boundary>
      )}
      {many.offer ?? offer}
      {edited && (
        <Boundary what="The editor">
          <Suspense>
            <ItemEditor
              item={edited}
              onSaved={(item) => setSaid(`${nameOf(item)} saved`)}
              onRemove={() => remove(edited)}
              onArchive={(archive) => many.change({ ids: [edited.id], change: { archive } })}
              onClose={() => {
                setEditing(undefined);
                returnFocusTo(edited.id);
              }}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

const nothing = () => {};

/** The button goes with its item; whoever stands on it is taken to the next one, so that they need not start over. */
function moveFocusFrom(button: HTMLElement): void {
  if (document.activeElement !== button) return;
  const item = button.closest("li");
  const next = (
    item?.nextElementSibling ?? item?.previousElementSibling
  )?.querySelector<HTMLElement>("[data-remove]");
  (next ?? button.closest<HTMLElement>("[tabindex]"))?.focus();
}

/** The browser does this by itself, unless the item has moved to another shelf meanwhile. */
function returnFocusTo(id: string): void {
  const focused = document.activeElement;
  if (focused !== document.body && !focused?.closest("dialog")) return;
  document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(id)}"]`)?.focus();
}
