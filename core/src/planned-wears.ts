/** A look as laundry sees it: the day, and what is worn then. */
export type PlannedWear = { id: string; day: string; garments: readonly string[] };

export type LaundryState = {
  /** How often each was worn since its last wash; those that never were are missing. */
  worn: ReadonlyMap<string, number>;
  /** Wears from one wash to the next; null or missing for what is not washed by its wears. */
  most: ReadonlyMap<string, number | null>;
};

/**
 * Which pieces of each look will not be clean on its day, as things are planned: what is worn before it counts, once a day.
 * @param looks the earliest first
 * @param wornToday what was worn today already counts among the wears
 */
export function takenIn(
  looks: readonly PlannedWear[],
  { worn, most }: LaundryState,
  today: string,
  wornToday: ReadonlySet<string>,
): Map<string, string[]> {
  const counts = new Map(worn);
  const counted = new Set([...wornToday].map((id) => `${today} ${id}`));
  const taken = new Map<string, string[]>();
  for (const { id: look, day, garments } of looks) {
    const fresh = garments.filter((id) => !counted.has(`${day} ${id}`));
    taken.set(
      look,
      fresh.filter((id) => (counts.get(id) ?? 0) >= (most.get(id) ?? Infinity)),
    );
    for (const id of fresh) {
      counted.add(`${day} ${id}`);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return taken;
}

/** What is needed for the days to come: worn once more before them, it would not be clean. */
export function reservedBy(
  looks: readonly PlannedWear[],
  { worn, most }: LaundryState,
): ReadonlySet<string> {
  const days = new Map<string, Set<string>>();
  for (const { day, garments } of looks)
    for (const id of garments) days.set(id, (days.get(id) ?? new Set()).add(day));
  const needed = [...days].filter(
    ([id, on]) => (worn.get(id) ?? 0) + on.size >= (most.get(id) ?? Infinity),
  );
  return new Set(needed.map(([id]) => id));
}

/** What is planned from today on, and what laundry says of its pieces. */
export type Planned = {
  /** The earliest first. */
  looks: readonly PlannedWear[];
  laundry: LaundryState;
  today: string;
  /** What was worn today already counts among the wears. */
  wornToday: ReadonlySet<string>;
};

/** The days on which each piece is to be worn yet. */
function daysPlanned({ looks, today, wornToday }: Planned): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>();
  for (const { day, garments } of looks)
    for (const id of garments)
      if (day !== today || !wornToday.has(id)) days.set(id, (days.get(id) ?? new Set()).add(day));
  return days;
}

/** Wears too many once all of it was worn; 0 or less where everything stays clean. */
const excessOf = (id: string, days: number, { worn, most }: LaundryState): number =>
  (worn.get(id) ?? 0) + days - (most.get(id) ?? Infinity);

/** Those that are clean on that day and leave every other day what is planned for it. */
export function freeOn(day: string, garments: readonly string[], planned: Planned): string[] {
  const days = daysPlanned(planned);
  return garments.filter((id) => {
    const on = new Set(days.get(id)).add(day);
    const isWorn = day === planned.today && planned.wornToday.has(id);
    return isWorn || excessOf(id, on.size, planned.laundry) <= 0;
  });
}

/** Other days, the latest first, of which any one may give a piece up so that it is clean on that day; none where that does not help. */
export function daysToGive(day: string, garment: string, planned: Planned): string[] {
  const days = daysPlanned(planned).get(garment) ?? new Set<string>();
  const excess = excessOf(garment, new Set(days).add(day).size, planned.laundry);
  const others = [...days].filter((one) => one !== day);
  return excess === 1 ? others.toSorted().toReversed() : [];
}

/** Which other day gives up which pieces for a change; no day where none need be. */
export type Way = { day: string | null; pieces: string[] };

/**
 * How a day can be changed to wear these.
 * @returns null where a piece will not be clean, or where more than one other day would have to change
 */
export function wayFor(day: string, garments: readonly string[], planned: Planned): Way | null {
  const free = new Set(freeOn(day, garments, planned));
  const pieces = garments.filter((id) => !free.has(id));
  if (pieces.length === 0) return { day: null, pieces };
  const [first = [], ...rest] = pieces.map((id) => daysToGive(day, id, planned));
  const gives = first.find((one) => rest.every((days) => days.includes(one)));
  return gives === undefined ? null : { day: gives, pieces };
}
