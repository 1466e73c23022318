import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import {
  FitError,
  type Garment,
  type Idea,
  type Illustration,
  type Piece,
  type ReadList,
  type StylistRequest,
} from "@fit-closet/core";
import type { Choosable } from "@fit-closet/core/stylist";
import type {
  Choice,
  ComposeOutcomes,
  ComposeTask,
  Judgement,
  Looked,
  Subject,
} from "./composing.ts";
import type { Learner } from "./ports.ts";
import { createPool } from "./worker-pool.ts";

/** What is wrong with another writer's words, judged where they can stop nobody; as core's review, each in its own time. */
export type Reviewing = Record<Judgement, (text: string) => Promise<string[]>>;

/** What another stylist may choose from, our own outfits as advice, and our own words about the first. */
export type Offer = {
  closet: Choosable[];
  choices: Choice[];
  own: string;
  /** The outfit of these pieces, by id, and its number for the review; or what is wrong with it. */
  look(items: readonly string[]): Promise<Looked>;
  review(choice: number): Reviewing;
};

/**
 * The stylist, the review and the illustrator on one thread beside the server's: whatever somebody types, or a provider answers, is
 * read there. All reject with FitError busy or unavailable.
 */
export type Composer = Learner & {
  suggest(request: StylistRequest): Promise<Idea>;
  /** @returns the answer itself where no outfit is called for */
  offer(request: StylistRequest, count: number): Promise<Offer | Idea>;
  illustrate(subject: Subject): Promise<Illustration>;
  /** What that drawing would show, in a sentence. */
  describe(subject: Subject): Promise<string>;
  /** What garments a list names. */
  list(text: string, language: string | undefined): Promise<ReadList>;
  /** Those of a closet that words in any language speak of: ids, in its order. */
  find(query: string, closet: readonly Garment[]): Promise<string[]>;
  /** One garment by itself, as an SVG. */
  garment(piece: Piece): Promise<string>;
  /** Gives back what busy times took: V8 collects on the thread, at once. */
  collect(): Promise<void>;
  close(): Promise<void>;
};

export type ComposerOptions = {
  /** Tasks that may wait; by default so many that the last of them waits a second or two. */
  queue?: number;
  patienceMs?: number;
};

/** An idea takes some ten milliseconds and a drawing as long; a thread that starts on a busy machine, seconds. */
const PATIENCE_MS = 10_000;
const QUEUE = 64;
const MEMORY_MB = 192;

export function createComposer(options: ComposerOptions = {}): Composer {
  const { queue = QUEUE, patienceMs = PATIENCE_MS } = options;
  const filename = createRequire(import.meta.url).resolve("#compose-worker");
  const pool = createPool<ComposeTask | { does: "collect" }, unknown>({
    filename,
    threads: 1,
    queue,
    patienceMs,
    memoryMb: MEMORY_MB,
  });
  const run = <Does extends ComposeTask["does"]>(task: Extract<ComposeTask, { does: Does }>) =>
    pool.run(task) as Promise<ComposeOutcomes[Does]>;

  async function offer(request: StylistRequest, count: number): Promise<Offer | Idea> {
    const task = { does: "offer", key: randomUUID(), request, count } as const;
    const offered = await run<"offer">(task);
    if (!("choices" in offered)) return offered;
    return {
      ...offered,
      look: (items) => known<"look">(task, { does: "look", key: task.key, items }),
      review: (choice) => reviewing(task, choice),
    };
  }

  /** What is asked of an offer; where the thread forgot it, it is offered anew. */
  async function known<Does extends "look" | "review">(
    offered: Extract<ComposeTask, { does: "offer" }>,
    task: Extract<ComposeTask, { does: Does }>,
  ): Promise<NonNullable<ComposeOutcomes[Does]>> {
    const outcome = await run<Does>(task);
    if (outcome) return outcome;
    await run<"offer">(offered);
    return (await run<Does>(task)) ?? Promise.reject(new FitError("unavailable"));
  }

  function reviewing(offered: Extract<ComposeTask, { does: "offer" }>, choice: number): Reviewing {
    const { key } = offered;
    const judge = (judgement: Judgement) => (text: string) =>
      known<"review">(offered, { does: "review", key, choice, judgement, text });
    return { soFar: judge("soFar"), whole: judge("whole"), leftOut: judge("leftOut") };
  }

  return {
    suggest: (request) => run<"suggest">({ does: "suggest", request }),
    offer,
    describe: (subject) => run<"describe">({ does: "describe", subject }),
    illustrate: (subject) => run<"illustrate">({ does: "illustrate", subject }),
    list: (text, language) => run<"list">({ does: "list", text, language }),
    find: (query, closet) => run<"find">({ does: "find", query, closet }),
    garment: (piece) => run<"garment">({ does: "garment", piece }),
    tell: (closet, choices) => run<"tell">({ does: "tell", closet, choices }),
    learn: (lessons, forgotten) => run<"learn">({ does: "learn", lessons, forgotten }),
    collect: () => pool.run({ does: "collect" }) as Promise<void>,
    close: () => pool.close(),
  };
}
