import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { ClosetAnnex } from "../closet/closet-annex.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { FiguresView } from "./figures-view.tsx";

/** What a closet comes to. */
export function FiguresScreen() {
  const { known, user } = useSession();
  if (known && !user) {
    return (
      <SignedOut heading="Figures" art={<Sticker name="hoodie" className="size-36 -rotate-6" />}>
        Sign in to see what you wear most, and what a wear of it comes to.
      </SignedOut>
    );
  }
  return (
    <ClosetAnnex title="Figures">
      <Boundary what="Your figures">
        {user ? <FiguresView uid={user.uid} /> : <Skeleton className="h-96 rounded-panel" />}
      </Boundary>
    </ClosetAnnex>
  );
}
