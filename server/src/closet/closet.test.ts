import type { CartoonizeResponse, ClosetPage } from "@fit-closet/core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import {
  call,
  formOf,
  removeForGood,
  photoOf,
  signUp,
  type TestPerson,
  upload,
} from "../testing.ts";

const MAX_UPLOAD_BYTES = 300_000;

describe.each(KINDS)("the closet on %s", (kind) => {
  const server = serverOn(kind, { MAX_UPLOAD_BYTES: String(MAX_UPLOAD_BYTES) });

  const ask = (person: TestPerson | null, url: string, method: "GET" | "DELETE" = "GET") =>
    call(server.app, person, { method, url });
  const closetOf = async (person: TestPerson) =>
    (await ask(person, "/api/closet")).json<ClosetPage>();
  const filesOf = async (person: TestPerson) =>
    (await server.stored()).filter((path) => path.includes(person.id)).toSorted();
  const send = async (person: TestPerson, fields: Record<string, string>, photo?: Buffer) => {
    const files = photo ? { image: photo } : {};
    const form = await formOf({ userId: person.id, category: "top", ...fields }, files);
    return call(server.app, person, { method: "POST", url: "/api/cartoonize", ...form });
  };

  describe("a photo that is sent with a key of the page's own", () => {
    const batch = "0123456789abcdef".repeat(2);
    const added = async (person: TestPerson, fields: Record<string, string>) =>
      (await send(person, fields, await photoOf("#b03040"))).json<CartoonizeResponse>().item;

    test("is added once, one after the other or at the same time, and answered each time", async () => {
      const me = await signUp(server.app);
      const first = await added(me, { batch });
      expect(await added(me, { batch, category: "coat" })).toEqual(first);
      const other = { batch: batch.replace("0", "f") };
      const [one, same] = await Promise.all([added(me, other), added(me, other)]);
      expect(same).toEqual(one);
      expect(one.id).not.toBe(first.id);
      const { items } = await closetOf(me);
      expect(items.map(({ id }) => id).toSorted()).toEqual([first.id, one.id].toSorted());
      expect(await filesOf(me)).toHaveLength(4);
    });

    test("does not come back while it lies in the bin, and is nobody else's", async () => {
      const [me, other] = [await signUp(server.app), await signUp(server.app)];
      const first = await added(me, { batch });
      await ask(me, `/api/closet/${first.id}`, "DELETE");
      expect((await added(me, { batch })).id).toBe(first.id);
      expect((await closetOf(me)).items).toEqual([]);
      expect((await added(other, { batch })).id).not.toBe(first.id);
    });

    test("keeps the name that the person gave it", async () => {
      const me = await signUp(server.app);
      const { name, id } = await added(me, { batch, name: "  Sunday tee " });
      expect(name).toBe("Sunday tee");
      expect((await closetOf(me)).items).toMatchObject([{ id, name: "Sunday tee" }]);
    });
  });

  test("a photo becomes a cartoon in its owner's closet, and both files can be fetched again", async () => {
    const me = await signUp(server.app);
    const answer = await upload(server.app, me, { fileName: "my red shirt.jpg" });
    expect(answer.statusCode).toBe(200);
    const { cartoonUrl, item } = answer.json<CartoonizeResponse>();
    expect(item).toMatchObject({ userId: me.id, category: "top", cartoonURL: cartoonUrl });
    expect((await closetOf(me)).items).toEqual([item]);

    const cartoon = await ask(me, cartoonUrl);
    expect(cartoon.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
    });
    const picture = await sharp(cartoon.rawPayload).metadata();
    expect(picture).toMatchObject({ format: "webp", width: 512, height: 512, hasAlpha: true });
    expect([picture.exif, picture.xmp, picture.iptc]).toEqual([undefined, undefined, undefined]);

    const original = await ask(me, item.originalURL ?? "");
    expect(item.originalURL).toBe(`/api/storage/users/${me.id}/top/my_red_shirt.jpg`);
    expect(original.headers["content-type"]).toBe("image/jpeg");
    expect(original.rawPayload.equals(await photoOf("#b03040"))).toBe(true);
  });

  test("what a browser has kept costs one short answer", async () => {
    const me = await signUp(server.app);
    const { cartoonUrl } = (await upload(server.app, me)).json<CartoonizeResponse>();
    const { etag } = (await ask(me, cartoonUrl)).headers;
    const headers = { "if-none-match": String(etag) };
    const again = await call(server.app, me, { url: cartoonUrl, headers });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    const stranger = await call(server.app, await signUp(server.app), { url: cartoonUrl, headers });
    expect(stranger.statusCode).toBe(404);
  });

  test("photos of one name lie beside each other, also when they come at once", async () => {
    const me = await signUp(server.app);
    const answers = await Promise.all(
      ["#b03040", "#3040b0", "#30b040"].map((colour) =>
        upload(server.app, me, { colour, fileName: "image.jpg" }),
      ),
    );
    const urls = answers.map((answer) => answer.json<CartoonizeResponse>().item.originalURL);
    const names = ["image.jpg", "image_2.jpg", "image_3.jpg"];
    const expected = names.map((name) => `/api/storage/users/${me.id}/top/${name}`);
    expect(new Set(urls)).toEqual(new Set(expected));
    const bytes = await Promise.all(expected.map(async (url) => (await ask(me, url)).rawPayload));
    expect(new Set(bytes.map((photo) => photo.toString("base64"))).size).toBe(3);
  });

  test("removing an item for good takes its row and both files; removing it again finds nothing", async () => {
    const me = await signUp(server.app);
    const { item } = (await upload(server.app, me)).json<CartoonizeResponse>();
    expect(await filesOf(me)).toHaveLength(2);
    expect((await removeForGood(server.app, me, item.id)).statusCode).toBe(204);
    expect((await closetOf(me)).items).toEqual([]);
    expect(await filesOf(me)).toEqual([]);
    for (const url of [item.cartoonURL, item.originalURL ?? ""])
      expect((await ask(me, url)).statusCode).toBe(404);
    for (const place of ["", "bin/"])
      expect((await ask(me, `/api/closet/${place}${item.id}`, "DELETE")).statusCode).toBe(404);
  });

  test("the list comes in pages, newest first", async () => {
    const me = await signUp(server.app);
    for (const colour of ["#b03040", "#3040b0", "#30b040"])
      await upload(server.app, me, { colour });
    const first = (await ask(me, "/api/closet?limit=2")).json<ClosetPage>();
    const second = (await ask(me, `/api/closet?limit=2&cursor=${first.next}`)).json<ClosetPage>();
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
    const times = [...first.items, ...second.items].map((item) => item.createdAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const nonsense = await ask(me, "/api/closet?cursor=nonsense");
    expect([nonsense.statusCode, nonsense.json<object>()]).toEqual([
      400,
      { code: "bad_request", message: "That page of the list does not exist." },
    ]);
    expect((await ask(me, "/api/closet?limit=0")).statusCode).toBe(400);
  });

  test.each([
    ["no photo", async () => undefined, 400, "no_file"],
    ["an empty file", async () => Buffer.alloc(0), 400, "no_file"],
    ["a text", async () => Buffer.from("This is no picture."), 415, "file_is_no_picture"],
    [
      "an SVG",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
      415,
      "file_is_no_picture",
    ],
    [
      "half a photo",
      async () => (await photoOf("#b03040")).subarray(0, 600),
      422,
      "picture_damaged",
    ],
    [
      "a head without a body",
      async () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(99, 7)]),
      422,
      "picture_damaged",
    ],
    ["too many bytes", async () => Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, "picture_too_large"],
    ["far too many bytes", async () => Buffer.alloc(2_000_000), 413, "picture_too_large"],
  ])("%s is refused and leaves nothing behind", async (_what, photo, status, code) => {
    const me = await signUp(server.app);
    const answer = await send(me, {}, await photo());
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(answer.statusCode).toBe(status);
    expect((await closetOf(me)).items).toEqual([]);
    expect(await filesOf(me)).toEqual([]);
  });

  test("the form needs its owner and a category, and no field may be nonsense", async () => {
    const me = await signUp(server.app);
    const other = await signUp(server.app);
    const photo = await photoOf("#b03040");
    const codeOf = async (fields: Record<string, string>) =>
      (await send(me, fields, photo)).json<{ code: string }>().code;
    expect(await codeOf({ userId: "" })).toBe("no_file");
    expect(await codeOf({ userId: other.id })).toBe("not_yours");
    expect(await codeOf({ category: "" })).toBe("no_category");
    expect(await codeOf({ category: "<b>top</b>" })).toBe("bad_request");
    expect(await codeOf({ lat: "200" })).toBe("bad_request");
    const theirs = `/api/storage/users/${other.id}/top/x.jpg`;
    expect(await codeOf({ originalUrl: theirs })).toBe("not_yours");
    expect(await codeOf({ originalUrl: "https://elsewhere.example/x.jpg" })).toBe("bad_request");
    expect(await filesOf(me)).toEqual([]);
    expect(await filesOf(other)).toEqual([]);
  });

  test("originalUrl says where the original will lie, so that its bytes travel once", async () => {
    const me = await signUp(server.app);
    const originalUrl = `http://closet.test/api/storage/users/${me.id}/top/red%20shirt.jpg`;
    const answer = await send(me, { originalUrl }, await photoOf("#b03040"));
    const { item } = answer.json<CartoonizeResponse>();
    expect(item.originalURL).toBe(`/api/storage/users/${me.id}/top/red_shirt.jpg`);
  });

  test("a client may upload first: the same photo is then used where it lies, another one lies beside it", async () => {
    const me = await signUp(server.app);
    const path = `/api/storage/users/${me.id}/top/first%20shirt.jpg`;
    const photo = await photoOf("#b03040");
    const headers = { "content-type": "image/jpeg" };
    const put = { method: "PUT", url: path, payload: photo, headers } as const;
    const { url } = (await call(server.app, me, put)).json<{ url: string }>();
    expect(url).toBe(`/api/storage/users/${me.id}/top/first_shirt.jpg`);
    expect((await ask(me, url)).rawPayload.equals(photo)).toBe(true);

    const [same, again] = [
      await send(me, { originalUrl: path }, photo),
      await send(me, { originalUrl: path }, photo),
    ];
    expect(same.json<CartoonizeResponse>().item.originalURL).toBe(url);
    expect(again.json<CartoonizeResponse>().item.originalURL).toBe(
      url.replace("shirt.jpg", "shirt_2.jpg"),
    );
    const script = {
      ...put,
      payload: "<script>alert(1)</script>",
      headers: { "content-type": "text/html" },
    };
    expect((await call(server.app, me, script)).statusCode).toBe(415);
  });

  test("the page's own colours count only where no garment could be cut out", async () => {
    const me = await signUp(server.app);
    const dominantColors = '["#123456"]';
    const cut = await send(me, { dominantColors }, await photoOf("#b03040"));
    const { item } = cut.json<CartoonizeResponse>();
    expect(item.cutOut).toBe(true);
    expect(item.colours).not.toContain("#123456");
    const plain = { width: 300, height: 300, channels: 3 as const, background: "#777777" };
    const flat = await sharp({ create: plain }).jpeg().toBuffer();
    const card = (await send(me, { dominantColors }, flat)).json<CartoonizeResponse>().item;
    expect([card.cutOut, card.colours]).toEqual([false, ["#123456"]]);
    for (const nonsense of ["red", "{}", '["red"]'])
      expect((await send(me, { dominantColors: nonsense }, flat)).statusCode).toBe(200);
  });
});
