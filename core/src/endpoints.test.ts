import { expect, test } from "vitest";
import { urlOf } from "./endpoints.ts";

test("an address has each parameter in its place, and nothing in it can lead elsewhere", () => {
  expect(urlOf("usage")).toBe("/api/closet/usage");
  expect(urlOf("cartoon", { id: "a1" })).toBe("/api/closet/a1/cartoon");
  expect(urlOf("removeGarment", { id: "../usage?x=1" })).toBe("/api/closet/..%2Fusage%3Fx%3D1");
  expect(urlOf("photo", { uid: "u", category: "top", filename: "été :uid.jpg" })).toBe(
    "/api/storage/users/u/top/%C3%A9t%C3%A9%20%3Auid.jpg",
  );
});
