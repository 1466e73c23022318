import type { Account } from "@fit-closet/core";
import { useQuery } from "@tanstack/react-query";
import { Sticker } from "../ui/stickers.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { NotLoaded } from "../ui/not-loaded.tsx";
import { fetchAccount } from "./account-calls.ts";
import { ClosetBox } from "./closet-box.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DrawMe } from "./draw-me.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { useSession } from "./session.ts";
import { SignedOut } from "./signed-out.tsx";
import { TasteBox } from "./taste-box.tsx";
import { YourSelf } from "./your-self.tsx";

export function AccountScreen() {
  const { known, user } = useSession();
  if (!known) return <AccountSkeleton />;
  if (user) return <OwnAccount uid={user.uid} />;
  return (
    <SignedOut heading="Your account" art={<Sticker name="letter" className="size-36 -rotate-6" />}>
      Sign in to change your password, see where you are signed in, or take your closet with you.
    </SignedOut>
  );
}

function OwnAccount({ uid }: { uid: string }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ["account", uid],
    queryFn: ({ signal }) => fetchAccount(signal),
  });
  if (isPending) return <AccountSkeleton />;
  if (!data)
    return (
      <>
        <Title />
        <NotLoaded onRetry={() => void refetch()}>
          Your account could not be loaded just now. Nothing is lost.
        </NotLoaded>
      </>
    );
  return <Parts account={data} uid={uid} />;
}

function Parts({ account, uid }: { account: Account; uid: string }) {
  return (
    <>
      <Title />
      <div className="grid items-start gap-6 md:grid-cols-2 lg:gap-8">
        <div className="grid gap-6 lg:gap-8">
          <YourSelf account={account} />
          <PasswordForm account={account} />
        </div>
        <div className="grid gap-6 lg:gap-8">
          <SessionList sessions={account.sessions} />
          <ClosetBox />
          <TasteBox />
        </div>
        <div className="md:col-span-2">
          <DrawMe uid={uid} />
        </div>
        <div className="md:col-span-2">
          <DeleteAccount account={account} />
        </div>
      </div>
    </>
  );
}

function Title() {
  return <h1 className="mb-8 text-4xl font-extrabold">Your account</h1>;
}

function AccountSkeleton() {
  return (
    <>
      <Title />
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <Skeleton className="h-72 rounded-panel" />
        <Skeleton className="h-72 rounded-panel" />
      </div>
    </>
  );
}
