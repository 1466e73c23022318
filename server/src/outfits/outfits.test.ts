import type {
  CartoonizeResponse,
  ClosetItem,
  ImageResponse,
  OutfitResponse,
  SavedIdea,
  SavedIdeasPage,
} from "@fit-closet/core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, signUp, type TestApp, type TestPerson, upload } from "../testing.ts";

async function draw(server: TestApp, person: TestPerson | null): Promise<string> {
  const payload = { prompt: "a fashion illustration of a navy coat over a cream knit" };
  const asked = { method: "POST", url: "/api/generate_dalle_image", payload } as const;
  return (await call(server.app, person, asked)).json<ImageResponse>().image_url;
}

const statusOf = async (server: TestApp, person: TestPerson | null, url: string) =>
  (await call(server.app, person, { url })).statusCode;

describe.each(KINDS)("outfits on %s", (kind) => {
  const server = serverOn(kind);
  let me: TestPerson;
  let closet: ClosetItem[];
  beforeAll(async () => {
    me = await signUp(server.app);
    const garments = [
      { colour: "#b03040", category: "top" },
      { colour: "#26324d", category: "trouser" },
      { colour: "#556b2f", category: "coat" },
    ];
    closet = [];
    for (const garment of garments)
      closet.push((await upload(server.app, me, garment)).json<CartoonizeResponse>().item);
  }, 120_000);

  const post = (person: TestPerson | null, url: string, payload: object) =>
    call(server.app, person, { method: "POST", url, payload });
  const ask = async (person: TestPerson | null, payload: object) =>
    (await post(person, "/api/generate_outfit_from_closet", payload)).json<OutfitResponse>();
  const prompt = "what to wear to a picnic in the park";

  test("several looks come with every piece of them and what to pack", async () => {
    const { plan, pieces } = await ask(me, {
      prompt: "packing for 2 days in Lisbon, one bag only",
    });
    expect(plan.looks).toHaveLength(2);
    const worn = new Set(plan.looks!.flatMap(({ items }) => items));
    expect(new Set(pieces!.map(({ id }) => id))).toEqual(worn);
    expect(new Set(plan.packing!.items)).toEqual(worn);
  });

  test("why a piece is not worn is told, of one's own and of nobody else's", async () => {
    const [top, trousers, coat] = closet.map(({ id }) => id) as [string, string, string];
    const previous = { items: [top, trousers], prompt };
    const asked = { prompt: "Why not this one?", previous };
    const told = await ask(me, { ...asked, why: coat });
    expect([told.status, told.changed]).toEqual(["answer", true]);
    expect(told.plan.items.toSorted()).toEqual([top, trousers].toSorted());
    expect((await ask(me, { ...asked, why: "somebody else's" })).status).toBe("outfit");
  });

  test("what was worn yesterday rests where another does as well", async () => {
    const other = await signUp(server.app);
    const add = async (category: string, colour: string) =>
      (await upload(server.app, other, { category, colour })).json<CartoonizeResponse>().item.id;
    const worn = await add("top", "#1f2a44");
    const fresh = await add("top", "#1f2a44");
    await add("trouser", "#83868b");
    const day = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const payload = { garments: [worn], day, worn: true };
    await call(server.app, other, { method: "PUT", url: "/api/wears", payload });
    const seeds = [0, 1, 2, 3, 4, 5];
    const ideas = await Promise.all(seeds.map((seed) => ask(other, { prompt, seed })));
    const wearing = (id: string) => ideas.filter(({ plan }) => plan.items.includes(id)).length;
    expect(wearing(fresh)).toBeGreaterThan(wearing(worn));
  });

  test("a change is made to the outfit that was there, whatever else is said to have been in it", async () => {
    const previous = { items: [...closet.map(({ id }) => id), "somebody else's"], prompt };
    const idea = await ask(me, { prompt: "Without the trousers this time, please", previous });
    expect(idea.changed).toBe(true);
    const categories = idea.items.map(({ category }) => category);
    expect(categories).not.toContain("trouser");
    expect(categories).toEqual(expect.arrayContaining(["top", "coat"]));
    expect((await ask(me, { prompt, previous })).changed).toBeUndefined();
  });

  test("a visitor gets an idea, the weather it was made for and its picture, and no one's clothes", async () => {
    const idea = await ask(null, { userId: null, lat: null, lon: null, prompt });
    expect(idea).toMatchObject({ status: "outfit", language: "en", by: "embedded", items: [] });
    expect(idea.outfit_idea.length).toBeGreaterThan(100);
    expect(idea.weather).toMatchObject({ typical: true });
    const picture = await call(server.app, null, { url: idea.image_url ?? "" });
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 1024,
    });
    expect(idea.image_alt).toMatch(/\w{3}/);
  });

  test("the owner is dressed from their own closet, and the same seed gives the same answer", async () => {
    const request = { userId: me.id, lat: 48.2, lon: 16.4, prompt };
    const idea = await ask(me, request);
    expect(idea.items.length).toBeGreaterThan(0);
    const ids = closet.map((item) => item.id);
    for (const item of idea.items) expect(ids).toContain(item.id);
    expect(idea.plan.items).toEqual(idea.items.map((item) => item.id));
    const again = await ask(me, { ...request, seed: idea.seed });
    expect([again.outfit_idea, again.plan]).toEqual([idea.outfit_idea, idea.plan]);
  });

  test("the same drawing is kept once for each who asks, and another outfit is another picture", async () => {
    const picture = async (person: TestPerson | null, seed: number) =>
      (await ask(person, { prompt, seed })).image_url;
    const mine = await picture(me, 11);
    expect(await picture(me, 11)).toBe(mine);
    const visitors = await picture(null, 11);
    expect(await picture(null, 11)).toBe(visitors);
    expect(new Set([mine, visitors, await picture(me, 12)]).size).toBe(3);
    expect(await statusOf(server, null, mine ?? "")).toBe(404);
  });

  test("an idea's outfit can be drawn in another style, and in the first one it is the same picture again", async () => {
    const idea = await ask(me, { prompt, seed: 21, style: "figure" });
    const { plan, weather, seed } = idea;
    const drawn = async (style: string) => {
      const asked = { prompt: idea.outfit_idea, outfit: { style, seed, weather, plan } };
      return (await post(me, "/api/generate_dalle_image", asked)).json<ImageResponse>().image_url;
    };
    expect(await drawn("figure")).toBe(idea.image_url);
    expect(await drawn("flat-lay")).not.toBe(idea.image_url);
  });

  test("a garment that must be worn is, and one that must not is not", async () => {
    const [top, trouser] = closet;
    const locked = { include: [top?.id], exclude: [trouser?.id] };
    const { plan } = await ask(me, { userId: me.id, prompt, ...locked });
    expect(plan.items).toContain(top?.id);
    expect(plan.items).not.toContain(trouser?.id);
  });

  test("the weather is that of the place, and of London without one", async () => {
    const [pole, nowhere, london] = await Promise.all([
      ask(null, { prompt, lat: -80, lon: 0 }),
      ask(null, { prompt, lat: 10, lon: null }),
      ask(null, { prompt, lat: 51.5074, lon: -0.1278 }),
    ]);
    expect(pole.weather?.tempC).toBeLessThan(0);
    expect(nowhere.weather).toEqual(london.weather);
  });

  test.each([
    ["         picnic   ", "prompt_too_short", "Please enter a more detailed prompt."],
    ["x".repeat(2001), "prompt_too_long", "Please keep your request under 2,000 characters."],
  ])("a request of the wrong length is told so", async (text, code, message) => {
    const answer = await post(null, "/api/generate_outfit_from_closet", { prompt: text });
    expect([answer.statusCode, answer.json<object>()]).toEqual([400, { code, message }]);
  });

  test("a saved idea keeps its picture and its text when a garment leaves the closet", async () => {
    const idea = await ask(me, { userId: me.id, prompt });
    const extra = (
      await upload(server.app, me, { colour: "#222222", category: "cap" })
    ).json<CartoonizeResponse>().item;
    const kept = closet[0]?.id ?? "";
    const saved = await post(me, "/api/ideas", {
      prompt,
      outfit_idea: idea.outfit_idea,
      image_url: idea.image_url,
      by: idea.by,
      items: [extra.id, kept],
    });
    expect(saved.statusCode).toBe(201);
    const { id, items } = saved.json<SavedIdea>();
    expect(items.map((item) => item.id)).toEqual([extra.id, kept]);
    await call(server.app, me, { method: "DELETE", url: `/api/closet/${extra.id}` });
    const page = (await call(server.app, me, { url: "/api/ideas" })).json<SavedIdeasPage>();
    const found = page.ideas.find((one) => one.id === id);
    const { image_url, image_alt } = idea;
    expect(found).toMatchObject({ prompt, by: "embedded", image_url, image_alt });
    expect(found?.items.map((item) => item.id)).toEqual([kept]);
  });

  test("an idea holds nothing that is not its owner's: no other's garment, picture or address", async () => {
    const other = await signUp(server.app);
    const mine = await draw(server, me);
    const save = (image_url: string) =>
      post(other, "/api/ideas", {
        prompt,
        outfit_idea: "This.",
        image_url,
        items: [closet[0]?.id],
      });
    for (const url of [mine, "https://elsewhere.example/x.webp", "/api/closet/1/cartoon"]) {
      const saved = (await save(url)).json<SavedIdea>();
      expect([saved.image_url, saved.items]).toEqual([undefined, []]);
    }
    const open = await draw(server, null);
    expect((await save(open)).json<SavedIdea>().image_url).toBe(open);
  });
});

/** Room for a handful of drawings of about 12 KB. */
const MAX_PICTURE_BYTES = "60000";

describe.each(KINDS)("little room for pictures on %s", (kind) => {
  const server = serverOn(kind, { MAX_PICTURE_BYTES });
  test("the oldest make room for new ones, and a saved one stays", async () => {
    const me = await signUp(server.app);
    const saved = await draw(server, me);
    const payload = { prompt: "a picnic", outfit_idea: "This.", image_url: saved, items: [] };
    await call(server.app, me, { method: "POST", url: "/api/ideas", payload });
    const oldest = await draw(server, null);
    for (let n = 0; n < 6; n++) await draw(server, null);
    const newest = await draw(server, null);
    expect(await statusOf(server, me, saved)).toBe(200);
    expect(await statusOf(server, null, oldest)).toBe(404);
    expect(await statusOf(server, null, newest)).toBe(200);
    const names = (await server.stored()).filter((path) => path.startsWith("pictures/"));
    expect(names.join()).not.toContain(oldest.split("/").at(-1));
  });
});
