import type { OwedRule } from "../../wardrobe/rules.ts";
import type { Dressed, Worn } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { Brief } from "../understand/brief.ts";
import { isEcho } from "./echoes.ts";
import { knownPiece } from "./known-piece.ts";
import type { Telling } from "./telling.ts";

/** Told only where the text came out short: what holds for any outfit tells nobody why it is this one. */
export const SPARE = 4;

export const isMain = ({ slot }: Worn): boolean =>
  slot === "base" || slot === "mid" || slot === "legs";

/** What was asked of the clothes beside the occasion, and how it is met. */
export function tellDemands(say: Telling, dressed: Dressed): void {
  const { brief, texts, speaker } = say;
  const { reasons } = texts;
  if (brief.traits.has("messy") && mayBePaint(brief)) {
    const washed = dressed.worn
      .filter((one) => isMain(one) && isWashed(one))
      .map(({ piece }) => speaker.item(piece));
    if (washed.length > 0)
      say.add("washes", reasons.washes, { list: speaker.briefly(washed) }, washedWeight(brief));
  }
  const told = tellRules(say, dressed);
  const cover = coverOf(brief, dressed);
  if (cover.length > 0 && !told) {
    const list = speaker.list(cover.map((piece) => speaker.item(piece)));
    say.add("covers", reasons.covers, { list }, SPARE);
  }
}

/** More rules than these make a list that nobody reads. */
const MOST_RULES = 3;

/** How what was demanded is met, or that nothing owned meets it. @returns false where nothing was demanded */
function tellRules(say: Telling, { demands, ownsNothing }: Dressed): boolean {
  const { speaker, texts } = say;
  // What a demand implies has its words.
  const own = demands.filter(
    ({ requirement }, index) =>
      demands.findIndex((one) => one.requirement.text === requirement.text) === index,
  );
  for (const [index, { requirement, state, by }] of own.slice(0, MOST_RULES).entries()) {
    const { met, unmet } = texts.demands;
    const { rule } = requirement;
    const list = speaker.briefly(by.map((piece) => speaker.item(piece)));
    const told = met[rule].filter((message) => !isEcho(message, by));
    if (state === "met" && by.length > 0 && told.length > 0)
      say.add("demand", told, { list }, SEEN_AT_ONCE.has(rule) ? SPARE : RULE - index * STEP);
    else if (state === "unmet" && !ownsNothing && rule in unmet && !UNSEEN.has(rule))
      say.add("gap-demand", unmet[rule as OwedRule], {}, UNMET);
  }
  return own.length > 0;
}

/** Nobody needs to be told that a headscarf covers the hair, that the black shirt is black, or that there is no hole in it. */
const SEEN_AT_ONCE: ReadonlySet<string> = new Set(
  "no-thin-heels no-holes no-logos no-jingling no-shine no-dangling no-trailing not-tight loose-waist two-parts no-noise free-hems narrow-hems nothing-good may-be-spoilt not-bulky covered-shoulders covered-knees covered-head veiled-head all-covered long-sleeves long-legs closed-shoes no-open-toes no-low-cut no-bare-midriff no-hood in-tradition all-in-colour some-colour top-colour legs-colour shoes-colour only-dark only-light".split(
    " ",
  ),
);

/** Neither a name nor a photo shows it: that nothing owned meets it is for the chip to say, in doubt. */
const UNSEEN: ReadonlySet<string> = new Set(
  "grippy-soles no-grippy-soles sturdy-shoes pale-soles".split(" "),
);

/** What decides is told before what is known of the setting; what is missing always. */
const RULE = 9.4;
const STEP = 0.2;
const UNMET = 10.2;

/** By its cloth, or because things of its kind stand many washes. */
const isWashed = ({ piece, slot }: Worn): boolean =>
  knownPiece(piece, slot).washable ?? piece.kind.rugged === true;

/** What covers arms and legs, where that was asked for and is so. */
function coverOf({ coverage }: Brief, { worn }: Dressed): Piece[] {
  if (coverage !== "long") return [];
  const arms = worn.find(({ piece, slot }) => slot !== "legs" && piece.sleeves === "long")?.piece;
  const legs = worn.find(({ slot, piece }) => slot === "legs" && piece.kind.length === "ankle");
  return arms && legs ? [arms, legs.piece] : [];
}

/** Where everything gets dirty it is worth a word, else only in a text that has room for it. */
const washedWeight = ({ situation }: Brief): number =>
  (situation?.mess ?? VERY_MESSY) >= VERY_MESSY ? SPARE + 1.4 : SPARE;

const VERY_MESSY = 3;

/** What the sentences about a mess speak of; whoever only sweats is not told of paint. */
const STAINS = ["paint", "cake", "food", "glue", "flour", "sauce", "mud", "clay", "dough"];

const mayBePaint = ({ situation }: Brief): boolean =>
  !situation || situation.messOf.some((of) => STAINS.includes(of));
