import { expect, test } from "vitest";
import { standings } from "./use-choices.ts";

const [THU, FRI] = ["2026-11-26", "2026-11-27"];
const CHOICES = {
  unclean: ["socks"],
  needed: [
    { id: "tee", days: [THU] },
    { id: "shirt", days: [FRI] },
    { id: "jeans", days: [FRI, THU] },
  ],
};

test("what another day needs can be taken from one day, and from no second one", () => {
  const before = standings(CHOICES, []);
  expect(["coat", "socks", "tee", "shirt"].map((id) => before(id).is)).toEqual([
    "free",
    "barred",
    "needed",
    "needed",
  ]);
  const after = standings(CHOICES, ["coat", "tee"]);
  expect(after("shirt")).toEqual({ is: "barred", why: "another day needs it" });
  expect(after("jeans")).toEqual({ is: "needed", on: THU });
  expect(before("jeans")).toEqual({ is: "needed", on: FRI });
});
