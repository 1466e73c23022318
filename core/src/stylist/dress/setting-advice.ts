import type { KnownSituation } from "../../situations/index.ts";
import { isBright, isDark, isLight } from "./colour.ts";
import type { Piece } from "./piece.ts";
import type { Add } from "./weights.ts";

/** What a setting welcomes, and what suffers or offends there: shoes weigh most, colours least. */
const WORTH = {
  fabrics: { in: 0.3, out: -0.8, feature: "setting-fabric" },
  colours: { in: 0.4, out: -0.4, feature: "setting-colour" },
  shoes: { in: 0.6, out: -1.6, feature: "setting-shoes" },
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

/** How well a piece goes with what is known of the setting. */
export function addAdvice(piece: Piece, situation: KnownSituation | null, add: Add): void {
  if (!situation) return;
  const advice = adviceIn(situation);
  // What stands for top and legs is seen as much as both.
  const places = piece.kind.whole ? 2 : 1;
  const each: Add = (feature, amount) => add(feature, amount * places);
  addPart("fabrics", piece.materials, advice, each);
  addPart("colours", coloursOf(piece), advice, each);
  if (piece.slots[0] === "feet") addPart("shoes", piece.kind.is, advice, add);
}

/** Two reasons of one sort count as one. */
function addPart(part: Part, ids: ReadonlySet<string>, advice: Advice, add: Add): void {
  let [isIn, isOut] = [false, false];
  for (const id of ids) {
    isIn ||= advice[part].in.has(id);
    isOut ||= advice[part].out.has(id);
  }
  const worth = WORTH[part];
  if (isIn || isOut) add(worth.feature, (isIn ? worth.in : 0) + (isOut ? worth.out : 0));
}

/** What of a piece the setting advises against: shoes first, then cloth, then colour; null where it minds nothing. */
export function adviceAgainst(piece: Piece, situation: KnownSituation): Part | null {
  const advice = adviceIn(situation);
  const isOut = (part: Part, ids: Iterable<string>): boolean => {
    const all = [...ids];
    return all.some((id) => advice[part].out.has(id)) && !all.some((id) => advice[part].in.has(id));
  };
  if (piece.slots[0] === "feet") return isOut("shoes", piece.kind.is) ? "shoes" : null;
  if (isOut("fabrics", piece.materials)) return "fabrics";
  return isOut("colours", coloursOf(piece)) ? "colours" : null;
}

const NONE: ReadonlySet<string> = new Set();

/** The main colour's name, and the groups that advice speaks of. A white shirt offends nobody: it is worn under every suit. */
function coloursOf({ colours, patterns, kind }: Piece): ReadonlySet<string> {
  const [main] = colours;
  if (!main || (main.name.family === "white" && kind.area === "top" && kind.collared)) return NONE;
  return new Set([
    main.name.id,
    ...(isLight(main) ? ["light"] : isDark(main) ? ["dark"] : []),
    ...(isBright(main) ? ["bright"] : []),
    ...(patterns.size > 0 ? ["print"] : []),
  ]);
}
