import { expect, test } from "vitest";
import { pictureType } from "./picture.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["\xff\xd8\xff\xe1..Exif", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n....IHDR", "image/png"],
  ["GIF89a....", "image/gif"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "image/webp"],
  ["\0\0\0\x1cftypavif\0\0\0\0mif1miaf", "image/avif"],
  ["\0\0\0\x1cftypmif1\0\0\0\0mif1avif", "image/avif"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "image/heic"],
  ["\0\0\0\x18ftypmif1\0\0\0\0mif1heic", "image/heic"],
])("%j is %s", (head, type) => {
  expect(pictureType(bytes(head))).toBe(type);
});

test.each([
  "",
  "GIF",
  "<svg xmlns=",
  "%PDF-1.7",
  "II*\0",
  "RIFF\x10\0\0\0WAVEfmt ",
  "\0\0\0\x18ftypisom\0\0\0\0mp42",
])("%j is no picture", (head) => {
  expect(pictureType(bytes(head))).toBeNull();
});
