import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

const open = new AbortController().signal;

test("the first are served at once, and the others hear how many are before them", async () => {
  const queue = createQueue(1, 5);
  const first = await queue.enter(open, () => expect.unreachable());
  const heard: Record<string, number[]> = { second: [], third: [] };
  const second = queue.enter(open, (ahead) => heard["second"]?.push(ahead));
  const third = queue.enter(open, (ahead) => heard["third"]?.push(ahead));
  expect(queue.waiting()).toBe(2);
  first();
  first();
  (await second)();
  await third;
  expect(heard).toEqual({ second: [1, 0], third: [2, 1, 0] });
  expect(queue.waiting()).toBe(0);
});

test("who leaves the line makes room for those behind", async () => {
  const queue = createQueue(1, 2);
  const end = await queue.enter(open);
  const leaving = new AbortController();
  const gone = queue.enter(leaving.signal);
  const heard: number[] = [];
  const stays = queue.enter(open, (ahead) => heard.push(ahead));
  await expect(queue.enter(open)).rejects.toMatchObject({ code: "busy" });
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ name: "AbortError" });
  end();
  (await stays)();
  expect(heard).toEqual([2, 1, 0]);
  // Every turn was given back: one is free again.
  await queue.enter(open, () => expect.unreachable());
});

test("nobody waits who has gone already", async () => {
  const queue = createQueue(1, 1);
  await expect(queue.enter(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  await queue.enter(open, () => expect.unreachable());
});
