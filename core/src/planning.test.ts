import { describe, expect, test } from "vitest";
import { freeOn, type Planned, type PlannedWear, wayFor } from "./planned-wears.ts";
import { changeDay, type Dresser, planDays } from "./planning.ts";

const [MON, TUE, WED, THU] = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"] as const;
const look = (day: string, ...garments: string[]): PlannedWear => ({ id: day, day, garments });
const MOST = { tee: 1, shirt: 1, blouse: 1, jeans: 4, socks: 2, coat: null };

function planned(
  looks: PlannedWear[],
  more: Partial<Planned> = {},
  worn: Record<string, number> = {},
): Planned {
  const laundry = { most: new Map(Object.entries(MOST)), worn: new Map(Object.entries(worn)) };
  return { looks, laundry, today: MON, wornToday: new Set(), ...more };
}

/** Wears the first top and the first trousers that are free. */
const simple: Dresser = async ({ keep, free }) => {
  const clean = free(["tee", "shirt", "blouse", "jeans", "coat"]);
  const top = clean.find((id) => ["tee", "shirt", "blouse"].includes(id));
  return [...keep, ...(top ? [top] : []), ...(clean.includes("jeans") ? ["jeans"] : [])];
};

describe("what is free on a day", () => {
  test("is clean then and needed on no other day, before or after it", () => {
    const free = (day: string, worn = {}) =>
      freeOn(day, Object.keys(MOST), planned([look(WED, "tee", "jeans")], {}, worn));
    expect(free(TUE)).toEqual(["shirt", "blouse", "jeans", "socks", "coat"]);
    expect(free(THU)).toEqual(free(TUE));
    expect(free(WED)).toContain("tee");
    expect(free(TUE, { jeans: 3, socks: 2, shirt: 1 })).toEqual(["blouse", "coat"]);
  });

  test("counts what was worn today once", () => {
    const worn = { socks: 1 };
    const today = planned([look(MON, "socks")], { wornToday: new Set(["socks"]) }, worn);
    expect(freeOn(TUE, ["socks"], today)).toEqual(["socks"]);
    expect(freeOn(TUE, ["socks"], planned([look(MON, "socks")], {}, worn))).toEqual([]);
  });
});

describe("a week", () => {
  test("wears nothing that is not clean, and has nothing where nothing is left", async () => {
    const looks = await planDays([WED, MON, TUE, THU], planned([]), simple);
    expect(looks).toEqual([
      look(MON, "tee", "jeans"),
      look(TUE, "shirt", "jeans"),
      look(WED, "blouse", "jeans"),
      look(THU, "jeans"),
    ]);
  });

  test("leaves a later day what is planned for it, whoever dresses", async () => {
    const greedy: Dresser = async () => Object.keys(MOST);
    const looks = await planDays([MON, TUE], planned([look(WED, "tee", "socks")]), greedy);
    expect(looks).toEqual([
      look(MON, "shirt", "blouse", "jeans", "socks", "coat"),
      look(TUE, "jeans", "coat"),
    ]);
  });
});

describe("a change by hand", () => {
  const week = planned([look(MON, "tee", "jeans"), look(TUE, "shirt", "jeans")]);

  test("moves nobody where everything is free", async () => {
    expect(await changeDay(look(WED, "blouse", "coat"), week, simple)).toEqual({
      day: null,
      mended: [],
    });
  });

  test("gives the one day that it takes pieces from others in their place", async () => {
    expect(await changeDay(look(WED, "tee"), week, simple)).toEqual({
      day: MON,
      mended: [look(MON, "jeans", "blouse")],
    });
  });

  test("is not made where two days would have to give way, or a piece is not clean at all", async () => {
    expect(await changeDay(look(WED, "tee", "shirt"), week, simple)).toBeNull();
    const worn = planned([...week.looks], {}, { blouse: 1 });
    expect(await changeDay(look(WED, "blouse"), worn, simple)).toBeNull();
  });

  test("takes from the later of the days that could give a piece up", () => {
    const twice = planned([look(MON, "socks"), look(TUE, "socks")]);
    expect(wayFor(WED, ["socks"], twice)).toEqual({ day: TUE, pieces: ["socks"] });
  });
});
