import { expect, test } from "vitest";
import { readLogin, readSignup } from "./forms.ts";

function filled(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const robin = {
  firstname: "Robin",
  lastname: "Weaver",
  email: "robin@example.org",
  password: "a long password",
  confirmPassword: "a long password",
};

test("a login needs email and password, and anything counts as an email", () => {
  expect(readLogin(filled({ email: "not an address", password: "x" })).form).toEqual({
    email: "not an address",
    password: "x",
  });
  expect(readLogin(filled({ email: "  ", password: "" })).missing).toEqual(["email", "password"]);
});

test("a password keeps its spaces, an email loses those around it", () => {
  const { form } = readLogin(filled({ email: " robin@example.org ", password: " a b " }));
  expect(form).toEqual({ email: "robin@example.org", password: " a b " });
});

test("a sign-up needs all five fields and names those that are missing", () => {
  expect(readSignup(filled(robin)).form).toEqual(robin);
  expect(readSignup(filled({ ...robin, lastname: " ", confirmPassword: "" })).missing).toEqual([
    "lastname",
    "confirmPassword",
  ]);
});

test("passwords that differ are no missing field: the sign-up goes on and the server refuses", () => {
  const differing = { ...robin, confirmPassword: "another" };
  expect(readSignup(filled(differing)).form).toEqual(differing);
});
