import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formOf, openApp, photoOf, signUp, type TestApp, type TestPerson } from "../testing.ts";
import { formBytes } from "./upload.ts";

const MAX = 100_000;

let server: TestApp;
let me: TestPerson;
let base: string;
beforeAll(async () => {
  server = await openApp({ MAX_UPLOAD_BYTES: String(MAX) });
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  me = await signUp(server.app);
});
afterAll(() => server.close());

/** Says how much it will send, and then sends nothing. */
function begin(person: TestPerson | null, bytes: number): ClientRequest {
  const call = request(`${base}/api/cartoonize`, {
    method: "POST",
    agent: false,
    headers: {
      ...(person && { cookie: person.cookie }),
      origin: base,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": bytes,
    },
  });
  call.on("error", () => {});
  call.flushHeaders();
  return call;
}

async function upload() {
  const fields = { userId: me.id, category: "top" };
  const form = await formOf(fields, { image: await photoOf("#b03040") });
  const headers = { ...form.headers, cookie: me.cookie, origin: base };
  const body = new Uint8Array(form.payload);
  return fetch(`${base}/api/cartoonize`, { method: "POST", headers, body });
}

/** The status of each call that is answered, as they come. */
function answersTo(calls: ClientRequest[]) {
  const statuses: number[] = [];
  for (const call of calls)
    call.on("response", (answer) => {
      statuses.push(answer.statusCode ?? 0);
      answer.resume();
    });
  return statuses;
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await wait(20);
}

test("beyond what fits into memory an upload is told to come again, before its body is read", async () => {
  const calls = Array.from({ length: 15 }, () => begin(me, formBytes(MAX)));
  const statuses = answersTo(calls);
  await until(() => statuses.length === 3);
  expect(statuses).toEqual([503, 503, 503]);

  const refused = await upload();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    code: "busy",
    message: expect.stringContaining("arriving"),
  });
  const photo = await fetch(`${base}/api/storage/users/${me.id}/top/x.jpg`, {
    method: "PUT",
    headers: { cookie: me.cookie, origin: base, "content-type": "image/jpeg" },
    body: new Uint8Array(await photoOf("#b03040")),
  });
  expect(photo.status).toBe(503);
  expect((await fetch(`${base}/api/closet`, { headers: { cookie: me.cookie } })).status).toBe(200);

  for (const call of calls) call.destroy();
  await until(async () => (await upload()).status === 200);
});

test("what nobody signed for, or says it is too large, takes no room", async () => {
  const calls = [
    ...Array.from({ length: 20 }, () => begin(null, formBytes(MAX))),
    ...Array.from({ length: 20 }, () => begin(me, formBytes(MAX) + 1)),
  ];
  const statuses = answersTo(calls);
  await until(() => statuses.length === calls.length);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([
    ...Array(20).fill(401),
    ...Array(20).fill(413),
  ]);
  expect((await upload()).status).toBe(200);
  for (const call of calls) call.destroy();
});

test("photos beyond what can be drawn are refused before they are stored, and told when to come back", async () => {
  const photosBefore = (await server.stored()).length;
  const answers = await Promise.all(Array.from({ length: 60 }, upload));
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(taken.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(taken.length + refused.length).toBe(60);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await server.stored()).length - photosBefore).toBe(2 * taken.length);
});
