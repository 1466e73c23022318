import type { Slot } from "../../outfit.ts";
import { words } from "../../languages/en/words.ts";
import type { MaterialId } from "../../wardrobe/materials.ts";
import type { PatternId } from "../../wardrobe/patterns.ts";
import { MATERIAL_LOOKS } from "../cloth/looks.ts";
import { blend, difference, shade } from "../cloth/colour.ts";
import { isA, kindOf } from "../../wardrobe/kinds.ts";
import { drawingsOf } from "../garments/catalogue.ts";
import type { Kind } from "../garments/garment.ts";
import type { Piece, Scene } from "../index.ts";
import { capsuleFor } from "./capsules.ts";
import type { Token } from "./phrase.ts";
import { DEPTHS, describe, readCloth, readTokens, tokenise } from "./phrase.ts";
import { Denial } from "./denial.ts";
import { readScene } from "./read-scene.ts";

/**
 * Reads an outfit and its scene out of any English description: a request, the stylist's idea or a language model's.
 * What the text tells to leave out ("skip the heels", "loafers instead of boots") is left out; whether a garment is owned
 * makes no difference. A text without clothes gives a tasteful outfit for its occasion and weather.
 */
export function readOutfit(prompt: string, seed: number): { pieces: Piece[]; scene: Scene } {
  const scene = readScene(prompt);
  const mentions = select(readMentions(prompt));
  const dressed = mentions.some(({ kind }) => BODY.has(kind.slot));
  const pieces = mentions.map(pieceOf);
  return { pieces: dressed ? pieces : complete(pieces, scene, seed), scene };
}

const BODY: ReadonlySet<Slot> = new Set(["base", "mid", "outer"]);

type Cloth = {
  colours: string[];
  pattern?: PatternId | undefined;
  material?: MaterialId | undefined;
  depth?: number | undefined;
};
type Mention = Cloth & { kind: Kind; alternative: boolean };

/** Fills what is missing from an outfit for the occasion, keeping what was asked for. */
function complete(pieces: Piece[], scene: Scene, seed: number): Piece[] {
  const given = new Set(pieces.map(({ slot }) => slot));
  const capsule = capsuleFor(scene, seed).flatMap((name) => {
    const { kind: id, ...cloth } = describe(name);
    return (id ? drawingsOf(id) : []).map((kind) => ({ ...cloth, kind, alternative: false }));
  });
  const fits = ({ kind }: Mention): boolean =>
    !given.has(kind.slot) && !(kind.whole && given.has("legs"));
  return [...capsule.filter(fits).map(pieceOf), ...pieces];
}

const { kinds, phrase } = words;

function pieceOf({ kind, colours, pattern, material, depth = 0 }: Mention): Piece {
  const made = material && MATERIAL_LOOKS[material] !== kind.material ? material : undefined;
  return {
    kind: kind.id,
    ...(made && { material: made }),
    ...(pattern && { pattern }),
    slot: kind.slot,
    name: phrase(kinds[kind.id], { pattern, material: made }),
    colours: colours.length
      ? colours.map((hex) => dyed(hex, kind))
      : [depth ? shade(kind.colour, depth) : kind.colour],
  };
}

/** "Blue jeans" are the blue of denim, not of paint. */
const dyed = (hex: string, { material, colour }: Kind): string =>
  material === "denim" && difference(hex, PAINT_BLUE) < 0.16 ? blend(hex, colour, 0.7) : hex;
const PAINT_BLUE = "#2f62a8";

/** Phrases about the picture itself, not about clothes. */
const ABOUT_THE_PICTURE =
  /\b(on |with )?(a |an )?(plain |pure |clean )?(white|blank) background\b|\bflat[- ](design|lay|style)\b|\bdress(ed)? code\b|\bto top it off\b|\bon top\b|\bshort (of|on|walk|trip)\b/gi;

/** Words that are garments only when something says so: "the watch", but not "watch the sky". */
const AMBIGUOUS =
  /^(watch|wrap|top|tops|slide|slides|short|shell|heel|hoop|chain|pump|runner|studs|shades|work bag|play|bottoms|choker|beads|flare|flares|cape|vans|pouch|slip|slips|ring|rings|pin|pins|shrug|briefs|bottom|robe|uniform|oxford|docs|monks)$/;
const INTRODUCES =
  /^(a|an|the|your|my|his|her|their|this|that|with|and|in|of|matching|simple|light|classic|fitted|cropped|smart|silk|cotton|linen|leather|gold|statement|pair)$/;

function readMentions(prompt: string): Mention[] {
  const tokens = readTokens(tokenise(prompt.slice(0, 6000).replace(ABOUT_THE_PICTURE, ";")));
  const mentions: Mention[] = [];
  const denial = new Denial();
  let pending: Token[] = [];
  let taken = -1;
  tokens.forEach((token, i) => {
    if (i <= taken) return;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (token.says === "word") {
      denial.hear(token.word, tokens, i);
      if (/^[.;:!?()\n]$/.test(token.word)) pending = [];
      else pending.push(token);
      return;
    }
    if (token.says !== "garment") {
      pending.push(token);
      return;
    }
    if (isHeading(next) || !isGarment(token.words, before)) return;
    if (next?.says === "garment" && next.at === token.at + token.length) {
      pending.push(...readCloth(token.words));
      return;
    }
    const after = clothAfter(tokens, i);
    const cloth = mergeCloth([...clothBefore(pending), ...readCloth(token.words)], after);
    if (after.length) taken = i + 1 + after.length;
    if (!denial.active)
      for (const kind of drawingsOf(token.kind))
        mentions.push({ ...cloth, kind, alternative: isAlternative(pending) });
    pending = [];
  });
  return mentions;
}

/** "Shoes: black sneakers" */
const isHeading = (next: Token | undefined): boolean => next?.says === "word" && next.word === ":";

function isGarment(words: string, before: Token | undefined): boolean {
  if (!AMBIGUOUS.test(words)) return true;
  if (!before) return false;
  return before.says === "word" ? INTRODUCES.test(before.word) : before.says !== "garment";
}

const isAlternative = (pending: readonly Token[]): boolean =>
  pending.slice(0, 3).some((t) => t.says === "word" && t.word === "or");

/** The words of a description that belong to the next garment: the last colours named, not those before a comma. */
function clothBefore(pending: readonly Token[]): Token[] {
  const near = pending.slice(-7);
  const comma = near.findLastIndex((t) => t.says === "word" && t.word === ",");
  const after = near.slice(comma + 1);
  return after.length === 0 || after.some((t) => t.says === "colour") ? after : near;
}

/** "a shirt in navy", "a dress with white dots", "boots (brown)": up to the next break. */
function clothAfter(tokens: readonly Token[], i: number): Token[] {
  const found: Token[] = [];
  const opener = tokens[i + 1];
  if (opener?.says !== "word" || !/^(in|with|of|\()$/.test(opener.word)) return found;
  const near = tokens.slice(i + 2, i + 8);
  for (const [at, token] of near.entries()) {
    if (token.says === "garment")
      return found.filter((t) => t.says === "pattern" && opener.word === "in");
    const joins =
      token.says === "word" &&
      token.word === "and" &&
      near[at + 1]?.says === "colour" &&
      near[at + 2]?.says !== "garment";
    if (token.says === "word" && !joins && ENDS_CLOTH.test(token.word)) break;
    found.push(token);
  }
  return found;
}

const ENDS_CLOTH =
  /^([.,;:!?()\n]|and|over|under|with|tucked|into|paired|worn|layered|for|from|to|that|which|at|on|against|beneath)$/;

function mergeCloth(before: readonly Token[], after: readonly Token[]): Cloth {
  const colours = (of: readonly Token[]): string[] =>
    of.flatMap((t) => (t.says === "colour" ? [t.hex] : []));
  const all = [...before, ...after];
  return {
    colours: [...new Set([...colours(before), ...colours(after)])].slice(0, 3),
    pattern: all.find((t) => t.says === "pattern")?.pattern,
    material: all.find((t) => t.says === "material")?.material,
    depth: all.map((t) => (t.says === "word" ? (DEPTHS[t.word] ?? 0) : 0)).find(Boolean),
  };
}

const ROOM: Record<Slot, number> = {
  base: 2,
  mid: 1,
  outer: 1,
  legs: 1,
  head: 1,
  feet: 1,
  accessory: 5,
};

/** One garment a place, the first named; a dress and separates exclude each other. */
function select(mentions: readonly Mention[]): Mention[] {
  const chosen: Mention[] = [];
  for (const mention of mentions) {
    const known = chosen.find((one) => isSame(one, mention));
    if (known) learn(known, mention);
    else if (hasRoom(chosen, mention) && goesWith(chosen, mention.kind)) chosen.push(mention);
  }
  return chosen;
}

/** The same kind, or a wider word for it in a colour that only one of the two says. */
function isSame(one: Mention, other: Mention): boolean {
  if (one.kind.id === other.kind.id) return true;
  const [a, b] = [kindOf(one.kind.id), kindOf(other.kind.id)];
  const open = one.colours.length === 0 || other.colours.length === 0;
  return open && one.kind.slot === other.kind.slot && (isA(a, b.id) || isA(b, a.id));
}

/** "Wear the coat … the camel coat": a later mention may say what it is and what it is made of. */
function learn(known: Mention, { kind, colours, pattern, material }: Mention): void {
  if (isA(kindOf(kind.id), known.kind.id)) known.kind = kind;
  if (!known.colours.length) known.colours = colours;
  known.pattern ??= pattern;
  known.material ??= material;
}

function hasRoom(chosen: readonly Mention[], { kind, alternative }: Mention): boolean {
  const same = chosen.filter((c) => c.kind.slot === kind.slot).length;
  return same < (alternative ? 1 : ROOM[kind.slot]);
}

function goesWith(chosen: readonly Mention[], kind: Kind): boolean {
  if (!BODY.has(kind.slot) && kind.slot !== "legs") return true;
  const whole = chosen.find((c) => c.kind.whole)?.kind;
  if (kind.whole)
    return chosen.every(
      (c) => c.kind.slot !== "legs" && (c.kind.slot !== "base" || kind.slot === "mid"),
    );
  if (!whole) return true;
  if (kind.slot === "legs") return kindOf(whole.id).area === "swim";
  return kind.slot !== "base" || whole.slot === "mid";
}
