import { expect, test } from "vitest";
import { mistakesIn } from "./contact-mistakes.ts";

const message = {
  name: "Robin",
  email: "robin@example.org",
  message: "The stickers are lovely, thank you.",
};

test("finds nothing wrong with a complete message", () => {
  expect(mistakesIn(message)).toEqual({});
});

test("says one thing about each field that is wrong, in the order of the form", () => {
  expect(Object.entries(mistakesIn({ name: " ", email: "robin", message: "Hi" }))).toEqual([
    ["name", "Please tell us your name."],
    ["email", "Please enter an e-mail address we can answer to."],
    ["message", "Please write a little more."],
  ]);
});

test("words what is too long for people, too", () => {
  const { name, message: text } = mistakesIn({
    ...message,
    name: "R".repeat(121),
    message: "x".repeat(4001),
  });
  expect(name).toMatch(/120/);
  expect(text).toMatch(/4000/);
});
