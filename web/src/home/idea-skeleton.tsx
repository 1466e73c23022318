import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** On a phone one below the other; from 900 px on, the picture stands beside the words. */
export const answerGrid =
  "grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8";

/** As the answer will stand there. */
export function IdeaSkeleton({ onCancel }: { onCancel: (() => void) | undefined }) {
  return (
    <div className={answerGrid}>
      <div className="grid content-start gap-3">
        <div className="flex items-center justify-between">
          <Skeleton className="h-7 w-24" />
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <Skeleton className="aspect-square rounded-sticker md:row-span-2" />
    </div>
  );
}
