import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Person } from "../answers/site.ts";
import { onStranger } from "../request.ts";
import { useHydrated } from "../ui/hydrated.ts";
import { fetchSession } from "./auth-calls.ts";

export type User = { uid: string; email: string; name: string };

export type Session = { known: false; user: null } | { known: true; user: User | null };

/** `gone`: the server no longer knows the person. What they see and have typed stays, and they are asked to sign in again. */
type Feed = { user: Person | null; gone: boolean };

const LONGEST_WAIT_MS = 30_000;
/** Tries after which a page that gets no answer is shown as to a visitor; it goes on asking. */
const PATIENT_TRIES = 2;

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal, client }): Promise<Feed> => {
    const user = (await fetchSession(signal))?.user;
    if (user) return { user, gone: false };
    const here = feedOf(client)?.user ?? null;
    return { user: here, gone: here !== null };
  },
  staleTime: 5_000,
  gcTime: Infinity,
  refetchOnMount: false,
  refetchOnWindowFocus: true,
  retry: true,
  retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS),
});

const NOBODY: Feed = { user: null, gone: false };

/** For a page whose document says already that nobody is signed in here: it shows so from its first render on, and asks after it. */
export function knowNobody(queries: QueryClient): void {
  queries.setQueryData(sessionQuery.queryKey, NOBODY, { updatedAt: 0 });
}

const feedOf = (queries: QueryClient) => queries.getQueryData<Feed>(sessionQuery.queryKey);

function setGone(queries: QueryClient, gone: boolean): void {
  queries.setQueryData<Feed>(sessionQuery.queryKey, (now) => (now?.user ? { ...now, gone } : now));
}

/**
 * Who is signed in, following the server's feed: this page's own calls, other tabs, and coming back to the page. The first render
 * shows what the document shows, whatever came meanwhile.
 */
export function useSession(): Session {
  const { data, failureCount } = useQuery(sessionQuery);
  const hydrated = useHydrated();
  const first = !hydrated && data !== NOBODY;
  if (first || (!data && failureCount <= PATIENT_TRIES)) return { known: false, user: null };
  const person = data?.user;
  const user = person ? { uid: person.id, email: person.email, name: person.name } : null;
  return { known: true, user };
}

const CHANNEL = "fit-closet-session";

/** Called once the server has let somebody in or confirmed something: resolves when this page knows, and tells other tabs. */
export function useSessionChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    tellOtherTabs();
    await queries.refetchQueries({ queryKey: sessionQuery.queryKey });
  }, [queries]);
}

/** `left`: the person signed out here, and so everywhere in this browser; without it the others ask the server. */
export function tellOtherTabs(news: "left" | null = null): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own origin
  channel.postMessage(news);
  channel.close();
}

/** Once, in the shell: asks who is there unless that was just asked, hears of other tabs, and of calls that the server refused for want of a session. */
export function useSessionFeed(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      // Who left on purpose is not asked to sign in again, and nothing of theirs stays on the page.
      if (data === "left")
        queries.setQueryData<Feed>(sessionQuery.queryKey, { user: null, gone: false });
      else void queries.refetchQueries({ queryKey: sessionQuery.queryKey });
    };
    void queries.prefetchQuery(sessionQuery);
    const deaf = onStranger(() => setGone(queries, true));
    return () => {
      channel.close();
      deaf();
    };
  }, [queries]);
}

/** Who has to sign in again to go on, and the way to put that off. */
export function useGone(): { user: Person | null; putOff: () => void } {
  const queries = useQueryClient();
  const { data } = useQuery(sessionQuery);
  return { user: data?.gone ? data.user : null, putOff: () => setGone(queries, false) };
}
