import { useEffect, useEffectEvent, useId } from "react";

/**
 * What is open above the page, each with an entry of its own in the history: Back then closes it instead of leaving the page. The
 * entries differ from the page's own in this one word only, so that the router takes them for the page.
 */
type State = { open?: string[] } | null;

const open = new Set<string>();
let leaving = false;

const openHere = (): string[] => (window.history.state as State)?.open ?? [];

/** @param close called when Back was pressed; closed in any other way, the entry goes with it. */
export function useBackCloses(close: () => void): void {
  const id = useId();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const listen = () => {
      if (!openHere().includes(id)) onBack();
    };
    open.add(id);
    void enter(id, listen);
    return () => {
      open.delete(id);
      window.removeEventListener("popstate", listen);
      // Not at once: in development React takes every effect back once and makes it again.
      queueMicrotask(leaveClosed);
    };
  }, [id]);
}

async function enter(id: string, listen: () => void): Promise<void> {
  await backIsDone();
  if (!open.has(id)) return;
  if (!openHere().includes(id))
    window.history.pushState({ ...window.history.state, open: [...openHere(), id] }, "");
  window.addEventListener("popstate", listen);
}

/** Goes back over the entries of all that is closed by now, in one step: a second one could overtake the first. */
function leaveClosed(): void {
  const here = openHere();
  const closed = here.length - (here.findLastIndex((id) => open.has(id)) + 1);
  if (leaving || closed === 0) return;
  leaving = true;
  void arrival().then(leaveClosed);
  window.history.go(-closed);
}

/** Once what was closed has left the history: what is added before that would be gone back over. */
export async function backIsDone(): Promise<void> {
  while (leaving) await arrival();
}

function arrival(): Promise<void> {
  return new Promise((resolve) => {
    const arrived = () => {
      leaving = false;
      resolve();
    };
    window.addEventListener("popstate", arrived, { once: true });
  });
}
