import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { LONDON, type Weather } from "@fit-closet/core";
import { afterEach, expect, test } from "vitest";
import { createWeather } from "./open-meteo.ts";
import { precipitationOf } from "./wmo.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that speaks Open-Meteo's wire format; `asked` lists the addresses it was asked for. */
async function openMeteo(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, server };
}

/** As `/v1/forecast` answered for Berlin, shortened to the evening. */
const FORECAST = {
  latitude: 52.52,
  longitude: 13.419998,
  generationtime_ms: 0.07,
  utc_offset_seconds: 3600,
  timezone: "Europe/Berlin",
  timezone_abbreviation: "GMT+1",
  elevation: 38,
  current_units: { time: "iso8601", interval: "seconds", temperature_2m: "°C" },
  current: {
    time: "2026-11-20T20:15",
    interval: 900,
    temperature_2m: 3.4,
    apparent_temperature: -0.6,
    relative_humidity_2m: 87,
    is_day: 0,
    weather_code: 61,
    wind_speed_10m: 14.8,
  },
  hourly_units: { time: "iso8601", temperature_2m: "°C", weather_code: "wmo code" },
  hourly: {
    time: [
      "2026-11-20T19:00",
      "2026-11-20T20:00",
      "2026-11-20T21:00",
      "2026-11-20T22:00",
      "2026-11-20T23:00",
    ],
    temperature_2m: [3.9, 3.5, 3.1, null, 2.4],
    weather_code: [61, 61, 71, 71, 3],
  },
};
const answersWith =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);

const BERLIN = { lat: 52.5163, lon: 13.3777 };
const NOW = new Date("2026-11-20T19:20:00Z");

test("a forecast becomes the weather now and for the rest of the local day", async () => {
  const { url } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  expect(await createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW)).toEqual({
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
  });
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
  expect((await createWeather({ kind: "open-meteo", url }).weatherAt(LONDON, NOW)).place).toBe(
    "London",
  );
  expect((await createWeather({ kind: "climate" }).weatherAt(LONDON, NOW)).place).toBe("London");
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
  const weather = await createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW);
  expect(weather.typical).toBe(true);
  expect(weather.tempC).toBeGreaterThan(-5);
  expect(weather.tempC).toBeLessThan(12);
});

test("what does not answer in time is not waited for", async () => {
  const { url } = await openMeteo(() => {});
  const start = performance.now();
  expect((await createWeather({ kind: "open-meteo", url }).weatherAt(BERLIN, NOW)).typical).toBe(
    true,
  );
  expect(performance.now() - start).toBeLessThan(2500);
});

test("a failure is not remembered as the weather", async () => {
  let calls = 0;
  const { url } = await openMeteo((request, response) =>
    answersWith(JSON.stringify(FORECAST), ++calls === 1 ? 503 : 200)(request, response),
  );
  const weather = createWeather({ kind: "open-meteo", url });
  expect((await weather.weatherAt(BERLIN, NOW)).typical).toBe(true);
  expect((await weather.weatherAt(BERLIN, NOW)).tempC).toBe(3.4);
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
  const noon = await weather.weatherAt(
    { lat: -33.9, lon: 151.2 },
    new Date("2026-01-10T02:00:00Z"),
  );
  const night = await weather.weatherAt(
    { lat: -33.9, lon: 151.2 },
    new Date("2026-01-10T15:00:00Z"),
  );
  expect([noon.typical, noon.isNight, night.isNight]).toEqual([true, false, true]);
  expect(noon.tempC).toBeGreaterThan(night.tempC);
});

test("the climate alone asks nobody", async () => {
  const { url, asked } = await openMeteo(answersWith(JSON.stringify(FORECAST)));
  expect((await createWeather({ kind: "climate", url }).weatherAt(BERLIN, NOW)).typical).toBe(true);
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
  const learnt = new Map<string, Weather>();
  const shared = {
    find: async (key: string) => learnt.get(key) ?? null,
    keep: async (key: string, weather: Weather) => void learnt.set(key, weather),
  };
  const replicas = [1, 2].map(() => createWeather({ kind: "open-meteo", url, shared }));
  const told: Weather[] = [];
  for (const replica of replicas) told.push(await replica.weatherAt(BERLIN, NOW));
  expect(asked).toHaveLength(1);
  expect(told[1]).toEqual(told[0]);
});
