import type * as ai from "ai";
import type { ProviderName, ProviderSettings } from "./settings.ts";
import { fetchWithin } from "./vendor-fetch.ts";

/** The AI SDK, opened for one provider. It is loaded only where somebody is configured, which keeps the start quick. */
export type Models = {
  sdk: typeof ai;
  writes: (model: string) => LanguageModel;
  /** The vendor's settings for words. */
  options: Options;
  draws: (model: string) => ai.ImageModel;
  /** The vendor's way of saying how large a picture is to be, and how a photo is to be redrawn. */
  pictureShape: (model: string, redraws: boolean) => PictureShape;
};

export type LanguageModel = Extract<ai.LanguageModel, { specificationVersion: "v3" }>;
export type Messages = Parameters<LanguageModel["doStream"]>[0]["prompt"];

type Options = Record<string, Record<string, string | boolean>>;
type PictureShape = {
  size?: "1024x1024";
  aspectRatio?: "1:1";
  providerOptions?: Options;
};

const SQUARE = { size: "1024x1024" } as const;

type Opened = Omit<Models, "sdk">;

/** Everything is passed in, so that no SDK looks into the environment for itself. */
export async function openModels(name: ProviderName, settings: ProviderSettings): Promise<Models> {
  const [sdk, open] = await Promise.all([import("ai"), OPEN[name]()]);
  // Its warnings go to the console, where nobody looks for them.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { baseUrl, apiKey = "" } = settings;
  return { sdk, ...open(sdk, { baseURL: baseUrl, apiKey, fetch: fetchWithin(baseUrl) }) };
}

type Access = { baseURL: string; apiKey: string; fetch: typeof fetch };
type Open = (sdk: Models["sdk"], access: Access) => Opened;

/** These take the two; the later ones know them no more, and keep to the photo by themselves. */
const KEEPS_TO_PHOTO = {
  providerOptions: { openai: { inputFidelity: "high", background: "transparent" } },
};

const OPEN: Record<ProviderName, () => Promise<Open>> = {
  async openai() {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return (_, access) => {
      const openai = createOpenAI(access);
      return {
        writes: (model) => openai(model),
        // Nothing is kept there, and nobody waits for long thoughts about an outfit.
        options: { openai: { store: false, reasoningEffort: "low" } },
        draws: (model) => openai.image(model),
        pictureShape: (model, redraws) =>
          redraws && /^gpt-image-1(?!-mini)/.test(model)
            ? { ...SQUARE, ...KEEPS_TO_PHOTO }
            : SQUARE,
      };
    };
  },
  async anthropic() {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return (_, access) => {
      const anthropic = createAnthropic(access);
      return {
        writes: (model) => anthropic(model),
        options: {},
        draws: (model) => anthropic.imageModel(model),
        pictureShape: () => SQUARE,
      };
    };
  },
  async google() {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    return (_, access) => {
      const google = createGoogleGenerativeAI(access);
      return {
        writes: (model) => google(model),
        options: {},
        draws: (model) => google.image(model),
        pictureShape: () => ({ aspectRatio: "1:1" }),
      };
    };
  },
  async compatible() {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return ({ wrapLanguageModel, extractReasoningMiddleware, extractJsonMiddleware }, access) => {
      const compatible = createOpenAICompatible({
        ...access,
        name: "compatible",
        // LM Studio knows no other way to ask for JSON; Ollama, vLLM and LocalAI know it too.
        supportsStructuredOutputs: true,
        includeUsage: true,
      });
      // Local models think aloud and put fences round their JSON.
      const middleware = [
        extractJsonMiddleware(),
        extractReasoningMiddleware({ tagName: "think" }),
      ];
      return {
        writes: (model) => wrapLanguageModel({ model: compatible(model), middleware }),
        options: {},
        draws: (model) => compatible.imageModel(model),
        pictureShape: () => SQUARE,
      };
    };
  },
};
