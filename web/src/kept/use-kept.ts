import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Session } from "../account/session.ts";
import { keep, readKept } from "./texts.ts";

/**
 * Keeps `value` in this tab as it changes, and gives what was kept back once, as soon as it is known whose it is.
 * @param value undefined where there is nothing to keep
 * @param restore must not be asked for more than the state it sets: it runs before the first paint
 */
export function useKept<Value>(
  name: string,
  session: Session,
  value: Value | undefined,
  restore: (kept: Value) => void,
): void {
  const settled = useRef(false);
  const { known, user } = session;
  const uid = user?.uid;
  // Compared as text: a value is made anew with every render.
  const text = JSON.stringify(value);
  const follow = useEffectEvent((_changed: readonly unknown[]) => {
    const kept = settled.current ? undefined : readKept(name, session);
    settled.current ||= known || kept !== undefined;
    if (kept !== undefined) restore(kept as Value);
    else if (known) keep(name, session, value);
  });

  useLayoutEffect(() => follow([name, known, uid, text]), [name, known, uid, text]);
}
