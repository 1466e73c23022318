import {
  aboutThePiece,
  type Circumstances,
  holdsOfTheDay,
  isSo,
  keysIn,
  type KnownPiece,
} from "./condition.ts";
import type { LineArea, PieceCondition, SituationLine } from "./record.ts";

/** A piece that was chosen or left out. */
export type Decided<P> = {
  piece: P;
  known: KnownPiece;
  /** By how much it won, or lost. */
  margin: number;
  /** The person asked about it. */
  asked?: boolean;
};

export type DecidedPlan<P> = {
  worn: readonly Decided<P>[];
  /** Contenders that were not taken. */
  left: readonly Decided<P>[];
  day: Circumstances;
};

/** A line that is true of a plan, with the pieces that its placeholders stand for, by role. */
export type TrueLine<P> = {
  /** Of the setting and the line, so that what was told lately can be told apart. */
  id: string;
  line: SituationLine;
  pieces: Readonly<Record<string, P>>;
  area: LineArea | null;
  asked: boolean;
  margin: number;
};

/** Every line that is true of a plan: of each that which won or lost by most. */
export function trueLines<P>(
  owner: string,
  lines: readonly SituationLine[],
  plan: DecidedPlan<P>,
): TrueLine<P>[] {
  const worn = plan.worn.map(({ known }) => known);
  return lines.flatMap((line) => {
    if (line.afoot && plan.day.onWheels) return [];
    if (!holdsOfTheDay(line.if, plan.day, worn)) return [];
    const found = explained(line, plan);
    return found ? [{ id: `${owner}/${line.id}`, line, ...found }] : [];
  });
}

type Explained<P> = Pick<TrueLine<P>, "pieces" | "area" | "asked" | "margin">;

function explained<P>(line: SituationLine, plan: DecidedPlan<P>): Explained<P> | null {
  const { also } = line.if;
  const asked = aboutThePiece(line.if);
  const left = line.do === "leave";
  const of = asked ? first(left ? plan.left : plan.worn, asked) : null;
  if ((asked || left) && !of) return null;
  const other = also ? first(plan.worn, also, of?.piece) : null;
  if (also && !other) return null;
  const area =
    of && (asked?.area?.find((one) => of.known.areas.includes(one)) ?? of.known.areas[0]);
  return {
    pieces: {
      ...(other && also?.area && { [placeOf(other, also)!]: other.piece }),
      ...(of &&
        (left ? { left: of.piece } : { piece: of.piece, ...(area && { [area]: of.piece }) })),
    },
    area: area ?? null,
    asked: of?.asked ?? false,
    margin: of?.margin ?? 0,
  };
}

const placeOf = <P>({ known }: Decided<P>, { area }: PieceCondition): LineArea | undefined =>
  area?.find((one) => known.areas.includes(one));

function first<P>(
  pieces: readonly Decided<P>[],
  condition: PieceCondition,
  but?: P,
): Decided<P> | null {
  const fitting = pieces.filter((one) => one.piece !== but && isSo(one.known, condition) === true);
  return (
    fitting.toSorted(
      (a, b) => Number(b.asked ?? 0) - Number(a.asked ?? 0) || b.margin - a.margin,
    )[0] ?? null
  );
}

const MOST = { choose: 2, leave: 1, shoes: 1, last: 1 } as const;
type Place = keyof typeof MOST;

const placeIn = ({ line }: Pick<TrueLine<unknown>, "line">): Place =>
  line.do === "carry" || line.do === "tip" ? "last" : line.do;

/**
 * The lines to tell, the most telling first: what was asked about, then what knows most of this outfit, then what was won most
 * clearly. One an area; two choices, one piece left out, one pair of shoes, one thing to carry or tip.
 * @param turn where nothing else decides: the same for the same seed, never equal for two lines
 * @param told ids of the lines that were told lately
 */
export function chooseLines<P>(
  lines: readonly TrueLine<P>[],
  turn: (id: string) => number,
  told: ReadonlySet<string>,
  already: readonly TrueLine<P>[] = [],
): TrueLine<P>[] {
  const chosen = [...already];
  const ranked = lines
    .filter(({ id }) => !told.has(id))
    .toSorted(
      (a, b) =>
        Number(b.asked) - Number(a.asked) ||
        keysIn(b.line.if) - keysIn(a.line.if) ||
        b.margin - a.margin ||
        turn(a.id) - turn(b.id),
    );
  for (const line of ranked) {
    const place = placeIn(line);
    const full = chosen.filter((one) => placeIn(one) === place).length >= MOST[place];
    const said = line.area !== null && chosen.some(({ area }) => area === line.area);
    if (!full && !said) chosen.push(line);
  }
  return chosen.slice(already.length);
}
