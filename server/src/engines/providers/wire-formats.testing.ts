import type { ServerResponse } from "node:http";
import type { ProviderName } from "./settings.ts";

export const USED = { inputTokens: 1200, outputTokens: 90 };

export type Ending = "stop" | "filter" | "length";
type Said = { text: string; ending?: Ending };

export const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

function events(response: ServerResponse, list: unknown[], named = false, tail = "") {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const event of list) {
    if (named) response.write(`event: ${(event as { type: string }).type}\n`);
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(tail);
}

/** In pieces of a few letters, as models write. */
const pieces = (text: string): string[] => text.match(/[\s\S]{1,7}/g) ?? [];

type Speak = (said: Said, response: ServerResponse, streams: boolean) => unknown;

/** How each provider says a text, at once or word by word, and what it counts. */
export const SPEAK: Record<ProviderName, Speak> = {
  openai({ text, ending }, response, streams) {
    const part = { type: "output_text", text, annotations: [] };
    const item = { id: "msg_1", type: "message", role: "assistant", status: "completed" };
    const incomplete = ending === "filter" ? "content_filter" : "max_output_tokens";
    const whole = {
      id: "resp_1",
      object: "response",
      created_at: 1763654400,
      model: "gpt-test",
      status: ending === "stop" ? "completed" : "incomplete",
      error: null,
      incomplete_details: ending === "stop" ? null : { reason: incomplete },
      output: [{ ...item, content: [part] }],
      usage: { input_tokens: USED.inputTokens, output_tokens: USED.outputTokens },
    };
    if (!streams) return json(response, whole);
    const at = { item_id: "msg_1", output_index: 0, content_index: 0 };
    const type = ending === "stop" ? "response.completed" : "response.incomplete";
    return events(
      response,
      [
        { type: "response.created", response: { ...whole, output: [], usage: null } },
        {
          type: "response.output_item.added",
          output_index: 0,
          item: { ...item, content: [], status: "in_progress" },
        },
        ...pieces(text).map((delta) => ({ type: "response.output_text.delta", ...at, delta })),
        {
          type: "response.output_item.done",
          output_index: 0,
          item: { ...item, content: [part] },
        },
        { type, response: whole },
      ],
      true,
    );
  },

  anthropic({ text, ending }, response, streams) {
    const stop_reason = { stop: "end_turn", filter: "refusal", length: "max_tokens" }[ending!];
    const usage = { input_tokens: USED.inputTokens, output_tokens: USED.outputTokens };
    const message = {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "claude-test",
      stop_sequence: null,
    };
    if (!streams)
      return json(response, {
        ...message,
        content: [{ type: "text", text }],
        stop_reason,
        usage,
      });
    return events(
      response,
      [
        {
          type: "message_start",
          message: {
            ...message,
            content: [],
            stop_reason: null,
            usage: { ...usage, output_tokens: 1 },
          },
        },
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        ...pieces(text).map((piece) => ({
          type: "content_block_delta",
          index: 0,
          delta: { type: "text_delta", text: piece },
        })),
        { type: "content_block_stop", index: 0 },
        { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage },
        { type: "message_stop" },
      ],
      true,
    );
  },

  google({ text, ending }, response, streams) {
    const finishReason = { stop: "STOP", filter: "SAFETY", length: "MAX_TOKENS" }[ending!];
    const usageMetadata = {
      promptTokenCount: USED.inputTokens,
      candidatesTokenCount: USED.outputTokens,
      totalTokenCount: USED.inputTokens + USED.outputTokens,
    };
    const said = (part: string, last = {}) => ({
      candidates: [{ content: { role: "model", parts: [{ text: part }] }, index: 0, ...last }],
      usageMetadata,
      modelVersion: "gemini-test",
    });
    if (!streams) return json(response, said(text, { finishReason }));
    const parts = pieces(text);
    return events(
      response,
      parts.length === 0
        ? [said("", { finishReason })]
        : parts.map((part, index) =>
            said(part, index === parts.length - 1 ? { finishReason } : {}),
          ),
    );
  },

  compatible({ text, ending }, response, streams) {
    const finish_reason = { stop: "stop", filter: "content_filter", length: "length" }[ending!];
    const usage = {
      prompt_tokens: USED.inputTokens,
      completion_tokens: USED.outputTokens,
      total_tokens: USED.inputTokens + USED.outputTokens,
    };
    const about = { id: "chatcmpl-1", created: 1763654400, model: "qwen-test" };
    if (!streams)
      return json(response, {
        ...about,
        object: "chat.completion",
        choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason }],
        usage,
      });
    const chunk = (delta: object, finish: string | null = null) => ({
      ...about,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    return events(
      response,
      [
        chunk({ role: "assistant", content: "" }),
        ...pieces(text).map((content) => chunk({ content })),
        chunk({}, finish_reason),
        { ...about, object: "chat.completion.chunk", choices: [], usage },
      ],
      false,
      "data: [DONE]\n\n",
    );
  },
};
