import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";

export type Pace = {
  /** Nothing leaves before this settles. */
  after?: Promise<unknown>;
  /** Milliseconds from then until the first word leaves, and until the last. */
  firstMs: number;
  wholeMs: number;
  /** Breaks the connection off after this part of the answer, from 0 to 1. */
  diesAt?: number;
  /** Which of the outfits it chooses; 1 is the embedded stylist's own. */
  choice?: number;
  /** What it answers instead, given what it is told and asked, and what was wrong with the answer before. */
  answer?: (instructions: string, asked: string, correction?: string) => string;
};

export type SlowProvider = {
  /** What the environment must say for ideas to come from here, what for pictures, and what for cartoons. */
  settings: Record<string, string>;
  pictureSettings: Record<string, string>;
  cartoonSettings: Record<string, string>;
  pace: Pace;
  /** Calls that came, and those of them whose caller hung up before the end. */
  calls: number;
  abandoned: number;
  /** When the last call came and when its whole answer had left, by `performance.now()`. */
  beganAt: number;
  endedAt: number;
  close(): void;
};

/**
 * Models that take their time: OpenAI's chat completions, streamed, and its images, drawn and redrawn, on loopback. What is written is true to
 * the outfit that was chosen.
 */
export async function startSlowProvider(pace: Pace): Promise<SlowProvider> {
  const counts = { calls: 0, abandoned: 0, beganAt: 0, endedAt: 0 };
  const settings = { settings: {}, pictureSettings: {}, cartoonSettings: {} };
  const provider: SlowProvider = { ...settings, pace, ...counts, close };
  const server = createServer((request, response) => {
    provider.calls += 1;
    provider.beganAt = performance.now();
    const answer = request.url?.includes("/images/") ? paint : write;
    answer(provider, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const access = {
    COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
    // Who asks for a key may send a bill, so that the calls count against the budgets.
    COMPATIBLE_API_KEY: "a-key-for-loopback",
  };
  provider.settings = { IDEA_PROVIDER: "compatible", IDEA_MODEL: "slow-writer", ...access };
  provider.pictureSettings = {
    PICTURE_PROVIDER: "compatible",
    PICTURE_MODEL: "painter",
    ...access,
  };
  provider.cartoonSettings = {
    CARTOON_PROVIDER: "compatible",
    CARTOON_MODEL: "painter",
    ...access,
  };
  return provider;

  function close() {
    server.closeAllConnections();
    server.close();
  }
}

const USAGE = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 };

async function write(provider: SlowProvider, request: IncomingMessage, response: ServerResponse) {
  const { after, firstMs, wholeMs, diesAt = 1, choice = 1, answer } = provider.pace;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const body = (await json(request)) as { messages: { content: unknown }[] };
  await after;
  const start = performance.now();
  const [told = "", asked = "", , correction] = body.messages.map(({ content }) => textOf(content));
  const said = answer ? answer(told, asked, correction) : answerTo(asked, choice);
  const pieces = said.match(/[\s\S]{1,8}/g) ?? [];
  try {
    for (const [index, piece] of pieces.entries()) {
      const due = start + firstMs + ((wholeMs - firstMs) * index) / (pieces.length - 1);
      await pause(Math.max(0, due - performance.now()), undefined, { signal: gone.signal });
      if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
      if (index >= diesAt * pieces.length) {
        response.destroy();
        return;
      }
      send(response, { choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
    }
  } catch {
    provider.abandoned += 1;
    return;
  }
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  send(response, { choices: [], usage: USAGE });
  provider.endedAt = performance.now();
  response.end("data: [DONE]\n\n");
}

function send(response: ServerResponse, chunk: object): void {
  const about = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1763654400 };
  response.write(`data: ${JSON.stringify({ ...about, model: "slow-writer", ...chunk })}\n\n`);
}

async function paint(provider: SlowProvider, _: IncomingMessage, response: ServerResponse) {
  const { pace } = provider;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  try {
    await pause(pace.wholeMs, undefined, { signal: gone.signal });
  } catch {
    provider.abandoned += 1;
    return;
  }
  if (pace.diesAt !== undefined) throw new Error("It died.");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#f4e9d8"/><circle cx="256" cy="256" r="160" fill="#b03040"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ created: 1, data: [{ b64_json: png.toString("base64") }] }));
}

type Asked = {
  mustSay: string[];
  closet?: { number: number; name: string }[];
  advice?: number[][];
  proposals?: { number: number; pieces: string[] }[];
};

/** The prompt is one JSON document; see the adapters. `choice` is which of our own outfits, or of the proposals, it keeps to. */
function answerTo(document: string, choice: number): string {
  const asked = JSON.parse(document) as Asked;
  const { mustSay, closet = [], advice = [], proposals = [] } = asked;
  const chosen = closet.length > 0 ? (advice[choice - 1] ?? advice[0] ?? []) : [choice];
  const worn = closet.filter(({ number }) => chosen.includes(number)).map(({ name }) => name);
  const toAdd = proposals[choice - 1]?.pieces ?? [];
  const text = [
    worn.length > 0 && `Start with ${worn.join(", then ")}, and let them do the quiet work.`,
    toAdd.length > 0 && `Look out for ${toAdd.join(", and ")}, which would finish the thought.`,
    ...mustSay,
    "Everything here sits easily together, so you can put it on without a second look and think of the day itself.",
  ];
  return JSON.stringify({ reading: "", chosen, text: text.filter(Boolean).join(" ") });
}

const textOf = (content: unknown): string =>
  typeof content === "string" ? content : (content as { text: string }[])[0]!.text;
