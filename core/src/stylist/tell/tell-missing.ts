import type { Slot } from "../../outfit.ts";
import type { Dressed } from "../dress/compose.ts";
import { isMeant } from "../dress/constraints.ts";
import { isNoCoat } from "../dress/needs.ts";
import type { Piece } from "../dress/piece.ts";
import type { Gap } from "../dress/rest.ts";
import type { Brief } from "../understand/brief.ts";
import { isKindId, kindOf } from "../../wardrobe/kinds.ts";
import { plainly } from "./speaker.ts";
import type { Telling } from "./telling.ts";

/** Without it nobody takes part: said before what is worn instead. Helmets are kept beside the bicycle, and in no closet. */
function tellGear(say: Telling, { lackingGear, ownsNothing }: Dressed): void {
  if (ownsNothing) return;
  for (const id of lackingGear.filter((one) => one !== "helmet").slice(0, MOST_GEAR))
    say.add("required", say.texts.missing.gear[id], {}, 11);
}

const MOST_GEAR = 2;

/** What the closet lacks for this, and what of it is only in the wash. */
export function tellMissing(say: Telling, dressed: Dressed): void {
  const { texts, brief } = say;
  const { missing } = texts;
  const kinds = ["unfit", "code", "plain"];
  tellGear(say, dressed);
  const isTold = (gap: Gap): boolean => !kinds.includes(gap.why) && isFelt(gap, dressed);
  tellGap(say, "gap", missing.gap, dressed, isTold);
  tellGap(say, "gap-unfit", missing.unfit, dressed, ({ why }) => why === "unfit");
  tellShoes(say, dressed);
  tellWash(say, dressed);
  if (brief.codeName === "white tie") say.add("whiteTie", missing.whiteTie, {}, 10);
  else if (lacksEveningDress(brief, dressed)) say.add("formalGap", missing.formalGap, {}, 10);
  else tellHonesty(say, dressed);
}

/** Felt °C: below the first nobody stays warm without a coat, below the second not in a sweater or blazer either; above the last a coat alone does. */
const COAT_C = 9;
const COAT_OVER_LAYER_C = 3;
const COAT_ALONE_C = 0;

/** One layer less on a mild day is a proposal, and no gap to speak of. */
export function isFelt({ slot, why }: Gap, { needs, worn }: Dressed): boolean {
  if (why !== "warmth" || needs.feelsC === null) return true;
  const layered = worn.some((one) => one.slot === "mid");
  if (slot === "outer") return needs.feelsC < (layered ? COAT_OVER_LAYER_C : COAT_C);
  return needs.feelsC < COAT_ALONE_C || !worn.some((one) => one.slot === "outer");
}

/** Only of what was called so, or comes with it: whoever pours the beer at a ball goes in something else. */
const lacksEveningDress = ({ code, codeName, alike }: Brief, { worn }: Dressed): boolean =>
  worn.length > 0 &&
  code[0] >= 5 &&
  (codeName !== null || !alike) &&
  !worn.some(({ piece }) => piece.kind.whole && isLongAndFine(piece));

/** A gown, or a long dress of a cloth for the evening. */
const isLongAndFine = ({ kind, materials }: Piece): boolean =>
  kind.dress[0] >= 4 || (kind.length === "floor" && EVENING.some((cloth) => materials.has(cloth)));

const EVENING = ["velvet", "silk", "satin", "lace", "tulle"] as const;

/** Wishes that nothing owned meets, or that go against each other. */
export function tellWishes(say: Telling, dressed: Dressed): void {
  const { texts, speaker } = say;
  const { missing } = texts;
  const absent = dressed.notOwned.find((wish) => isSurelyWished(wish) && !isInAName(wish, dressed));
  // What nobody takes part without is told with where to find it.
  if (absent && dressed.lackingGear.length === 0)
    say.add("notOwned", missing.notOwned, { what: wishOf(say, absent) }, 10);
  const left = dressed.leftOut.find(
    ({ mention }) => mention.garment !== undefined && mention.firm && isOpen(mention, dressed),
  );
  if (left) say.add("leftOut", missing.leftOut, { what: wishOf(say, left.mention) }, 9);
  const { accent } = dressed;
  if (accent?.colour) {
    const slots = { colour: speaker.colour(accent.colour), piece: speaker.idea(accent) };
    say.add("accent", missing.accent, slots, 9);
  }
}

type Wish = Dressed["notOwned"][number];

/** As sure as this somebody wishes for what is missing; a wrong "I see none" is worse than none. */
const SURELY = 0.75;

const isSurelyWished = ({ firm, read }: Wish): boolean =>
  firm && (read === undefined || read.certain >= SURELY);

/** Something is called so, if not alone: "survetement" of somebody who owns its jacket. */
const isInAName = ({ text }: Wish, { rated }: Dressed): boolean =>
  text
    .split(" ")
    .some((word) => word.length >= LONG && rated.some(({ piece }) => piece.words.has(word)));

/** Letters of a word that says what a thing is. */
const LONG = 5;

/** "Which of my two coats": one of them is worn, and so is one of the boots that were to be weighed. */
const isOpen = (mention: Wish, { worn }: Dressed): boolean =>
  !worn.some(
    ({ piece }) =>
      isMeant(piece, mention) ||
      (isKindId(mention.garment!) && piece.kind.area === kindOf(mention.garment).area),
  );

const wishOf = ({ speaker }: Telling, { garment, colours, text }: Wish) =>
  garment ? speaker.kind(garment, colours[0] ?? null) : plainly(text);

/** From this formality on shoes are looked at. */
const DRESSY = 2;

/** A gap only where the occasion, the ground or the sky asks for shoes. */
function tellShoes(say: Telling, { worn, suggested, rated, needs }: Dressed): void {
  const { brief, texts, speaker } = say;
  if (worn.length === 0 || worn.some(({ slot }) => slot === "feet")) return;
  const idea = suggested.find((one) => one.idea.slot === "feet");
  const isAsked =
    brief.code[0] >= DRESSY ||
    needs.rain ||
    needs.snow ||
    ["active", "deck", "trail"].some((trait) => brief.traits.has(trait));
  if (!idea || !isAsked) return;
  const owns = rated.some(({ piece }) => piece.slots.includes("feet"));
  const messages = owns ? texts.missing.shoesUnfit : texts.missing.shoes;
  say.add("shoes", messages, { list: speaker.idea(idea) }, 6.5);
}

/** What is at home all the same, and only not clean. */
function tellWash(say: Telling, { inTheWash }: Dressed): void {
  const { speaker, texts } = say;
  if (inTheWash.length === 0) return;
  const what = speaker.list(inTheWash.map((piece) => speaker.item(piece)));
  say.add("gap-wash", texts.missing.wash, { what }, 10);
}

function tellGap(
  say: Telling,
  key: string,
  messages: readonly string[],
  dressed: Dressed,
  applies: (gap: Gap) => boolean,
): void {
  const { texts, speaker } = say;
  if (dressed.worn.length === 0) return;
  const isNone = ({ slot }: Gap, piece: Piece): boolean =>
    slot === "outer" && isNoCoat(piece, dressed.needs);
  const missing = dressed.gaps.filter(
    (gap) => applies(gap) && !owns(dressed, gap.slot, (piece) => !isNone(gap, piece)),
  );
  const ideas = missing.flatMap((gap) =>
    dressed.suggested.filter(({ idea }) => idea.slot === gap.slot).slice(0, 1),
  );
  if (ideas.length === 0) return;
  const what = speaker.list(missing.map(({ slot }) => plainly(texts.names.slots[slot])));
  say.add(key, messages, { what, list: speaker.list(ideas.map((one) => speaker.idea(one))) }, GAP);
}

/** Just below what is told however long the text grows: a warm word and the rain come first. */
const GAP = 9.9;

/** True where something that stays at home serves for a place: a wrong "you have none" is worse than none. */
const owns = ({ rated, worn }: Dressed, slot: Slot, serves: (piece: Piece) => boolean): boolean =>
  rated.some(
    ({ piece }) =>
      piece.slots[0] === slot && serves(piece) && !worn.some((one) => one.piece === piece),
  );

/** So many steps of formality below what is asked are noticed by others. */
const NOTICED = 0.5;
/** What may be dressier than this is no hoodie and no jeans: nobody is told that they are too plain. */
const CASUAL = 2;

/** Where clothes have to keep warm, dry or clean, nobody asks whether they are fine. */
const isRough = ({ traits }: Brief): boolean =>
  ["active", "messy", "snow", "trail", "deck"].some((trait) => traits.has(trait));

/** What is worn although it is plainer than asked, or may be: nothing is claimed that a photo does not show. */
function tellHonesty(say: Telling, dressed: Dressed): void {
  const { texts, speaker, brief } = say;
  const isDressier = ({ dress }: Piece): boolean => dress[1] >= brief.code[0];
  const seen = dressed.tooPlain.filter(
    ({ dress }) => dress[1] <= CASUAL && brief.code[0] - dress[1] >= NOTICED,
  );
  const lifts = dressed.gaps
    .filter(({ slot, why }) => why === "plain" && !owns(dressed, slot, isDressier))
    .flatMap((gap) => dressed.suggested.filter(({ idea }) => idea.slot === gap.slot).slice(0, 1));
  const isKnown = say.event() !== null && !isRough(brief);
  if (lifts.length > 0 && seen.length > 0 && brief.code[0] >= DRESSY && isKnown) {
    const what = speaker.list(seen.map((piece) => speaker.item(piece)));
    const lift = speaker.list(lifts.map((one) => speaker.idea(one)));
    say.add("gap-plain", texts.missing.plain, { what, lift, event: say.eventOr() }, 9.5);
  }
  const top = dressed.worn.find(({ slot, piece }) => slot === "base" && piece.vague)?.piece;
  if (top && brief.code[0] >= 2.5 && !dressed.tooPlain.includes(top))
    say.add("collar", texts.missing.collar, { what: speaker.item(top) }, 8);
}
