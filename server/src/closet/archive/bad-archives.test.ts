import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "../../database/testing.ts";
import { signUp } from "../../testing.ts";
import type { Contents } from "./contents.ts";
import { movesAt, openPacked } from "./moves.testing.ts";
import { withContents, withFile, zipped } from "./zip.testing.ts";

describe.each(KINDS)("an archive that is none, on %s", (kind) => {
  let packed: Awaited<ReturnType<typeof openPacked>>;
  beforeAll(async () => void (packed = await openPacked(kind)), 120_000);
  afterAll(() => packed.close());

  const { bring, closetOf, ideasOf, filesOf } = movesAt(() => packed.server);

  const bare = async (contents: unknown) =>
    zipped({ "closet.json": Buffer.from(JSON.stringify(contents)) });
  const named = (path: string) => (contents: Contents) => ({
    ...contents,
    garments: contents.garments.map((garment) => ({
      ...garment,
      photo: { ...garment.photo, path },
    })),
  });
  const zipWithName = async (name: string) => {
    const [from, to] = [Buffer.from("aaaaaaaaaaaaaaa"), Buffer.from(name.padEnd(15, "x"))];
    const zip = await zipped({ ...packed.files, aaaaaaaaaaaaaaa: Buffer.from("x") });
    for (let at = zip.indexOf(from); at >= 0; at = zip.indexOf(from, at)) to.copy(zip, at);
    return zip;
  };

  test.each<[string, () => Promise<Buffer>, number, string]>([
    ["nothing", async () => Buffer.alloc(0), 400, "no_file"],
    ["no ZIP", async () => Buffer.from("PK\u0003\u0004 not really"), 422, "archive_unusable"],
    [
      "half a ZIP",
      async () => packed.archive.subarray(0, packed.archive.length / 2),
      422,
      "archive_unusable",
    ],
    ["an empty ZIP", () => zipped({}), 422, "archive_unusable"],
    [
      "a list that is not JSON",
      () => zipped({ "closet.json": Buffer.from("{") }),
      422,
      "archive_unusable",
    ],
    ["a list of something else", () => bare({ garments: [] }), 422, "archive_unusable"],
    ["a list that is null", () => bare(null), 422, "archive_unusable"],
    [
      "a newer version",
      () => bare({ format: "fit-closet", version: 4, garments: [], ideas: [] }),
      422,
      "archive_unusable",
    ],
    [
      "too many garments",
      () =>
        withContents(packed.files, (contents) => ({
          ...contents,
          garments: Array.from({ length: 5001 }, () => contents.garments[0]),
        })),
      422,
      "archive_unusable",
    ],
    [
      "a photo that is not in it",
      () => withContents(packed.files, named("photos/no.jpg")),
      422,
      "archive_unusable",
    ],
    [
      "a path out of it",
      () => withContents(packed.files, named("../../etc/passwd")),
      422,
      "archive_unusable",
    ],
    ["a file with a path out of it", () => zipWithName("../../../etc/p"), 422, "archive_unusable"],
    ["a file with an absolute path", () => zipWithName("/etc/passwd"), 422, "archive_unusable"],
    [
      "a photo that is a text",
      () => withFile(packed.files, "photo", Buffer.from("This is no picture.")),
      422,
      "archive_unusable",
    ],
    [
      "a photo that is larger than any upload",
      () => withFile(packed.files, "photo", Buffer.alloc(300_001)),
      413,
      "body_too_large",
    ],
    [
      "a cut-out that is none",
      () => withFile(packed.files, "mask", Buffer.from("white")),
      422,
      "cut_out_unusable",
    ],
    [
      "a file that was changed",
      () =>
        zipped({
          ...packed.files,
          "photos/top/image.jpg": packed.files["photos/top/green.jpg"] ?? Buffer.of(),
        }),
      422,
      "archive_unusable",
    ],
    [
      "a bomb",
      () => zipped({ ...packed.files, bomb: Buffer.alloc(100 * 1024 ** 2) }, true),
      413,
      "body_too_large",
    ],
    [
      "one file for many garments",
      () =>
        withContents(packed.files, (contents) => ({
          ...contents,
          garments: Array(5000).fill(contents.garments[0]),
        })),
      422,
      "archive_unusable",
    ],
    [
      "twenty thousand files",
      () =>
        zipped(
          Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, Buffer.of()])),
        ),
      413,
      "body_too_large",
    ],
  ])("%s is refused, and leaves nothing behind", async (_what, payload, status, code) => {
    const bob = await signUp(packed.server.app);
    const answer = await bring(bob, await payload());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].*\.$/);
    expect([await closetOf(bob), await ideasOf(bob), await filesOf(bob)]).toEqual([[], [], []]);
  });

  test("a request without an archive says so, and no temporary file is left by any", async () => {
    for (const [payload, type] of [
      ["{}", "application/json"],
      ["--x--\r\n", "multipart/form-data; boundary=x"],
    ] as const) {
      const answer = await bring(packed.ada, Buffer.from(payload), type);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "no_file"]);
    }
    const mine = readdirSync(packed.temp).filter((name) => name.startsWith("fit-closet-import-"));
    expect(mine).toEqual([]);
  });
});
