import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { ClosetAnnex } from "../closet/closet-annex.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DaysView } from "./days-view.tsx";

/** What was worn on each day, and what will be. */
export function DaysScreen() {
  const { known, user } = useSession();
  if (known && !user) {
    return (
      <SignedOut heading="Days" art={<Sticker name="hoodie" className="size-36 -rotate-6" />}>
        Sign in to see what you wore on which day, and to plan the days to come.
      </SignedOut>
    );
  }
  return (
    <ClosetAnnex title="Days">
      <Boundary what="Your calendar">
        {user ? <DaysView uid={user.uid} /> : <Skeleton className="h-96 rounded-panel" />}
      </Boundary>
    </ClosetAnnex>
  );
}
