import type { LanguageCode } from "../../languages/index.ts";
import { kindOf, type KindId } from "../../wardrobe/kinds.ts";
import { addBrackets } from "./brackets.ts";
import { type Entry, type Head, isPair, readEntry } from "./entry.ts";
import { figureAt } from "./figures.ts";
import { addDetail, coloursOf, type Group, isCount, type Open } from "./group.ts";
import { covers } from "./marks.ts";
import { isPlural } from "./number.ts";
import { bookOf, phraseAt } from "./phrases.ts";
import type { Piece } from "./pieces.ts";
import { isNarrower, type Variant, variantsIn } from "./variants.ts";

type Named = Entry & { head: Head };
type State = { open: Open | undefined; lead: readonly Entry[]; groups: Open[] };

/** Puts together what belongs together. */
export function groupsOf(pieces: readonly Piece[], language: LanguageCode): Group[] {
  const state: State = { open: undefined, lead: [], groups: [] };
  for (let at = 0; at < pieces.length; at++) {
    const from = at;
    if (pieces[at]!.inside)
      while (pieces[at + 1]?.inside && pieces[at + 1]!.joint !== "paren") at++;
    if (pieces[at]!.inside && state.open)
      addBrackets(state.open, pieces.slice(from, at + 1), language);
    else for (const piece of pieces.slice(from, at + 1)) follow(state, piece, language);
  }
  return state.groups.filter(isSaid);
}

/** A heading is no garment of its own. */
const isSaid = ({ heading, variants, details, total }: Open): boolean =>
  !heading || variants.length > 0 || details.length > 0 || total !== undefined;

function follow(state: State, piece: Piece, language: LanguageCode): void {
  const entry = readEntry(piece, language);
  if (ends(state.open, piece.joint)) state.open = undefined;
  if (piece.joint === "line" || piece.joint === "stop") state.lead = [];
  const { open } = state;
  if (entry.lacking) deny(state, entry);
  else if (open && addTo(open, entry, language)) state.lead = [];
  else if (entry.head) begin(state, { ...entry, head: entry.head }, language);
  else {
    state.open = undefined;
    state.lead = isLook(entry, language) ? [...state.lead, entry] : [];
  }
}

/** A heading goes on below its line, as long as its items do. */
function ends(open: Open | undefined, joint: Piece["joint"]): boolean {
  if (!open) return false;
  if (joint === "stop") return true;
  const bare =
    open.details.length === 0 &&
    coloursOf(open.entry).length === 0 &&
    (open.plural || open.heading);
  return (
    joint === "line" &&
    !(bare && (open.byLines || (open.variants.length === 0 && open.total === undefined)))
  );
}

/** "Hoodies: none", "a bathrobe, no". */
function deny(state: State, entry: Entry): void {
  if (!entry.head && state.open)
    state.groups = state.groups.filter((group) => group !== state.open);
  state.open = undefined;
  state.lead = [];
}

function begin(state: State, whole: Named, language: LanguageCode): void {
  const { lead } = state;
  const { entry, variants } = withTail(whole, language);
  state.open = {
    entry,
    head: entry.head,
    lead,
    heading: entry.piece.heading,
    byLines: false,
    plural:
      !isPair(entry.head.kind) && (entry.count ?? 1) <= 1 && isPlural(entry, entry.head, language),
    total: entry.count ?? lead.find(({ count }) => count !== undefined)?.count,
    variants,
    joins: false,
    details: [],
  };
  state.groups.push(state.open);
  state.lead = [];
}

/** "Two swimsuits one red one navy": the variants may stand in the garment's own piece. */
function withTail(entry: Named, language: LanguageCode): { entry: Named; variants: Variant[] } {
  const { tokens, head, piece } = entry;
  const end = head.mark.at + head.mark.length;
  const { each } = bookOf(language);
  for (let at = end; at < tokens.length; at++) {
    if (!figureAt(tokens, at, language) && !phraseAt(each, tokens, at)) continue;
    const tail = readEntry({ ...piece, tokens: tokens.slice(at) }, language);
    const variants = tail.head ? [] : variantsIn(tail, { tokens, head }, language);
    const own = readEntry({ ...piece, tokens: tokens.slice(0, at) }, language);
    if (variants.length > 1 && variants.every(({ colours }) => colours.length > 0) && own.head)
      return { entry: { ...own, head: own.head }, variants };
    break;
  }
  return { entry, variants: [] };
}

/** @returns whether the entry says more of the open garment */
function addTo(open: Open, entry: Entry, language: LanguageCode): boolean {
  const { joint } = entry.piece;
  const variants = variantsIn(entry, { tokens: open.entry.tokens, head: open.head }, language);
  if (areVariants(open, entry, variants, language)) {
    open.joins ||= !open.heading && joint !== "dash" && hasOwnLook(open);
    open.variants.push(...variants);
    open.byLines ||= joint === "line";
    return true;
  }
  const isMaker =
    joint === "dash" &&
    entry.count === undefined &&
    entry.head &&
    isNear(entry.head.kind, open.head.kind);
  if ((entry.head && !isMaker) || joint === "line" || joint === "and") return false;
  if (isCount(entry)) open.total = entry.count;
  else if (
    joint === "dash" ||
    joint === "after" ||
    joint === "colon" ||
    isLateColour(open, entry, language)
  )
    addDetail(open, [entry], false);
  else return false;
  return true;
}

/** "Running shoes - Hokas": another word for the same. */
const isNear = (one: KindId, other: KindId): boolean =>
  kindOf(one).area === kindOf(other).area &&
  [...kindOf(one).is].some((id) => kindOf(other).is.has(id));

/** "Bobble hat, cream". */
const isLateColour = (open: Open, entry: Entry, language: LanguageCode): boolean =>
  open.variants.length === 0 &&
  !hasOwnLook(open) &&
  open.details.length === 0 &&
  coloursOf(entry).length > 0 &&
  isLook(entry, language);

const hasOwnLook = ({ entry, lead }: Open): boolean =>
  coloursOf(entry).length > 0 || lead.length > 0;

function areVariants(
  open: Open,
  entry: Entry,
  variants: readonly Variant[],
  language: LanguageCode,
): boolean {
  if (variants.length === 0) return false;
  if (entry.head && !variants.every((one) => suits(open, one))) return false;
  const joint = entry.piece.joint;
  if (open.heading) {
    const loose = open.variants.every(({ marks }) => marks.length === 0);
    return entry.marks.length > 0 || loose || joint === "colon";
  }
  const coloured = variants.every(
    ({ colours, marks }) => colours.length > 0 || (open.plural && marks.length > 0),
  );
  const told = tellsApart(entry, language);
  const several = open.plural || (open.total ?? 1) > 1 || open.variants.length > 0;
  if (!coloured || entry.head)
    return Boolean(entry.head) && several && told && variants.every((one) => one.kind);
  if (told && (several || joint === "and" || variants.length > 1)) return true;
  if (!isLook(entry, language)) return false;
  if (joint === "dash") return true;
  if (joint === "and") return several || hasOwnLook(open);
  return joint === "line" ? open.plural : several && joint === "comma";
}

/** A heading's items may name themselves, where that is one of its own; another's variants only with its word. */
const suits = (open: Open, { kind, whole }: Variant): boolean =>
  kind === undefined ||
  !whole ||
  (open.heading && (kind === open.head.kind || isNarrower(kind, open.head.kind)));

/** Begins with "one", "another" or a figure. */
const tellsApart = ({ tokens, counting }: Entry, language: LanguageCode): boolean =>
  counting.has(0) || phraseAt(bookOf(language).each, tokens, 0) !== undefined;

/** Nothing but looks, figures and small words. */
function isLook({ tokens, marks, counting }: Entry, language: LanguageCode): boolean {
  const { opening, each, measures, telling } = bookOf(language);
  const small = [opening, each, measures, telling];
  return (
    marks.some(
      ({ colours, materials, patterns }) => colours.length + materials.length + patterns.length > 0,
    ) &&
    tokens.every(
      ({ text }, at) =>
        counting.has(at) ||
        marks.some((mark) => covers(mark, at)) ||
        small.some((words) => words.has(text)),
    )
  );
}
