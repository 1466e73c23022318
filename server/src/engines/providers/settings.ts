import type { Task } from "../engines.ts";

/** Who can be asked. `compatible` is any server that speaks OpenAI's chat and image calls: Ollama, LM Studio, vLLM, LocalAI. */
export const PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export type ProviderSettings = {
  /** Absent for servers that ask for none; sent to `baseUrl` alone. */
  apiKey?: string;
  /** Without a slash at its end. */
  baseUrl: string;
};

export type TaskSettings = {
  provider: ProviderName;
  model: string;
  /** How long a person may be kept waiting, with waiting for a turn and trying again. */
  timeoutMs: number;
};

/** Tasks that are absent are the embedded engines'. Every provider that a task names is there. */
export type EngineSettings = {
  tasks: Partial<Record<Task, TaskSettings>>;
  providers: Partial<Record<ProviderName, ProviderSettings>>;
  /** Calls to one provider at the same time; the others wait for their turn. */
  atOnce: number;
};
