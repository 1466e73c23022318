import { expect, test } from "vitest";
import type { PersonId } from "../database/ownership.ts";
import { cleanFileName, numbered, photoAddress, photoKey } from "./file-names.ts";

const me = "Me123" as PersonId;

test.each([
  ["my red shirt.jpg", "my_red_shirt.jpg"],
  ["../../etc/passwd", "_.._etc_passwd"],
  ["Café crème.HEIC", "Cafe_creme.HEIC"],
  ["衣服.png", "__.png"],
  [".htaccess", "htaccess"],
  ["...", "photo"],
  ["", "photo"],
  ["a\u0000b\n.jpg", "a_b_.jpg"],
])("%j is kept as %j", (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
});

test("a long name keeps its end, where the extension is", () => {
  const kept = cleanFileName(`${"x".repeat(300)}.jpeg`);
  expect(kept).toHaveLength(100);
  expect(kept).toMatch(/\.jpeg$/);
});

test("numbers come before the extension", () => {
  expect(numbered("image.jpg", 1)).toBe("image.jpg");
  expect(numbered("image.jpg", 2)).toBe("image_2.jpg");
  expect(numbered("photo", 3)).toBe("photo_3");
  expect(numbered("a.b.jpg", 2)).toBe("a.b_2.jpg");
});

test("a key lies below its owner whatever the names say", () => {
  const key = photoKey(me, { category: "../../other", fileName: "../x.jpg" });
  expect(key).toMatch(/^users\/Me123\/[^/]+\/[^/]+$/);
  expect(key.split("/")).not.toContain("..");
});

test("an address is read from a whole URL or a path, and only in one's own storage", () => {
  const address = { category: "top", fileName: "red shirt.jpg" };
  const path = "/api/storage/users/Me123/top/red%20shirt.jpg";
  expect(photoAddress(me, path)).toEqual(address);
  expect(photoAddress(me, `https://closet.example${path}?alt=media`)).toEqual(address);
  const theirs = "/api/storage/users/You/top/shirt.jpg";
  expect(() => photoAddress(me, theirs)).toThrow(expect.objectContaining({ code: "not_yours" }));
  for (const wrong of ["", "shirt.jpg", "/api/closet/1", "/api/storage/users/Me123/top", "%%%"])
    expect(() => photoAddress(me, wrong)).toThrow(expect.objectContaining({ code: "bad_request" }));
});
