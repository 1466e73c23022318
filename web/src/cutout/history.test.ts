import { expect, test } from "vitest";
import { after, redone, startOf, STEPS, undone, type History } from "./history.ts";

const steps = (...names: string[]) =>
  names.reduce((history: History<string>, name) => after(history, name), startOf("start"));

test("undo goes back step by step and stops at the start", () => {
  let history = steps("one", "two");
  const seen = [history.present];
  for (let back = 0; back < 4; back++) {
    history = undone(history);
    seen.push(history.present);
  }
  expect(seen).toEqual(["two", "one", "start", "start", "start"]);
});

test("redo brings back what was undone, in order, and no more", () => {
  let history = undone(undone(steps("one", "two")));
  history = redone(history);
  expect(history.present).toBe("one");
  history = redone(redone(history));
  expect(history.present).toBe("two");
  expect(history.past).toEqual(["start", "one"]);
});

test("a new step after an undo forgets what was undone", () => {
  const history = after(undone(steps("one", "two")), "three");
  expect(redone(history).present).toBe("three");
  expect(undone(history).present).toBe("one");
});

test("only so many steps are kept", () => {
  const names = Array.from({ length: STEPS + 5 }, (_, count) => `step ${count}`);
  const history = steps(...names);
  expect(history.past).toHaveLength(STEPS);
  expect(history.past[0]).toBe("step 4");
});
