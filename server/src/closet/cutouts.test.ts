import type { CartoonizeResponse, ClosetItem, ClosetPage } from "@fit-closet/core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import {
  call,
  formOf,
  maskOf,
  removeForGood,
  photoOf,
  signUp,
  type TestPerson,
} from "../testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { closetCallsAt } from "./closet-calls.testing.ts";

describe.each(KINDS)("a garment's cut-out on %s", (kind) => {
  const server = serverOn(kind);

  const { get, filesOf, foldersOf, send, recut, edit, added } = closetCallsAt(() => server);

  /** Share of the sticker's pixels that show anything. */
  const coverOf = async (person: TestPerson, item: ClosetItem) => {
    const webp = (await get(person, item.cartoonURL)).rawPayload;
    const { data } = await sharp(webp)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((alpha) => alpha > 127).length / data.length;
  };
  const maskPixels = async (person: TestPerson, id: string) => {
    const answer = await get(person, `/api/closet/${id}/mask`);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
    });
    const { data, info } = await sharp(answer.rawPayload)
      .toColourspace("b-w")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const metadata = await sharp(answer.rawPayload).metadata();
    expect([metadata.format, metadata.channels]).toEqual(["png", 1]);
    return { ...info, white: data.filter((v) => v === 255).length / data.length };
  };

  test("the person's own cut-out is drawn with and kept, and only they can fetch it", async () => {
    const me = await signUp(server.app);
    const found = await added(me);
    const { item } = (await send(me, {}, await maskOf(0.25))).json<CartoonizeResponse>();
    expect(item).toMatchObject({ cut: "own", cutOut: true });
    expect(await maskPixels(me, item.id)).toMatchObject({ width: 400, height: 500, white: 0.25 });
    expect(await coverOf(me, item)).not.toBeCloseTo(await coverOf(me, found), 2);
    expect((await get(me, `/api/closet/${found.id}/mask`)).statusCode).toBe(404);
    const stranger = await signUp(server.app);
    expect((await get(stranger, `/api/closet/${item.id}/mask`)).statusCode).toBe(404);
    expect(await foldersOf(me)).toEqual(["cartoons", "cartoons", "masks", "users", "users"]);
  });

  test("a photo is drawn as a card when that is asked for", async () => {
    const me = await signUp(server.app);
    const { item } = (await send(me, { cut: "card" })).json<CartoonizeResponse>();
    expect(item).toMatchObject({ cut: "card", cutOut: false });
    expect((await send(me, { cut: "own" })).statusCode).toBe(400);
  });

  const shirtWithout = async (bytes: number) => (await maskOf(0.5)).subarray(0, -bytes);
  test.each([
    ["no picture", async () => Buffer.from("white"), 422, "cut_out_unusable"],
    ["nothing at all", async () => Buffer.alloc(0), 422, "cut_out_unusable"],
    ["a JPEG", () => photoOf("#ffffff"), 422, "cut_out_unusable"],
    ["half a PNG", () => shirtWithout(400), 422, "cut_out_unusable"],
    ["of other proportions", () => maskOf(0.5, 500, 400), 422, "cut_out_unusable"],
    ["empty", () => maskOf(0), 422, "cut_out_unusable"],
    ["of far too many pixels", () => maskOf(1, 12_000, 15_000), 422, "cut_out_unusable"],
    ["of too many bytes", async () => Buffer.alloc(3 * 1024 ** 2), 413, "picture_too_large"],
  ])(
    "a cut-out that is %s is refused, and leaves the closet as it was",
    async (_what, mask, status, code) => {
      const me = await signUp(server.app);
      const item = await added(me);
      const before = await filesOf(me);
      for (const answer of [
        await send(me, {}, await mask()),
        await recut(me, item.id, {}, await mask()),
      ]) {
        expect(answer.json()).toMatchObject({
          code,
          message: expect.stringMatching(/^[A-Z].*\.$/),
        });
        expect(answer.statusCode).toBe(status);
      }
      expect(await filesOf(me)).toEqual(before);
      expect((await get(me, "/api/closet")).json<ClosetPage>().items).toEqual([item]);
    },
  );

  test("a cartoon is drawn anew as often as one likes, and nothing of the old one stays", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    const original = (await get(me, item.originalURL ?? "")).rawPayload;
    const firstEtag = (await get(me, item.cartoonURL)).headers["etag"];
    const drawn = async (fields: Record<string, string>, mask?: Buffer) =>
      (await recut(me, item.id, fields, mask)).json<ClosetItem>();

    const own = await drawn({}, await maskOf(0.5));
    expect(own).toEqual({
      ...item,
      cut: "own",
      colours: own.colours,
      cartoonURL: item.cartoonURL.replace(/1$/, "2"),
    });
    expect(await foldersOf(me)).toEqual(["cartoons", "masks", "users"]);
    expect(await coverOf(me, own)).toBeGreaterThan(0.3);

    const other = await drawn({ cut: "found" }, await maskOf(0.75));
    expect((await maskPixels(me, item.id)).white).toBeCloseTo(0.75);
    const card = await drawn({ cut: "card" });
    expect(card).toMatchObject({ cut: "card", cutOut: false, colours: other.colours });
    expect((await get(me, `/api/closet/${item.id}/mask`)).statusCode).toBe(404);
    expect(await foldersOf(me)).toEqual(["cartoons", "users"]);
    const found = await drawn({});
    expect(found).toMatchObject({ cut: "found", cutOut: true, colours: item.colours });
    expect(found.cartoonURL).toMatch(/drawing=5$/);
    expect((await get(me, item.originalURL ?? "")).rawPayload.equals(original)).toBe(true);
    expect((await get(me, "/api/closet")).json<ClosetPage>().items).toEqual([found]);
    expect((await get(me, found.cartoonURL)).headers["etag"]).not.toBe(firstEtag);
  });

  test("drawn anew several times at once, one of them stays and no file is left over or lost", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    const answers = await Promise.all([
      recut(me, item.id, {}, await maskOf(0.3)),
      recut(me, item.id, { cut: "card" }),
      recut(me, item.id, {}, await maskOf(0.6)),
      edit(me, item.id, { details: { warmth: 4 }, name: "Mine" }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const [now] = (await get(me, "/api/closet")).json<ClosetPage>().items;
    expect(now).toMatchObject({ name: "Mine", details: { warmth: 4 } });
    expect(now?.cartoonURL).toMatch(/drawing=4$/);
    expect((await get(me, now?.cartoonURL ?? "")).statusCode).toBe(200);
    const mask = now?.cut === "own" ? ["masks"] : [];
    expect(await foldersOf(me)).toEqual(["cartoons", ...mask, "users"]);
  });

  test("a garment that is removed while it is drawn anew leaves nothing behind", async () => {
    const me = await signUp(server.app);
    const item = await added(me);
    const drawing = recut(me, item.id, {}, await maskOf(0.5));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await removeForGood(server.app, me, item.id)).statusCode).toBe(204);
    expect((await drawing).statusCode).toBe(404);
    expect(await filesOf(me)).toEqual([]);
  });

  test("removing a garment takes its cut-out too", async () => {
    const me = await signUp(server.app);
    const { item } = (await send(me, {}, await maskOf(0.5))).json<CartoonizeResponse>();
    await removeForGood(server.app, me, item.id);
    expect(await filesOf(me)).toEqual([]);
  });

  test("the photo itself is not sent twice, and nothing but a form is understood", async () => {
    const me = await signUp(server.app);
    const { id } = await added(me);
    const url = `/api/closet/${id}/cartoon`;
    const photo = await formOf({}, { image: await photoOf("#b03040") });
    for (const body of [photo, { payload: { cut: "card" } }])
      expect((await call(server.app, me, { method: "PUT", url, ...body })).statusCode).toBe(400);
    expect((await recut(me, id, { cut: "round" })).statusCode).toBe(400);
  });
});
