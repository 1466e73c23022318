import { expect, test } from "vitest";
import { failureOf } from "./request.ts";

test("a failure carries the server's status, code and sentence", () => {
  const body = JSON.stringify({ code: "picture_too_large", message: "That picture is too large." });
  expect(failureOf(413, body)).toMatchObject({
    status: 413,
    code: "picture_too_large",
    message: "That picture is too large.",
  });
});

test("an answer that is not our server's is an unknown error with its status", () => {
  for (const body of ["", "<h1>502</h1>", "null", '{"message":5}'])
    expect(failureOf(502, body)).toMatchObject({
      status: 502,
      message: "Unknown error. Please try again.",
    });
});
