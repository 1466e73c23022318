import { useLayoutEffect, useRef, type RefObject } from "react";
import { writtenBy } from "../ideas/written-by.ts";
import { Button } from "../ui/button.tsx";
import type { Writing } from "./idea-state.ts";

type IdeaByLineProps = { by: string; writing: Writing | null; onStop: () => void };

/** Who wrote the idea, or how far the writer is. Both have the same height, so that the text stays where it is. */
export function IdeaByLine({ by, writing, onStop }: IdeaByLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-soft">
      <p ref={line} tabIndex={-1} className="flex items-center gap-2.5">
        {writing && <Dot />}
        {writing ? progressOf(writing) : writtenBy(by)}
      </p>
      {writing && <StopButton next={line} onClick={onStop} />}
    </div>
  );
}

export function Dot() {
  return <span aria-hidden className="size-2.5 shrink-0 animate-pulse rounded-full bg-coral" />;
}

/** Leaves the focus on the line beside it when it goes. */
function StopButton({
  next,
  onClick,
}: {
  next: RefObject<HTMLElement | null>;
  onClick: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [here, there] = [button.current, next.current];
    return () => {
      if (here && document.activeElement === here) there?.focus();
    };
  }, [next]);
  return (
    <Button ref={button} onClick={onClick}>
      Stop
    </Button>
  );
}

export function progressOf({ ahead }: Pick<Writing, "ahead">): string {
  if (ahead === 0) return "Writing it anew…";
  const people = ahead === 1 ? "1 person is" : `${ahead} people are`;
  return `${people} ahead of you. Here is an idea meanwhile.`;
}
