import { createAuthClient } from "better-auth/react";

export type User = { uid: string; email: string; name: string };

export type Session = { known: false; user: null } | { known: true; user: User | null };

export const auth = createAuthClient();

/** Who is signed in, following the server's feed: this page's own calls, other tabs, and coming back to the page. */
export function useSession(): Session {
  const { data, isPending } = auth.useSession();
  if (data)
    return {
      known: true,
      user: { uid: data.user.id, email: data.user.email, name: data.user.name },
    };
  return isPending ? { known: false, user: null } : { known: true, user: null };
}
