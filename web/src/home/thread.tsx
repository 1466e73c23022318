import { OutfitPicture, sheetLook } from "../outfit/outfit-picture.tsx";
import type { Turn } from "./earlier-turns.ts";
import { Said } from "./said.tsx";

/** What was asked and answered before, the oldest first; the answer that is there follows below. */
export function Thread({ turns }: { turns: readonly Turn[] }) {
  return (
    <ol className="grid gap-5">
      {turns.map((turn, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing is ever taken out or put between
        <li key={at} className="grid gap-3 border-line not-last:border-b not-last:pb-5">
          <Said>{turn.prompt}</Said>
          <div className="flex items-start gap-4">
            {turn.image_url && <Thumbnail turn={turn} />}
            <div lang={turn.language} className="line-clamp-4 whitespace-pre-line text-soft">
              {turn.text}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

const Thumbnail = ({ turn }: { turn: Turn }) => (
  <div className={`shrink-0 rounded-control ${sheetLook}`}>
    <OutfitPicture drawn={turn} className="size-20" />
  </div>
);
