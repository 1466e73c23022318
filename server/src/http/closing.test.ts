import { once } from "node:events";
import { Agent, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { finishHandlersOnClosing, partOnClosing } from "./closing.ts";

/** Far below the time that Node keeps a connection for, and far above what any machine needs here. */
const SOON_MS = 5000;

let app: FastifyInstance;
let port: number;
let end: () => void;
let closed: boolean;
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  closed = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  app = Fastify({ keepAliveTimeout: 60_000 });
  partOnClosing(app);
  app.addHook("onClose", async () => void (closed = true));
  finishHandlersOnClosing(app);
  app.get("/stream", async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/plain" }).write("first");
    await ended;
    reply.raw.end("last");
  });
  app.get("/slow", async () => {
    await ended;
    asked.push(closed ? "too late" : "in time");
    return "done";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});

const get = (path: string) =>
  request({ port, host: "127.0.0.1", path, agent: new Agent({ keepAlive: true }) })
    .on("error", () => {})
    .end();

async function timeToClose(meanwhile: () => void): Promise<number> {
  const start = performance.now();
  const closing = app.close();
  await after(50);
  meanwhile();
  await closing;
  return performance.now() - start;
}

test("an answer that had begun is finished, and its connection does not hold the end", async () => {
  const [response] = await once(get("/stream"), "response");
  const [first] = await once(response, "data");
  let text = String(first);
  response.on("data", (chunk: Buffer) => (text += String(chunk)));
  expect(await timeToClose(() => end())).toBeLessThan(SOON_MS);
  expect(text).toBe("firstlast");
});

test("a connection that nobody has used yet does not hold the end", async () => {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(app.server, "connection");
  const parted = once(socket, "close");
  expect(await timeToClose(() => {})).toBeLessThan(SOON_MS);
  await parted;
});

test("a handler whose caller has left is waited for before anything is closed", async () => {
  const call = get("/slow");
  await once(app.server, "request");
  call.destroy();
  await timeToClose(() => end());
  expect(closed).toBe(true);
  expect(asked).toEqual(["in time"]);
});
