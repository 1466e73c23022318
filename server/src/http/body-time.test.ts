import { request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitBodyTime } from "./body-time.ts";

const app = Fastify();
let port: number;
beforeAll(async () => {
  limitBodyTime(app, { ordinaryMs: 150, stretchMs: 100, stretchBytes: 1 });
  app.post("/ordinary", async ({ body }) => body);
  app.post("/longest", { config: { bodyMs: 60_000 } }, async ({ body }) => body);
  app.post("/patient", { config: { bodyMs: 5000 } }, async ({ body }) => body);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends half of a body now and the rest after a while. */
function slowly(path: string, ms: number): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": 4 };
    const call = request({ port, path, method: "POST", headers });
    call.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
    call.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    call.write("tr");
    setTimeout(() => call.end("ue"), ms);
  });
}

test("a body that comes too slowly is cut off, and one that a route has patience with is not", async () => {
  const answers = [slowly("/ordinary", 20), slowly("/ordinary", 600), slowly("/patient", 120)];
  expect(await Promise.all(answers)).toEqual([200, "ECONNRESET", 200]);
});

test("who falls silent is cut off long before the route's patience ends, and who goes on is not", async () => {
  const began = performance.now();
  expect(await slowly("/longest", 20_000)).toBe("ECONNRESET");
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await steadily("/longest", 20)).toBe(200);
});

/** A letter every 40 ms, for much longer than two stretches. */
function steadily(path: string, letters: number): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": letters + 2 };
    const call = request({ port, path, method: "POST", headers });
    call.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
    call.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
    call.write('"');
    let sent = 0;
    const timer = setInterval(() => {
      if (sent++ < letters) call.write("a");
      else {
        clearInterval(timer);
        call.end('"');
      }
    }, 40);
  });
}
