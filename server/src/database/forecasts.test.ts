import { typicalWeather } from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { forecastsAmongReplicas, forgetForecasts } from "./forecasts.ts";
import { KINDS, openDatabase } from "./testing.ts";

const WEATHER = {
  weather: { ...typicalWeather({ lat: 52.5, lon: 13.4 }, { month: 11, hour: 20 }), place: null },
  utcOffsetS: 3600,
};

test("a single process shares with nobody", async () => {
  const opened = await openDatabase("sqlite");
  expect(forecastsAmongReplicas(opened)).toBeUndefined();
  await opened.close();
});

describe.each(KINDS.filter((kind) => kind === "postgres"))("on %s", (kind) => {
  test("what one replica has learnt the others find, until it is forgotten", async () => {
    const opened = await openDatabase(kind);
    const [one, other] = [forecastsAmongReplicas(opened), forecastsAmongReplicas(opened)];
    expect(await other?.find("52.5,13.4,1")).toBeNull();
    await one?.keep("52.5,13.4,1", WEATHER);
    await one?.keep("52.5,13.4,1", WEATHER);
    expect(await other?.find("52.5,13.4,1")).toEqual(WEATHER);
    await forgetForecasts(opened.db, Date.now() + 1);
    expect(await other?.find("52.5,13.4,1")).toBeNull();
    await opened.close();
    // Weather is worth no failure.
    expect(await one?.find("52.5,13.4,1")).toBeNull();
    await one?.keep("52.5,13.4,1", WEATHER);
  });
});
