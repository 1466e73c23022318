import { ChevronLeft } from "lucide-react";
import { Link } from "wouter";
import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { Sticker } from "../pages/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { inlineLink } from "../ui/inline-link.ts";
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
    <div className="min-h-[36rem]">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-4xl font-extrabold">Bin</h1>
        <Link to="/closet" className={`${inlineLink} inline-flex min-h-11 items-center gap-1`}>
          <ChevronLeft aria-hidden className="size-5" /> Fit Closet
        </Link>
      </div>
      <Boundary what="The bin">{user ? <Bin uid={user.uid} /> : <BinSkeleton />}</Boundary>
    </div>
  );
}
