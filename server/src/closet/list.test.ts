import { randomBytes } from "node:crypto";
import type { ClosetItem, ClosetPage, ListedGarment, ReadList, Usage } from "@fit-closet/core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, formOf, photoOf, removeForGood, signUp, type TestPerson } from "../testing.ts";

/** The colour of the first pixel from the left that is not seen through, half way down. */
async function borderOf(sticker: Buffer): Promise<number[]> {
  const { data, info } = await sharp(sticker).raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(256 * info.width * 4, 257 * info.width * 4);
  for (let at = 0; at < row.length; at += 4)
    if (row[at + 3]! > 250)
      return [...row.subarray(at, at + 3)].map((value) => (value > 245 ? 255 : value));
  return [];
}

const TEES: ListedGarment = {
  kind: "tee",
  category: "top",
  name: "white tee",
  colours: ["white"],
  count: 3,
};
const JEANS: ListedGarment = {
  ...TEES,
  kind: "jeans",
  category: "trouser",
  name: "jeans",
  colours: [],
  count: 1,
};

describe.each(KINDS)("a typed closet on %s", (kind) => {
  const server = serverOn(kind, { QUOTA_ITEMS: "6" });

  const post = (person: TestPerson | null, url: string, payload: object) =>
    call(server.app, person, { method: "POST", url, payload });
  const add = (
    person: TestPerson,
    garments: ListedGarment[],
    batch = randomBytes(16).toString("hex"),
  ) => post(person, "/api/closet/list", { batch, garments });
  const added = async (person: TestPerson, garments: ListedGarment[]) =>
    (await add(person, garments)).json<{ items: ClosetItem[] }>().items;
  const get = (person: TestPerson, url: string) => call(server.app, person, { url });
  const closetOf = async (person: TestPerson) =>
    (await get(person, "/api/closet")).json<ClosetPage>().items;
  const pixelsOf = async (person: TestPerson, url: string) =>
    sharp((await get(person, url)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer();

  test("a list is read as garments, and nothing is kept", async () => {
    const me = await signUp(server.app);
    const answer = await post(me, "/api/closet/list/reading", {
      text: "3 white tees, no shoes yet",
    });
    expect(answer.json<ReadList>()).toEqual({
      language: "en",
      garments: [{ ...TEES }],
    });
    expect(await closetOf(me)).toEqual([]);
  });

  test("each garment gets a sticker of its own, without a photo, in the order that was typed", async () => {
    const me = await signUp(server.app);
    const items = await added(me, [TEES, JEANS]);
    expect(items.map(({ name }) => name)).toEqual(["white tee", "white tee", "white tee", "jeans"]);
    expect(await closetOf(me)).toEqual(items);
    expect(items.every(({ originalURL }) => originalURL === undefined)).toBe(true);
    const sticker = await sharp((await get(me, items[0]!.cartoonURL)).rawPayload).metadata();
    expect(sticker).toMatchObject({ format: "webp", width: 512, height: 512, hasAlpha: true });
    expect(await borderOf((await get(me, items[3]!.cartoonURL)).rawPayload)).toEqual([
      255, 255, 255,
    ]);
    expect((await get(me, "/api/closet/usage")).json<Usage>().items).toBe(4);
  });

  test("a batch that is sent twice, also at once, is added once", async () => {
    const me = await signUp(server.app);
    const batch = randomBytes(16).toString("hex");
    const answers = await Promise.all([add(me, [TEES], batch), add(me, [TEES], batch)]);
    answers.push(await add(me, [TEES], batch));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await closetOf(me)).toHaveLength(3);
    expect((await server.stored()).filter((path) => path.includes(me.id))).toHaveLength(3);
    const [first] = await closetOf(me);
    await call(server.app, me, { method: "DELETE", url: `/api/closet/${first!.id}` });
    // What was removed of it meanwhile stays removed.
    expect((await add(me, [TEES], batch)).json<{ items: unknown[] }>().items).toHaveLength(2);
  });

  test("more than the closet may hold is refused whole, and leaves no file", async () => {
    const me = await signUp(server.app);
    expect((await add(me, [{ ...TEES, count: 7 }])).json()).toMatchObject({
      code: "quota_reached",
    });
    expect(await closetOf(me)).toEqual([]);
    expect((await server.stored()).filter((path) => path.includes(me.id))).toEqual([]);
  });

  test("a change of colour or drawer is drawn, and removing takes the file along", async () => {
    const me = await signUp(server.app);
    const [jeans] = await added(me, [JEANS]);
    const before = await pixelsOf(me, jeans!.cartoonURL);
    const edit = { method: "PATCH" as const, url: `/api/closet/${jeans!.id}` };
    const red = await call(server.app, me, { ...edit, payload: { colours: ["#cc1f2c"] } });
    const { cartoonURL } = red.json<ClosetItem>();
    expect(cartoonURL).not.toBe(jeans!.cartoonURL);
    expect((await pixelsOf(me, cartoonURL)).equals(before)).toBe(false);
    const named = await call(server.app, me, { ...edit, payload: { name: "old jeans" } });
    expect(named.json<ClosetItem>().cartoonURL).toBe(cartoonURL);
    await removeForGood(server.app, me, jeans!.id);
    expect((await server.stored()).filter((path) => path.includes(me.id))).toEqual([]);
  });

  test("a photo takes the drawing's place and keeps what was typed; a second one is refused", async () => {
    const me = await signUp(server.app);
    const [tee] = await added(me, [{ ...TEES, count: 1 }]);
    const give = async () =>
      call(server.app, me, {
        method: "PUT",
        url: `/api/closet/${tee!.id}/photo`,
        ...(await formOf({}, { image: await photoOf("#b03040") })),
      });
    const given = (await give()).json<ClosetItem>();
    expect(given).toMatchObject({
      id: tee!.id,
      name: "white tee",
      category: "top",
      colours: tee!.colours,
    });
    expect((await get(me, given.originalURL ?? "")).statusCode).toBe(200);
    expect(await closetOf(me)).toEqual([given]);
    expect((await give()).statusCode).toBe(409);
    expect((await server.stored()).filter((path) => path.includes(me.id))).toHaveLength(2);
  });

  test("there is nothing to cut out of a drawing", async () => {
    const me = await signUp(server.app);
    const [tee] = await added(me, [{ ...TEES, count: 1 }]);
    const form = await formOf({ cut: "card" });
    const url = `/api/closet/${tee!.id}/cartoon`;
    expect((await call(server.app, me, { method: "PUT", url, ...form })).json()).toMatchObject({
      code: "no_file",
    });
  });

  test("an archive takes it to another closet, and twice adds nothing", async () => {
    const [me, other] = [await signUp(server.app), await signUp(server.app)];
    await added(me, [TEES, JEANS]);
    const payload = (await get(me, "/api/closet/export")).rawPayload;
    const headers = { "content-type": "application/zip" };
    const bring = async () =>
      (
        await call(server.app, other, {
          method: "POST",
          url: "/api/closet/import",
          payload,
          headers,
        })
      ).json();
    expect(await bring()).toEqual({ garments: 4, ideas: 0, skipped: 0 });
    expect(await bring()).toEqual({ garments: 0, ideas: 0, skipped: 4 });
    const facts = ({ name, category, colours, details, createdAt }: ClosetItem) => ({
      name,
      category,
      colours,
      details,
      createdAt,
    });
    expect((await closetOf(other)).map(facts)).toEqual((await closetOf(me)).map(facts));
  });

  test("an outfit is put together of what was typed", async () => {
    const me = await signUp(server.app);
    const items = await added(me, [{ ...TEES, count: 1 }, JEANS]);
    const idea = await post(me, "/api/generate_outfit_from_closet", {
      userId: me.id,
      prompt: "what to wear to a picnic in the park",
    });
    const worn = idea.json<{ items: ClosetItem[] }>().items.map(({ id }) => id);
    expect(worn.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  });

  test("what is shown before it is added is what will be drawn", async () => {
    const me = await signUp(server.app);
    const shown = await get(me, "/api/closet/sticker?kind=tee&category=top&colours=white");
    expect(shown.headers["content-type"]).toBe("image/webp");
    const [tee] = await added(me, [{ ...TEES, count: 1 }]);
    expect((await get(me, tee!.cartoonURL)).rawPayload.equals(shown.rawPayload)).toBe(true);
    const filed = await get(me, "/api/closet/sticker?kind=tee&category=cap&colours=white");
    expect(filed.rawPayload.equals(shown.rawPayload)).toBe(false);
  });
});
