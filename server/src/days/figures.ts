import {
  compareCategories,
  type Counted,
  familyOf,
  type Figures,
  type PricedPiece,
  UNCATEGORIZED,
  type WornPiece,
} from "@fit-closet/core";

/** A garment as its figures see it. */
export type Piece = {
  id: string;
  category: string;
  /** Most present first. */
  colours: readonly string[];
  price: number | null;
  currency: string | null;
  createdAt: number;
  /** The days on which it was worn, the latest first. */
  days: readonly string[];
};

/** Pieces of a list. */
const LISTED = 10;
const MONTHS = 12;
const MONTH = "2026-11".length;

/** @param today of the person's own calendar. @param everyWear a day for each wear, also of what has left the closet */
export function figuresOf(
  pieces: readonly Piece[],
  everyWear: readonly string[],
  today: string,
): Omit<Figures, "items"> {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const byWears = pieces
    .map(({ id, days, createdAt }) => ({ worn: wornOf(id, days), createdAt }))
    .toSorted((one, other) => other.worn.wears - one.worn.wears);
  const most = byWears.filter(({ worn }) => worn.wears > 0).slice(0, LISTED);
  const least = byWears
    .slice(most.length)
    .toSorted((one, other) => one.worn.wears - other.worn.wears || one.createdAt - other.createdAt);
  return {
    pieces: pieces.length,
    wornInYear: pieces.filter(({ days }) => (days[0] ?? "") > yearAgo).length,
    most: most.map(({ worn }) => worn),
    least: least.slice(0, LISTED).map(({ worn }) => worn),
    colours: counted(pieces.flatMap(({ colours }) => colours.slice(0, 1).map(familyOf))),
    categories: counted(pieces.map(({ category }) => category || UNCATEGORIZED)),
    months: monthsUntil(today, everyWear),
    money: moneyIn(pieces),
  };
}

function wornOf(id: string, days: readonly string[]): WornPiece {
  const [last] = days;
  return { id, wears: days.length, ...(last && { last }) };
}

/** The most frequent first. */
function counted(ids: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .toSorted((one, other) => other.count - one.count || compareCategories(one.id, other.id));
}

function monthsUntil(today: string, days: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const day of days) {
    const month = day.slice(0, MONTH);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const last = new Date(`${today.slice(0, MONTH)}-01T00:00:00Z`);
  return Array.from({ length: MONTHS }, (_, at) => {
    const first = new Date(last);
    first.setUTCMonth(last.getUTCMonth() - (MONTHS - 1 - at));
    const id = first.toISOString().slice(0, MONTH);
    return { id, count: counts.get(id) ?? 0 };
  });
}

function moneyIn(pieces: readonly Piece[]): Figures["money"] {
  const byCurrency = new Map<string, PricedPiece[]>();
  for (const { id, price, currency, days } of pieces) {
    if (price === null || !currency) continue;
    const perWear = Math.round(price / Math.max(1, days.length));
    const priced = { id, wears: days.length, price, perWear };
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), priced]);
  }
  return [...byCurrency]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([currency, all]) => ({
      currency,
      total: all.reduce((sum, { price }) => sum + price, 0),
      priced: all.length,
      dearest: all.toSorted((one, other) => other.perWear - one.perWear).slice(0, LISTED),
    }));
}
