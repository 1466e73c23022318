import { expect, test } from "vitest";
import { decisionOf } from "./decision.ts";
import { readRequest } from "./read-request.ts";

test.each([
  "Match on Saturday, nae jeans, says my uncle.",
  "Kei Turnschuh, stoht im Mail.",
  "Bitte koane Jeans heut.",
])("a “no” as it is said at home refuses: %s", (prompt) =>
  expect(decisionOf(readRequest(prompt).mentions[0]!.role)).toBe("avoid"),
);
