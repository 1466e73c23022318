import { z } from "zod";
import type { Task } from "../engines/engines.ts";
import {
  type EngineSettings,
  type ProviderName,
  type ProviderSettings,
  PROVIDERS,
  type TaskSettings,
} from "../engines/providers/settings.ts";
import { type Environment, number, oneOf, webAddress } from "./words.ts";

/** Small, quick models that read pictures and keep to a schema. Compatible servers offer whatever was loaded into them. */
const MODELS: Record<Exclude<ProviderName, "compatible">, { writes: string; draws?: string }> = {
  openai: { writes: "gpt-5.4-mini", draws: "gpt-image-1.5" },
  anthropic: { writes: "claude-haiku-4-5" },
  google: { writes: "gemini-flash-latest", draws: "gemini-2.5-flash-image" },
};

const BASE_URLS: Record<ProviderName, string | undefined> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  compatible: undefined,
};

const TASKS: Record<Task, { name: string; draws: boolean; timeoutMs: number }> = {
  idea: { name: "IDEA", draws: false, timeoutMs: 20_000 },
  picture: { name: "PICTURE", draws: true, timeoutMs: 90_000 },
  cartoon: { name: "CARTOON", draws: true, timeoutMs: 90_000 },
  look: { name: "VISION", draws: false, timeoutMs: 15_000 },
};

/** Visible ASCII: anything else cannot stand in a header, and the error that says so would quote the key. */
const keySchema = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, `${name} must be one word of plain letters, digits and signs.`)
    .optional();

const addressSchema = (name: string) =>
  webAddress(name)
    .refine(
      (text) => !/^https?:\/\/[^/]*@/.test(text),
      `${name} must not carry a name or password.`,
    )
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
    .optional();

const providerSchema = (name: string) =>
  oneOf(name, ["embedded", ...PROVIDERS]).default("embedded");
const modelSchema = (name: string) => z.string().trim().max(200, `${name} is too long.`).optional();

/** Reads one variable; a mistake is noted and reads as undefined, so that the others are still looked at. */
type Read = <T>(name: string, schema: (name: string) => z.ZodType<T>) => T | undefined;
type Wrong = (sentence: string) => void;

const enginesSchema = z
  .record(z.string(), z.string().optional())
  .transform((given, context): EngineSettings => {
    const wrong: Wrong = (sentence) => context.addIssue(sentence);
    const read: Read = (name, schema) => {
      const { data, error } = schema(name).safeParse(given[name]);
      for (const issue of error?.issues ?? []) wrong(issue.message);
      return data;
    };
    const tasks: EngineSettings["tasks"] = {};
    for (const task of ["idea", "picture", "cartoon", "look"] as const)
      tasks[task] = readTask(task, read, wrong);
    const providers: EngineSettings["providers"] = {};
    for (const provider of PROVIDERS)
      providers[provider] = readAccess(provider, tasks, read, wrong);
    const atOnce = read("PROVIDER_CONCURRENCY", (name) => number(name, 1, 1000).default(8)) ?? 8;
    return { tasks, providers, atOnce };
  });

function readTask(task: Task, read: Read, wrong: Wrong): TaskSettings | undefined {
  const { name, draws, timeoutMs } = TASKS[task];
  const provider = read(`${name}_PROVIDER`, providerSchema);
  const given = read(`${name}_MODEL`, modelSchema);
  const wait = (variable: string) => number(variable, 100, 600_000).default(timeoutMs);
  const patience = read(`${name}_TIMEOUT_MS`, wait) ?? timeoutMs;
  if (!provider || provider === "embedded") return undefined;
  const usual = provider === "compatible" ? undefined : MODELS[provider];
  if (draws && usual && !usual.draws)
    wrong(`${name}_PROVIDER cannot be ${provider}, which draws no pictures.`);
  if (!given && !usual) wrong(`${name}_MODEL is not set, but ${name}_PROVIDER is ${provider}.`);
  if (task === "cartoon" && provider === "google" && given?.startsWith("imagen"))
    wrong(`${name}_MODEL cannot be ${given}, which draws from words but not from a photo.`);
  const model = given ?? (draws ? usual?.draws : usual?.writes) ?? "";
  return { provider, model, timeoutMs: patience };
}

/** A key that no task uses is nobody's mistake, and goes nowhere. */
function readAccess(
  provider: ProviderName,
  tasks: EngineSettings["tasks"],
  read: Read,
  wrong: Wrong,
): ProviderSettings | undefined {
  const name = provider.toUpperCase();
  const apiKey = read(`${name}_API_KEY`, keySchema);
  const baseUrl = read(`${name}_BASE_URL`, addressSchema) ?? BASE_URLS[provider];
  const user = (Object.keys(TASKS) as Task[]).find((task) => tasks[task]?.provider === provider);
  if (!user) return undefined;
  const lacks = (what: string) =>
    wrong(`${name}_${what} is not set, but ${TASKS[user].name}_PROVIDER is ${provider}.`);
  if (!baseUrl) lacks("BASE_URL");
  if (!apiKey && provider !== "compatible") lacks("API_KEY");
  return { baseUrl: baseUrl ?? "", ...(apiKey && { apiKey }) };
}

/** Which provider does which task, by environment; each mistake is a sentence that names its variable. */
export const readEngines = (given: Environment) => enginesSchema.safeParse(given);
