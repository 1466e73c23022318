import { useLayoutEffect, useRef } from "react";
import { isCalm } from "../ui/calm.ts";
import type { IdeaState } from "./idea-state.ts";

/**
 * Takes whoever asked along to the answer, each time: into view, and with the focus. Where they have gone on to something else
 * meanwhile, the focus stays with that; an idea that was brought back moves nobody.
 * @param state fetching: the answer is here, and what shows it is not
 */
export function useArrival(state: IdeaState["state"] | "fetching") {
  const answer = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);

  useLayoutEffect(() => {
    if (state === "generating") {
      asked.current = true;
      goTo(answer.current, answer.current);
    } else if (state !== "fetching" && asked.current) {
      asked.current = false;
      if (!isFree(answer.current)) return;
      if (state === "ready") goTo(heading.current, answer.current);
      else goTo(button.current, button.current, "nearest");
    }
  }, [state]);

  return { answer, heading, button };
}

/** Nobody has taken the focus elsewhere: what had it is still there, or went with what it stood in. */
function isFree(answer: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement === answer;
}

function goTo(
  focused: HTMLElement | null,
  shown: HTMLElement | null,
  block: ScrollLogicalPosition = "start",
): void {
  focused?.focus({ preventScroll: true });
  shown?.scrollIntoView({ behavior: isCalm() ? "instant" : "smooth", block });
}
