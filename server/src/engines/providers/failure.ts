/**
 * Why a provider's answer cannot be used. Its message is for the log of whoever runs the server; it quotes neither the request,
 * which is somebody's words or photo, nor the answer, nor a header.
 */
export class ProviderFailure extends Error {
  readonly why: Why;
  /** Seconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(why: Why, about = "", retryAfter?: number) {
    super(`${REASONS[why]}${about && ` (${about})`}`);
    // Timers and metrics know a lateness by this name.
    this.name = why === "late" ? "TimeoutError" : "ProviderFailure";
    this.why = why;
    this.retryAfter = retryAfter;
  }
}

const REASONS = {
  refused: "The provider would not answer.",
  malformed: "The provider's answer was not of the shape asked for.",
  unfit: "The provider's answer did not pass its check.",
  late: "The provider took too long.",
  denied: "The provider does not know the key or the model.",
  limited: "The provider asks for fewer calls.",
  failed: "The provider failed.",
  busy: "Too many calls wait for the provider.",
  paused: "The provider failed too often and is left alone for a while.",
} as const;

export type Why = keyof typeof REASONS;

/** What another call could mend. */
export const isPassing = ({ why }: ProviderFailure): boolean =>
  why === "limited" || why === "failed";

/** What speaks against the provider rather than against this one question. */
export const isProvidersFault = ({ why }: ProviderFailure): boolean =>
  why === "limited" || why === "failed" || why === "late" || why === "denied";

/** The AI SDK's errors carry the request, the key's headers among it, so only their kind and status are taken over. */
export function readFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const { name, statusCode, responseHeaders, finishReason } = error as {
    name?: unknown;
    statusCode?: unknown;
    responseHeaders?: Record<string, string>;
    finishReason?: unknown;
  };
  if (finishReason === "content-filter") return new ProviderFailure("refused");
  if (typeof statusCode === "number")
    return new ProviderFailure(whyOf(statusCode), `${statusCode}`, waitOf(responseHeaders));
  if (typeof name === "string" && MALFORMED.test(name))
    return new ProviderFailure("malformed", name);
  return new ProviderFailure("failed", typeof name === "string" ? name.slice(0, 60) : "");
}

const MALFORMED =
  /^AI_(NoObjectGenerated|NoOutputGenerated|NoImageGenerated|NoContentGenerated|TypeValidation|JSONParse|InvalidResponseData|EmptyResponseBody|Download)Error$/;

function whyOf(status: number): Why {
  // An answer, but of something else.
  if (status < 300) return "malformed";
  if (status === 401 || status === 403 || status === 404) return "denied";
  if (status === 429) return "limited";
  return status >= 500 || status === 408 ? "failed" : "refused";
}

/** RFC 9110: seconds or a date. */
function waitOf(headers: Record<string, string> = {}): number | undefined {
  const header = headers["retry-after"];
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
