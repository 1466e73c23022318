import type { OutfitResponse } from "@fit-closet/core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answersWith, FORECAST, startOpenMeteo } from "../../testing/open-meteo.ts";
import { openApp, type TestApp } from "../testing.ts";

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
