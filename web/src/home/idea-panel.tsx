import type { Place } from "@fit-closet/core";
import { lazy, Suspense, useState, type FormEvent } from "react";
import type { Session } from "../account/session.ts";
import { fetchChunk } from "../chunks.ts";
import { Button } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { IdeaSkeleton } from "./idea-skeleton.tsx";
import type { IdeaState } from "./idea-state.ts";
import { type Turn, withTurn } from "./earlier-turns.ts";
import { aboutOf, isDetailed, type Wish } from "../outfit/wish.ts";
import { useIdea } from "./idea.ts";
import { PromptField } from "./prompt-field.tsx";
import { Said } from "./said.tsx";
import { useArrival } from "./use-arrival.ts";
import { useIdeaResult, warmUpResult } from "./use-idea-result.ts";
import { useKeptIdea, type SaveMark } from "./use-kept-idea.ts";

/** Only whoever asks again has asked before. */
const Thread = lazy(async () => ({
  default: (await fetchChunk("thread", () => import("./thread.tsx"))).Thread,
}));

/** The request and, below it across the whole page, its answer. */
export function IdeaPanel({ session, place }: { session: Session; place: Place | null }) {
  const [prompt, setPrompt] = useState("");
  const [mark, setMark] = useState<SaveMark>("open");
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const { idea, streams, ask, redraw, recover, stop, bringBack } = useIdea(
    session.user?.uid ?? null,
    place,
  );
  const Result = useIdeaResult(idea.state === "ready");
  const fetching = idea.state === "ready" && !Result;
  const { answer, heading, button } = useArrival(fetching ? "fetching" : idea.state);
  const looking = idea.state === "generating" || fetching;
  const generating =
    idea.state === "generating" || (idea.state === "ready" && idea.writing !== null);
  const refusal = idea.state === "refused" && idea.message;

  useKeptIdea(session, { prompt, mark, turns, state: idea }, (kept) => {
    // Whoever has begun anew meanwhile means that.
    if (prompt !== "" || idea.state !== "none") return;
    setPrompt(kept.prompt);
    setMark(kept.mark);
    setTurns(kept.turns);
    if (kept.ready) bringBack(kept.ready);
  });

  function askFor(wish: Wish) {
    setMark("open");
    if (idea.state === "ready" && isDetailed(wish.prompt)) setTurns(withTurn(turns, idea));
    void ask(wish);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    askFor({ prompt, keep: [], leaveOut: [], previous: previousOf(idea) });
  }

  return (
    <>
      <Panel id="idea" aria-labelledby="idea-title" className="self-stretch md:flex md:flex-col">
        <h2 id="idea-title" className="text-2xl font-extrabold">
          Ai Generated Fashion Idea
        </h2>
        <Form
          className="mt-5 grid gap-5 md:grow md:grid-rows-[1fr]"
          onFocus={warmUpResult}
          onSubmit={send}
        >
          <PromptField value={prompt} invalid={refusal !== false} onChange={setPrompt} />
          <FieldMessage>{refusal}</FieldMessage>
          <Button ref={button} kind="primary" type="submit" disabled={generating}>
            {generating ? "Generating..." : "Get Outfit Idea"}
          </Button>
        </Form>
        <Examples onChoose={setPrompt} />
        <output className="sr-only">{statusOf(idea)}</output>
      </Panel>
      {turns.length > 0 && (
        <Panel aria-label="Earlier in this conversation" className="md:col-span-2">
          <Suspense>
            <Thread turns={turns} />
          </Suspense>
        </Panel>
      )}
      {(looking || idea.state === "ready") && (
        <Panel
          ref={answer}
          id="answer"
          tabIndex={-1}
          aria-label="Your outfit idea"
          aria-busy={looking}
          className="scroll-mt-4 outline-none md:col-span-2"
        >
          {looking && <IdeaSkeleton onCancel={stop} />}
          {turns.length > 0 && idea.state === "ready" && (
            <div className="mb-5 grid">
              <Said>{idea.wish.prompt.trim()}</Said>
            </div>
          )}
          {idea.state === "ready" && Result && (
            // oxlint-disable-next-line react/static-components -- fetched once, and the same ever after
            <Result
              key={idea.idea.seed}
              ready={idea}
              session={session}
              signed={streams}
              heading={heading}
              mark={mark}
              onMark={setMark}
              onStyle={(wanted) => void redraw(wanted)}
              onAsk={askFor}
              onStop={stop}
              onPictureLost={recover}
            />
          )}
        </Panel>
      )}
    </>
  );
}

/** What is typed below an answer may be about it. */
function previousOf(idea: IdeaState): Wish["previous"] {
  if (idea.state !== "ready" || idea.idea.plan.items.length === 0) return undefined;
  return { items: idea.idea.plan.items, prompt: aboutOf(idea.wish, idea.idea) };
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
