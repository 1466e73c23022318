import { expect, test } from "vitest";
import { storedName } from "./send-photo.ts";
import { objectionTo } from "./upload.ts";

const robin = { uid: "robin", email: "robin@example.org", name: "Robin" };
const file = new File(["x"], "my red tee.jpg");
const choice = { file, category: "top" };

test("an upload needs a photo, then a category, then a person", () => {
  expect(objectionTo({ ...choice, file: null, category: "" }, null)).toBe("No file selected");
  expect(objectionTo({ ...choice, category: "" }, null)).toBe("Please select a clothing category.");
  expect(objectionTo(choice, null)).toBe("You must be logged in to upload outfits.");
  expect(objectionTo(choice, robin)).toBeUndefined();
});

test("spaces in a file's name become underscores", () => {
  expect(storedName("my red  tee.jpg")).toBe("my_red__tee.jpg");
});
