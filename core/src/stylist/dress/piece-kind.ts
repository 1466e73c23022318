import { isCategory } from "../../wardrobe/categories.ts";
import {
  isTailoredJacket,
  kindOf,
  kindOfCategory,
  type Kind,
  type KindId,
} from "../../wardrobe/kinds.ts";
import { languageOf, LINGUA_FRANCA } from "../../languages/index.ts";
import type { Language } from "../lexicon/index.ts";
import { kindCalled, type Sense } from "./senses.ts";

/** The garment word that fits the category; in English the last one is the head ("denim shirt jacket"). */
export function chooseKind(senses: readonly Sense[], category: string, language: Language): Kind {
  const named = senses.flatMap((sense) =>
    sense.topic === "kind" ? [{ kind: kindOf(sense.id), language: sense.language }] : [],
  );
  const usual = kindOfCategory(category) ?? kindFromWord(category);
  const fits = named.filter(({ kind }) =>
    usual ? agrees(kind, usual) : !SMALL.has(category) || isSmall(kind),
  );
  // A drawer of one's own ("vest") is a word like others: the name says more.
  const isSure = usual?.is.has("suit") || isCategory(category);
  // "Moffole impermeabili" among small things: what is said of gloves is no raincoat.
  const known = SMALL.has(category) || (usual && isSure) ? [] : named;
  const pool = fits.length > 0 ? fits : known;
  const head = pool.length > 0 ? headOf(pool, category, language) : undefined;
  const kind = head && usual?.is.has("suit") && isPlainJacket(head) ? kindOf("suit-jacket") : head;
  // "Chándal" filed under trousers is half of one.
  const half = kind && usual?.area === "legs" ? LEGS_OF[kind.id] : undefined;
  if (half) return kindOf(half);
  // "Sporthose" filed under shorts: the wide word says less than the drawer.
  if (kind?.vague && usual && !usual.vague && usual.area === kind.area) return usual;
  return kind ?? usual ?? kindOf(COVERS_NOBODY.has(category) ? "jewellery" : "top");
}

const isPlainJacket = ({ id }: Kind): boolean => id === "jacket" || id === "coat";

/** What covers all of somebody, by what covers their legs. */
const LEGS_OF: Readonly<Partial<Record<KindId, KindId>>> = {
  tracksuit: "tracksuit-bottoms",
  scrubs: "scrub-trousers",
  pyjamas: "pyjama-bottoms",
};

/** Drawers of other wardrobes whose things cover nobody: what is not known there is no top. */
const SMALL: ReadonlySet<string> = new Set(["accessory", "accessories"]);

/** Suits are filed in parts, and so are blazers that are of none: neither covers the legs. */
const isPartOfSuit = (kind: Kind): boolean =>
  kind.is.has("jacket") || kind.is.has("blazer") || kind.is.has("coat") || kind.is.has("waistcoat");

/** Among what is filed under "other" may be clothes, but what nobody knows there is as likely a stick or a fan. */
const COVERS_NOBODY: ReadonlySet<string> = new Set([...SMALL, "other"]);

const isSmall = ({ slots: [slot] }: Kind): boolean => slot === "head" || slot === "accessory";

/** "Costume bleu nuit (pantalon)", "giacca dell'abito": what belongs to a suit is that suit's half; any jacket among suits is tailored. */
export function ofSuit(kind: Kind, senses: readonly Sense[], category: string): Kind {
  const kinds = senses.flatMap((sense) => (sense.topic === "kind" ? [kindOf(sense.id)] : []));
  const suit = kinds.find((one) => one.is.has("suit"));
  if (!suit) return isAmongSuits(kind, category) ? kindOf("blazer") : kind;
  const part = kind.is.has("suit") ? onlyPart(kinds) : kind;
  if (!part) return kind;
  if (part.id === "trousers")
    return kindOf(suit.is.has("tuxedo") ? "dinner-trousers" : "suit-trousers");
  if (part.id === "jacket" || part.id === "blazer" || part.id === "coat")
    return kindOf(suit.is.has("tuxedo") ? "dinner-jacket" : "suit-jacket");
  return kind;
}

/** "Traje rojo (chaqueta)" hangs without its trousers; "suit, jacket and trousers" is whole. */
function onlyPart(kinds: readonly Kind[]): Kind | undefined {
  const part = (is: KindId): Kind | undefined => kinds.find((one) => one.is.has(is));
  const jacket = part("jacket") ?? part("blazer") ?? part("coat");
  const trousers = part("trousers");
  const only = jacket && trousers ? undefined : (jacket ?? trousers);
  return only && kindOf(only === trousers ? "trousers" : "jacket");
}

/** "Veste", "giacca", "casaco": the plain word for what is worn over a shirt is a tailored one there. */
const isAmongSuits = (kind: Kind, category: string): boolean =>
  isPlainJacket(kind) && kindFromWord(category)?.is.has("suit") === true;

type Named = { kind: Kind; language: Language };

/** Where nouns stand before nouns the last is the head, elsewhere the first, or one that says the same more closely ("chemise en chambray"). */
function headOf(pool: readonly Named[], category: string, language: Language): Kind {
  const own = pool.filter((one) => one.language === language);
  const english = pool.filter((one) => one.language === LINGUA_FRANCA);
  if (languageOf(language).syntax.stacksNouns || own.length === 0)
    return (english.at(-1) ?? pool[0]!).kind;
  const head = (own.find(({ kind }) => kind.category === category) ?? own[0]!).kind;
  return pool.find(({ kind }) => kind !== head && kind.is.has(head.id))?.kind ?? head;
}

function kindFromWord(category: string): Kind | undefined {
  const id = kindCalled(category);
  return id && kindOf(id);
}

/** A name may say more than its category but not contradict it: "navy blazer" filed under coat, "cable-knit" under top. */
function agrees(kind: Kind, usual: Kind): boolean {
  const body = (one: Kind): string =>
    one.slots.some((slot) => slot === "base" || slot === "mid" || slot === "outer")
      ? "body"
      : one.slots[0];
  // "Abito" and "fato" are dresses and suits: the drawer tells which.
  if (kind.is.has("dress") && usual.is.has("suit")) return false;
  // Among the suits hang their jackets, and blazers.
  if (usual.is.has("suit") && (isPartOfSuit(kind) || isTailoredJacket(kind))) return true;
  const covers = kind.area === "head" && usual.area === "neck" && kind.is.has("headscarf");
  if (kind.whole && !usual.whole) return usual.slots.includes("legs");
  // A "mono de tirantes" hangs among the dresses: straps alone make it no top.
  if (usual.area === "dress" && !kind.whole && kind.area === "top") return false;
  return covers || body(kind) === body(usual);
}
