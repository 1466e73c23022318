import { type Likeness, likenessInWords } from "@fit-closet/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { sheetLook } from "../outfit/outfit-picture.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { fetchPortrait } from "./account-calls.ts";

/** What would be drawn; the last one stays until the next is there. */
export function Portrait({ likeness }: { likeness: Likeness }) {
  const { data, error } = useQuery({
    queryKey: ["portrait", likeness],
    queryFn: ({ signal }) => fetchPortrait(likeness, signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const picture = useShown(data);
  const words = likenessInWords(likeness);
  return (
    <div className="grid content-start gap-2">
      <div className={`rounded-sticker shadow-sticker ${sheetLook}`}>
        {data ? (
          <img
            ref={picture}
            alt={`You, drawn: ${words}`}
            width={1024}
            height={1024}
            className="aspect-[5/12] h-auto w-full object-cover"
          />
        ) : (
          <Skeleton className="aspect-[5/12]" />
        )}
      </div>
      {error && <p className="text-soft">The preview could not be drawn just now.</p>}
      <output className="sr-only">Preview: {words}</output>
    </div>
  );
}

/** An image that shows bytes which are here; they have an address for as long as it does. */
function useShown(bytes: Blob | undefined): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!bytes || !image.current) return undefined;
    const url = URL.createObjectURL(bytes);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return image;
}
