import type { RequestListener } from "node:http";
import { LONDON, type LocalWeather } from "@fit-closet/core";
import { afterEach, expect, test } from "vitest";
import { answersWith, FORECAST, startOpenMeteo } from "../../testing/open-meteo.ts";
import { createWeather } from "./open-meteo.ts";
import { precipitationOf } from "./wmo.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function openMeteo(answer: RequestListener) {
  const opened = await startOpenMeteo(answer);
  closers.push(opened.close);
  return opened;
}

const BERLIN = { lat: 52.5163, lon: 13.3777 };
const NOW = new Date("2026-11-20T19:20:00Z");

test("a forecast becomes the weather now and for the rest of the local day", async () => {
  const { url } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  expect(await createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW)).toEqual({
    weather: {
      tempC: 3.4,
      feelsLikeC: -0.6,
      windKmh: 14.8,
      precip: "rain",
      humidity: 87,
      isNight: true,
      place: null,
      later: [
        { hour: 21, tempC: 3.1, precip: "snow" },
        { hour: 23, tempC: 2.4, precip: "none" },
      ],
    },
    utcOffsetS: 3600,
  });
});

test("without a forecast the sun tells the time", async () => {
  const at = async (lon: number) =>
    (await createWeather({ kind: "climate" }).weatherAt({ lat: 0, lon }, NOW)).utcOffsetS / 3600;
  expect([await at(0), await at(139.7), await at(-122.4), await at(180)]).toEqual([0, 9, -8, 12]);
});

test("nobody learns more than the place to a tenth of a degree", async () => {
  const { url, asked } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  await createWeather({ kind: "open-meteo", url }).weatherAt({ lat: 52.51633, lon: -0.01234 }, NOW);
  const query = new URL(asked[0] ?? "", url).searchParams;
  expect([query.get("latitude"), query.get("longitude")]).toEqual(["52.5", "0"]);
});

test("one place is asked for once an hour, even by many at once", async () => {
  const { url, asked } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  const weather = createWeather({ kind: "open-meteo", url });
  await Promise.all(
    [1, 2, 3].map((i) => weather.weatherAt({ lat: 52.5 + i / 1000, lon: 13.4 }, NOW)),
  );
  expect(asked).toHaveLength(1);
  await weather.weatherAt({ lat: 52.7, lon: 13.4 }, NOW);
  await weather.weatherAt(BERLIN, new Date(NOW.getTime() + 3_600_000));
  expect(asked).toHaveLength(3);
});

test("London is called by its name", async () => {
  const { url } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  expect(
    (await createWeather({ kind: "open-meteo", url }).weatherAt(LONDON, NOW)).weather.place,
  ).toBe("London");
  expect((await createWeather({ kind: "climate" }).weatherAt(LONDON, NOW)).weather.place).toBe(
    "London",
  );
});

test.each<[string, RequestListener]>([
  ["500", answersWith('{"error":true,"reason":"overloaded"}', 500)],
  ["JSON cut short", answersWith(JSON.stringify(FORECAST).slice(0, 300))],
  ["another shape", answersWith('{"current":{"time":"2026-11-20T20:15"}}')],
  [
    "impossible numbers",
    answersWith(JSON.stringify(FORECAST).replace('"temperature_2m":3.4', '"temperature_2m":999')),
  ],
  ["a connection cut off", (_, response) => response.destroy()],
  [
    "a way elsewhere",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
  ],
])("%s gives what is typical, and says so", async (_, answer) => {
  const { url } = await openMeteo(answer);
  const { weather } = await createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW);
  expect(weather.typical).toBe(true);
  expect(weather.tempC).toBeGreaterThan(-5);
  expect(weather.tempC).toBeLessThan(12);
});

test("what does not answer in time is not waited for", async () => {
  const { url } = await openMeteo(() => {});
  const start = performance.now();
  expect(
    (await createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW)).weather.typical,
  ).toBe(true);
  expect(performance.now() - start).toBeLessThan(2500);
});

test("a failure is not remembered as the weather", async () => {
  let calls = 0;
  const { url } = await openMeteo((request, response) =>
    answersWith(JSON.stringify(FORECAST), ++calls === 1 ? 503 : 200)(request, response),
  );
  const weather = createWeather({ kind: "open-meteo", url });
  expect((await weather.weatherAt(BERLIN, NOW)).weather.typical).toBe(true);
  expect((await weather.weatherAt(BERLIN, NOW)).weather.tempC).toBe(3.4);
});

test("after three failures in a row nobody is asked for a while", async () => {
  const { url, asked } = await openMeteo(answersWith("", 500));
  const weather = createWeather({ kind: "open-meteo", url });
  for (let lat = 0; lat < 6; lat++) await weather.weatherAt({ lat, lon: 0 }, NOW);
  expect(asked).toHaveLength(3);
});

test("with no network there is still weather, by the hour of the sun there", async () => {
  const { url, server } = await openMeteo(() => {});
  await new Promise((resolve) => server.close(resolve));
  const weather = createWeather({ kind: "open-meteo", url });
  const { weather: noon } = await weather.weatherAt(
    { lat: -33.9, lon: 151.2 },
    new Date("2026-01-10T02:00:00Z"),
  );
  const { weather: night } = await weather.weatherAt(
    { lat: -33.9, lon: 151.2 },
    new Date("2026-01-10T15:00:00Z"),
  );
  expect([noon.typical, noon.isNight, night.isNight]).toEqual([true, false, true]);
  expect(noon.tempC).toBeGreaterThan(night.tempC);
});

test("the climate alone asks nobody", async () => {
  const { url, asked } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  expect(
    (await createWeather({ kind: "climate", url }).weatherAt(BERLIN, NOW)).weather.typical,
  ).toBe(true);
  expect(asked).toEqual([]);
});

test("who has gone is told nothing", async () => {
  const { url } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  const gone = AbortSignal.abort(new Error("gone"));
  await expect(
    createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW, gone),
  ).rejects.toThrow("gone");
});

test.each([
  [[0, 1, 2, 3, 45, 48], "none"],
  [[51, 53, 55, 56, 57], "drizzle"],
  [[61, 63, 65, 66, 67, 80, 81, 82], "rain"],
  [[71, 73, 75, 77, 85, 86], "snow"],
  [[95, 96, 99], "storm"],
])("codes %j are %s", (codes, precip) => {
  expect(codes.map(precipitationOf)).toEqual(codes.map(() => precip));
});

test("what another replica has learnt is not asked for again", async () => {
  const { url, asked } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  const learnt = new Map<string, LocalWeather>();
  const shared = {
    find: async (key: string) => learnt.get(key) ?? null,
    keep: async (key: string, weather: LocalWeather) => void learnt.set(key, weather),
  };
  const replicas = [1, 2].map(() => createWeather({ kind: "open-meteo", url, shared }));
  const told: LocalWeather[] = [];
  for (const replica of replicas) told.push(await replica.weatherAt(BERLIN, NOW));
  expect(asked).toHaveLength(1);
  expect(told[1]).toEqual(told[0]);
});
