import type { Slot } from "../../outfit.ts";
import type { Worn } from "../garments/garment.ts";
import { PATTERN_WORDS } from "./cloths.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import { nameOf } from "./colours.ts";

/** What is worn, outside in, in one sentence made only of our own words. */
export function altOf(
  worn: readonly Worn[],
  setting = "",
  style: "figure" | "flat-lay" = "figure",
): string {
  const said = worn.filter(({ piece }) => piece >= 0);
  const list = enumerate((said.length ? said : worn).toSorted(outsideIn).map(say));
  return style === "figure"
    ? `An illustrated person wearing ${list}${setting ? `, ${setting}` : ""}.`
    : `Laid out flat on white: ${list}.`;
}

const ORDER: readonly Slot[] = ["outer", "mid", "base", "legs", "feet", "head", "accessory"];
const outsideIn = (a: Worn, b: Worn): number =>
  ORDER.indexOf(a.kind.slot) - ORDER.indexOf(b.kind.slot);

function say({ kind, cloth }: Worn): string {
  const words = [nameOf(cloth.colour, kindOf(kind.id)), PATTERN_WORDS[cloth.pattern], kind.name]
    .filter(Boolean)
    .join(" ");
  if (kind.plural) return words;
  return `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;
}

function enumerate(things: readonly string[]): string {
  if (things.length < 2) return things.join("");
  return `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
}
