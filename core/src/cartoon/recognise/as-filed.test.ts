import { expect, test } from "vitest";
import { kindAsFiled } from "./as-filed.ts";

const odds = (all: Record<string, number>): ReadonlyMap<string, number> =>
  new Map(Object.entries(all));
const never = () => 1;

test("among shoes a garment is no hat, so that what is left of the odds is enough", () => {
  const all = odds({ cap: 0.4, sandals: 0.5, sneakers: 0.1 });
  expect(kindAsFiled(all, never, "shoes")).toBe("sandals");
  expect(kindAsFiled(all, never, "cap")).toBe("cap");
});

test("where narrower kinds share the odds, it is what they all are", () => {
  const all = odds({ "puffer-jacket": 0.4, "bomber-jacket": 0.4, coat: 0.2 });
  expect(kindAsFiled(all, never, "coat")).toBe("jacket");
});

test("what the category says already is no kind, and even odds are none", () => {
  const all = odds({ tee: 0.4, blouse: 0.3, shirt: 0.3 });
  expect(kindAsFiled(all, never, "top")).toBeUndefined();
  expect(kindAsFiled(all, never, "bag")).toBeUndefined();
});

test("nothing filed under coats is a shirt, nor anything under boots a sneaker", () => {
  const all = odds({ shirt: 0.9, jacket: 0.08, coat: 0.02, sneakers: 0.9, boots: 0.1 });
  expect(kindAsFiled(all, never, "coat")).toBe("jacket");
  expect(kindAsFiled(all, never, "boots")).toBe("boots");
});
