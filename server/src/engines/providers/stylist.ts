import type { Composer, Offer } from "../composer.ts";
import type { Choice } from "../composing.ts";
import type { IdeaRequest, Stylist } from "../engines.ts";
import { numbersIn, type Subject, subjectOf, unfit } from "./chosen-look.ts";
import { ProviderFailure } from "./failure.ts";
import {
  type Answer,
  answerSchema,
  documentFor,
  instructionsFor,
  responseFormat,
} from "./idea-prompt.ts";
import type { Call, ProviderClient } from "./client.ts";

/** As many of our own as are shown for advice, and of proposals to whoever owns nothing. */
const ADVICE = 5;
const PROPOSALS = 25;
/** 150 words in any of the languages, the JSON round them, and what a model thinks to itself before. */
const MOST_TOKENS = 4000;

/** Not every server keeps to a number of tokens. */
const MOST_LETTERS = 4000;

/**
 * The provider's model leads: it reads the request and the closet, puts the outfit together and writes. The embedded stylist shows it the
 * closet and its own outfits, and holds what comes back against the facts before anybody reads it: that the pieces are owned, at hand and
 * not ruled out, that nobody is left bare, cold or wet, and each word.
 * @param by the provider's and the model's name
 */
export function createProviderStylist(
  client: ProviderClient,
  by: string,
  composer: Composer,
): Stylist {
  return {
    async suggest(request, signal, tell) {
      signal?.throwIfAborted();
      const offer = await composer.offer(request, countFor(request));
      if (!("choices" in offer)) return { ...offer, by: "embedded" };
      const work = (call: Call) => write(call, request, offer, tell);
      const { told, text } = await client.call("idea", work, signal);
      const { status, language, plan, understood, weather } = told;
      return { status, language, text, plan, understood, weather, by };
    },

    async warmUp(request) {
      const offer = await composer.offer(request, countFor(request));
      if (!("choices" in offer)) return;
      const says = JSON.stringify({ reading: "", chosen: ownIn(offer), text: offer.own });
      const written = client.dryRun(says, (call) => write(call, request, offer));
      // Our own words are judged as a provider's would be, and not all of them pass.
      await written.catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error;
      });
    },
  };
}

const countFor = ({ closet }: IdeaRequest): number => (closet.length === 0 ? PROPOSALS : ADVICE);

/** Our own outfit as a model would choose it. */
const ownIn = ({ closet, choices }: Offer): number[] =>
  closet.length === 0
    ? [1]
    : closet.flatMap(({ id }, at) => (choices[0]!.plan.items.includes(id) ? [at + 1] : []));

/** Rather too many: English has some four letters a token, the other languages fewer. */
const tokensIn = (letters: number): number => Math.ceil(letters / 3);

type Tell = NonNullable<Parameters<Stylist["suggest"]>[2]>;
type Written = { told: Choice; text: string };

/** Speaks to the SDK's model itself: what the SDK builds round one for chats costs each word, and the last one, some milliseconds. */
async function write(
  { models, model, signal, used }: Call,
  request: IdeaRequest,
  offer: Offer,
  tell: Tell = () => {},
): Promise<Written> {
  let said = "";
  let isBilled = false;
  const system = instructionsFor(offer.choices[0]!);
  const text = documentFor(request, offer);
  const teller = createTeller(offer, tell);
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
    /** Aborted with a ProviderFailure as soon as more words could not mend it. */
    unfit: unfitting.signal,
    /** @throws ProviderFailure where it is plain at once */
    hear(partial: unknown): void {
      const { chosen, text: whole } = { ...(partial as Record<string, unknown>) };
      if (typeof whole !== "string") return;
      heard = whole.length;
      if (heard > MOST_LETTERS) throw unfit("too long");
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
        const [fault] = await review.soFar(text.slice(startOfSentence(told)));
        if (fault) throw unfit(fault);
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
  if (text.length > MOST_LETTERS) throw unfit("too long");
  const { told, review } = await (subject ?? subjectOf(numbersIn(chosen, offer), offer));
  const own = text.replace(/\s+/g, " ").trim();
  const [[fault], leftOut] = await Promise.all([review.whole(own), review.leftOut(own)]);
  if (fault) throw unfit(fault);
  return { told, text: [own, ...leftOut].join(" ") };
}

function readAnswer(said: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(said));
  } catch {
    throw new ProviderFailure("malformed", "no such JSON");
  }
}
