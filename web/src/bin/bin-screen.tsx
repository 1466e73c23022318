import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { ClosetAnnex } from "../closet/closet-annex.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { BinSkeleton } from "./bin-skeleton.tsx";
import { Bin } from "./bin.tsx";

/** What was removed in the last thirty days. */
export function BinScreen() {
  const { known, user } = useSession();
  if (known && !user) {
    return (
      <SignedOut heading="Bin" art={<Sticker name="hoodie" className="size-36 -rotate-6" />}>
        Sign in to see what you removed, and to put it back.
      </SignedOut>
    );
  }
  return (
    <ClosetAnnex title="Bin">
      <Boundary what="The bin">{user ? <Bin uid={user.uid} /> : <BinSkeleton />}</Boundary>
    </ClosetAnnex>
  );
}
