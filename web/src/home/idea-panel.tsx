import { PROMPT_MAX, type Place } from "@fit-closet/core";
import { useId, useState, type FormEvent } from "react";
import type { Session } from "../account/session.ts";
import { Form } from "../ui/form.tsx";
import { Button } from "../ui/button.tsx";
import { controlLook, FieldMessage } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { IdeaResult } from "./idea-result.tsx";
import { useIdea } from "./idea.ts";

export function IdeaPanel({ session, place }: { session: Session; place: Place | null }) {
  const promptId = useId();
  const [prompt, setPrompt] = useState("");
  const { idea, style, ask, redraw } = useIdea(session.user?.uid ?? null, place);
  const generating = idea.state === "generating";

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
      <output className="sr-only">
        {generating && "Looking for an outfit."}
        {idea.state === "ready" && "Your outfit is ready."}
      </output>
      <div aria-busy={generating}>
        {generating && <IdeaSkeleton />}
        {idea.state === "ready" && (
          <IdeaResult
            key={idea.idea.seed}
            idea={idea.idea}
            wish={idea.wish}
            drawing={idea.drawing}
            session={session}
            style={style}
            onStyle={(wanted) => void redraw(wanted)}
            onAsk={(wish) => void ask(wish)}
          />
        )}
      </div>
    </Panel>
  );
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

function IdeaSkeleton() {
  return (
    <div className="mt-8 grid gap-3">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="aspect-square" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
