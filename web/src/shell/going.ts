import { useEffect, useState } from "react";
import { type AroundNavHandler, useLocation } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { componentOf, fetchScreen, screenAt } from "../screens.ts";
import { backIsDone } from "../ui/back-closes.ts";
import { entryHere, newEntry } from "./scroll.ts";

/** Where the page is: behind the address, for as long as the code of the screen there is on its way. */
export function useHere(): { path: string; entry: string } {
  const [path] = useLocation();
  const entry = useLocationProperty(entryHere, entryHere);
  const [here, setHere] = useState({ path, entry });
  const screen = screenAt(path);
  const ready = componentOf(screen) !== undefined;
  if (ready && (here.path !== path || here.entry !== entry)) setHere({ path, entry });

  useEffect(() => {
    if (ready) return undefined;
    let wanted = true;
    void fetchScreen(screen, window.location.href).then(() => wanted && setHere({ path, entry }));
    return () => {
      wanted = false;
    };
  }, [ready, screen, path, entry]);
  return here;
}

let turns = 0;

/** A link leaves its screen once the next one can be shown, and not at all where somebody has gone elsewhere meanwhile. */
export const goWhenReady: AroundNavHandler = (navigate, to) => {
  void go(navigate, to);
};

async function go(navigate: Parameters<AroundNavHandler>[0], to: string): Promise<void> {
  const turn = ++turns;
  const from = entryHere();
  const { href, pathname } = new URL(to, window.location.href);
  await fetchScreen(screenAt(pathname), href);
  await backIsDone();
  if (turn !== turns || from !== entryHere()) return;
  navigate(to, { replace: href === window.location.href, state: newEntry() });
}
