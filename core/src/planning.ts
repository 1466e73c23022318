import { freeOn, type Planned, type PlannedWear, wayFor } from "./planned-wears.ts";

/** A day to dress for. */
export type DayToDress = {
  /** Of the look that is dressed anew; the day where it is a new one. */
  id: string;
  day: string;
  /** What is worn whatever else is. */
  keep: readonly string[];
  /** Those of some pieces that are clean on that day and not needed on another. */
  free: (garments: readonly string[]) => string[];
  /** What the days before it have been given. */
  before: readonly PlannedWear[];
};

/** Decides what is worn on a day, out of what is free. */
export type Dresser = (day: DayToDress) => Promise<readonly string[]>;

/**
 * Dresses days, the earliest first, so that nothing is worn that is not clean then, nor any other day loses what is planned for it.
 * @returns the looks of those days, by their days; without pieces where there was nothing to wear
 */
export async function planDays(
  days: readonly string[],
  planned: Planned,
  dress: Dresser,
): Promise<PlannedWear[]> {
  const given: PlannedWear[] = [];
  for (const day of days.toSorted()) {
    const looks = [...planned.looks, ...given];
    given.push(await dressDay({ id: day, day, garments: [] }, { ...planned, looks }, dress));
  }
  return given;
}

/** @param look with the pieces that it keeps */
async function dressDay(look: PlannedWear, planned: Planned, dress: Dresser): Promise<PlannedWear> {
  const { id, day, garments: keep } = look;
  const free = (garments: readonly string[]) => freeOn(day, garments, planned);
  const before = planned.looks.filter((one) => one.day < day);
  const garments = await dress({ id, day, keep, free, before });
  return { ...look, garments: [...new Set([...keep, ...free(garments)])] };
}

/** A day that wears what somebody chose, and the looks of the one other day that gave pieces up for it. */
export type Changed = { day: string | null; mended: PlannedWear[] };

/**
 * Puts what somebody chose on a day. Where pieces are needed on another day, that day is given others in their place.
 * @param planned without a look that is replaced
 * @returns null where a piece will not be clean, or where more than one other day would have to change
 */
export async function changeDay(
  chosen: PlannedWear,
  planned: Planned,
  dress: Dresser,
): Promise<Changed | null> {
  const way = wayFor(chosen.day, chosen.garments, planned);
  if (!way) return null;
  const given = new Set(way.pieces);
  const gives = ({ day, garments }: PlannedWear) =>
    day === way.day && garments.some((id) => given.has(id));
  const left = planned.looks.map((look) =>
    gives(look) ? { ...look, garments: look.garments.filter((id) => !given.has(id)) } : look,
  );
  const mended: PlannedWear[] = [];
  for (const [at, look] of left.entries()) {
    if (look === planned.looks[at]) continue;
    const looks = [...left.filter(({ id }) => id !== look.id), ...mended, chosen];
    mended.push(await dressDay(look, { ...planned, looks }, dress));
  }
  return { day: way.day, mended };
}
