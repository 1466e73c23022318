import type { SavedIdea } from "@fit-closet/core";
import { type Ref, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toast } from "react-hot-toast/headless";
import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { Sticker } from "../ui/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { IdeaCard } from "./idea-card.tsx";
import { useIdeaRemoval, useSavedIdeas, useTags } from "./saved-ideas.ts";
import { TagChips } from "./tag-chips.tsx";

export function IdeasScreen() {
  const { known, user } = useSession();
  if (!known) return <IdeasSkeleton />;
  if (user) return <SavedIdeas uid={user.uid} />;
  return (
    <SignedOut heading="Saved ideas" art={<Sticker name="letter" className="size-36 -rotate-6" />}>
      Sign in to keep the outfit ideas you like, with their pictures and pieces.
    </SignedOut>
  );
}

function SavedIdeas({ uid }: { uid: string }) {
  const [chosen, setTag] = useState("");
  const known = useTags(uid);
  // A tag that the last idea lost leads nowhere any more.
  const tag = known.includes(chosen) ? chosen : "";
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSavedIdeas(uid, tag);
  const ideas = useMemo(() => data?.pages.flatMap((page) => page.ideas) ?? [], [data]);
  const removal = useIdeaRemoval(uid);
  const { list, title } = useNextFocus(ideas, removal.variables);
  if (isPending) return <IdeasSkeleton />;
  if (isError && !data)
    return (
      <>
        <Title />
        <NotLoaded onRetry={() => void refetch()}>
          Your ideas could not be loaded just now. They are safe.
        </NotLoaded>
      </>
    );
  return (
    <>
      <Title ref={title} />
      <TagChips tags={known} chosen={tag} onChoose={setTag} />
      {ideas.length === 0 ? (
        <NoIdeas />
      ) : (
        <IdeaList ref={list} uid={uid} ideas={ideas} removal={removal} />
      )}
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whoever stood on the button that went with its idea is taken to the next one, or to the heading. */
function useNextFocus(ideas: readonly SavedIdea[], removed: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(ideas);
  useLayoutEffect(() => {
    const place = before.current.findIndex(({ id }) => id === removed);
    before.current = ideas;
    if (place < 0 || ideas.some(({ id }) => id === removed)) return;
    if (document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll("article") ?? [];
    (cards[Math.min(place, cards.length - 1)] ?? title.current)?.focus();
  }, [ideas, removed]);
  return { list, title };
}

function Title({ ref }: { ref?: Ref<HTMLHeadingElement> }) {
  return (
    <h1 ref={ref} tabIndex={-1} className="mb-8 text-4xl font-extrabold outline-none">
      Saved ideas
    </h1>
  );
}

type IdeaListProps = {
  ref: Ref<HTMLUListElement>;
  uid: string;
  ideas: readonly SavedIdea[];
  removal: ReturnType<typeof useIdeaRemoval>;
};

function IdeaList({ ref, uid, ideas, removal }: IdeaListProps) {
  const remove = (id: string) =>
    removal.mutate(id, { onError: ({ message }) => toast.error(message) });
  return (
    <ul ref={ref} className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:gap-8">
      {ideas.map((idea) => (
        <li key={idea.id}>
          <Boundary what="This idea">
            <IdeaCard
              uid={uid}
              idea={idea}
              removing={removal.isPending}
              onRemove={() => remove(idea.id)}
            />
          </Boundary>
        </li>
      ))}
    </ul>
  );
}

function NoIdeas() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 py-8 text-center">
      <Sticker name="letter" className="size-36 -rotate-6" />
      <p className="text-lg text-soft">
        Nothing saved yet. Ask for an outfit, and keep the ideas you like here.
      </p>
      <ButtonLink kind="primary" to="/home">
        Get Outfit Idea
      </ButtonLink>
    </div>
  );
}

function IdeasSkeleton() {
  return (
    <>
      <Title />
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <Skeleton className="h-96 rounded-panel" />
        <Skeleton className="h-96 rounded-panel" />
      </div>
    </>
  );
}
