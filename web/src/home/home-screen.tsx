import { useSession } from "../account/session.ts";
import { BetaNotice } from "./beta-notice.tsx";
import { ClosetTile } from "./closet-tile.tsx";
import { IdeaPanel } from "./idea-panel.tsx";
import { usePlace } from "./place.ts";
import { UploadPanel } from "./upload-panel.tsx";

export function HomeScreen() {
  const session = useSession();
  const place = usePlace();
  return (
    <>
      <h1 className="text-4xl font-extrabold sm:text-5xl">Your clothes, as stickers.</h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        Photograph what you own, keep it in your closet, and ask what to wear today.
      </p>
      <div className="mt-8 grid items-start gap-6 md:grid-cols-2 lg:gap-8">
        <div className="grid gap-6 lg:gap-8">
          <UploadPanel session={session} place={place} />
          <ClosetTile />
        </div>
        <IdeaPanel session={session} place={place} />
      </div>
      <BetaNotice />
    </>
  );
}
