import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { ClosetSkeleton } from "../closet/closet-skeleton.tsx";
import { ClosetAnnex } from "../closet/closet-annex.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Finder } from "./finder.tsx";

/** The whole closet on a page of its own, searched, narrowed down and sorted. */
export function FindScreen() {
  const { known, user } = useSession();
  if (known && !user) {
    return (
      <SignedOut heading="Find it" art={<Sticker name="hoodie" className="size-36 -rotate-6" />}>
        Sign in to search your closet. Nobody but you can open it.
      </SignedOut>
    );
  }
  return (
    <ClosetAnnex title="Find it">
      <Boundary what="The search">{user ? <Finder uid={user.uid} /> : <ClosetSkeleton />}</Boundary>
    </ClosetAnnex>
  );
}
