import type { SavedIdea } from "@fit-closet/core";
import { useSession } from "../account/session.ts";
import { SignedOut } from "../account/signed-out.tsx";
import { Sticker } from "../pages/stickers.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { IdeaCard } from "./idea-card.tsx";
import { useSavedIdeas } from "./saved-ideas.ts";

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
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSavedIdeas(uid);
  if (isPending) return <IdeasSkeleton />;
  if (isError && !data) return <NotLoaded onRetry={() => void refetch()} />;
  const ideas = data.pages.flatMap((page) => page.ideas);
  return (
    <>
      <Title />
      {ideas.length === 0 ? <NoIdeas /> : <IdeaList ideas={ideas} uid={uid} />}
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

function Title() {
  return <h1 className="mb-8 text-4xl font-extrabold">Saved ideas</h1>;
}

function IdeaList({ ideas, uid }: { ideas: readonly SavedIdea[]; uid: string }) {
  return (
    <ul className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:gap-8">
      {ideas.map((idea) => (
        <li key={idea.id}>
          <Boundary what="This idea">
            <IdeaCard idea={idea} uid={uid} />
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

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Title />
      <p role="alert" className="mb-4 text-lg text-soft">
        Your ideas could not be loaded just now. They are safe.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </>
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
