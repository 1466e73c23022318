import type { Plan } from "@fit-closet/core";
import type { JSONSchema7 } from "ai";
import { z } from "zod";
import type { Composer, Offer, Reviewing } from "../composer.ts";
import type { Choice } from "../composing.ts";
import type { IdeaRequest, Stylist } from "../engines.ts";
import { ProviderFailure } from "./failure.ts";
import { documentFor, instructionsFor } from "./idea-prompt.ts";
import type { Call, ProviderClient } from "./client.ts";

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
export function createProviderStylist(
  client: ProviderClient,
  by: string,
  composer: Composer,
): Stylist {
  return {
    async suggest(request, signal, tell) {
      signal?.throwIfAborted();
      const offer = await composer.offer(request, OUTFITS);
      if (!("choices" in offer)) return { ...offer, by: "embedded" };
      const work = (call: Call) => write(call, request, offer, tell);
      const { told, text } = await client.call("idea", work, signal);
      const { status, language, plan, understood, weather } = told;
      return { status, language, text, plan, understood, weather, by };
    },

    async warmUp(request) {
      const offer = await composer.offer(request, OUTFITS);
      if (!("choices" in offer)) return;
      const says = JSON.stringify({ choice: 1, text: offer.own });
      const written = client.dryRun(says, (call) => write(call, request, offer));
      // Our own words are judged as a provider's would be, and not all of them pass.
      await written.catch((error: unknown) => {
        if (!(error instanceof ProviderFailure)) throw error;
      });
    },
  };
}

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
  const { choices } = offer;
  let said = "";
  let isBilled = false;
  const system = instructionsFor(choices[0]!, choices.length);
  const text = documentFor(request.prompt, choices);
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
    return await finish(said, offer);
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
  let subject: { plan: Plan; review: Reviewing } | undefined;
  let judging: Promise<void> | undefined;
  let coming = "";
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
    /** Aborted with a ProviderFailure as soon as more words could not mend it. */
    unfit: unfitting.signal,
    /** @throws ProviderFailure where it is plain at once */
    hear(partial: unknown): void {
      const { choice, text: whole } = { ...(partial as Record<string, unknown>) };
      if (typeof whole !== "string") return;
      heard = whole.length;
      if (heard > MOST_LETTERS) throw unfit("too long");
      // A number that is still being written looks like a smaller one, until the text begins.
      subject ??= subjectOf(choice);
      coming = whole.slice(0, whole.search(/(?<!\S)\S*$/)).trimEnd();
      judging ??= judgeAll(subject).finally(() => (judging = undefined));
    },
    /** Resolves when all that was heard has been judged. */
    settled: async () => judging,
  };

  async function judgeAll({ review, plan }: NonNullable<typeof subject>): Promise<void> {
    try {
      while (coming.length > told.length && !unfitting.signal.aborted) {
        const text = coming;
        const [fault] = await review.soFar(text.slice(startOfSentence(told)));
        if (fault) throw unfit(fault);
        told = text;
        tell(text, plan);
      }
    } catch (error) {
      unfitting.abort(error);
    }
  }

  function subjectOf(choice: unknown) {
    const index = chosen(choice, offer.choices);
    return { plan: offer.choices[index]!.plan, review: offer.review(index) };
  }
}

/** Where the sentence begins that the next word belongs to. */
const startOfSentence = (text: string): number =>
  Math.max(0, text.search(/(?<![^.!?…])[^.!?…]*[.!?…]?$/));

async function finish(said: string, offer: Offer): Promise<Written> {
  const { choice, text } = readAnswer(said);
  if (text.length > MOST_LETTERS) throw unfit("too long");
  const index = chosen(choice, offer.choices);
  const review = offer.review(index);
  const own = text.replace(/\s+/g, " ").trim();
  const [[fault], leftOut] = await Promise.all([review.whole(own), review.leftOut(own)]);
  if (fault) throw unfit(fault);
  return { told: offer.choices[index]!, text: [own, ...leftOut].join(" ") };
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

/** @returns the index of the outfit with that number */
function chosen(choice: unknown, choices: readonly Choice[]): number {
  const index = Number.isInteger(choice) ? (choice as number) - 1 : -1;
  if (!choices[index]) throw new ProviderFailure("unfit", "no such outfit");
  return index;
}
