import type { Dressed } from "../dress/compose.ts";
import type { Telling } from "./telling.ts";

export function tellColours(say: Telling, dressed: Dressed): void {
  const { phrases, speaker } = say;
  const patterned = dressed.worn.find(({ piece }) => piece.patterns.size > 0)?.piece;
  const main = dressed.worn
    .filter(({ slot }) => slot !== "head" && slot !== "accessory" && slot !== "feet")
    .map(({ piece }) => piece);
  const named = [
    ...new Map(
      main.flatMap((piece) => piece.colours.slice(0, 1)).map((colour) => [colour.name.id, colour]),
    ).values(),
  ];
  const ideas = dressed.suggested.map((one) => one.colour).filter((colour) => colour !== null);
  if (named.length === 0) {
    const [c1, c2] = [...new Set(ideas)];
    if (c1 && c2)
      say.add(
        "colour-ideas",
        phrases.colour.neutral,
        { c1: speaker.colour(c1), c2: speaker.colour(c2) },
        6,
      );
    return;
  }
  // The accent speaks first; among neutrals the one with more colour does.
  const lead = named.toSorted((a, b) => Number(a.neutral) - Number(b.neutral) || b.c - a.c)[0]!;
  const other = named.find((colour) => colour !== lead);
  if (say.brief.traits.has("sober") && other) {
    say.add(
      "colour-neutral",
      phrases.colour.neutral.slice(0, 4),
      { c1: speaker.colour(lead.name.id), c2: speaker.colour(other.name.id) },
      3,
    );
    return;
  }
  const plain = patterned && main.find((piece) => piece !== patterned)?.colours[0];
  if (patterned && plain)
    say.add("colour-pattern", phrases.colour.pattern, { c2: speaker.colour(plain.name.id) }, 6);
  else if (!other)
    say.add("colour-single", phrases.colour.single, { c1: speaker.colour(lead.name.id) }, 5);
  else if (dressed.harmony !== "clash")
    say.add(
      `colour-${dressed.harmony}`,
      phrases.colour[dressed.harmony],
      { c1: speaker.colour(lead.name.id), c2: speaker.colour(other.name.id) },
      6,
    );
}
