import { expect, test } from "vitest";
import { createFallback, type FallbackOptions, type Ticket } from "./with-fallback.ts";

const payer = { person: "ada", address: "address:192.0.2.1" };
const TICKET: Ticket = { pay: (call) => call() };

/** A fallback, what it did in which order, and what it was told of. */
function open(given: Partial<FallbackOptions> = {}) {
  const done: string[] = [];
  const closing = new AbortController();
  const step =
    <T>(name: string, outcome: T) =>
    async () => {
      done.push(name);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
  const ticket: Ticket = {
    async pay(call) {
      try {
        return await call();
      } finally {
        done.push("charge");
      }
    },
  };
  const ask = createFallback({
    reserve: step("reserve", ticket),
    closing: closing.signal,
    onTrouble: (error) => done.push(`trouble: ${(error as Error).message}`),
    ...given,
  });
  return { ask, step, done, closing };
}

test("money is set aside, the call is made and charged, and the turn ends", async () => {
  const { ask, step, done } = open();
  const turn = step("turn", () => void done.push("end"));
  const call = step("call", "a provider's");
  const asked = { task: "idea", payer, turn, call, embedded: () => "ours" } as const;
  expect(await ask(asked)).toBe("a provider's");
  expect(done).toEqual(["turn", "reserve", "call", "charge", "end"]);
});

test("a provider's answer may be nothing, which is not the same as having none", async () => {
  const { ask } = open();
  expect(await ask({ task: "look", payer, call: async () => null, embedded: () => 1 })).toBeNull();
});

test.each([
  ["there is no money", { reserve: async () => null }, []],
  [
    "money cannot be asked for",
    { reserve: () => Promise.reject(new Error("no database")) },
    ["trouble: no database"],
  ],
])("where %s nobody is called, and the embedded engine answers", async (_, given, trouble) => {
  const { ask, step, done } = open(given);
  const call = () => expect.unreachable();
  expect(await ask({ task: "cartoon", payer, call, embedded: step("own", 2) })).toBe(2);
  expect(done).toEqual([...trouble, "own"]);
});

test("a call that fails, or whose answer fails its check, is charged, told of and stood in for", async () => {
  const { ask, step, done } = open();
  const call = step("call", new Error("unfit"));
  expect(await ask({ task: "picture", payer, call, embedded: step("own", 3) })).toBe(3);
  expect(done).toEqual(["reserve", "call", "charge", "trouble: unfit", "own"]);
});

test("too long a line costs nothing and is no trouble", async () => {
  const { ask, step, done } = open();
  const turn = step("turn", null);
  const call = () => expect.unreachable();
  expect(await ask({ task: "idea", payer, turn, call, embedded: () => "ours" })).toBe("ours");
  expect(done).toEqual(["turn"]);
});

test("who is gone gets no answer at all, and their call is stopped", async () => {
  const { ask, done } = open({ reserve: async () => TICKET });
  const leaving = new AbortController();
  const gone = new Error("gone");
  const call = (until: AbortSignal) =>
    new Promise<never>((_, reject) => {
      until.addEventListener("abort", () => reject(until.reason));
      leaving.abort(gone);
    });
  const embedded = () => expect.unreachable();
  const { signal } = leaving;
  await expect(ask({ task: "idea", payer, signal, call, embedded })).rejects.toBe(gone);
  expect(done).toEqual([]);
});

test("a server that is closing stops the call, asks for nothing more and says nothing", async () => {
  const { ask, done, closing } = open({ reserve: async () => TICKET });
  const call = (until: AbortSignal) =>
    new Promise<never>((_, reject) => {
      until.addEventListener("abort", () => reject(until.reason));
      closing.abort();
    });
  expect(await ask({ task: "idea", payer, call, embedded: () => "ours" })).toBe("ours");
  const never = () => expect.unreachable();
  expect(await ask({ task: "idea", payer, call: never, embedded: () => "ours" })).toBe("ours");
  expect(done).toEqual([]);
});

test("what the embedded engine cannot do is its caller's to know", async () => {
  const { ask, step } = open({ reserve: async () => null });
  const embedded = step("own", new Error("damaged"));
  const call = () => expect.unreachable();
  await expect(ask({ task: "cartoon", payer, call, embedded })).rejects.toThrow("damaged");
});
