import { expect, test } from "vitest";
import { latestOnly } from "./sticker-maker.ts";

/** A call that is answered when the test says so. */
function held() {
  const waiting: { asked: string; answer: () => void; fail: () => void }[] = [];
  const call = (asked: string) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({
        asked,
        answer: () => resolve(`answer to ${asked}`),
        fail: () => reject(new Error("no")),
      });
    });
  return { waiting, call };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test("while one is drawn, only the last of those asked for meanwhile is drawn next", async () => {
  const { waiting, call } = held();
  const ask = latestOnly(call);
  const answers = ["one", "two", "three", "four"].map((asked) => ask(asked));
  await turn();
  expect(waiting.map(({ asked }) => asked)).toEqual(["four"]);
  waiting[0]!.answer();
  expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined, "answer to four"]);
});

test("one that has begun is answered, though newer ones have been asked for", async () => {
  const { waiting, call } = held();
  const ask = latestOnly(call);
  const first = ask("one");
  await turn();
  const later = [ask("two"), ask("three")];
  waiting[0]!.answer();
  expect(await first).toBe("answer to one");
  await turn();
  waiting[1]!.answer();
  expect(await Promise.all(later)).toEqual([undefined, "answer to three"]);
  expect(waiting).toHaveLength(2);
});

test("after a failure the next one is drawn all the same", async () => {
  const { waiting, call } = held();
  const ask = latestOnly(call);
  const first = ask("one");
  await turn();
  const second = ask("two");
  waiting[0]!.fail();
  await expect(first).rejects.toThrow("no");
  await turn();
  waiting[1]!.answer();
  expect(await second).toBe("answer to two");
});
