import { CircleUserRound } from "lucide-react";
import { Link, NavLink } from "react-router";
import { auth, useSession } from "./session.ts";

const look = "inline-flex min-h-11 items-center rounded-full px-4 font-bold whitespace-nowrap";

/** The header's corner: the ways in, or who is in and the way out. Empty while nobody knows yet. */
export function SignedInState() {
  const { known, user } = useSession();
  if (!known) return <div className="h-11" />;
  if (user) return <SignedIn email={user.email} />;
  return (
    <div className="flex items-center gap-1">
      <Link to="/login" className={`${look} hover:bg-well`}>
        Sign in
      </Link>
      <Link to="/signup" className={`${look} border border-edge hover:bg-well`}>
        Sign Up
      </Link>
    </div>
  );
}

function SignedIn({ email }: { email: string }) {
  async function signOut() {
    await auth.signOut();
    // A full load: nothing that was fetched for this person stays in the page's memory.
    window.location.assign("/home");
  }
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <NavLink
        to="/account"
        title={email}
        aria-label={`Your account, ${email}`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 text-soft hover:bg-well hover:text-ink aria-[current=page]:bg-well aria-[current=page]:text-ink"
      >
        <CircleUserRound aria-hidden className="size-6 shrink-0" />
        <span className="hidden max-w-48 truncate sm:inline md:hidden lg:inline">{email}</span>
      </NavLink>
      <button
        type="button"
        className={`${look} border border-edge hover:bg-well`}
        onClick={() => void signOut()}
      >
        Sign out
      </button>
    </div>
  );
}
