import type { Offer } from "../composer.ts";
import type { Choice } from "../composing.ts";
import type { Stylist } from "../engines.ts";
import { numbersIn, type Subject, subjectOf, Unfit } from "./chosen-look.ts";
import type { Call } from "./client.ts";
import { ProviderFailure } from "./failure.ts";
import { type Answer, answerSchema, responseFormat } from "./idea-prompt.ts";
import type { Messages } from "./models.ts";

/** 150 words in any of the languages, the JSON round them, and what a model thinks to itself before. */
const MOST_TOKENS = 4000;

/** Not every server keeps to a number of tokens. */
const MOST_LETTERS = 4000;

export type Tell = NonNullable<Parameters<Stylist["suggest"]>[2]>;
export type Written = { told: Choice; text: string };
/** What was said up to where it went wrong, and what is wrong with it. */
export type TurnedAway = { unfit: Unfit; said: string };

/** Rather too many: English has some four letters a token, the other languages fewer. */
const tokensIn = (letters: number): number => Math.ceil(letters / 3);

/**
 * One answer of a model, told while it is written as far as it is right. Speaks to the SDK's model itself: what the SDK builds round one
 * for chats costs each word, and the last one, some milliseconds.
 * @throws ProviderFailure, the signal's reason
 */
export async function answerOnce(
  { models, model, signal, used }: Call,
  messages: Messages,
  offer: Offer,
  tell: Tell,
): Promise<Written | TurnedAway> {
  let said = "";
  let isBilled = false;
  const teller = createTeller(offer, tell);
  try {
    const { stream } = await models.writes(model).doStream({
      prompt: messages,
      responseFormat,
      maxOutputTokens: MOST_TOKENS,
      providerOptions: models.options,
      abortSignal: signal,
    });
    const until = AbortSignal.any([signal, teller.unfit]);
    for await (const part of readUntil(until, stream)) {
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
    await teller.settled();
    teller.unfit.throwIfAborted();
    return await finish(said, offer, teller.subject);
  } catch (error) {
    // What is being judged may yet be told.
    await teller.settled();
    // Whoever is interrupted sends a bill all the same, and nobody says how much.
    if (!isBilled && teller.heard > 0)
      used({
        inputTokens: tokensIn(JSON.stringify(messages).length),
        outputTokens: tokensIn(teller.heard),
      });
    if (error instanceof Unfit) return { unfit: error, said };
    // What was cut off before somebody's eyes is not begun again.
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

/**
 * Tells what may be told already: whole words, of a text whose outfit is known, in which nothing is wrong so far. What comes while
 * earlier words are still being judged is judged after them in one go, so that a busy machine holds nothing up.
 */
function createTeller(offer: Offer, tell: Tell) {
  const unfitting = new AbortController();
  let subject: Promise<Subject> | undefined;
  let judging: Promise<void> | undefined;
  let coming = "";
  let told = "";
  let heard = 0;
  return {
    /** Letters that the model has written. */
    get heard() {
      return heard;
    },
    /** The outfit, once its words have begun. */
    get subject() {
      return subject;
    },
    get hasTold() {
      return told !== "";
    },
    /** Aborted with an Unfit as soon as more words could not mend it. */
    unfit: unfitting.signal,
    /** @throws Unfit where it is plain at once */
    hear(partial: unknown): void {
      const { chosen, text: whole } = { ...(partial as Record<string, unknown>) };
      if (typeof whole !== "string") return;
      heard = whole.length;
      if (heard > MOST_LETTERS) throw new Unfit(["too long"]);
      // A number that is still being written looks like a smaller one, until the text begins.
      subject ??= subjectOf(numbersIn(chosen, offer), offer);
      coming = whole.slice(0, whole.search(/(?<!\S)\S*$/)).trimEnd();
      judging ??= judgeAll(subject).finally(() => (judging = undefined));
    },
    /** Resolves when all that was heard has been judged. */
    settled: async () => judging,
  };

  async function judgeAll(made: Promise<Subject>): Promise<void> {
    try {
      const { review, told: choice } = await made;
      while (coming.length > told.length && !unfitting.signal.aborted) {
        const text = coming;
        const faults = await review.soFar(text.slice(startOfSentence(told)));
        if (faults.length > 0) throw new Unfit(faults);
        told = text;
        tell(text, choice.plan);
      }
    } catch (error) {
      unfitting.abort(error);
    }
  }
}

/** Where the sentence begins that the next word belongs to. */
const startOfSentence = (text: string): number =>
  Math.max(0, text.search(/(?<![^.!?…])[^.!?…]*[.!?…]?$/));

async function finish(
  said: string,
  offer: Offer,
  subject: Promise<Subject> | undefined,
): Promise<Written> {
  const { chosen, text } = readAnswer(said);
  if (text.length > MOST_LETTERS) throw new Unfit(["too long"]);
  const { told, review } = await (subject ?? subjectOf(numbersIn(chosen, offer), offer));
  const own = text.replace(/\s+/g, " ").trim();
  const [faults, leftOut] = await Promise.all([review.whole(own), review.leftOut(own)]);
  if (faults.length > 0) throw new Unfit(faults);
  return { told, text: [own, ...leftOut].join(" ") };
}

function readAnswer(said: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(said));
  } catch {
    throw new ProviderFailure("malformed", "no such JSON");
  }
}
