import {
  type OutfitRequest,
  type OutfitResponse,
  type PictureStyle,
  type Place,
} from "@fit-closet/core";
import { useEffect, useRef, useState } from "react";
import { useSite } from "../account/site.ts";
import { isRefusal } from "../request.ts";
import { CallFailure } from "../api.ts";
import { fetchChunk } from "../chunks.ts";
import {
  answered,
  heard,
  illustrated,
  lacksPicture,
  pictureLost,
  stopped,
  type IdeaState,
  type ReadyIdea,
} from "./idea-state.ts";
import type { OutfitEvent } from "./idea-stream.ts";
import { styleHere } from "../kept/picture-style.ts";
import { illustrationPrompt } from "./illustration-prompt.ts";
import { isDetailed, type Wish } from "../outfit/wish.ts";

/** A visit that asks nothing goes without what reads the answers. */
const loadCalls = () => fetchChunk("outfit-calls", () => import("../outfit/outfit-calls.ts"));

/** Asks for one idea at a time; whoever asks anew, stops or leaves the page makes the server stop too. */
export function useIdea(userId: string | null, place: Place | null) {
  const [idea, setIdea] = useState<IdeaState>({ state: "none" });
  const streams = useSite()?.streams ?? false;
  const asking = useRef<AbortController>(null);
  const recovered = useRef<OutfitResponse["plan"]>(null);
  useEffect(() => () => asking.current?.abort(), []);

  function begin(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    return asking.current.signal;
  }

  async function ask(wish: Wish) {
    if (!isDetailed(wish.prompt)) {
      return setIdea({ state: "refused", message: "Please enter a more detailed prompt." });
    }
    const signal = begin();
    const seed = nextSeed(idea, wish);
    setIdea({ state: "generating" });
    try {
      const request = { ...requestFor(wish, userId, place), seed };
      const answer = streams
        ? await follow(request, signal, (event) => setIdea((now) => heard(now, wish, event)))
        : await (await loadCalls()).requestOutfit(request, signal);
      setIdea((now) => answered(now, wish, answer));
      if (lacksPicture(answer)) await draw(answer, signal);
    } catch (failure) {
      if (signal.aborted) return;
      report(failure);
      setIdea({ state: "refused", message: "Generation failed. Try again." });
    }
  }

  async function draw(answer: OutfitResponse, signal: AbortSignal) {
    const { outfit_idea, plan, weather, seed, style } = answer;
    const outfit = { plan, weather, seed, style };
    const asked = { prompt: illustrationPrompt(outfit_idea), outfit };
    const { requestIllustration } = await loadCalls();
    const picture = await requestIllustration(asked, signal).catch((failure: unknown) => {
      if (!signal.aborted) report(failure);
    });
    if (!signal.aborted) setIdea((now) => illustrated(now, picture ?? undefined));
  }

  /** The same outfit in another style; the words stay, and so does the picture should that fail. */
  async function redraw(style: PictureStyle) {
    if (idea.state !== "ready") return;
    const restyled = { ...idea.idea, style };
    setIdea({ ...idea, idea: restyled, drawing: true });
    await draw(restyled, begin());
  }

  /** A picture that was promised and does not come is asked for once more; then there is none. */
  function recover() {
    if (idea.state !== "ready") return;
    const { plan } = idea.idea;
    const again = !idea.drawing && recovered.current !== plan;
    if (again) recovered.current = plan;
    const left = pictureLost(idea, idea.drawing || again);
    setIdea(left);
    if (again) void draw(left.idea, asking.current?.signal ?? begin());
  }

  function stop() {
    const signal = begin();
    const left = stopped(idea);
    setIdea(left);
    if (left.state === "ready" && left.drawing) void draw(left.idea, signal);
  }

  /** An idea from before, as it was; only a drawing that was still to come is asked for. */
  function bringBack(kept: ReadyIdea) {
    setIdea({ ...kept, drawing: lacksPicture(kept.idea) });
    if (lacksPicture(kept.idea)) void draw(kept.idea, begin());
  }

  return { idea, streams, ask, redraw, recover, stop, bringBack };
}

/**
 * Reads the stream to its end. Where that does not come, the embedded idea is the answer; where not even that came, one plain call
 * is made: some networks let no stream through.
 * @throws CallFailure what the server refused
 */
async function follow(
  request: OutfitRequest,
  signal: AbortSignal,
  hear: (event: OutfitEvent) => void,
): Promise<OutfitResponse> {
  let latest: OutfitResponse | undefined;
  try {
    // Only where providers write is there a stream to read.
    const { readEvents } = await import("./idea-stream.ts");
    const { streamOutfit } = await loadCalls();
    for await (const event of readEvents(streamOutfit(request, signal))) {
      if (event.name === "idea" || event.name === "done") latest = event.data;
      if (event.name !== "done") hear(event);
    }
  } catch (failure) {
    if (signal.aborted || isFinal(failure)) throw failure;
    report(failure);
  }
  return latest ?? (await loadCalls()).requestOutfit(request, signal);
}

/** Asking in another way would bring the same sentence; an older server has no stream. */
const isFinal = (failure: unknown) => isRefusal(failure) && failure.code !== "not_found";

function requestFor(
  { prompt, keep, leaveOut, previous, why }: Wish,
  userId: string | null,
  place: Place | null,
) {
  return {
    previous,
    why: why?.id,
    userId,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    prompt: prompt.trim(),
    include: keep.map(({ id }) => id),
    exclude: leaveOut.map(({ id }) => id),
    // An account remembers by itself.
    style: userId ? undefined : styleHere(),
  };
}

const SEEDS = 2 ** 32;

/**
 * The stylist goes through what it has seed by seed: the next one is another idea, where one by chance may be the same again.
 * A question about the idea that is there leaves it, and its picture, as they are.
 */
function nextSeed(now: IdeaState, { why }: Wish): number {
  if (now.state !== "ready") return Math.floor(Math.random() * SEEDS);
  return why ? now.idea.seed : (now.idea.seed + 1) % SEEDS;
}

/** What the server refused is told on the page; anything else is a bug and is loud. */
function report(failure: unknown): void {
  if (!(failure instanceof CallFailure)) console.error(failure);
}
