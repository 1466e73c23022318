import type { ClosetItem } from "@fit-closet/core";
import { lazy, Suspense, useState } from "react";
import { ClosetSkeleton } from "../closet/closet-skeleton.tsx";
import { EmptyCloset } from "../closet/empty-closet.tsx";
import { useMany } from "../closet/use-many.tsx";
import { useUndoableRemoval } from "../closet/use-undoable-removal.tsx";
import { fetchChunk } from "../chunks.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Button } from "../ui/button.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { type Asked, askedIn, searchOf } from "./asked.ts";
import { FoundGrid } from "./found-grid.tsx";
import { ManyBar } from "./many-bar.tsx";
import { fetchAllFound } from "./fetch-all-found.ts";
import { Narrowing } from "./narrowing.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchBar } from "./search-bar.tsx";
import { WashAll } from "./wash-all.tsx";
import { useFirstFound } from "./use-found.ts";
import { useLater } from "./use-later.ts";
import { useSelection } from "./use-selection.ts";

const loadEditor = () => fetchChunk("item-editor", () => import("../closet/item-editor.tsx"));
const ItemEditor = lazy(async () => ({ default: (await loadEditor()).ItemEditor }));

/** As long as somebody types on. */
const TYPING_MS = 180;

export function Finder({ uid }: { uid: string }) {
  const [asked, setAsked] = useAsked();
  const search = useLater(searchOf(asked), TYPING_MS);
  const { data, isError, refetch } = useFirstFound(uid, search);
  const { remove, offer } = useUndoableRemoval(uid);
  const [editing, setEditing] = useState<ClosetItem>();
  const { chosen, begin, add, toggle, end } = useSelection();
  const many = useMany(uid, end);
  if (!data && isError)
    return (
      <NotLoaded onRetry={() => void refetch()}>
        Your closet could not be searched just now. It is safe.
      </NotLoaded>
    );
  if (!data) return <ClosetSkeleton />;
  const undoing = many.offer ?? offer;
  const hasArchived = data.facets.state.some(({ id }) => id === "archived");
  // What emptied it can be taken back.
  if (data.closet === 0 && !hasArchived)
    return (
      <>
        <EmptyCloset />
        {undoing}
      </>
    );
  const { order } = askedIn(search);
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchBar asked={asked} onChange={setAsked} />
      <Narrowing asked={asked} facets={data.facets} onChange={setAsked} />
      {asked.chosen.state.includes("in-the-wash") && data.total > 0 && <WashAll uid={uid} />}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <output className="text-soft">{countWords(data.total, data.closet)}</output>
        {data.total > 0 && !chosen && <Button onClick={begin}>Select</Button>}
      </div>
      {data.total === 0 ? (
        <NothingFound asked={asked} onChange={setAsked} />
      ) : (
        <FoundGrid
          key={order}
          uid={uid}
          search={search}
          order={order}
          sections={data.sections}
          chosen={chosen}
          onOpen={chosen ? toggle : setEditing}
          onChoose={toggle}
        />
      )}
      {chosen && (
        <ManyBar
          chosen={chosen}
          total={data.total}
          busy={many.busy}
          onAll={() => void fetchAllFound(search, data.total).then(add, console.error)}
          onChange={(change) => many.change({ ids: [...chosen.keys()], change })}
          onEnd={end}
        />
      )}
      {undoing}
      {editing && (
        <Boundary what="The editor">
          <Suspense>
            <ItemEditor
              item={editing}
              onSaved={setEditing}
              onRemove={() => remove(editing)}
              onArchive={(archive) => many.change({ ids: [editing.id], change: { archive } })}
              onClose={() => setEditing(undefined)}
            />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

/** Kept in the address, so that going back, loading anew and a bookmark lead to the same. */
function useAsked(): [Asked, (asked: Asked) => void] {
  const [asked, setAsked] = useState(() => askedIn(window.location.search));
  function change(next: Asked) {
    const query = searchOf(next);
    const { history, location } = window;
    history.replaceState(history.state, "", location.pathname + (query && `?${query}`));
    setAsked(next);
  }
  return [asked, change];
}

const countWords = (total: number, closet: number): string =>
  total === closet
    ? `${total} ${total === 1 ? "item" : "items"}`
    : `${total} of ${closet} ${closet === 1 ? "item" : "items"}`;
