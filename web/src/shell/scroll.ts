import { useEffect, useLayoutEffect, useRef } from "react";
import { storageOf } from "../kept/texts.ts";

/**
 * Every entry of the history has a name, and under it the place where its page was left. What opens above a page
 * (`ui/back-closes.ts`) has the page's own.
 */
type State = { entry?: string } | null;

/** Without a browser there is one nameless entry. */
export function entryHere(): string {
  return typeof window === "undefined" ? "" : ((window.history.state as State)?.entry ?? "");
}

export const newEntry = (): State => ({ entry: Math.random().toString(36).slice(2) });

/** Back and forward lead to where a page was left, everything else to its top. @param entry of the page that is shown */
export function useScroll(entry: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const first = shown.current === undefined;
    if (shown.current === entry) return;
    shown.current = entry;
    // Into a page, and on loading one, the browser leads itself.
    const top = left()[entry] ?? (first || window.location.hash ? undefined : 0);
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  }, [entry]);

  useEffect(() => {
    const note = () => void (left()[shown.current ?? ""] = window.scrollY);
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("scroll", note, { signal, passive: true });
    // The event of a last scroll may still be on its way when a page is left.
    window.addEventListener("popstate", note, { signal, capture: true });
    window.addEventListener("popstate", nameEntry, { signal });
    window.addEventListener("pagehide", leave, { signal });
    window.addEventListener("pageshow", stay, { signal });
    stay();
    return () => stop.abort();
  }, []);
}

/** The first entry has no name, nor has one that a link into a page has made. */
export function nameEntry(): void {
  const { history } = window;
  if (!entryHere()) history.replaceState({ ...(history.state as State), ...newEntry() }, "");
}

/** While the page is open the browser would scroll before the other screen is there; a page loaded anew is its matter. */
function stay(): void {
  window.history.scrollRestoration = "manual";
}

const KEPT = "fit-closet-scroll";

function leave(): void {
  window.history.scrollRestoration = "auto";
  storageOf("sessionStorage")?.setItem(KEPT, JSON.stringify(left()));
}

let known: Record<string, number> | undefined;

/** Pixels from the top, by entry. */
function left(): Record<string, number> {
  known ??= JSON.parse(storageOf("sessionStorage")?.getItem(KEPT) ?? "{}") as typeof known & {};
  return known;
}
