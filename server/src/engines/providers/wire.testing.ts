import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { createCartoonist } from "../cartoonist.ts";
import { type Composer, createComposer } from "../composer.ts";
import type { Cartoonist, Task, Usage } from "../engines.ts";
import { createProviderEngines } from "./providers.ts";
import type { ProviderName } from "./settings.ts";
import { type Ending, json, SPEAK } from "./wire-formats.testing.ts";

export { USED } from "./wire-formats.testing.ts";

/** What a provider was sent, as it came over the wire. */
export type Heard = { path: string; headers: IncomingMessage["headers"]; body: Buffer };

/** How the server answers one call. */
export type Reply = (call: Asked, response: ServerResponse) => unknown;
type Asked = { provider: ProviderName; streams: boolean; path: string };

/** One server that speaks every provider's wire format, each below its own path. Replies are taken in turn; the last one stays. */
export async function openWire() {
  const heard: Heard[] = [];
  let replies: Reply[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const body = await buffer(request);
    heard.push({ path, headers: request.headers, body });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    const provider = path.split("/")[1] as ProviderName;
    const streams = path.includes(":stream") || /"stream":\s*true/.test(body.toString("latin1"));
    if (reply) reply({ provider, streams, path }, response);
    else response.writeHead(500).end("No reply was set.");
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    baseUrl: (provider: ProviderName) => `http://127.0.0.1:${port}/${provider}`,
    answerWith(...next: Reply[]) {
      replies = next;
      heard.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Wire = Awaited<ReturnType<typeof openWire>>;

/** The wire of one test file, there from before its first test until after its last. */
export function wireHere(): Wire {
  const wire = {} as Wire;
  beforeAll(async () => void Object.assign(wire, await openWire()));
  afterAll(() => wire.close());
  return wire;
}

/** The model says this text. */
export const says =
  (text: string, ending: Ending = "stop"): Reply =>
  ({ provider, streams }, response) =>
    SPEAK[provider]({ text, ending }, response, streams);

export const refuses: Reply = (call, response) => says("", "filter")(call, response);

/** An error as the provider words it, the key's last letters and the prompt quoted as some do. */
export const fails =
  (status: number, headers: Record<string, string> = {}, message = "Something is wrong."): Reply =>
  ({ provider }, response) => {
    const error =
      provider === "anthropic"
        ? { type: "error", error: { type: "api_error", message } }
        : { error: { message, code: status, status: "ERROR", type: "server_error", param: null } };
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(error));
  };

export const staysSilent: Reply = () => {};
export const hangsUp: Reply = (_, response) => void response.destroy();
export const answersNothing: Reply = (_, response) => void response.writeHead(200).end();
export const answersHtml: Reply = (_, response) =>
  void response
    .writeHead(200, { "content-type": "text/html" })
    .end("<!doctype html><h1>Welcome to the proxy</h1>");

/** What goes wrong whatever was asked for, and what is said of it. */
export const OUTAGES = [
  ["429", fails(429, { "retry-after": "0" }), "limited"],
  ["500", fails(500), "failed"],
  ["silence", staysSilent, "late"],
  ["a dropped connection", hangsUp, "failed"],
  ["an empty body", answersNothing, "malformed"],
] as const;

export const answersElsewhere =
  (status: number, location: string): Reply =>
  (_, response) =>
    void response.writeHead(status, { location }).end();

/** Begins to say the text, and then the connection is gone. */
export const breaksOff =
  (text: string, heard: () => boolean): Reply =>
  async (call, response) => {
    response.write(begun(text, 1 / 2, call, response).first);
    await until(heard);
    response.destroy();
  };

/** As models write: nearly all of it, and the rest once that was heard. */
export const saysSlowly =
  (text: string, heard: () => boolean): Reply =>
  async (call, response) => {
    const { first, rest } = begun(text, 3 / 4, call, response);
    response.write(first);
    await until(heard);
    response.end(rest);
  };

/** However busy the machine is; what is never heard is not waited for for ever. */
async function until(heard: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !heard(); turn++) await setTimeout(20);
}

/** What `says` would write, in two parts, with its head sent. */
function begun(text: string, share: number, call: Parameters<Reply>[0], response: ServerResponse) {
  const whole: Buffer[] = [];
  const recorder = {
    writeHead: () => recorder,
    write: (chunk: string) => whole.push(Buffer.from(chunk)),
    end: (chunk = "") => whole.push(Buffer.from(chunk)),
  };
  says(text)(call, recorder as unknown as ServerResponse);
  const bytes = Buffer.concat(whole);
  const type = call.streams ? "text/event-stream" : "application/json";
  response.writeHead(200, { "content-type": type });
  const at = Math.floor(bytes.length * share);
  return { first: bytes.subarray(0, at), rest: bytes.subarray(at) };
}

/** A made picture, as each provider's call for pictures and for redrawing answers. */
export const draws =
  (picture: Uint8Array): Reply =>
  ({ provider, path }, response) => {
    const b64 = Buffer.from(picture).toString("base64");
    if (provider !== "google")
      return json(response, {
        created: 1763654400,
        data: [{ b64_json: b64 }],
        usage: { input_tokens: 50, output_tokens: 1056, total_tokens: 1106 },
      });
    if (path.includes(":predict"))
      return json(response, {
        predictions: [{ mimeType: "image/png", bytesBase64Encoded: b64 }],
      });
    return json(response, {
      candidates: [
        {
          content: {
            role: "model",
            parts: [{ text: "Here it is." }, { inlineData: { mimeType: "image/png", data: b64 } }],
          },
          finishReason: "STOP",
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 50, candidatesTokenCount: 1290, totalTokenCount: 1340 },
    });
  };

/** The picture's address instead of the picture, on the provider's own host. */
export const answersAddress =
  (address: string): Reply =>
  ({ provider }, response) =>
    provider !== "google"
      ? json(response, { created: 1763654400, data: [{ url: address }] })
      : json(response, {
          candidates: [
            {
              content: { role: "model", parts: [{ fileData: { fileUri: address } }] },
              finishReason: "STOP",
            },
          ],
        });

/** A picture call that was answered, but with no picture. */
export const drawsNothing: Reply = ({ provider, path }, response) =>
  provider !== "google"
    ? json(response, { created: 1763654400, data: [] })
    : path.includes(":predict")
      ? json(response, { predictions: [{ raiFilteredReason: "Filtered." }] })
      : json(response, {
          candidates: [{ content: { role: "model", parts: [] }, finishReason: "IMAGE_SAFETY" }],
          usageMetadata: { promptTokenCount: 50, totalTokenCount: 50 },
        });

export const KEY = "sk-secret-key-of-the-operator";

const MODELS: Record<ProviderName, { writes: string; draws: string }> = {
  openai: { writes: "gpt-5.4-mini", draws: "gpt-image-1.5" },
  anthropic: { writes: "claude-haiku-4-5", draws: "none" },
  google: { writes: "gemini-flash-latest", draws: "gemini-2.5-flash-image" },
  compatible: { writes: "qwen3", draws: "flux" },
};

export const DRAWERS = ["openai", "google", "compatible"] as const;

/** The engines with one task given to one provider, and what they report to have used. */
export function engineBy(
  wire: { baseUrl: (provider: ProviderName) => string },
  task: Task,
  provider: ProviderName,
  given: { model?: string; timeoutMs?: number; atOnce?: number; embedded?: Cartoonist } = {},
) {
  const { timeoutMs = 5000, atOnce = 4, embedded = NOBODY } = given;
  const drawing = task === "picture" || task === "cartoon";
  const model = given.model ?? MODELS[provider][drawing ? "draws" : "writes"];
  const costs: Usage[] = [];
  composer ??= createComposer();
  const engines = createProviderEngines({
    settings: {
      tasks: { [task]: { provider, model, timeoutMs } },
      providers: { [provider]: { baseUrl: wire.baseUrl(provider), apiKey: KEY } },
      atOnce,
    },
    onCost: (usage) => costs.push(usage),
    embedded,
    shrink: shrinker.shrink,
    composer,
  });
  return { ...engines, model, costs };
}

/** One thread of each kind for all the tests of a file; an idle one holds up nobody's end. */
let composer: Composer | undefined;
const shrinker = createCartoonist({ maxPixels: 5e7, maxBytes: 1e9, workers: 1, queue: 8 });

const NOBODY: Cartoonist = { draw: () => Promise.reject(new Error("Nobody was to be asked.")) };
