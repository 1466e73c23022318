import type { LanguageModel } from "./models.ts";

type Stream = Awaited<ReturnType<LanguageModel["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer Of> ? Of : never;

/** A model that says what it is told to, a few letters at a time as models do, and asks nobody. */
export function scriptedModel(says: string): LanguageModel {
  const deltas = says.match(/[\s\S]{1,8}/g) ?? [];
  const script: Part[] = [
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "0" },
    ...deltas.map((delta) => ({ type: "text-delta", id: "0", delta }) as const),
    { type: "text-end", id: "0" },
    { type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage: NOTHING },
  ];
  return {
    specificationVersion: "v3",
    provider: "none",
    modelId: "scripted",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new TypeError("A scripted model speaks in pieces.")),
    doStream: async () => ({ stream: streamOf(script) }),
  };
}

function streamOf(script: Part[]): Stream {
  return new ReadableStream<Part>({
    start(controller) {
      for (const part of script) controller.enqueue(part);
      controller.close();
    },
  });
}

const NOTHING = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
