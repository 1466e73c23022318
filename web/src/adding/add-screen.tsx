import { useEffect, useEffectEvent, useState } from "react";
import { useSession } from "../account/session.ts";
import { ClosetAnnex } from "../closet/closet-annex.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Button } from "../ui/button.tsx";
import { isCalm } from "../ui/calm.ts";
import { AddBar } from "./add-bar.tsx";
import { AllAdded } from "./all-added.tsx";
import { countsOf } from "./entry.ts";
import { PhotoGrid } from "./photo-grid.tsx";
import { picturesAmong } from "./pictures-among.ts";
import { acceptShared, takeShared } from "./shared-photos.ts";
import { SeveralChooser } from "./several-chooser.tsx";
import { loadLooks, queue, useQueue } from "./use-queue.ts";
import { progressWords, takenWords } from "./words.ts";

/** Many photos at once: each becomes a sticker with a name and a category, and one press adds them all. */
export function AddScreen() {
  const session = useSession();
  const state = useQueue(session);
  const [said, say] = useState<string>();
  const { entries, added, waiting } = state;
  const counts = countsOf(entries);

  function take(files: File[]) {
    const pictures = picturesAmong(files);
    const known = queue.take(pictures);
    say(takenWords(pictures.length, known, files.length - pictures.length));
  }
  useShared(take);
  return (
    <ClosetAnnex title="Add photos">
      <Boundary what="Your photos">
        <div className="grid grid-cols-1 gap-6">
          <SeveralChooser
            more={counts.all > 0}
            onFiles={take}
            onApproach={() => void loadLooks().catch(() => {})}
          />
          {said && <p className="text-soft">{said}</p>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
            <output className="font-bold empty:hidden">
              {counts.all > 0 && progressWords(counts)}
            </output>
            {counts.undecided > 0 && <Button onClick={goToUndecided}>Go to the next</Button>}
          </div>
          {counts.all > 0 ? <PhotoGrid state={state} /> : added > 0 && <AllAdded count={added} />}
          {counts.all > 0 && (
            <AddBar
              counts={counts}
              added={added}
              waiting={waiting}
              signedOut={session.known && !session.user}
              onAdd={queue.addAll}
            />
          )}
        </div>
      </Boundary>
    </ClosetAnnex>
  );
}

/** Among a hundred, the few that need somebody are found with one press. */
function goToUndecided(): void {
  const field = document.querySelector<HTMLElement>("[data-undecided] select");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center", behavior: isCalm() ? "instant" : "smooth" });
}

/** What other apps have shared is taken when the page is opened, which is what sharing does. */
function useShared(take: (files: File[]) => void): void {
  const arrive = useEffectEvent(take);
  useEffect(() => {
    acceptShared();
    takeShared().then(arrive, console.warn);
  }, []);
}
