import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * A server that is asked to end finishes what it has begun and holds nobody's connection longer. An answer sent from then on is its
 * connection's last; one that had begun before (a stream of events) has promised to keep its connection, which is taken back when
 * it is done: Node would wait for `keepAliveTimeout`. A connection that was opened ahead and never used is ended at once.
 */
export function partOnClosing(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let closing = false;
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", async () => {
    closing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) void reply.header("connection", "close");
  });
  app.addHook("onResponse", async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}

/**
 * Handlers go on when their caller has hung up. What they still ask of the database or the files has an answer, since whatever is
 * closed by hooks that were added before this call waits for them.
 */
export function finishHandlersOnClosing(app: FastifyInstance): void {
  const underWay = new Set<Promise<unknown>>();
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (...call) {
      const answer: unknown = handler.apply(this, call);
      if (answer instanceof Promise) {
        underWay.add(answer);
        const end = () => underWay.delete(answer);
        answer.then(end, end);
      }
      return answer;
    };
  });
  app.addHook("onClose", () => Promise.allSettled(underWay));
}
