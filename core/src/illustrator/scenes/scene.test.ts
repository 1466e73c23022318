import { expect, test } from "vitest";
import { settingOf } from "./scene.ts";

test("a party is in the evening unless it is known to be by day", () => {
  expect(settingOf({ occasion: "party", timeOfDay: "day" })).toBe("at a party by day");
  expect(settingOf({ occasion: "party", timeOfDay: "evening" })).toBe("at an evening party");
  expect(settingOf({ occasion: "party" })).toBe("at an evening party");
});

test("nobody at a cocktail hour, at the theatre or at a market is shown at a concert", () => {
  expect(settingOf({ occasion: "cocktail", timeOfDay: "day" })).toBe("at an evening party");
  expect(settingOf({ occasion: "theatre", timeOfDay: "evening" })).toBe("at the theatre");
  expect(settingOf({ occasion: "festival", timeOfDay: "day" })).toBe("at an open-air festival");
});
