import { Camera, Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { fetchChunk } from "../chunks.ts";
import { Boundary } from "../ui/boundary.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ClosetSkeleton } from "./closet-skeleton.tsx";
import { TypeClosetButton } from "./type-closet-button.tsx";

/** Whoever has no closet here need not wait for its code; the document of whoever may have one asks for it at once. */
const OwnCloset = lazy(async () => {
  const code = await fetchChunk("own-closet", () => import("./own-closet.tsx"));
  return { default: code.OwnCloset };
});

export function ClosetScreen() {
  // As high as the stand-in: whatever takes its place, the footer stays where it is.
  return (
    <div className="min-h-[36rem]">
      <Closet />
    </div>
  );
}

function Closet() {
  const { known, user } = useSession();
  if (known && !user) {
    return (
      <SignedOut heading="Fit Closet" art={<Sticker name="hoodie" className="size-36 -rotate-6" />}>
        Sign in to see your stickers. Nobody but you can open your closet.
      </SignedOut>
    );
  }
  return (
    <>
      <div className="mb-8 flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl font-extrabold">Fit Closet</h1>
        {user && (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink to="/closet/find">
              <Search aria-hidden className="size-5" /> Find it
            </ButtonLink>
            <TypeClosetButton uid={user.uid} />
            <ButtonLink to="/home">
              <Camera aria-hidden className="size-5" /> Add a photo
            </ButtonLink>
          </div>
        )}
      </div>
      <Boundary what="Your closet">
        <Suspense fallback={<ClosetSkeleton />}>
          {user ? <OwnCloset uid={user.uid} /> : <ClosetSkeleton />}
        </Suspense>
      </Boundary>
    </>
  );
}
