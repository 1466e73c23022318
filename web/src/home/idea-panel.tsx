import { PROMPT_MAX, type Place } from "@fit-closet/core";
import { useId, useState, type FormEvent } from "react";
import type { Session } from "../account/session.ts";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { controlLook, FieldMessage } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { IdeaResult } from "./idea-result.tsx";
import type { IdeaState } from "./idea-state.ts";
import { useIdea } from "./idea.ts";

export function IdeaPanel({ session, place }: { session: Session; place: Place | null }) {
  const promptId = useId();
  const [prompt, setPrompt] = useState("");
  const { idea, style, streams, ask, redraw, stop } = useIdea(session.user?.uid ?? null, place);
  const looking = idea.state === "generating";
  const generating = looking || (idea.state === "ready" && idea.writing !== null);

  function send(event: FormEvent) {
    event.preventDefault();
    void ask({ prompt, keep: [], leaveOut: [] });
  }

  return (
    <Panel id="idea" aria-labelledby="idea-title" className="self-stretch">
      <h2 id="idea-title" className="text-2xl font-extrabold">
        Ai Generated Fashion Idea
      </h2>
      <Form className="mt-5 grid gap-5" onSubmit={send}>
        <div className="grid gap-1.5">
          <label htmlFor={promptId} className="font-bold">
            What do you need an idea for?
          </label>
          <textarea
            id={promptId}
            rows={4}
            maxLength={PROMPT_MAX}
            value={prompt}
            placeholder="What should I wear to a beach party?"
            className={`${controlLook} resize-y`}
            onChange={({ target }) => setPrompt(target.value)}
          />
        </div>
        <FieldMessage>{idea.state === "refused" && idea.message}</FieldMessage>
        <Button kind="primary" type="submit" disabled={generating}>
          {generating ? "Generating..." : "Get Outfit Idea"}
        </Button>
      </Form>
      {idea.state === "none" && <Examples onChoose={setPrompt} />}
      <output className="sr-only">{statusOf(idea)}</output>
      <div aria-busy={looking}>
        {looking && <IdeaSkeleton onCancel={streams ? stop : undefined} />}
        {idea.state === "ready" && (
          <IdeaResult
            key={idea.idea.seed}
            ready={idea}
            session={session}
            style={style}
            signed={streams}
            onStyle={(wanted) => void redraw(wanted)}
            onAsk={(wish) => void ask(wish)}
            onStop={stop}
          />
        )}
      </div>
    </Panel>
  );
}

/** Said once it is so, and never word by word. */
function statusOf(idea: IdeaState): string | undefined {
  if (idea.state === "generating") return "Looking for an outfit.";
  if (idea.state !== "ready") return undefined;
  return idea.writing ? "An outfit is here, and is being written anew." : "Your outfit is ready.";
}

const EXAMPLES = [
  "A rainy day at the office",
  "Dinner with friends, nothing too dressy",
  "A long flight in winter",
];

function Examples({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <div className="mt-6 grid gap-2">
      <p className="text-soft">Or start from one of these:</p>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-11 rounded-full bg-well px-4 text-left hover:bg-line"
              onClick={() => onChoose(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function IdeaSkeleton({ onCancel }: { onCancel: (() => void) | undefined }) {
  return (
    <div className="mt-8 grid gap-3">
      <div className="flex items-center justify-between">
        <Skeleton className="h-6 w-24" />
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
      <Skeleton className="aspect-square" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
