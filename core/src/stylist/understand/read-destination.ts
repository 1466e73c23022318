import type { City } from "../../climate-table.ts";
import type { Weather } from "../../weather.ts";
import { AMBIGUOUS_PLACES, cityOf, FROM, TOWARDS } from "../lexicon/places.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

export type Goal = { city: City; said: string };

/** The place as the person named it: "the Alps", not the town whose climate stands for them. */
function nameOf(words: readonly Word[], find: Find, city: City): string {
  const said = words.slice(find.at, find.at + find.length).map((word) => word.raw);
  if (fold2(said.join(" ")) === fold2(city.name)) return city.name;
  const name = said
    .map((word) =>
      /^(the|of|and|de|la|los|el|del)$/i.test(word)
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
  return words[find.at - 1]?.text === "the" ? `the ${name}` : name;
}

/** The place the person goes to. "from Oslo to Dubai" is Dubai; "nice shoes" is nowhere. */
export function readDestination(
  words: readonly Word[],
  finds: readonly Find[],
  weather: Weather | null,
) {
  const places = finds.filter((find) => find.topic === "place");
  for (const find of places) {
    const before = words[find.at - 1];
    const text = words
      .slice(find.at, find.at + find.length)
      .map((word) => word.text)
      .join(" ");
    if (before && FROM.has(before.text) && !TOWARDS.has(before.text)) continue;
    const capital = /^\p{Lu}/u.test(words[find.at]!.raw);
    const after = words[find.at + find.length];
    const isName = finds.some(
      (other) =>
        other.at === (after ? find.at + find.length : -1) &&
        other.topic === "garment" &&
        after!.clause === words[find.at]!.clause,
    );
    if (isName) continue;
    if (AMBIGUOUS_PLACES.has(text) && !(capital && before && TOWARDS.has(before.text))) continue;
    const city = cityOf(find.id);
    if (!city || (weather?.place && fold2(weather.place).includes(fold2(city.name)))) continue;
    return { city, said: nameOf(words, find, city) };
  }
  return null;
}

const fold2 = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
