import { type Candidate, candidateOutfits, createReview, type Plan } from "@fit-closet/core";
import type { JSONSchema7 } from "ai";
import { z } from "zod";
import type { IdeaRequest, Stylist } from "../engines.ts";
import { ProviderFailure } from "./failure.ts";
import { documentFor, instructionsFor } from "./idea-prompt.ts";
import type { Call, Line } from "./line.ts";

/** Enough to choose from, and a prompt of some 2,000 tokens. */
const OUTFITS = 25;
/** 150 words in any of the languages, the JSON round them, and what a model thinks to itself before. */
const MOST_TOKENS = 4000;

/** Not every server keeps to a number of tokens. */
const MOST_LETTERS = 4000;

/** Bounds are checked here, for not every provider takes them in a schema. */
const answerSchema = z.object({ choice: z.number(), text: z.string() });
const responseFormat = {
  type: "json",
  name: "idea",
  schema: z.toJSONSchema(answerSchema, { target: "draft-7" }) as JSONSchema7,
} as const;

/**
 * The embedded stylist understands the request and makes the outfits; the provider's model chooses among them and writes.
 * What it writes is held against the outfit before anybody reads it, word by word.
 * @param by the provider's and the model's name
 */
export function createProviderStylist(line: Line, by: string): Stylist {
  return {
    async suggest(request, signal, tell) {
      signal?.throwIfAborted();
      const candidates = candidateOutfits(request, OUTFITS);
      if (!Array.isArray(candidates)) return { ...candidates, by: "embedded" };
      const work = (call: Call) => write(call, request, candidates, tell);
      const { told, text } = await line.ask("idea", work, signal);
      const { status, language, plan, understood } = told;
      return { status, language, text, plan, understood, by };
    },

    async rehearse(request) {
      const candidates = candidateOutfits(request, OUTFITS);
      if (!Array.isArray(candidates)) return;
      const says = JSON.stringify({ choice: 1, text: candidates[0]!.write() });
      const rehearsed = line.rehearse(says, (call) => write(call, request, candidates));
      // Our own words are judged as a provider's would be, and not all of them pass.
      await rehearsed.catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error;
      });
    },
  };
}

/** Rather too many: English has some four letters a token, the other languages fewer. */
const tokensIn = (letters: number): number => Math.ceil(letters / 3);

type Tell = NonNullable<Parameters<Stylist["suggest"]>[2]>;
type Written = { told: Candidate; text: string };

/** Speaks to the SDK's model itself: what the SDK builds round one for chats costs each word, and the last one, some milliseconds. */
async function write(
  { models, model, signal, used }: Call,
  request: IdeaRequest,
  candidates: Candidate[],
  tell: Tell = () => {},
): Promise<Written> {
  let said = "";
  let isBilled = false;
  const system = instructionsFor(candidates[0]!, candidates.length);
  const text = documentFor(request.prompt, candidates);
  const teller = createTeller(request, candidates, tell);
  try {
    const { stream } = await models.writes(model).doStream({
      prompt: [
        { role: "system", content: system },
        { role: "user", content: [{ type: "text", text }] },
      ],
      responseFormat,
      maxOutputTokens: MOST_TOKENS,
      providerOptions: models.options,
      abortSignal: signal,
    });
    for await (const part of readUntil(signal, stream)) {
      if (part.type === "error") throw part.error;
      if (part.type === "text-delta") {
        said += part.delta;
        const { value } = await models.sdk.parsePartialJson(said);
        teller.hear(value);
      }
      if (part.type !== "finish") continue;
      const { inputTokens, outputTokens } = part.usage;
      used({ inputTokens: inputTokens.total, outputTokens: outputTokens.total });
      isBilled = true;
      if (part.finishReason.unified === "content-filter") throw new ProviderFailure("refused");
    }
    return finish(said, request, candidates);
  } catch (error) {
    // Whoever is interrupted sends a bill all the same, and nobody says how much.
    if (!isBilled && teller.heard > 0)
      used({
        inputTokens: tokensIn(system.length + text.length),
        outputTokens: tokensIn(teller.heard),
      });
    // What was begun before somebody's eyes is not begun again.
    if (teller.hasTold && !(error instanceof ProviderFailure))
      throw new ProviderFailure("malformed", "cut off");
    throw error;
  }
}

/**
 * Hangs up when the signal fires or nobody reads on. The signal that `fetch` was given is not enough once the answer has begun: fetch
 * holds on to it weakly, and after a garbage collection no longer hears it (seen on Node 20).
 */
async function* readUntil<Part>(signal: AbortSignal, stream: ReadableStream<Part>) {
  const reader = stream.getReader();
  const hangUp = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", hangUp, { once: true });
  try {
    signal.throwIfAborted();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", hangUp);
    hangUp();
  }
}

/** Tells what may be told already: whole words, of a text whose outfit is known, in which nothing is wrong so far. */
function createTeller(request: IdeaRequest, candidates: Candidate[], tell: Tell) {
  let subject: { plan: Plan; review: ReturnType<typeof createReview> } | undefined;
  let told = "";
  let heard = 0;
  return {
    /** Letters that the model has written. */
    get heard() {
      return heard;
    },
    get hasTold() {
      return told !== "";
    },
    /** @throws ProviderFailure as soon as more words could not mend it */
    hear(partial: unknown): void {
      const { choice, text: whole } = { ...(partial as Record<string, unknown>) };
      if (typeof whole !== "string") return;
      heard = whole.length;
      if (heard > MOST_LETTERS) throw unfit("too long");
      // A number that is still being written looks like a smaller one, until the text begins.
      subject ??= subjectOf(chosen(choice, candidates));
      const text = whole.slice(0, whole.search(/(?<!\S)\S*$/)).trimEnd();
      if (text.length <= told.length) return;
      const faults = subject.review.soFar(text.slice(startOfSentence(told)));
      if (faults[0]) throw unfit(faults[0]);
      told = text;
      tell(text, subject.plan);
    },
  };

  function subjectOf(candidate: Candidate) {
    return { plan: candidate.plan, review: createReview(candidate, request) };
  }
}

/** Where the sentence begins that the next word belongs to. */
const startOfSentence = (text: string): number =>
  Math.max(0, text.search(/(?<![^.!?…])[^.!?…]*[.!?…]?$/));

function finish(said: string, request: IdeaRequest, candidates: Candidate[]): Written {
  const { choice, text } = readAnswer(said);
  const told = chosen(choice, candidates);
  const review = createReview(told, request);
  const own = text.replace(/\s+/g, " ").trim();
  const faults = review.whole(own);
  const whole = [own, ...review.leftOut(own)].join(" ");
  if (faults[0]) throw unfit(faults[0]);
  return { told, text: whole };
}

function readAnswer(said: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(said));
  } catch {
    throw new ProviderFailure("malformed", "no such JSON");
  }
}

/** The fault without the words it was found in, which may be the person's. */
const unfit = (fault: string) => new ProviderFailure("unfit", fault.replace(/ “.*/, ""));

function chosen(choice: unknown, candidates: readonly Candidate[]): Candidate {
  const told = Number.isInteger(choice) ? candidates[(choice as number) - 1] : undefined;
  if (!told) throw new ProviderFailure("unfit", "no such outfit");
  return told;
}
