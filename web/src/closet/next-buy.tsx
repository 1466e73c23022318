import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { requestOutfit } from "../home/outfit-calls.ts";
import { sheetLook } from "../ideas/sheet-look.ts";
import { Dialog, DialogHead } from "../ui/dialog.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const QUESTION = "What should I buy next?";

type NextBuyProps = { uid: string; onClose: () => void };

/** The one piece that would add most to this closet, drawn with what it goes with, or the word that none would. */
export function NextBuy({ uid, onClose }: NextBuyProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100%-2rem))] overflow-y-auto overscroll-contain rounded-panel p-5 sm:p-7"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <DialogHead id={title} onClose={() => dialog.current?.close()}>
          What to buy next
        </DialogHead>
        <p className="text-soft">
          The one piece that would make most outfits of what you have, for the ideas that you saved.
          Nobody pays to be named here.
        </p>
        <Answer uid={uid} />
      </div>
    </Dialog>
  );
}

function Answer({ uid }: { uid: string }) {
  const asking = { userId: uid, lat: null, lon: null, prompt: QUESTION };
  const { data, isError, refetch } = useQuery({
    queryKey: ["next-buy", uid],
    queryFn: ({ signal }) => requestOutfit(asking, signal),
    // The closet may be another one the next time.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  if (isError && !data)
    return (
      <NotLoaded onRetry={() => void refetch()}>
        That could not be found out just now. Nothing is lost.
      </NotLoaded>
    );
  return (
    <>
      <output lang={data?.language} className="max-w-prose text-lg empty:hidden">
        {data?.outfit_idea}
      </output>
      {!data && <Skeleton className="aspect-square" />}
      {data?.image_url && (
        <div className={`rounded-sticker shadow-sticker ${sheetLook}`}>
          <img
            src={data.image_url}
            alt={data.image_alt ?? "The piece with what it goes with, drawn"}
            width={1024}
            height={1024}
            className="h-auto w-full rounded-sticker"
          />
        </div>
      )}
    </>
  );
}
