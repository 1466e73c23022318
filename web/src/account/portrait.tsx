import { type Likeness, likenessInWords } from "@fit-closet/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sheetLook } from "../ideas/sheet-look.ts";
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
  const url = useObjectUrl(data);
  const words = likenessInWords(likeness);
  return (
    <div className="grid content-start gap-2">
      <div className={`rounded-sticker shadow-sticker ${sheetLook}`}>
        {url ? (
          <img
            src={url}
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

/** An address for bytes that are here, for as long as they are shown. */
function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!bytes) return undefined;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
