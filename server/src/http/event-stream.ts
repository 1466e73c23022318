import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";

/** Proxies give up on a silent connection after a minute, phones' networks sooner. */
const HEARTBEAT_MS = 10_000;

/** `no-transform` and `x-accel-buffering` keep proxies from holding events back to pack or collect them. */
const HEAD = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export type Send<Events> = <Name extends keyof Events & string>(
  name: Name,
  data: Events[Name],
) => void;

/**
 * Answers with server-sent events (the HTML standard's text/event-stream) until `run` is done. What fails before the first event is
 * answered like any failure; later the connection breaks off, which is all that can be said by then.
 */
export async function answerEvents<Events>(
  reply: FastifyReply,
  run: (send: Send<Events>) => Promise<void>,
): Promise<FastifyReply> {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writable) body.write(text);
  };
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = run((name, data) => {
    write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    begin();
  });
  await Promise.race([begun, done]);
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
  void done
    .then(
      () => body.end(),
      (error: Error) => body.destroy(error),
    )
    .finally(() => clearInterval(heartbeat));
  return reply.headers(HEAD).send(body);
}
