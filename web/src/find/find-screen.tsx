import { ChevronLeft } from "lucide-react";
import { Link } from "wouter";
import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { ClosetSkeleton } from "../closet/closet-skeleton.tsx";
import { Sticker } from "../pages/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { inlineLink } from "../ui/inline-link.ts";
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
    <div className="min-h-[36rem]">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-4xl font-extrabold">Find it</h1>
        <Link to="/closet" className={`${inlineLink} inline-flex min-h-11 items-center gap-1`}>
          <ChevronLeft aria-hidden className="size-5" /> Fit Closet
        </Link>
      </div>
      <Boundary what="The search">{user ? <Finder uid={user.uid} /> : <ClosetSkeleton />}</Boundary>
    </div>
  );
}
