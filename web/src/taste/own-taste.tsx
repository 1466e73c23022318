import type { OwnTaste as Taste } from "@fit-closet/core";
import { useState } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { Outcome } from "../ui/outcome.tsx";
import { Question } from "../ui/question.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { howSure } from "./how-sure.ts";
import { useForgetting, useTaste } from "./use-taste.ts";

type Learned = Taste["learned"][number];

/** What was learned, each thing with how sure that is, and ways to have it forgotten. */
export function OwnTaste({ uid }: { uid: string }) {
  const { data, isError, refetch } = useTaste(uid);
  const { forgetOne, forgetAll, said } = useForgetting(uid);
  const [asking, setAsking] = useState(false);
  if (!data && isError)
    return (
      <NotLoaded onRetry={() => void refetch()}>
        Your taste could not be looked up just now. Nothing is lost.
      </NotLoaded>
    );
  if (!data) return <TasteSkeleton />;
  const { reactions, learned } = data;
  const busy = forgetOne.isPending || forgetAll.isPending;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Intro reactions={reactions} />
      <Outcome said={said} />
      {learned.length > 0 ? (
        <ul aria-label="What was learned" className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {learned.map((one) => (
            <LearnedRow
              key={one.feature}
              learned={one}
              busy={busy}
              onForget={() => forgetOne.mutate(one)}
            />
          ))}
        </ul>
      ) : (
        <Nothing reactions={reactions} />
      )}
      {reactions > 0 && (
        <Button className="justify-self-start" disabled={busy} onClick={() => setAsking(true)}>
          Forget everything
        </Button>
      )}
      {asking && (
        <Question
          heading="Forget everything?"
          text="What was learned of your taste is deleted, and so is what it was learned from. What you wore and the ideas you saved stay."
          safe="Keep it"
          onSafe={() => setAsking(false)}
          other="Forget everything"
          onOther={() => {
            setAsking(false);
            forgetAll.mutate();
          }}
        />
      )}
    </div>
  );
}

export const TasteSkeleton = () => <Skeleton className="h-72 rounded-panel" />;

function Intro({ reactions }: { reactions: number }) {
  return (
    <p className="max-w-prose text-soft">
      {reactions > 0 &&
        `Learned from ${counted(reactions)}: what you kept, left out, saved, wore and passed over. `}
      Your ideas lean towards what you like. The weather, the occasion and what you ask for always
      come first, and nobody but you sees this.
    </p>
  );
}

const counted = (reactions: number): string =>
  reactions === 1 ? "1 reaction" : `${reactions} reactions`;

type LearnedRowProps = { learned: Learned; busy: boolean; onForget: () => void };

function LearnedRow({ learned: { says, sure, from }, busy, onForget }: LearnedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line bg-card p-4 shadow-page sm:p-5">
      <span className="grid min-w-0 grow basis-40 gap-2">
        <span className="text-lg font-bold">{says}</span>
        <meter
          aria-label="How sure"
          className="meter-bar max-w-60"
          value={Math.max(0, 2 * sure - 1)}
        />
        <span className="text-sm text-soft">
          {howSure(sure)}, from {counted(from)}
        </span>
      </span>
      <Button disabled={busy} aria-label={`Forget: ${says}`} onClick={onForget}>
        Forget
      </Button>
    </li>
  );
}

function Nothing({ reactions }: { reactions: number }) {
  return (
    <div className="grid justify-items-start gap-4 py-2">
      <h2 className="text-2xl font-extrabold">
        {reactions > 0 ? "Too little to say yet" : "Nothing learned yet"}
      </h2>
      <div className="grid max-w-prose gap-3">
        <p>Ask for an idea, then tell it what you think of it:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>keep a piece or leave it out,</li>
          <li>save the idea, or say that you wore it,</li>
          <li>ask for another one, or say that this one is not for you.</li>
        </ul>
        <p className="text-soft">After ten reactions or so the first things are known.</p>
      </div>
      <ButtonLink kind="primary" to="/home#idea">
        Get an idea
      </ButtonLink>
    </div>
  );
}
