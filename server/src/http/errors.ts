import { FitError, type FailureCode } from "@fit-closet/core";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** Answers every failure as `{ code, message }`. What is no `FitError` is a bug: logged with its stack, told without it. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFitError(error);
    // A full queue, a caller's mistake and a caller who hung up are nobody's bug.
    const ours = failure.status >= 500 && (failure.code === "unexpected" || failure.cause);
    if (ours) request.log.error({ err: failure.cause ?? error, route: routeOf(request) });
    return answer(reply, failure);
  });
}

/** Where nobody knows better, a minute's fraction: long enough for a database to come back, short enough to wait for. */
const RETRY_AFTER_S = 10;

export function answer(reply: FastifyReply, failure: FitError): FastifyReply {
  const retryAfter = failure.retryAfter ?? (failure.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  void reply.header("cache-control", "no-store");
  return reply
    .status(failure.status)
    .send({ code: failure.code, message: shortened(failure.message) });
}

/** Of control characters, six bytes each as JSON, an answer still stays under 4 KB. */
const MOST_LETTERS = 500;

function shortened(sentence: string): string {
  if (sentence.length <= MOST_LETTERS) return sentence;
  // Half of a letter in two parts would be no UTF-8.
  return `${sentence.slice(0, MOST_LETTERS - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** The pattern of the route and never the address itself, which may hold ids. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "none";
}

function asFitError(error: FastifyError): FitError {
  if (error instanceof FitError) return error;
  if (error.name === "AbortError") return new FitError("unavailable");
  if (hasZodFastifySchemaValidationErrors(error))
    return new FitError("bad_request", { message: sentenceOf(error.validation) });
  if (BROKEN_FORM.test(error.message)) return new FitError("bad_request");
  const known = KNOWN[error.code];
  if (known) return new FitError(known);
  const status = error.statusCode ?? 500;
  return new FitError(status >= 400 && status < 500 ? "bad_request" : "unexpected");
}

const KNOWN: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_REQ_FILE_TOO_LARGE: "picture_too_large",
  FST_FIELDS_LIMIT: "body_too_large",
  FST_FILES_LIMIT: "body_too_large",
  FST_PARTS_LIMIT: "body_too_large",
  // Text that Postgres cannot hold, such as one with a NUL; SQLite can.
  "22021": "bad_request",
  "22P05": "bad_request",
};

/** What the reader of multipart forms says of one that breaks off, has no beginning or a boundary beyond 256 letters; it gives no codes. */
const BROKEN_FORM =
  /^Multipart: |multipart data$|^Malformed part header|^Missing Content-Type|^The needle cannot have a length/;

type Issue = { instancePath: string; message?: string };

/** Who sent more mistakes than these hears of the others next time. */
const MOST_ISSUES = 5;

/** A schema's own sentence as it is; zod's terse words with the field's name before them. */
export function sentenceOf(issues: readonly Issue[]): string {
  const sentences = issues.slice(0, MOST_ISSUES).map(({ instancePath, message = "" }) => {
    if (message.endsWith(".")) return message;
    const field = instancePath.replace(/^\//, "").replaceAll("/", ".");
    return field ? `${field}: ${message}.` : `${message}.`;
  });
  return [...new Set(sentences)].join(" ");
}
