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
