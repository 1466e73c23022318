import { useState } from "react";
import { useSession, type Session } from "../account/session.ts";
import { Boundary } from "../ui/boundary.tsx";
import { BetaNotice } from "./beta-notice.tsx";
import { ClosetTile } from "./closet-tile.tsx";
import { IdeaPanel } from "./idea-panel.tsx";
import { usePlace } from "../outfit/place.ts";
import { QuickWays } from "./quick-ways.tsx";
import { UploadPanel } from "./upload-panel.tsx";

export function HomeScreen() {
  const session = useSession();
  const place = usePlace();
  const left = useDepartures(session);
  return (
    <div className="grid grid-cols-1 items-start gap-6 pb-8 [overflow-anchor:none] md:grid-cols-2 md:gap-y-8 lg:gap-x-8">
      <div className="grid gap-3 self-center">
        <h1 className="text-4xl font-extrabold lg:text-5xl">Your clothes, as stickers.</h1>
        <p className="max-w-prose text-lg text-balance text-soft">
          Photograph what you own, keep it in your closet, and ask what to wear today.
        </p>
      </div>
      <Boundary what="The way to your closet">
        <ClosetTile session={session} />
      </Boundary>
      <Boundary what="This part">
        <UploadPanel key={`upload-${left}`} session={session} place={place} />
      </Boundary>
      <Boundary what="The idea">
        <IdeaPanel key={`idea-${left}`} session={session} place={place} />
      </Boundary>
      <QuickWays />
      <BetaNotice />
    </div>
  );
}

/** How often somebody has signed out while the page was open: what stood there was theirs, and the next one gets it empty. */
function useDepartures({ known, user }: Session): number {
  const [seen, setSeen] = useState<{ uid?: string; left: number }>({ left: 0 });
  if (known && seen.uid !== user?.uid)
    setSeen({ uid: user?.uid, left: seen.left + (seen.uid === undefined ? 0 : 1) });
  return seen.left;
}
