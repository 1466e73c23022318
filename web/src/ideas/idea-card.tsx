import type { SavedIdea } from "@fit-closet/core";
import { useSite } from "../account/site.ts";
import { StickerPicture } from "../closet/sticker-picture.tsx";
import { Button } from "../ui/button.tsx";
import { OutfitPicture, sheetLook } from "../outfit/outfit-picture.tsx";
import { IdeaDays } from "./idea-days.tsx";
import { IdeaNotes } from "./idea-notes.tsx";
import { ShareIdea } from "./share-idea.tsx";
import { writtenBy } from "./written-by.ts";

const date = new Intl.DateTimeFormat("en", { dateStyle: "long" });

type IdeaCardProps = { uid: string; idea: SavedIdea; removing: boolean; onRemove: () => void };

export function IdeaCard({ uid, idea, removing, onRemove }: IdeaCardProps) {
  // As with a new idea: where only our own stylist writes, it goes without saying.
  const signed = (useSite()?.streams ?? false) || idea.by !== "embedded";
  return (
    <article
      tabIndex={-1}
      className="overflow-hidden rounded-panel border border-line bg-card shadow-page"
      aria-label={idea.prompt}
    >
      {idea.image_url && (
        <div className={sheetLook}>
          <OutfitPicture drawn={idea} loading="lazy" className="h-auto w-full" />
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 p-5 sm:p-7">
        <div className="grid grid-cols-1 gap-1">
          <h2 dir="auto" className="text-xl font-extrabold">
            {idea.prompt}
          </h2>
          <p className="text-sm text-soft">
            {idea.createdAt > 0 && date.format(idea.createdAt)}
            {signed && idea.by && <> · {writtenBy(idea.by)}</>}
          </p>
        </div>
        <div dir="auto" className="grid gap-2">
          {idea.outfit_idea.split("\n").map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a kept text stay where they are
            <p key={at}>{line}</p>
          ))}
        </div>
        {idea.items.length > 0 && (
          <ul aria-label="Garments" className="flex flex-wrap gap-3 rounded-sticker bg-night p-4">
            {idea.items.map((item) => (
              <li key={item.id}>
                <StickerPicture item={item} className="size-20" />
              </li>
            ))}
          </ul>
        )}
        <IdeaNotes uid={uid} idea={idea} />
        <div className="flex flex-wrap gap-3">
          {idea.items.length > 0 && <IdeaDays uid={uid} items={idea.items} prompt={idea.prompt} />}
          {idea.image_url && <ShareIdea url={idea.image_url} prompt={idea.prompt} />}
          <Button disabled={removing} onClick={onRemove}>
            Remove idea
          </Button>
        </div>
      </div>
    </article>
  );
}
