import type { OutfitResponse, PictureStyle } from "@fit-closet/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { inlineLink } from "../account/account-panel.tsx";
import type { Session } from "../account/session.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Wish } from "./idea.ts";
import { SaveIdea } from "./save-idea.tsx";
import { StyleChoice } from "./style-choice.tsx";
import { SuggestedPieces } from "./suggested-pieces.tsx";
import { Understood } from "./understood.tsx";
import { WeatherLine } from "./weather-line.tsx";
import { WornPieces } from "./worn-pieces.tsx";

type IdeaResultProps = {
  idea: OutfitResponse;
  wish: Wish;
  drawing: boolean;
  session: Session;
  style: PictureStyle;
  onAsk: (wish: Wish) => void;
  onStyle: (style: PictureStyle) => void;
};

export function IdeaResult(props: IdeaResultProps) {
  const { idea, wish, drawing, session, style, onAsk, onStyle } = props;
  const [next, setNext] = useState(wish);
  return (
    <div className="mt-8 grid gap-6 border-t border-line pt-7">
      <div className="grid gap-3">
        <h3 className="text-xl font-extrabold">Idea:</h3>
        <p lang={idea.language} className="whitespace-pre-line">
          {idea.outfit_idea}
        </p>
      </div>
      <div className="grid gap-3">
        <Illustration idea={idea} drawing={drawing} />
        {idea.status === "outfit" && <StyleChoice style={style} onChange={onStyle} />}
      </div>
      <div className="grid gap-2">
        <Understood chips={idea.understood} />
        {idea.weather && <WeatherLine weather={idea.weather} />}
      </div>
      <WornPieces items={idea.items} wish={next} onChange={setNext} />
      <SuggestedPieces pieces={idea.suggested} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onAsk(next)}>
          <RefreshCw aria-hidden className="size-4" /> Another idea
        </Button>
        {session.user && <SaveIdea idea={idea} prompt={wish.prompt} uid={session.user.uid} />}
      </div>
      {session.known && !session.user && <SignInNotice />}
    </div>
  );
}

function Illustration({ idea, drawing }: Pick<IdeaResultProps, "idea" | "drawing">) {
  if (drawing) return <Skeleton className="aspect-square" />;
  if (!idea.image_url) {
    return <p className="rounded-sticker bg-well p-6 text-center text-soft">No image generated</p>;
  }
  return (
    <img
      src={idea.image_url}
      alt={idea.image_alt ?? "The outfit, drawn"}
      width={1024}
      height={1024}
      className="h-auto w-full rounded-sticker bg-white shadow-sticker"
    />
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
