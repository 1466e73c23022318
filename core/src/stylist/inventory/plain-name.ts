import { PLAIN_NAMES } from "../../languages/en/plain-kinds.ts";
import { languageOf } from "../../languages/index.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import { isPlainKind, plainKind } from "../../wardrobe/plain-kinds.ts";

/** A garment in plain English: one of few kinds, and its colour or colours, null where none is said. */
export function inPlainEnglish({ kind, colours }: { kind: KindId; colours: readonly ColourId[] }): {
  kind: string;
  colour: string | null;
} {
  const english = languageOf("en");
  const plain = plainKind(kind);
  const name = isPlainKind(plain) ? PLAIN_NAMES[plain] : undefined;
  return {
    kind: name ?? english.kinds[plain].text,
    colour: colours.map((id) => english.colours[id].m).join(" and ") || null,
  };
}
