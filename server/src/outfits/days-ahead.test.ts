import type { OutfitResponse } from "@fit-closet/core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { FORECAST, startOpenMeteo } from "../../testing/open-meteo.ts";
import { openApp, type TestApp } from "../testing.ts";

/** A Wednesday. */
const AT = new Date("2026-11-25T09:00:00Z");
const DAILY = {
  daily: {
    time: ["2026-11-25", "2026-11-26", "2026-11-27"],
    temperature_2m_min: [10, -2, 15],
    temperature_2m_max: [14, 2, 25],
    weather_code: [3, 71, 0],
    wind_speed_10m_max: [9, 12, 8],
  },
};

let server: TestApp;
let openMeteo: Awaited<ReturnType<typeof startOpenMeteo>>;
beforeAll(async () => {
  openMeteo = await startOpenMeteo((request, response) => {
    const told = request.url?.includes("daily=") ? DAILY : FORECAST;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ ...told, utc_offset_seconds: 0 }));
  });
  server = await openApp({ WEATHER: "open-meteo", WEATHER_URL: openMeteo.url });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await server.close();
  openMeteo.close();
});

async function ideaFor(prompt: string): Promise<OutfitResponse> {
  vi.useFakeTimers({ toFake: ["Date"], now: AT });
  const payload = { prompt, lat: 50, lon: 0 };
  const url = "/api/generate_outfit_from_closet";
  const { body } = await server.app.inject({ method: "POST", url, payload });
  return JSON.parse(body) as OutfitResponse;
}

const daysAsked = () => openMeteo.asked.filter((url) => url.includes("daily="));

test("one outfit asks for no forecast of days to come", async () => {
  await ideaFor("what do I wear to the office?");
  expect(daysAsked()).toEqual([]);
});

test("several days are each dressed for what is foretold of them", async () => {
  const { plan, outfit_idea } = await ideaFor("Thursday and Friday at the office");
  expect(plan.looks?.map(({ weather }) => weather?.tempC)).toEqual([0, 20]);
  expect(outfit_idea).toMatch(/up to 2 °C, snow/);
  expect(daysAsked()).toHaveLength(1);
});
