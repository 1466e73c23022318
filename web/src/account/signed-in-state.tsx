import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { auth, useSession, type User } from "./session.ts";

const look = "inline-flex min-h-11 items-center rounded-full px-4 font-bold whitespace-nowrap";

/** The header's corner: the ways in, or who is in and the way out. Empty while nobody knows yet. */
export function SignedInState() {
  const { known, user } = useSession();
  if (!known) return <div className="h-11" />;
  if (user) return <SignedIn {...user} />;
  return (
    <div className="flex items-center gap-1">
      <Link to="/login" className={`${look} hover:bg-well`}>
        Sign in
      </Link>
      <Link
        to="/signup"
        className={`${look} hidden border border-edge hover:bg-well sm:inline-flex`}
      >
        Sign Up
      </Link>
    </div>
  );
}

function SignedIn({ uid, email }: User) {
  const navigate = useNavigate();
  const { refetch } = auth.useSession();
  useForgetting(uid);
  async function signOut() {
    await auth.signOut();
    // First nobody is signed in, then the screen changes: no screen asks for what is no longer theirs.
    await refetch();
    await navigate("/home");
  }
  return (
    <div className="flex items-center gap-3">
      <span className="hidden max-w-48 truncate text-soft sm:inline" title={email}>
        {email}
      </span>
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

/** What was fetched for a person goes when they go, also when they signed out in another tab. */
function useForgetting(uid: string): void {
  const queries = useQueryClient();
  useEffect(
    () => () => queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(uid) }),
    [queries, uid],
  );
}
