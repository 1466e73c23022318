import type { FastifyLoggerOptions, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { routeOf } from "./errors.ts";

type Failure = Error & { code?: string };

/** Lines about routes, never about people: no address with an id, no e-mail, no prompt, no cookie. */
export function loggerOptions(level: Config["logLevel"]): FastifyLoggerOptions & object {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: (reply: Pick<FastifyReply, "statusCode">) => ({ statusCode: reply.statusCode }),
      // A database's error carries the row it stumbled over; its code and stack say enough.
      err: ({ name, code = "", message, stack = "" }: Failure) => ({
        type: name,
        code,
        message,
        stack,
      }),
    },
  };
}
