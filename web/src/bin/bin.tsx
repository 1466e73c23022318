import { BIN_DAYS, type BinnedItem } from "@fit-closet/core";
import { useState } from "react";
import { nameOf, StickerPicture } from "../closet/sticker-picture.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Question } from "../ui/question.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { Outcome } from "../ui/outcome.tsx";
import { BinSkeleton } from "./bin-skeleton.tsx";
import { daysLeft } from "./days-left.ts";
import { useBin, useBinActs } from "./use-bin.ts";

/** What is asked before it is lost: one item, or all. */
type Asking = BinnedItem | "all" | undefined;

export function Bin({ uid }: { uid: string }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useBin(uid);
  const { putBack, removeForGood, empty, said } = useBinActs(uid);
  const [asking, setAsking] = useState<Asking>();
  const [now] = useState(() => Date.now());
  if (!data && isError)
    return (
      <NotLoaded onRetry={() => void refetch()}>
        The bin could not be opened just now. What is in it is safe.
      </NotLoaded>
    );
  if (!data) return <BinSkeleton />;
  const items = data.pages.flatMap((page) => page.items);

  function lose() {
    if (asking === "all") empty.mutate();
    else if (asking) removeForGood.mutate(asking);
    setAsking(undefined);
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-soft">
          What you remove stays here for {BIN_DAYS} days. It takes as much room as before.
        </p>
        {items.length > 0 && (
          <Button disabled={empty.isPending} onClick={() => setAsking("all")}>
            Empty the bin
          </Button>
        )}
      </div>
      <Outcome said={said} />
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {items.map((item) => (
            <BinRow
              key={item.id}
              item={item}
              now={now}
              onPutBack={() => putBack.mutate(item)}
              onLose={() => setAsking(item)}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="text-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
      {asking && (
        <Question
          heading={asking === "all" ? "Empty the bin?" : `Remove ${nameOf(asking)} for good?`}
          text="Stickers and photos are deleted. Nobody can bring them back."
          safe="Keep"
          onSafe={() => setAsking(undefined)}
          other={asking === "all" ? "Empty the bin" : "Remove for good"}
          onOther={lose}
        />
      )}
    </div>
  );
}

type BinRowProps = { item: BinnedItem; now: number; onPutBack: () => void; onLose: () => void };

function BinRow({ item, now, onPutBack, onLose }: BinRowProps) {
  const name = nameOf(item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-card p-3 shadow-page">
      <span className="shrink-0 rounded-sticker bg-night p-1.5">
        <StickerPicture item={item} named className="size-20 opacity-80" />
      </span>
      <span className="grid min-w-0 grow basis-32">
        <span className="font-bold">{name}</span>
        <span className="text-sm text-soft">{daysLeft(item.removedAt, now)}</span>
      </span>
      <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button aria-label={`Put ${name} back`} onClick={onPutBack}>
          Put back
        </Button>
        <Button kind="bare" aria-label={`Remove ${name} for good`} onClick={onLose}>
          Remove for good
        </Button>
      </span>
    </li>
  );
}

function Nothing() {
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <h2 className="text-2xl font-extrabold">The bin is empty</h2>
      <ButtonLink to="/closet">See your closet</ButtonLink>
    </div>
  );
}
