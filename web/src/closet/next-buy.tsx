import { useQuery } from "@tanstack/react-query";
import { requestOutfit } from "../outfit/outfit-calls.ts";
import { OutfitPicture, sheetLook } from "../outfit/outfit-picture.tsx";
import { HeadedDialog } from "../ui/headed-dialog.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const QUESTION = "What should I buy next?";

type NextBuyProps = { uid: string; onClose: () => void };

/** The one piece that would add most to this closet, drawn with what it goes with, or the word that none would. */
export function NextBuy({ uid, onClose }: NextBuyProps) {
  return (
    <HeadedDialog
      heading="What to buy next"
      className="max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100%-2rem))] overflow-y-auto overscroll-contain"
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        <p className="text-soft">
          The one piece that would make most outfits of what you have, for the ideas that you saved.
          Nobody pays to be named here.
        </p>
        <Answer uid={uid} />
      </div>
    </HeadedDialog>
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
          <OutfitPicture
            drawn={data}
            alt={data.image_alt ?? "The piece with what it goes with, drawn"}
            className="h-auto w-full rounded-sticker"
          />
        </div>
      )}
    </>
  );
}
