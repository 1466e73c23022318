import {
  CLOSET_PAGE,
  type CartoonizeResponse,
  type ClosetPage,
  type ContactMessage,
  type IdeaToSave,
  type ImageResponse,
  type OutfitRequest,
  type OutfitResponse,
  type Place,
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

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const BACKEND = "/api";

async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${BACKEND}${path}`, { credentials: "same-origin", ...init }).catch(
    asFailure,
  );
  const body = await response.text();
  if (!response.ok) throw failureOf(response.status, body);
  return parsed(body) as Answer;
}

/** Without a network `fetch` throws a TypeError, as a bug would; a call that was given up stays what it is. */
function asFailure(reason: unknown): never {
  throw reason instanceof TypeError ? failureOf(0, "") : reason;
}

function post<Answer>(path: string, body: unknown, init?: RequestInit): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return call(path, { method: "POST", headers, body: JSON.stringify(body), ...init });
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

export const requestOutfit = (request: OutfitRequest) =>
  post<OutfitResponse>("/generate_outfit_from_closet", request);

export const requestIllustration = (prompt: string) =>
  post<ImageResponse>("/generate_dalle_image", { prompt }, { credentials: "include" });

export const fetchIdeas = (cursor: string | undefined, signal: AbortSignal) =>
  call<SavedIdeasPage>(`/ideas${page(cursor)}`, { signal });

/** Kept alive, so that leaving the page right after the click loses nothing. */
export const saveIdea = (idea: IdeaToSave) => post<SavedIdea>("/ideas", idea, { keepalive: true });

export const removeIdea = (id: string) =>
  call<unknown>(`/ideas/${encodeURIComponent(id)}`, { method: "DELETE" });

export const sendMessage = (message: ContactMessage) => post<unknown>("/contact", message);

export type OutfitUpload = {
  image: File;
  userId: string;
  originalUrl: string;
  category: string;
  place: Place | null;
  dominantColors: readonly string[];
};

/**
 * Sends the photo and resolves to its cartoon. By XMLHttpRequest, because fetch cannot tell how many bytes are up.
 * @param onProgress called with 0 to 1 as the photo's bytes leave.
 * @throws CallFailure with the server's status and message, or 'Unknown error'.
 */
export function cartoonize(
  upload: OutfitUpload,
  onProgress: (part: number) => void,
): Promise<CartoonizeResponse> {
  if (!upload.image || !upload.userId) {
    return Promise.reject(new CallFailure(400, "no_file", "No file provided for cartoonization."));
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = () => reject(failureOf(0, ""));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(parsed(responseText) as CartoonizeResponse);
      else reject(failureOf(status, responseText));
    };
    request.open("POST", `${BACKEND}/cartoonize`);
    request.send(formOf(upload));
  });
}

function formOf({ image, place, dominantColors, ...fields }: OutfitUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (place) {
    form.set("lat", String(place.lat));
    form.set("lon", String(place.lon));
  }
  form.set("dominantColors", JSON.stringify(dominantColors));
  form.set("image", image);
  return form;
}
