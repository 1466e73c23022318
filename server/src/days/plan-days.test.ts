import { randomBytes } from "node:crypto";
import type {
  Choices,
  ClosetItem,
  ClosetPage,
  DayChosen,
  Days,
  DaysAsked,
  DayWeather,
  KindId,
  ListedGarment,
} from "@fit-closet/core";
import { describe, expect, test } from "vitest";
import { answersWith, startOpenMeteo } from "../../testing/open-meteo.ts";
import { KINDS } from "../database/testing.ts";
import { serverOn } from "../server-on.testing.ts";
import { call, openApp, signUp, type TestPerson } from "../testing.ts";

const DAY_MS = 86_400_000;
/** Days from today on. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
const newBatch = () => randomBytes(16).toString("hex");
const today = day(0);

const piece = (name: string, kind: KindId, category: string): ListedGarment => ({
  kind,
  category,
  name,
  colours: ["navy"],
  count: 1,
});
const CLOSET = [
  piece("white tee", "tee", "top"),
  piece("grey tee", "tee", "top"),
  piece("linen shirt", "shirt", "top"),
  piece("blue jeans", "jeans", "trouser"),
  piece("chinos", "chinos", "trouser"),
  piece("sneakers", "sneakers", "shoes"),
];

describe.each(KINDS)("planning days on %s", (kind) => {
  const server = serverOn(kind);

  const ask = (person: TestPerson, method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
    call(server.app, person, { method, url, ...(payload && { payload }) });

  async function withCloset() {
    const me = await signUp(server.app);
    await ask(me, "POST", "/api/closet/list", { batch: newBatch(), garments: CLOSET });
    const { items } = (await ask(me, "GET", "/api/closet")).json<ClosetPage>();
    const byName = new Map(items.map((item) => [item.name, item]));
    return { me, item: (name: string) => byName.get(name)! };
  }
  const daysOf = async (me: TestPerson) =>
    (await ask(me, "GET", `/api/days?from=${today}&to=${day(14)}&today=${today}`)).json<Days>();
  const plan = (me: TestPerson, payload: object) =>
    ask(me, "POST", "/api/days/ask", { batch: newBatch(), today, ...payload });
  const choose = (me: TestPerson, on: string, items: ClosetItem[], more = {}) =>
    ask(me, "POST", "/api/days/choose", {
      batch: newBatch(),
      today,
      name: "By hand",
      day: on,
      garments: items.map(({ id }) => id),
      ...more,
    });
  const week = [1, 2, 3, 4].map(day);
  const OFFICE = "an ordinary day at the office";

  test("a week is planned once however often it is sent, with nothing worn that is not clean", async () => {
    const { me } = await withCloset();
    const asked = { prompt: OFFICE, days: week, batch: newBatch() };
    const { planned } = (await plan(me, asked)).json<DaysAsked>();
    expect(planned.map((one) => one.day)).toEqual(week);
    const before = await daysOf(me);
    expect((await plan(me, asked)).json<DaysAsked>().planned.map(({ id }) => id)).toEqual(
      planned.map(({ id }) => id),
    );
    expect(await daysOf(me)).toEqual(before);
    expect(before.days.flatMap(({ looks }) => looks.flatMap(({ taken }) => taken))).toEqual([]);
    const category = new Map(before.items.map((one) => [one.id, one.category]));
    const tops = before.days.flatMap(({ looks }) =>
      looks.flatMap(({ garments }) => garments.filter((id) => category.get(id) === "top")),
    );
    expect([tops.length, new Set(tops).size]).toEqual([3, 3]);
  });

  test("what is in the wash, and what another day needs, is planned for no other", async () => {
    const { me, item } = await withCloset();
    const washed = [item("white tee").id, item("chinos").id];
    await ask(me, "PUT", "/api/laundry", { garments: washed, status: "in-the-wash" });
    await choose(me, day(5), [item("grey tee")]);
    await plan(me, { prompt: OFFICE, days: week });
    const { days } = await daysOf(me);
    const worn = days.filter((one) => one.day !== day(5)).flatMap(({ looks }) => looks);
    const ids = worn.flatMap(({ garments }) => garments);
    for (const id of [...washed, item("grey tee").id]) expect(ids).not.toContain(id);
    expect(ids).toContain(item("linen shirt").id);
  });

  test("a sentence that tells days apart plans those, and no others", async () => {
    const { me } = await withCloset();
    const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const weekdayOf = (on: string) => names[(new Date(on).getUTCDay() + 6) % 7]!;
    const [one, other] = [week[1]!, week[3]!];
    const prompt = `the office on ${weekdayOf(one)}, dinner with friends on ${weekdayOf(other)}`;
    await plan(me, { prompt, days: week });
    const { days } = await daysOf(me);
    expect(days.map((on) => on.day)).toEqual([one, other]);
    const [office, dinner] = days.map(({ looks }) => looks[0]!.name);
    expect(office).toMatch(/^the office/);
    expect(dinner).toMatch(/^dinner with friends/);
  });

  test("days that have no words of their own are called by their occasion", async () => {
    const { me } = await withCloset();
    const days = [1, 2, 3, 4, 5, 6, 7].map(day);
    await plan(me, { prompt: "the office from Monday to Friday, brunch on Sunday", days });
    const looks = (await daysOf(me)).days.flatMap((on) => on.looks);
    const names = looks.map(({ name }) => name);
    expect(names.filter((name) => name === "office")).toHaveLength(5);
    expect(names.filter((name) => name.startsWith("brunch"))).toHaveLength(1);
  });

  test("of several days those that have a look stay as they are", async () => {
    const { me, item } = await withCloset();
    await choose(me, week[1]!, [item("linen shirt")]);
    const { planned } = (await plan(me, { prompt: OFFICE, days: week })).json<DaysAsked>();
    expect(planned.map((one) => one.day)).toEqual([week[0], week[2], week[3]]);
    const { days } = await daysOf(me);
    expect(days.map(({ looks }) => looks.length)).toEqual([1, 1, 1, 1]);
  });

  test("a look that is asked for anew takes the place of the one before", async () => {
    const { me, item } = await withCloset();
    const { id } = (await choose(me, day(1), [item("white tee")])).json<DayChosen>();
    await plan(me, { prompt: OFFICE, days: [day(1)], replaces: id });
    const [only] = (await daysOf(me)).days;
    expect(only?.looks).toHaveLength(1);
    expect(only?.looks[0]).toMatchObject({ name: OFFICE });
  });

  test("what is no question for an outfit is answered in words and plans nothing", async () => {
    const { me } = await withCloset();
    const answer = await plan(me, { prompt: "What is the capital of France?", days: [day(1)] });
    expect(answer.json<DaysAsked>()).toMatchObject({ planned: [], bare: [] });
    expect(answer.json<DaysAsked>().said).toMatch(/\w/);
    expect((await plan(me, { prompt: "hm", days: [day(1)] })).statusCode).toBe(400);
    expect((await daysOf(me)).days).toEqual([]);
  });

  test("pieces chosen by hand are taken from one other day, which is given others", async () => {
    const { me, item } = await withCloset();
    const names = { name: OFFICE };
    await choose(me, day(1), [item("white tee"), item("blue jeans")], names);
    const { needed, unclean } = (
      await ask(me, "GET", `/api/days/choices?day=${day(2)}&today=${today}`)
    ).json<Choices>();
    expect({ needed, unclean }).toEqual({
      needed: [{ id: item("white tee").id, days: [day(1)] }],
      unclean: [],
    });
    const chosen = (await choose(me, day(2), [item("white tee")])).json<DayChosen>();
    expect(chosen.changed).toBe(day(1));
    const { days } = await daysOf(me);
    const [first, second] = days.map(({ looks }) => looks[0]!);
    expect(second?.garments).toEqual([item("white tee").id]);
    expect(first?.garments).toContain(item("blue jeans").id);
    expect(first?.garments).not.toContain(item("white tee").id);
    expect(first?.garments.length).toBeGreaterThan(1);
    expect(days.flatMap(({ looks }) => looks.flatMap(({ taken }) => taken))).toEqual([]);
  });

  test("where two days would have to change, nothing does", async () => {
    const { me, item } = await withCloset();
    await choose(me, day(1), [item("white tee")]);
    await choose(me, day(2), [item("grey tee")]);
    const before = await daysOf(me);
    const answer = await choose(me, day(3), [item("white tee"), item("grey tee")]);
    expect(answer.statusCode).toBe(400);
    expect(await daysOf(me)).toEqual(before);
    await ask(me, "PUT", "/api/laundry", { garments: [item("chinos").id], status: "lent" });
    expect((await choose(me, day(3), [item("chinos")])).statusCode).toBe(404);
  });

  test("nobody takes a look of another's off its day", async () => {
    const { me, item } = await withCloset();
    const { id } = (await choose(me, day(1), [item("white tee")])).json<DayChosen>();
    const other = await withCloset();
    await choose(other.me, day(1), [other.item("white tee")], { replaces: id });
    expect((await daysOf(me)).days).toHaveLength(1);
  });
});

const DAILY = {
  daily: {
    time: [day(0), day(1), day(2)],
    temperature_2m_min: [3.1, 4, null],
    temperature_2m_max: [9.4, 11, 12],
    weather_code: [61, 3, 0],
    wind_speed_10m_max: [18, 9, 11],
  },
};

describe("the weather of the days", () => {
  const weatherWith = async (settings: Record<string, string>) => {
    const server = await openApp(settings);
    const me = await signUp(server.app);
    const url = "/api/days/weather?lat=52.53&lon=13.38";
    const answer = await call(server.app, me, { method: "GET", url });
    await server.close();
    return answer.json<DayWeather>();
  };

  test("is told as far as a forecast reaches, by a place to a tenth of a degree", async () => {
    const { url, asked, close } = await startOpenMeteo(answersWith(JSON.stringify(DAILY)));
    const told = await weatherWith({ WEATHER: "open-meteo", WEATHER_URL: url });
    close();
    expect(told).toEqual({
      source: "forecast",
      days: [
        { day: day(0), minC: 3.1, maxC: 9.4, precip: "rain", windKmh: 18 },
        { day: day(1), minC: 4, maxC: 11, precip: "none", windKmh: 9 },
      ],
    });
    expect(asked[0]).toMatch(/latitude=52\.5&longitude=13\.4&/);
  });

  test("is told to be unknown where nobody is asked, or nobody answers", async () => {
    expect(await weatherWith({ WEATHER: "climate" })).toEqual({ source: "none", days: [] });
    const { url, close } = await startOpenMeteo(answersWith('{"daily":{}}'));
    const told = await weatherWith({ WEATHER: "open-meteo", WEATHER_URL: url });
    close();
    expect(told).toEqual({ source: "unreachable", days: [] });
  });
});
