import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, signUp, type TestApp, type TestPerson, upload } from "../testing.ts";

let server: TestApp;
let base: string;
beforeAll(async () => {
  server = await openApp({ QUOTA_UPLOADS: "4" });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Does not say how much it will send, and sends nothing. */
function silent({ cookie }: TestPerson): ClientRequest {
  const call = request(`${base}/api/cartoonize`, {
    method: "POST",
    agent: false,
    headers: {
      cookie,
      origin: base,
      "content-type": "multipart/form-data; boundary=x",
      "transfer-encoding": "chunked",
    },
  });
  call.on("error", () => {});
  call.flushHeaders();
  return call;
}

test("whoever keeps many uploads open has their share, and everybody else the rest", async () => {
  const [greedy, me] = [await signUp(server.app), await signUp(server.app)];
  const calls = Array.from({ length: 12 }, () => silent(greedy));
  const statuses: number[] = [];
  for (const call of calls)
    call.on("response", (answer) => statuses.push(answer.resume().statusCode ?? 0));
  while (statuses.length < 8) await wait(20);
  expect(statuses).toEqual(Array(8).fill(429));
  expect((await upload(server.app, me)).statusCode).toBe(200);
  for (const call of calls) call.destroy();
});

test("an address has a share too, so that more accounts are no more uploads", async () => {
  const greedy = await Promise.all([1, 2, 3].map(() => signUp(server.app)));
  const calls = greedy.flatMap((person) => Array.from({ length: 4 }, () => silent(person)));
  const statuses: number[] = [];
  for (const call of calls)
    call.on("response", (answer) => statuses.push(answer.resume().statusCode ?? 0));
  while (statuses.length < 4) await wait(20);
  expect(statuses).toEqual(Array(4).fill(429));
  for (const call of calls) call.destroy();
});
