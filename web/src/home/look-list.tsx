import type { Look, OutfitResponse, PictureStyle } from "@fit-closet/core";
import { useState } from "react";
import { OutfitPicture, sheetLook } from "../outfit/outfit-picture.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SuggestedPieces } from "./suggested-pieces.tsx";
import { type LookPicture, useLookPictures } from "./use-look-pictures.ts";

type LookListProps = { idea: OutfitResponse; looks: readonly Look[]; style: PictureStyle };

/** Several looks one below the other, each with its picture and the reasons for it. */
export function LookList({ idea, looks, style }: LookListProps) {
  const pictures = useLookPictures(looks, idea.seed, style);
  return (
    <ol aria-label="Your looks" className="grid gap-6">
      {looks.map((look, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- looks have places and no other name
        <li key={at}>
          <LookCard look={look} picture={pictures[at]} language={idea.language} />
        </li>
      ))}
    </ol>
  );
}

type LookCardProps = { look: Look; picture: LookPicture; language: string };

function LookCard({ look, picture, language }: LookCardProps) {
  return (
    <article
      aria-label={look.label}
      className="items-start gap-6 border-t border-line pt-6 max-sm:flow-root sm:grid sm:grid-cols-[minmax(6.5rem,2fr)_minmax(0,5fr)] md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      {/* On a phone the words go round the picture, and have the whole width below it. */}
      <div className="max-sm:float-left max-sm:mr-4 max-sm:mb-1 max-sm:w-30">
        <LookImage picture={picture} />
      </div>
      <div className="space-y-3">
        <h4 lang={language} className="font-display text-xl font-extrabold">
          {look.label}
          {look.setting && <span className="font-normal text-soft"> · {look.setting}</span>}
        </h4>
        <p lang={language} className="sm:max-w-prose">
          {reasonsOf(look)}
        </p>
        <SuggestedPieces pieces={look.suggested} language={language} />
      </div>
    </article>
  );
}

/** What stands in the heading is not said twice. */
export function reasonsOf({ text }: Pick<Look, "text">): string {
  const words = text.slice(text.indexOf(":") + 1).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function LookImage({ picture }: { picture: LookPicture }) {
  const [lost, setLost] = useState<string>();
  if (picture === undefined) return <Skeleton className="aspect-square rounded-sticker" />;
  if (picture === "none" || picture.image_url === lost)
    return (
      <p className="rounded-sticker bg-well p-4 text-center text-sm text-soft">
        No image generated
      </p>
    );
  return (
    <div className={`rounded-sticker shadow-sticker ${sheetLook}`}>
      <OutfitPicture
        drawn={picture}
        onError={() => setLost(picture.image_url)}
        className="h-auto w-full"
      />
    </div>
  );
}
