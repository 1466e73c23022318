import { ChevronLeft } from "lucide-react";
import { Link } from "wouter";
import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { OwnTaste, TasteSkeleton } from "./own-taste.tsx";

/** What was learned of what somebody likes. */
export function TasteScreen() {
  const { known, user } = useSession();
  if (known && !user) {
    return (
      <SignedOut heading="Your taste" art={<Sticker name="tee" className="size-36 -rotate-6" />}>
        Sign in to see what your ideas have learned of you, and to have it forgotten.
      </SignedOut>
    );
  }
  return (
    <div className="min-h-[36rem]">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-4xl font-extrabold">Your taste</h1>
        <Link to="/account" className={`${inlineLink} inline-flex min-h-11 items-center gap-1`}>
          <ChevronLeft aria-hidden className="size-5" /> Your account
        </Link>
      </div>
      <Boundary what="Your taste">
        {user ? <OwnTaste uid={user.uid} /> : <TasteSkeleton />}
      </Boundary>
    </div>
  );
}
