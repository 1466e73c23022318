/** What there is now, and what can be brought back, the nearest last (past) and first (future). */
export type History<State> = { past: State[]; present: State; future: State[] };

/** A mask takes half a megabyte; nobody takes back more strokes than this one by one. */
export const STEPS = 40;

export function startOf<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** A new step; what was undone before it is gone. */
export function after<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [...past, present].slice(-STEPS), present: next, future: [] };
}

/** One step back; the same where there is none. */
export function undone<State>(history: History<State>): History<State> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const { past, present, future } = history;
  return { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

/** One step forward again; the same where nothing was undone. */
export function redone<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
