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
  const giveBack = useEffectEvent(restore);
  const { known, user } = session;
  const uid = user?.uid;
  const text = JSON.stringify(value);
  const settle = useEffectEvent(() => {
    const kept = readKept<Value>(name, session);
    settled.current = kept !== undefined || known;
    if (kept !== undefined) giveBack(kept);
    return kept !== undefined;
  });
  const write = useEffectEvent(() => keep(name, session, value));

  useLayoutEffect(() => {
    if (!settled.current && settle()) return;
    if (settled.current && known) write();
  }, [name, known, uid, text]);
}
