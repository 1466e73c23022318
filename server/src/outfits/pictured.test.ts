import type { ImageResponse, Likeness, OutfitResponse, Pictured } from "@fit-closet/core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { LIKENESS as ME } from "../likeness.testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, PASSWORD, signUp, type TestPerson, upload } from "../testing.ts";

describe.each(KINDS)("how somebody is drawn, on %s", (kind) => {
  const server = serverOn(kind);

  const choose = async (person: TestPerson, payload: object) =>
    (
      await call(server.app, person, { method: "PATCH", url: "/api/account/pictured", payload })
    ).json<Pictured>();
  const chosen = async (person: TestPerson) =>
    (await call(server.app, person, { url: "/api/account/pictured" })).json<Pictured>();
  const post = (person: TestPerson | null, url: string, payload: object) =>
    call(server.app, person, { method: "POST", url, payload });
  const ask = async (person: TestPerson | null, more: object = {}) => {
    const payload = { prompt: "what to wear to a picnic in the park", seed: 5, ...more };
    return (await post(person, "/api/generate_outfit_from_closet", payload)).json<OutfitResponse>();
  };
  const pixels = async (person: TestPerson | null, url: string | undefined) =>
    (await call(server.app, person, { url: url ?? "" })).rawPayload;

  test("what is chosen is kept, each by itself, until it is forgotten", async () => {
    const me = await signUp(server.app);
    expect(await chosen(me)).toEqual({ likeness: null, style: null });
    expect(await choose(me, { likeness: ME })).toEqual({ likeness: ME, style: null });
    expect(await choose(me, { style: "flat-lay" })).toEqual({ likeness: ME, style: "flat-lay" });
    expect(await choose(me, { likeness: { ...ME, skin: 1 } })).toMatchObject({
      likeness: { skin: 1 },
      style: "flat-lay",
    });
    expect(await choose(me, { likeness: null })).toEqual({ likeness: null, style: "flat-lay" });
    expect(await choose(me, {})).toEqual({ likeness: null, style: "flat-lay" });
    expect(await chosen(await signUp(server.app))).toEqual({ likeness: null, style: null });
  });

  test("what nobody looks like is refused, and what was chosen stays", async () => {
    const me = await signUp(server.app);
    await choose(me, { likeness: ME });
    for (const wrong of [{ ...ME, skin: 99 }, { ...ME, hairCut: "</svg>" }, { skin: 1 }, "me"]) {
      const payload = { likeness: wrong };
      const url = "/api/account/pictured";
      const answer = await call(server.app, me, { method: "PATCH", url, payload });
      expect(answer.statusCode).toBe(400);
    }
    expect((await chosen(me)).likeness).toEqual(ME);
  });

  test("every picture shows them: an idea's, one that is drawn again and one of words alone", async () => {
    const [me, anybody] = [await signUp(server.app), await signUp(server.app)];
    const drawnFor = async (person: TestPerson) => {
      const idea = await ask(person, { style: "figure" });
      const { plan, weather, seed } = idea;
      const draw = async (payload: object) =>
        (await post(person, "/api/generate_dalle_image", payload)).json<ImageResponse>().image_url;
      const outfit = { plan, weather, seed: seed + 1, style: "figure" };
      const prompt = "a navy coat over a cream knit";
      const urls = [idea.image_url, await draw({ prompt, outfit })];
      return Promise.all(urls.map((url) => pixels(person, url)));
    };
    const before = await drawnFor(me);
    expect(before.map(String)).toEqual((await drawnFor(anybody)).map(String));
    await choose(me, { likeness: ME });
    const after = await drawnFor(me);
    after.forEach((picture, i) => expect(picture.equals(before[i]!)).toBe(false));
    for (const picture of after) expect(await hasHair(picture)).toBe(true);
    await choose(me, { likeness: null });
    expect((await drawnFor(me)).map(String)).toEqual(before.map(String));
  }, 60_000);

  test("a portrait shows what would be drawn and keeps nothing", async () => {
    const me = await signUp(server.app);
    const portrait = async (likeness: Likeness) => {
      const answer = await post(me, "/api/account/portrait", likeness);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "no-store",
      });
      return answer.rawPayload;
    };
    const stored = await server.stored();
    const [mine, bald] = [await portrait(ME), await portrait({ ...ME, hairCut: "none" })];
    expect(mine.equals(bald)).toBe(false);
    expect(mine.equals(await portrait(ME))).toBe(true);
    expect(await chosen(me)).toEqual({ likeness: null, style: null });
    expect(await server.stored()).toEqual(stored);
  });

  test("a photo is laid out, typed and suggested pieces are worn, and what was chosen wins", async () => {
    const me = await signUp(server.app);
    expect((await ask(null)).style).toBe("figure");
    expect((await ask(me)).style).toBe("figure");
    await upload(server.app, me, { colour: "#b03040", category: "top" });
    expect((await ask(me)).style).toBe("flat-lay");
    expect((await ask(me, { style: "figure" })).style).toBe("figure");
    await choose(me, { style: "figure" });
    expect((await ask(me)).style).toBe("figure");
    expect((await ask(me, { style: "flat-lay" })).style).toBe("flat-lay");
  }, 60_000);

  test("it goes with the account", async () => {
    const me = await signUp(server.app);
    await choose(me, { likeness: ME, style: "figure" });
    const rows = () =>
      server.inDatabase((db) =>
        db.selectFrom("pictured").selectAll().where("userId", "=", me.id).execute(),
      );
    expect(await rows()).toHaveLength(1);
    const payload = { email: me.email, password: PASSWORD };
    expect((await post(me, "/api/account/deletion", payload)).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test("it travels with an export, and what was chosen where it arrives stays", async () => {
    const me = await signUp(server.app);
    await choose(me, { likeness: ME, style: "figure" });
    const zip = (await call(server.app, me, { url: "/api/closet/export" })).rawPayload;
    const bring = (person: TestPerson) =>
      call(server.app, person, {
        method: "POST",
        url: "/api/closet/import",
        payload: zip,
        headers: { "content-type": "application/zip" },
      });
    const [empty, other] = [await signUp(server.app), await signUp(server.app)];
    await choose(other, { likeness: { ...ME, skin: 0 } });
    expect((await bring(empty)).statusCode).toBe(200);
    expect((await bring(other)).statusCode).toBe(200);
    expect(await chosen(empty)).toEqual({ likeness: ME, style: "figure" });
    expect(await chosen(other)).toEqual({ likeness: { ...ME, skin: 0 }, style: "figure" });
  });
});

/** The black of their hair is above the middle of the picture, and in nobody's clothes. */
async function hasHair(webp: Buffer): Promise<boolean> {
  const { data, info } = await sharp(webp)
    .extract({ left: 400, top: 60, width: 224, height: 260 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let black = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) < 50) black++;
  return black > 1500;
}
