import { useSession } from "../account/session.ts";
import { BetaNotice } from "./beta-notice.tsx";
import { ClosetTile } from "./closet-tile.tsx";
import { IdeaPanel } from "./idea-panel.tsx";
import { usePlace } from "./place.ts";
import { QuickWays } from "./quick-ways.tsx";
import { UploadPanel } from "./upload-panel.tsx";

export function HomeScreen() {
  const session = useSession();
  const place = usePlace();
  return (
    <div className="grid grid-cols-1 items-start gap-6 pb-8 md:grid-cols-2 md:gap-y-8 lg:gap-x-8">
      <div className="grid gap-3 self-center">
        <h1 className="text-4xl font-extrabold lg:text-5xl">Your clothes, as stickers.</h1>
        <p className="max-w-prose text-lg text-balance text-soft">
          Photograph what you own, keep it in your closet, and ask what to wear today.
        </p>
      </div>
      <ClosetTile session={session} />
      <UploadPanel session={session} place={place} />
      <IdeaPanel session={session} place={place} />
      <QuickWays />
      <BetaNotice />
    </div>
  );
}
