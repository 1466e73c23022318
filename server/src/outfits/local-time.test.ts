import { randomUUID } from "node:crypto";
import type { CartoonizeResponse, OutfitResponse } from "@fit-closet/core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answersWith, FORECAST, startOpenMeteo } from "../../testing/open-meteo.ts";
import { call, openApp, signUp, type TestApp, upload } from "../testing.ts";

/** An evening on which it is May in the whole world; 28 days on from there it is June where clocks are four hours ahead. */
const AT = new Date("2026-05-03T20:30:00Z");
const PROMPT = "what should I wear to a picnic in 28 days?";
const HOUR_S = 3600;

let server: TestApp;
let openMeteo: Awaited<ReturnType<typeof startOpenMeteo>>;
let utcOffsetS = 0;
beforeAll(async () => {
  openMeteo = await startOpenMeteo((request, response) =>
    answersWith(JSON.stringify({ ...FORECAST, utc_offset_seconds: utcOffsetS }))(request, response),
  );
  server = await openApp({ WEATHER: "open-meteo", WEATHER_URL: openMeteo.url });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await server.close();
  openMeteo.close();
});

/** The weather that an idea was made for; each place is asked for once, and all lie on the same meridian. */
async function weatherFor(path: string, lat: number): Promise<OutfitResponse["weather"]> {
  vi.useFakeTimers({ toFake: ["Date"], now: AT });
  const payload = { prompt: PROMPT, lat, lon: 0 };
  const { body } = await server.app.inject({ method: "POST", url: path, payload });
  const [, last = body] = /event: done\ndata: (.*)/.exec(body) ?? [];
  return (JSON.parse(last) as OutfitResponse).weather;
}

test.each([
  ["in the answer", "/api/generate_outfit_from_closet", 40],
  ["in the stream", "/api/generate_outfit_from_closet/stream", 50],
])("the day is the one on the clocks of the weather's time zone, %s", async (_, path, lat) => {
  utcOffsetS = 0;
  expect(await weatherFor(path, lat)).toMatchObject({ tempC: 3.4 });
  utcOffsetS = 4 * HOUR_S;
  expect(await weatherFor(path, lat + 1)).toMatchObject({ typical: true });
});

test("what is planned for tomorrow is spared until there, by the same clocks, it is tomorrow", async () => {
  utcOffsetS = 0;
  const { app } = server;
  const me = await signUp(app);
  const { item } = (await upload(app, me, { category: "top" })).json<CartoonizeResponse>();
  const ask = (method: "PATCH" | "POST" | "PUT", url: string, payload: object) =>
    call(app, me, { method, url, payload });
  await ask("PATCH", `/api/closet/${item.id}`, { facts: { washAfterWears: 1 } });
  vi.useFakeTimers({ toFake: ["Date"], now: AT });
  const look = {
    batch: randomUUID().replaceAll("-", ""),
    name: "Tomorrow",
    garments: [item.id],
    day: "2026-05-04",
  };
  expect(await ask("POST", "/api/looks", look)).toMatchObject({ statusCode: 201 });
  const worn = async (lat: number) => {
    const payload = { prompt: "a walk in the park", lat, lon: 0 };
    const answer = await ask("POST", "/api/generate_outfit_from_closet", payload);
    return answer.json<OutfitResponse>().items!.map(({ id }) => id);
  };
  expect(await worn(20)).toEqual([]);
  utcOffsetS = 4 * HOUR_S;
  expect(await worn(30)).toEqual([item.id]);
});
