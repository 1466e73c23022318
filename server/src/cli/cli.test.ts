import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shirtPhoto } from "../engines/photos.testing.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fit-closet-cli-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a compiled program as the shell does; what it prints must be JSON lines and nothing else. */
async function run(command: string, ...args: string[]) {
  const program = new URL(`../../dist/cli/${command}.js`, import.meta.url).pathname;
  const done = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: folder,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const lines = done.stdout.split("\n").filter((line) => line !== "");
  return { code: done.code, lines: lines.map((line) => JSON.parse(line)), stderr: done.stderr };
}

test("cartoon draws every photo it can and tells of those it cannot", async () => {
  await writeFile(join(folder, "shirt.jpg"), await shirtPhoto(700));
  await writeFile(join(folder, "text.jpg"), "no picture");
  const { code, lines } = await run(
    "cartoon",
    "--out",
    "out",
    "--mask",
    "text.jpg",
    "missing.jpg",
    "shirt.jpg",
  );
  expect(code).toBe(1);
  expect(lines).toEqual([
    {
      photo: "text.jpg",
      error: { code: "file_is_no_picture", message: expect.stringContaining("JPEG") },
    },
    { photo: "missing.jpg", error: { code: "not_found", message: expect.any(String) } },
    { photo: "shirt.jpg", kept: true, confidence: expect.any(Number), ms: expect.any(Number) },
  ]);
  expect((await readdir(join(folder, "out"))).toSorted()).toEqual(["shirt.mask.png", "shirt.webp"]);
  expect(await sharp(join(folder, "out/shirt.webp")).metadata()).toMatchObject({
    format: "webp",
    width: 512,
  });
});

test("the mask is the shirt in white on black, in the upright photo's own size", async () => {
  const upright = await sharp(await shirtPhoto(2000))
    .resize(2000, 1600)
    .toBuffer();
  const photo = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).toBuffer();
  await writeFile(join(folder, "p.jpg"), photo);
  expect((await run("cartoon", "--out", ".", "--mask", "p.jpg")).code).toBe(0);
  const { data, info } = await sharp(join(folder, "p.mask.png"))
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([2000, 1600, 1]);
  expect(new Set(data)).toEqual(new Set([0, 255]));
  expect([data[800 * 2000 + 1000], data[5 * 2000 + 5]]).toEqual([255, 0]);
});

test("without --mask there is none, and two photos of one name do not overwrite each other", async () => {
  const photo = await shirtPhoto(300);
  for (const place of ["a", "b"]) {
    await mkdir(join(folder, place));
    await writeFile(join(folder, place, "image.jpg"), photo);
  }
  const { code, lines } = await run("cartoon", "--out", "out", "a/image.jpg", "b/image.jpg");
  expect([code, lines.map(({ photo: name }) => name)]).toEqual([0, ["a/image.jpg", "b/image.jpg"]]);
  expect((await readdir(join(folder, "out"))).toSorted()).toEqual(["image.webp", "image_2.webp"]);
});

const BEACH = {
  prompt: "what should I wear to a beach party?",
  weather: {
    tempC: 27,
    feelsLikeC: 28,
    windKmh: 9,
    precip: "none",
    humidity: 60,
    place: null,
    isNight: false,
  },
  closet: [
    { id: "t", category: "top", name: "coral tee", colours: ["#f0785a"] },
    { id: "s", category: "short", name: "denim shorts", colours: ["#4a6a9a"], tags: ["casual"] },
  ],
};

test("ask answers a list in its order, passing over what it does not know", async () => {
  const asked = [{ id: "n1", must: ["x"], ...BEACH }, { prompt: "job interview tomorrow morning" }];
  await writeFile(join(folder, "r.json"), JSON.stringify(asked));
  const { code, lines } = await run("ask", "r.json");
  expect([code, lines.length]).toEqual([0, 2]);
  for (const line of lines)
    expect(Object.keys(line)).toEqual(["status", "language", "text", "plan", "understood"]);
  expect(lines.map(({ plan }) => plan.occasion)).toEqual(["beach", "interview"]);
  expect(lines[0].plan.items).toEqual(expect.arrayContaining(["s"]));
});

test("ask takes one request, and the same one gives the same answer", async () => {
  await writeFile(join(folder, "r.json"), JSON.stringify({ ...BEACH, weather: null }));
  const first = await run("ask", "r.json");
  await writeFile(
    join(folder, "seeded.json"),
    JSON.stringify({ ...BEACH, weather: null, seed: 1, now: null }),
  );
  expect(first.lines).toHaveLength(1);
  expect((await run("ask", "seeded.json")).lines).toEqual(first.lines);
});

test("ask tells of a request it cannot read and answers the others", async () => {
  await writeFile(join(folder, "r.json"), JSON.stringify([{ closet: [] }, BEACH]));
  const { code, lines } = await run("ask", "r.json");
  expect(code).toBe(1);
  expect(lines[0].error).toEqual({
    code: "bad_request",
    message: expect.stringContaining("prompt"),
  });
  expect(lines[1].status).toBe("outfit");
});

test("draw writes a picture and says what it shows", async () => {
  const { code, lines } = await run("draw", "a red dress at a garden party", "pictures/out.webp");
  expect(code).toBe(0);
  const file = await readFile(join(folder, "pictures/out.webp"));
  expect(lines).toEqual([
    {
      out: "pictures/out.webp",
      alt: expect.stringMatching(/red .*dress/),
      ms: expect.any(Number),
      bytes: file.length,
    },
  ]);
  expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width: 1024, height: 1024 });
});

test.each(["cartoon", "ask", "draw"])(
  "%s without arguments says how it is used",
  async (command) => {
    const { code, lines, stderr } = await run(command);
    expect([code, lines]).toEqual([1, []]);
    expect(stderr).toContain(`npm run -s ${command} -- `);
  },
);
