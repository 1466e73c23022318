import { rmSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ClosetItem, ImportResponse, SavedIdea } from "@fit-closet/core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "../../database/testing.ts";
import { call, formOf, maskOf, openApp, photoOf, signUp } from "../../testing.ts";
import { movesAt, openPacked } from "./moves.testing.ts";
import { contentsOf, unzipped, withFile, zipped } from "./zip.testing.ts";

/** Three bytes each that a parser makes an object of. */
const longList = (objects: number) => `[${"{},".repeat(objects)}0]`;

test("a list that takes long to read keeps nobody else waiting", async () => {
  const server = await openApp();
  try {
    const bob = await signUp(server.app);
    const list = longList(5_000_000);
    const payload = await zipped({ "closet.json": Buffer.from(list) }, true);
    expect(payload.byteLength).toBeLessThan(50_000);
    const began = performance.now();
    JSON.parse(list);
    const parsing = performance.now() - began;

    const lag = monitorEventLoopDelay({ resolution: 5 });
    lag.enable();
    const headers = { "content-type": "application/zip" };
    const post = { method: "POST", url: "/api/closet/import", payload, headers } as const;
    expect((await call(server.app, bob, post)).statusCode).toBe(422);
    lag.disable();
    expect(lag.max / 1e6).toBeLessThan(parsing / 2);
  } finally {
    await server.close();
  }
}, 120_000);

describe.each(KINDS)("a closet's archive on %s", (kind) => {
  let packed: Awaited<ReturnType<typeof openPacked>>;
  beforeAll(async () => void (packed = await openPacked(kind)), 120_000);
  afterAll(() => packed.close());

  const { ask, bring, closetOf, ideasOf, filesOf, picturesOf } = movesAt(() => packed.server);

  /** What stays the same of an item wherever it lies. */
  const core = ({
    id: _id,
    userId: _owner,
    cartoonURL: _c,
    originalURL: _o,
    ...rest
  }: ClosetItem) => rest;
  test("holds everything, and nothing of anybody else", async () => {
    const answer = await ask(packed.ada, "/api/closet/export");
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="fit-closet-.*\.zip"$/),
      "cache-control": "no-store",
    });
    expect(
      Object.keys(packed.files)
        .filter((name) => name.startsWith("photos/"))
        .toSorted(),
    ).toEqual([
      "photos/top/green.jpg",
      "photos/top/image.jpg",
      "photos/top/red_shirt.jpg",
      "photos/trouser/red_shirt.jpg",
    ]);
    const { garments, ideas } = contentsOf(packed.files);
    expect(garments).toHaveLength(4);
    expect(Object.keys(packed.files)).toHaveLength(4 + 4 + 1 + 1);
    expect(ideas).toMatchObject([
      {
        text: "This.",
        pictureAlt: expect.stringContaining("coat"),
        tags: ["picnic", "50% off"],
        note: "With the blanket.",
      },
    ]);
    expect(String(packed.files["closet.json"])).not.toContain(packed.ada.id);
    const empty = await unzipped(
      (await ask(await signUp(packed.server.app), "/api/closet/export")).rawPayload,
    );
    expect(Object.keys(empty)).toEqual(["closet.json"]);
  });

  test("goes into another closet as it was, and a second time adds nothing", async () => {
    const bob = await signUp(packed.server.app);
    const first = await bring(bob, packed.archive);
    expect([first.statusCode, first.json<ImportResponse>()]).toEqual([
      200,
      { garments: 4, ideas: 1, skipped: 0 },
    ]);
    const [theirs, mine] = [await closetOf(packed.ada), await closetOf(bob)];
    expect(mine.map(core)).toEqual(theirs.map(core));
    for (const [at, item] of mine.entries()) {
      const same = theirs[at];
      if (!same) throw new Error("A garment is missing.");
      expect(item.id).not.toBe(same.id);
      expect(await picturesOf(bob, item)).toEqual(await picturesOf(packed.ada, same));
    }
    const [idea] = await ideasOf(bob);
    expect(idea).toMatchObject({
      prompt: "what to wear to a picnic",
      outfit_idea: "This.",
      by: "openai gpt",
    });
    const named = (ideas: SavedIdea[]) => ideas[0]?.items.map(core);
    expect(named([idea as SavedIdea])).toEqual(named(await ideasOf(packed.ada)));

    const before = (await filesOf(bob)).toSorted();
    const again = await bring(bob, packed.archive);
    expect(again.json()).toEqual({ garments: 0, ideas: 0, skipped: 5 });
    expect(await closetOf(bob)).toEqual(mine);
    expect(await ideasOf(bob)).toHaveLength(1);
    expect((await filesOf(bob)).toSorted()).toEqual(before);
  });

  test("brings back only what is missing, by a form as well", async () => {
    const eve = await signUp(packed.server.app);
    await bring(eve, packed.archive);
    const [gone] = await closetOf(eve);
    await call(packed.server.app, eve, { method: "DELETE", url: `/api/closet/${gone?.id}` });
    const form = new FormData();
    form.append("archive", new Blob([new Uint8Array(packed.archive)]), "closet.zip");
    const body = new Response(form);
    const answer = await bring(
      eve,
      Buffer.from(await body.arrayBuffer()),
      body.headers.get("content-type") ?? "",
    );
    expect(answer.json()).toEqual({ garments: 1, ideas: 0, skipped: 4 });
    expect((await closetOf(eve)).map(core)).toEqual((await closetOf(packed.ada)).map(core));
  });

  test("what the person wrote stays theirs after the move", async () => {
    const bob = await signUp(packed.server.app);
    await bring(bob, packed.archive);
    const mine = (await closetOf(bob)).find((item) => item.name === "Old band shirt");
    const form = await formOf({}, { mask: await maskOf(0.25) });
    const url = `/api/closet/${mine?.id}/cartoon`;
    const now = (
      await call(packed.server.app, bob, { method: "PUT", url, ...form })
    ).json<ClosetItem>();
    expect(now).toMatchObject({ name: "Old band shirt", details: { warmth: 4 } });
    expect(now.details.material).toBeUndefined();
  });

  test("a cartoon that is not as we draw them is drawn from its photo instead", async () => {
    const { width, height } = { width: 512, height: 512 };
    const red = { width, height, channels: 4 as const, background: "#f00" };
    const plain = await sharp({ create: red }).webp().toBuffer();
    const withExif = await sharp(plain)
      .withExif({ IFD0: { Copyright: "me" } })
      .webp()
      .toBuffer();
    const polyglot = Buffer.concat([plain, Buffer.from("<script>alert(1)</script>")]);
    const jpeg = await photoOf("#ff0000");
    for (const cartoon of [withExif, polyglot, jpeg, Buffer.from("<svg/>")]) {
      const bob = await signUp(packed.server.app);
      expect((await bring(bob, await withFile(packed.files, "cartoon", cartoon))).statusCode).toBe(
        200,
      );
      for (const item of await closetOf(bob)) {
        const picture = (await ask(bob, item.cartoonURL)).rawPayload;
        expect(picture.equals(cartoon)).toBe(false);
        expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 512 });
      }
    }
  });

  test("a photo that is gone while an archive is compared with the closet is no reason to fail", async () => {
    const bob = await signUp(packed.server.app);
    await bring(bob, packed.archive);
    const [photo = ""] = (await filesOf(bob)).filter((path) => path.startsWith("users/"));
    rmSync(join(packed.server.folder, "files", photo));
    const again = await bring(bob, packed.archive);
    expect([again.statusCode, again.json()]).toEqual([200, { garments: 1, ideas: 0, skipped: 4 }]);
  });

  test("one person moves in one closet at a time", async () => {
    const bob = await signUp(packed.server.app);
    const answers = await Promise.all([bring(bob, packed.archive), bring(bob, packed.archive)]);
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 503]);
    const busy = answers.find((answer) => answer.statusCode === 503);
    expect(busy?.headers["retry-after"]).toBe("30");
    expect(await closetOf(bob)).toHaveLength(4);
  });

  test("a garment that is removed or drawn anew while the archive is written is in it whole, or not at all", async () => {
    const bob = await signUp(packed.server.app);
    await bring(bob, packed.archive);
    const [first, second] = await closetOf(bob);
    const form = await formOf({}, { mask: await maskOf(0.4) });
    const [written] = await Promise.all([
      ask(bob, "/api/closet/export"),
      call(packed.server.app, bob, {
        method: "PUT",
        url: `/api/closet/${first?.id}/cartoon`,
        ...form,
      }),
      call(packed.server.app, bob, { method: "DELETE", url: `/api/closet/${second?.id}` }),
    ]);
    const eve = await signUp(packed.server.app);
    const answer = (await bring(eve, written.rawPayload)).json<ImportResponse>();
    expect(answer.garments).toBeGreaterThanOrEqual(3);
    expect(await closetOf(eve)).toHaveLength(answer.garments);
  });
});
