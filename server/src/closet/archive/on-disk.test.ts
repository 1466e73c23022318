import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { createLanding } from "./on-disk.ts";

const failsWith = (code: string) => expect.objectContaining({ name: "FitError", code });

/** Sends its chunks and stays open until it is told to end. */
function held(...chunks: string[]) {
  const stream = new Readable({ read() {} });
  for (const chunk of chunks) stream.push(Buffer.from(chunk));
  return { stream, end: () => stream.push(null) };
}

test("a stream is a file while it is worked on, and gone after", async () => {
  const onDisk = createLanding(tmpdir(), 10);
  let where = "";
  const read = await onDisk(
    Readable.from([Buffer.from("ab"), Buffer.from("cd")]),
    { most: 4 },
    (path) => {
      where = path;
      return readFile(path, "utf8");
    },
  );
  expect(read).toBe("abcd");
  expect(existsSync(where)).toBe(false);
});

test("who sends slowly takes no more room than has come", async () => {
  const onDisk = createLanding(tmpdir(), 10);
  const slow = Array.from({ length: 5 }, () => held("a"));
  const works = slow.map(({ stream }) => onDisk(stream, { most: 10 }, async () => "slow"));
  expect(
    await onDisk(Readable.from([Buffer.from("12345")]), { most: 10 }, async () => "quick"),
  ).toBe("quick");
  for (const { end } of slow) end();
  expect(await Promise.all(works)).toEqual(Array(5).fill("slow"));
});

test("what finds no room is told to come again, and leaves it as it was", async () => {
  const onDisk = createLanding(tmpdir(), 10);
  const first = held("1234567");
  const work = onDisk(first.stream, { most: 10 }, async () => "first");
  await vi.waitFor(() => expect(first.stream.readableLength).toBe(0));
  const none = onDisk(Readable.from([Buffer.from("1234")]), { most: 10 }, async () => "second");
  await expect(none).rejects.toThrow(failsWith("busy"));
  first.end();
  expect(await work).toBe("first");
  expect(
    await onDisk(Readable.from([Buffer.from("0123456789")]), { most: 10 }, async () => "all"),
  ).toBe("all");
});

test("more than one may hold, and nothing at all, are refused", async () => {
  const onDisk = createLanding(tmpdir(), 10);
  const long = onDisk(Readable.from([Buffer.from("123")]), { most: 2 }, async () => "long");
  await expect(long).rejects.toThrow(failsWith("body_too_large"));
  const empty = onDisk(Readable.from([]), { most: 2 }, async () => "empty");
  await expect(empty).rejects.toThrow(failsWith("no_file"));
});
