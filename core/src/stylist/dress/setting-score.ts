import type { KnownSituation } from "../../situations/index.ts";
import { isBright, isDark, isLight } from "./colour.ts";
import type { Piece } from "./piece.ts";

/** What a setting welcomes, and what suffers or offends there: shoes weigh most, colours least. */
const WORTH = {
  fabrics: { in: 0.3, out: -0.8 },
  colours: { in: 0.4, out: -0.4 },
  shoes: { in: 0.6, out: -1.6 },
} as const;
type Part = keyof typeof WORTH;

type Advice = Readonly<Record<Part, Readonly<Record<"in" | "out", ReadonlySet<string>>>>>;

/** Every piece of a closet is held against it, so it is made once. */
const made = new WeakMap<KnownSituation, Advice>();

function adviceIn(situation: KnownSituation): Advice {
  const known = made.get(situation);
  if (known) return known;
  const setsOf = (part: Part) => ({
    in: new Set(situation[part].in.flatMap(({ ids }) => ids)),
    out: new Set(situation[part].out.flatMap(({ ids }) => ids)),
  });
  const advice = { fabrics: setsOf("fabrics"), colours: setsOf("colours"), shoes: setsOf("shoes") };
  made.set(situation, advice);
  return advice;
}

/** How well a piece goes with what is known of the setting; 0 where nothing is. */
export function settingScore(piece: Piece, situation: KnownSituation | null): number {
  if (!situation) return 0;
  const advice = adviceIn(situation);
  const shoes = piece.slots[0] === "feet" ? piece.kind.is : NONE;
  return (
    worth("fabrics", piece.materials, advice) +
    worth("colours", coloursOf(piece), advice) +
    worth("shoes", shoes, advice)
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Two reasons of one sort count as one. */
function worth(part: Part, ids: Iterable<string>, advice: Advice): number {
  const all = [...ids];
  const of = (side: "in" | "out"): number =>
    all.some((id) => advice[part][side].has(id)) ? WORTH[part][side] : 0;
  return of("in") + of("out");
}

/** The main colour's name, and the groups that advice speaks of. */
function coloursOf({ colours, patterns }: Piece): readonly string[] {
  const [main] = colours;
  if (!main) return [];
  return [
    main.name.id,
    ...(isLight(main) ? ["light"] : isDark(main) ? ["dark"] : []),
    ...(isBright(main) ? ["bright"] : []),
    ...(patterns.size > 0 ? ["print"] : []),
  ];
}
