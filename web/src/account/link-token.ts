import { useEffect, useSyncExternalStore } from "react";

const nothingToFollow = () => () => {};

/** By page, since an address is cleaned as soon as its token was read. */
const taken = new Map<string, string>();

function tokenHere(): string | null {
  const { hash, pathname } = window.location;
  return new URLSearchParams(hash.slice(1)).get("token") ?? taken.get(pathname) ?? null;
}

/**
 * The token behind `#` in an e-mail's link; null where there is none, undefined until the browser has been asked. It leaves the
 * address at once, so that it is in no history and on nobody's screen.
 */
export function useLinkToken(): string | null | undefined {
  const token = useSyncExternalStore(nothingToFollow, tokenHere, () => undefined);
  useEffect(() => {
    if (!token || !window.location.hash) return;
    taken.set(window.location.pathname, token);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token]);
  return token;
}
