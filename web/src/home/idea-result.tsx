import type { PictureStyle } from "@fit-closet/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { inlineLink } from "../account/account-panel.tsx";
import type { Session } from "../account/session.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Dot, IdeaByLine } from "./idea-by-line.tsx";
import type { ReadyIdea } from "./idea-state.ts";
import type { Wish } from "./idea-wish.ts";
import { IdeaWords } from "./idea-words.tsx";
import { SaveIdea } from "./save-idea.tsx";
import { StyleChoice } from "./style-choice.tsx";
import { SuggestedPieces } from "./suggested-pieces.tsx";
import { Understood } from "./understood.tsx";
import { WeatherLine } from "./weather-line.tsx";
import { WornPieces } from "./worn-pieces.tsx";

type IdeaResultProps = {
  ready: ReadyIdea;
  session: Session;
  style: PictureStyle;
  /** Where providers may write, it matters who did. */
  signed: boolean;
  onAsk: (wish: Wish) => void;
  onStyle: (style: PictureStyle) => void;
  onStop: () => void;
};

export function IdeaResult(props: IdeaResultProps) {
  const { ready, session, style, signed, onAsk, onStyle, onStop } = props;
  const { idea, wish, drawing, writing } = ready;
  const [next, setNext] = useState(wish);
  return (
    <div className="mt-8 grid gap-6 border-t border-line pt-7">
      <div className="grid gap-3">
        <h3 className="text-xl font-extrabold">Idea:</h3>
        {signed && <IdeaByLine by={idea.by} writing={writing} onStop={onStop} />}
        <IdeaWords idea={idea} writing={writing} />
      </div>
      <div className="grid gap-3">
        <Illustration idea={idea} drawing={drawing} />
        {idea.status === "outfit" && (
          <StyleChoice style={style} disabled={writing !== null} onChange={onStyle} />
        )}
      </div>
      <div className="grid gap-2">
        <Understood chips={idea.understood} />
        {idea.weather && <WeatherLine weather={idea.weather} />}
      </div>
      <WornPieces items={idea.items} wish={next} onChange={setNext} />
      <SuggestedPieces pieces={idea.suggested} language={idea.language} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onAsk(next)}>
          <RefreshCw aria-hidden className="size-4" /> Another idea
        </Button>
        {session.user && !writing && (
          <SaveIdea idea={idea} prompt={wish.prompt} uid={session.user.uid} />
        )}
      </div>
      {session.known && !session.user && <SignInNotice />}
    </div>
  );
}

/** A picture that is there stays until the next one is. */
function Illustration({ idea, drawing }: Pick<ReadyIdea, "idea" | "drawing">) {
  if (!idea.image_url) {
    if (drawing) return <Skeleton className="aspect-square" />;
    return <p className="rounded-sticker bg-well p-6 text-center text-soft">No image generated</p>;
  }
  return (
    <figure className="relative" aria-busy={drawing}>
      <img
        src={idea.image_url}
        alt={idea.image_alt ?? "The outfit, drawn"}
        width={1024}
        height={1024}
        className="h-auto w-full rounded-sticker bg-white shadow-sticker"
      />
      {drawing && (
        <figcaption className="absolute bottom-3 left-3 flex animate-appear-late items-center gap-2.5 rounded-full bg-card px-4 py-1.5 shadow-sticker">
          <Dot /> Drawing…
        </figcaption>
      )}
    </figure>
  );
}

function SignInNotice() {
  return (
    <p className="rounded-control bg-well px-4 py-3">
      Please{" "}
      <Link to="/login" className={inlineLink}>
        log in
      </Link>{" "}
      to save this idea or upload outfits.
    </p>
  );
}
