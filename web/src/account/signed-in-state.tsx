import { Link } from "wouter";
import { AccountMenu } from "./account-menu.tsx";
import { useSession } from "./session.ts";

const look = "inline-flex min-h-11 items-center rounded-full px-4 font-bold whitespace-nowrap";

/** The header's corner: the ways in, or who is in. Empty while nobody knows yet. */
export function SignedInState() {
  const { known, user } = useSession();
  if (!known) return <div className="h-11" />;
  if (user) return <AccountMenu email={user.email} />;
  return (
    <div className="flex items-center gap-1">
      <Link to="/login" data-look="button" className={`${look} hover:bg-well`}>
        Sign in
      </Link>
      <Link to="/signup" data-look="button" className={`${look} border border-edge hover:bg-well`}>
        Sign Up
      </Link>
    </div>
  );
}
