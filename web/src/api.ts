import {
  CLOSET_PAGE,
  type ClosetPage,
  type ContactMessage,
  type IdeaToSave,
  type ImageRequest,
  type ImageResponse,
  type OutfitRequest,
  type OutfitResponse,
  type SavedIdea,
  type SavedIdeasPage,
  type Site,
} from "@fit-closet/core";

/** A call that the server refused or could not answer. `message` is the server's sentence, meant for people. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The only place that reads `{ code, message }`. What answered without it was not our server: 'Unknown error'. */
export function failureOf(status: number, body: string): CallFailure {
  const { code, message } = (parsed(body) ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === "string" && typeof message === "string"
    ? new CallFailure(status, code, message)
    : new CallFailure(status, "unexpected", "Unknown error");
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export const BACKEND = "/api";

/** @throws CallFailure */
export const send = (path: string, init?: RequestInit) =>
  fetch(`${BACKEND}${path}`, { credentials: "same-origin", ...init }).catch(asFailure);

/** @throws CallFailure */
export async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await send(path, init);
  const body = await response.text();
  if (!response.ok) throw failureOf(response.status, body);
  return parsed(body) as Answer;
}

/** Without a network `fetch` throws a TypeError, as a bug would; a call that was given up stays what it is. */
function asFailure(reason: unknown): never {
  throw reason instanceof TypeError ? failureOf(0, "") : reason;
}

const posted = (body: unknown, init?: RequestInit): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
  ...init,
});

function post<Answer>(path: string, body: unknown, init?: RequestInit): Promise<Answer> {
  return call(path, posted(body, init));
}

function page(cursor: string | undefined, limit = CLOSET_PAGE): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (cursor) query.set("cursor", cursor);
  return `?${query}`;
}

export const fetchSite = () => call<Site>("/site");

export const fetchCloset = (cursor: string | undefined, signal: AbortSignal, limit?: number) =>
  call<ClosetPage>(`/closet${page(cursor, limit)}`, { signal });

export const removeFromCloset = (id: string) =>
  call<unknown>(`/closet/${encodeURIComponent(id)}`, { method: "DELETE" });

export const requestOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  post<OutfitResponse>("/generate_outfit_from_closet", request, { signal });

/**
 * The same as text that grows until the answer is whole.
 * @throws CallFailure at once where the server refused, later where the connection broke
 */
export async function* streamOutfit(
  request: OutfitRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await send("/generate_outfit_from_closet/stream", posted(request, { signal }));
  if (!response.ok || !response.body)
    throw failureOf(response.status, await response.text().catch(asFailure));
  const text = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await text.read().catch(asFailure);
    if (done) return;
    yield value;
  }
}

export const requestIllustration = (request: ImageRequest, signal: AbortSignal) =>
  post<ImageResponse>("/generate_dalle_image", request, { credentials: "include", signal });

export const fetchIdeas = (cursor: string | undefined, signal: AbortSignal) =>
  call<SavedIdeasPage>(`/ideas${page(cursor)}`, { signal });

/** Kept alive, so that leaving the page right after the click loses nothing. */
export const saveIdea = (idea: IdeaToSave) => post<SavedIdea>("/ideas", idea, { keepalive: true });

export const removeIdea = (id: string) =>
  call<unknown>(`/ideas/${encodeURIComponent(id)}`, { method: "DELETE" });

export const sendMessage = (message: ContactMessage) => post<unknown>("/contact", message);
