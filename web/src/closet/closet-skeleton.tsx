import { Skeleton } from "../ui/skeleton.tsx";
import { PANEL_HEIGHT, panelLook } from "./panel-look.ts";

export function ClosetSkeleton() {
  return (
    <div aria-hidden className={`${panelLook} ${PANEL_HEIGHT.whole} overflow-hidden p-6`}>
      <Skeleton onNight className="h-6 w-24" />
      <div className="mt-6 flex gap-6">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} onNight className="size-32 shrink-0" />
        ))}
      </div>
    </div>
  );
}
