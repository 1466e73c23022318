import {
  type ClosetItem,
  isDressed,
  type Look,
  type OutfitResponse,
  type PictureStyle,
} from "@fit-closet/core";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState, type RefObject } from "react";
import { Link } from "wouter";
import type { Session } from "../account/session.ts";
import { nameOf } from "../closet/sticker-picture.tsx";
import { OutfitPicture, sheetLook } from "../outfit/outfit-picture.tsx";
import { fetchChunk } from "../chunks.ts";
import { passOver } from "../taste/taste-calls.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { inlineLink } from "../ui/inline-link.ts";
import { Dot, IdeaByLine } from "./idea-by-line.tsx";
import { answerGrid } from "./idea-skeleton.tsx";
import type { ReadyIdea } from "./idea-state.ts";
import { FollowUps } from "./follow-ups.tsx";
import { aboutOf, has, toggledKeep, type Wish } from "../outfit/wish.ts";
import { IdeaWords } from "./idea-words.tsx";
import { commonLines } from "./common-lines.ts";
import { LookList } from "./look-list.tsx";
import { PackingList } from "./packing-list.tsx";
import { rememberStyle } from "./remember-style.ts";
import { SaveIdea } from "./save-idea.tsx";
import { StyleChoice } from "./style-choice.tsx";
import { SuggestedPieces } from "./suggested-pieces.tsx";
import { Understood } from "./understood.tsx";
import type { SaveMark } from "./use-kept-idea.ts";
import { WeatherLine } from "./weather-line.tsx";
import { WhyNot } from "./why-not.tsx";
import { WornPieces } from "./worn-pieces.tsx";

/** For whoever has a closet: a visitor has neither days nor wears. */
const loadDays = () => fetchChunk("idea-days", () => import("../ideas/idea-days.tsx"));
const IdeaDays = lazy(async () => ({ default: (await loadDays()).IdeaDays }));
const WeekDays = lazy(async () => ({ default: (await loadDays()).WeekDays }));

export type IdeaResultProps = {
  ready: ReadyIdea;
  session: Session;
  /** Where providers may write, it matters who did. */
  signed: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  mark: SaveMark;
  onMark: (mark: SaveMark) => void;
  onAsk: (wish: Wish) => void;
  onStyle: (style: PictureStyle) => void;
  onStop: () => void;
  /** The picture could not be shown. */
  onPictureLost: () => void;
};

export function IdeaResult(props: IdeaResultProps) {
  const { ready, session, signed, heading, onAsk, onStop } = props;
  const { idea, wish, drawing, writing } = ready;
  const { style = "figure" } = idea;
  const [next, setNext] = useState(wish);
  const { looks = NO_LOOKS, packing } = idea.plan;
  const several = looks.length > 0;
  const single = !several && idea.items.length > 0;
  const about = aboutOf(wish, idea);
  const choices = { keep: next.keep, leaveOut: next.leaveOut };
  const previous = { items: idea.plan.items, prompt: about };
  // A plan of several looks is passed over for the days it has, and says little of taste.
  const learns = session.user !== null && single;
  const another = (act: "another" | "not-this") => {
    if (learns) passOver(act, previous.items);
    onAsk({ ...choices, prompt: about });
  };
  const choose = (wanted: PictureStyle) => {
    rememberStyle(wanted, session);
    props.onStyle(wanted);
  };
  const styles = isDressed(idea.status) && (
    <StyleChoice style={style} disabled={writing !== null} onChange={choose} />
  );
  return (
    <div className={several ? "grid grid-cols-1 gap-6" : answerGrid}>
      <div className="grid content-start gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-2xl font-extrabold outline-none">
          Idea:
        </h3>
        {signed && <IdeaByLine by={idea.by} writing={writing} onStop={onStop} />}
        {several ? (
          <Words idea={idea} where="before" />
        ) : (
          <IdeaWords idea={idea} writing={writing} />
        )}
      </div>
      {several ? (
        <>
          {styles}
          <LookList idea={idea} looks={looks} style={style} />
          <Words idea={idea} where="after" />
          {packing && (
            <PackingList
              packing={packing}
              pieces={idea.pieces ?? []}
              session={session}
              seed={idea.seed}
            />
          )}
        </>
      ) : (
        <div className="grid content-start gap-3 md:row-span-2">
          <Illustration idea={idea} drawing={drawing} onLost={props.onPictureLost} />
          {styles}
        </div>
      )}
      <div className="grid content-start gap-6">
        <div className="grid gap-2 empty:hidden">
          <Understood chips={idea.understood} />
          {idea.weather && <WeatherLine weather={idea.weather} />}
        </div>
        <WornPieces items={idea.pieces ?? idea.items} wish={next} onChange={setNext} />
        {!several && <SuggestedPieces pieces={idea.suggested} language={idea.language} />}
        <div className="flex flex-wrap gap-3">
          <FollowUps
            single={single}
            onChange={(prompt) => onAsk({ ...choices, prompt, previous })}
            onAnother={() => another("another")}
            onNotThis={learns ? () => another("not-this") : undefined}
          />
          {single && session.user && (
            <WhyNot
              uid={session.user.uid}
              worn={idea.items}
              asked={wish.why}
              onAsk={(why) =>
                onAsk({ ...choices, prompt: `Why not my ${nameOf(why)}?`, previous, why })
              }
              onWear={(why) => onAsk({ ...keeping(next, why), prompt: about })}
            />
          )}
          <Saving {...props} />
        </div>
        {session.known && !session.user && <SignInNotice onWant={() => props.onMark("wanted")} />}
      </div>
    </div>
  );
}

/** What was chosen, with one more piece to be worn. */
function keeping(wish: Wish, item: ClosetItem): Pick<Wish, "keep" | "leaveOut"> {
  const { keep, leaveOut } = has(wish.keep, item) ? wish : toggledKeep(wish, item);
  return { keep, leaveOut };
}

const NO_LOOKS: readonly Look[] = [];

/** What is said of all looks together, before or after what is said of each. */
function Words({ idea, where }: { idea: OutfitResponse; where: "before" | "after" }) {
  const lines = commonLines(idea)[where];
  if (lines.length === 0) return null;
  return (
    <p lang={idea.language} className="whitespace-pre-line">
      {lines.join("\n")}
    </p>
  );
}

/** A visitor's wish to save goes along to the sign-in. */
function Saving({ ready: { idea, wish, writing }, session, mark, onMark }: IdeaResultProps) {
  if (!session.known || writing) return null;
  if (session.user) {
    const { uid } = session.user;
    const about = aboutOf(wish, idea);
    const single = !idea.plan.looks?.length && idea.items.length > 0;
    return (
      <>
        <SaveIdea idea={idea} prompt={about} uid={uid} mark={mark} onMark={onMark} />
        <Suspense>
          {single ? (
            <IdeaDays key={idea.plan.items.join()} uid={uid} items={idea.items} prompt={about} />
          ) : (
            idea.plan.looks && <WeekDays key={idea.seed} uid={uid} looks={idea.plan.looks} />
          )}
        </Suspense>
      </>
    );
  }
  return (
    <ButtonLink to="/login" onClick={() => onMark("wanted")}>
      <Bookmark aria-hidden className="size-4" /> Save idea
    </ButtonLink>
  );
}

type IllustrationProps = Pick<ReadyIdea, "idea" | "drawing"> & { onLost: () => void };

/** A picture that is there stays until the next one is. */
function Illustration({ idea, drawing, onLost }: IllustrationProps) {
  if (!idea.image_url) {
    if (drawing) return <Skeleton className="aspect-square" />;
    return <p className="rounded-sticker bg-well p-6 text-center text-soft">No image generated</p>;
  }
  return (
    <figure className={`relative rounded-sticker shadow-sticker ${sheetLook}`} aria-busy={drawing}>
      <OutfitPicture drawn={idea} onError={onLost} className="h-auto w-full rounded-sticker" />
      {drawing && (
        <figcaption className="absolute bottom-3 left-3 flex animate-appear-late items-center gap-2.5 rounded-full bg-card px-4 py-1.5 shadow-sticker">
          <Dot /> Drawing…
        </figcaption>
      )}
    </figure>
  );
}

function SignInNotice({ onWant }: { onWant: () => void }) {
  return (
    <p className="rounded-control bg-well px-4 py-3">
      Please{" "}
      <Link to="/login" className={inlineLink} onClick={onWant}>
        log in
      </Link>{" "}
      to save this idea or upload outfits.
    </p>
  );
}
