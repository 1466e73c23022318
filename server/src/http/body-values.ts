import { FitError } from "@fit-closet/core";
import type { FastifyInstance } from "fastify";

/** The largest body of ours, a picture's request with a whole day's weather, has some three hundred. */
const MOST_VALUES = 2_000;

/**
 * Refuses bodies of more values than any call has, before a schema looks at them: a schema looks at every item of a list, and has
 * a complaint about each, before it notices that there are too many.
 * @throws FitError body_too_large
 */
export function limitBodyValues(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    if (!isWithin(request.body, MOST_VALUES)) throw new FitError("body_too_large");
  });
}

/** Without recursion, for a body may be nested as deeply as it is long. */
function isWithin(body: unknown, most: number): boolean {
  const waiting = [body];
  for (let seen = 0; waiting.length > 0; seen++) {
    const value = waiting.pop();
    if (seen + waiting.length > most) return false;
    if (Array.isArray(value) || isPlain(value))
      for (const inner of Object.values(value)) {
        if (waiting.push(inner) > most) return false;
      }
  }
  return true;
}

/** What JSON is parsed to; bytes and streams are other rooms' business. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
