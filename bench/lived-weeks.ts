import {
  changeDay,
  type Dresser,
  type Garment,
  kindOfCategory,
  planDays,
  type Planned,
  type PlannedWear,
  wearsToWash,
} from "@fit-closet/core";
import { chanceFrom, drawnCloset, pick } from "./taste-closet.ts";

const FIRST_DAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;
const DAYS = 7;

/** What may happen on a day before it is over, and how often of a hundred. */
const CHOSEN = 25;
const ASKED_ANEW = 15;
const WORN_UNPLANNED = 20;
const WASHED = 15;

export type LivedWeeks = {
  weeks: number;
  looks: number;
  pieces: number;
  /** Pieces of looks that are not clean on their day, counted after every plan and change. */
  dirty: number;
  changes: number;
  /** Changes that more than one other day would have to give way to: nothing is changed then. */
  refused: number;
  /** The most other days that one change moved. */
  mostMoved: number;
};

/** Wears since the last wash, and how many there may be: kept apart from what plans, to judge it. */
type Ledger = { worn: Map<string, number>; most: ReadonlyMap<string, number | null> };

export type Stylist = (closet: readonly Garment[], seed: number) => Dresser;

type Lives = {
  weeks: number;
  seed: number;
  stylist: Stylist;
  /** What the planner is told of laundry; the truth, but for tests of this. */
  told?: (truth: Planned["laundry"]) => Planned["laundry"];
};

/** People's weeks: planned, changed by hand and by asking, worn, worn otherwise, washed. */
export async function liveWeeks({ weeks, seed, stylist, told = (truth) => truth }: Lives) {
  const lived: LivedWeeks = {
    weeks,
    looks: 0,
    pieces: 0,
    dirty: 0,
    changes: 0,
    refused: 0,
    mostMoved: 0,
  };
  for (let week = 0; week < weeks; week++) {
    const chance = chanceFrom(seed * 7919 + week);
    const closet = someCloset(chance);
    const one = openWeek(closet, chance, stylist(closet, week), lived, told);
    await one.plan();
    for (let at = 0; at < DAYS; at++) await one.live(at);
  }
  return lived;
}

const dayAt = (at: number): string =>
  new Date(FIRST_DAY + at * DAY_MS).toISOString().slice(0, "2026-11-23".length);

/** Between eight pieces and a hundred and twenty. */
function someCloset(chance: () => number): Garment[] {
  const size = 8 + Math.floor(chance() * 112);
  return drawnCloset(chance)
    .map((garment) => ({ garment, key: chance() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, size)
    .map(({ garment }) => garment);
}

/** By kind, or as somebody set it: from once to five times, for one piece or several alike. */
function someInterval({ category }: Garment, chance: () => number): number | null {
  const own = chance() < 0.3 ? 1 + Math.floor(chance() * 5) : null;
  const kind = kindOfCategory(category);
  const each = own ?? (kind ? wearsToWash(kind) : null);
  return each && each * (chance() < 0.1 ? 3 : 1);
}

function openWeek(
  closet: readonly Garment[],
  chance: () => number,
  dress: Dresser,
  lived: LivedWeeks,
  told: NonNullable<Lives["told"]>,
) {
  const ids = closet.map(({ id }) => id);
  const most = new Map(closet.map((garment) => [garment.id, someInterval(garment, chance)]));
  const worn = new Map(ids.map((id) => [id, Math.floor(chance() * ((most.get(id) ?? 0) + 1))]));
  const ledger: Ledger = { worn, most };
  let looks: PlannedWear[] = [];
  const often = (percent: number) => chance() * 100 < percent;
  const planned = (today: string): Planned => ({
    looks: looks.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    laundry: told(ledger),
    today,
    wornToday: new Set(),
  });
  const judge = () => void (lived.dirty += dirtyIn(looks, ledger));

  async function plan() {
    const days = Array.from({ length: DAYS }, (_, at) => dayAt(at));
    looks = await planDays(days, planned(dayAt(0)), dress);
    lived.looks += looks.length;
    lived.pieces += looks.reduce((sum, { garments }) => sum + garments.length, 0);
    judge();
  }

  async function askAnew(today: string, day: string) {
    looks = looks.filter((look) => look.day !== day);
    looks = [...looks, ...(await planDays([day], planned(today), dress))];
  }

  async function choose(today: string, day: string) {
    const garments = [...new Set(Array.from({ length: 4 }, () => pick(ids, chance)))];
    const before = looks;
    looks = looks.filter((look) => look.day !== day);
    const chosen = { id: day, day, garments };
    const changed = await changeDay(chosen, planned(today), dress);
    lived.changes++;
    if (!changed) {
      lived.refused++;
      looks = before;
      return;
    }
    const mended = new Map(changed.mended.map((look) => [look.id, look]));
    looks = [...looks.map((look) => mended.get(look.id) ?? look), chosen];
    lived.mostMoved = Math.max(lived.mostMoved, movedBetween(before, looks, day));
  }

  /** What was worn and nobody planned may spoil days to come: they are asked for anew. */
  async function wearOtherwise(today: string) {
    looks = looks.filter((look) => look.day !== today);
    wear(ids.filter((id) => isClean(id, ledger) && often(5)));
    const rest = planned(today).looks;
    for (const look of rest)
      if (dirtyIn(looks, ledger, look.id) > 0) await askAnew(dayAfter(today), look.day);
  }

  function wear(garments: readonly string[]) {
    for (const id of garments) worn.set(id, (worn.get(id) ?? 0) + 1);
  }

  async function live(at: number) {
    const today = dayAt(at);
    const later = dayAt(at + Math.floor(chance() * (DAYS - at)));
    if (often(WASHED)) for (const id of ids) if (!isClean(id, ledger)) worn.set(id, 0);
    if (often(CHOSEN)) await choose(today, later);
    if (often(ASKED_ANEW)) await askAnew(today, later);
    judge();
    if (often(WORN_UNPLANNED)) await wearOtherwise(today);
    else {
      for (const look of looks.filter(({ day }) => day === today)) wear(look.garments);
      looks = looks.filter(({ day }) => day !== today);
    }
    judge();
  }

  return { plan, live };
}

const dayAfter = (day: string): string => dayAt((Date.parse(day) - FIRST_DAY) / DAY_MS + 1);

const isClean = (id: string, { worn, most }: Ledger): boolean =>
  (worn.get(id) ?? 0) < (most.get(id) ?? Infinity);

/** How many pieces are put on unwashed if looks are worn in turn. @param only of this look */
function dirtyIn(looks: readonly PlannedWear[], { worn, most }: Ledger, only?: string): number {
  const copy: Ledger = { worn: new Map(worn), most };
  let dirty = 0;
  for (const { id: look, garments } of looks.toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  ))
    for (const id of garments) {
      if (!isClean(id, copy) && (only ?? look) === look) dirty++;
      copy.worn.set(id, (copy.worn.get(id) ?? 0) + 1);
    }
  return dirty;
}

function movedBetween(before: readonly PlannedWear[], after: readonly PlannedWear[], day: string) {
  const told = new Map(before.map((look) => [look.id, look.garments.join()]));
  const moved = after.filter(
    (look) => look.day !== day && told.get(look.id) !== look.garments.join(),
  );
  return new Set(moved.map((look) => look.day)).size;
}
