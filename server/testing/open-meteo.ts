import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that speaks Open-Meteo's wire format; `asked` lists the addresses it was asked for. */
export async function startOpenMeteo(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, server, close };
}

/** As `/v1/forecast` answered for Berlin, shortened to the evening. */
export const FORECAST = {
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

export const answersWith =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);
