import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const open = new AbortController().signal;

test("the first are served at once, and the others hear how many are before them", async () => {
  const turns = createTurns({ atOnce: 1, queue: 5 });
  const first = await turns.take(open, () => expect.unreachable());
  const heard: Record<string, number[]> = { second: [], third: [] };
  const second = turns.take(open, (ahead) => heard["second"]?.push(ahead));
  const third = turns.take(open, (ahead) => heard["third"]?.push(ahead));
  expect(turns.waiting()).toBe(2);
  first();
  first();
  (await second)();
  await third;
  expect(heard).toEqual({ second: [1, 0], third: [2, 1, 0] });
  expect(turns.waiting()).toBe(0);
});

test("who leaves the line makes room for those behind", async () => {
  const turns = createTurns({ atOnce: 1, queue: 2 });
  const end = await turns.take(open);
  const leaving = new AbortController();
  const gone = turns.take(leaving.signal);
  const heard: number[] = [];
  const stays = turns.take(open, (ahead) => heard.push(ahead));
  await expect(turns.take(open)).rejects.toMatchObject({ code: "busy" });
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ name: "AbortError" });
  end();
  (await stays)();
  expect(heard).toEqual([2, 1, 0]);
  // Every turn was given back: one is free again.
  await turns.take(open, () => expect.unreachable());
});

test("nobody waits who has gone already", async () => {
  const turns = createTurns({ atOnce: 1, queue: 1 });
  await expect(turns.take(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  await turns.take(open, () => expect.unreachable());
});
