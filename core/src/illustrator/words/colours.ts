import { difference } from "../cloth/colour.ts";

/** The colours people name clothes by. The first of two names with the same value is the one we say. */
const NAMED: readonly (readonly [names: string, hex: string])[] = [
  ["white", "#f7f6f2"],
  ["off-white ivory", "#f3ecdc"],
  ["cream ecru", "#efe3c8"],
  ["beige sand oatmeal oat stone", "#d8c7a6"],
  ["tan", "#c39a6b"],
  ["camel caramel", "#b98a56"],
  ["khaki", "#a39467"],
  ["brown chestnut", "#6b4429"],
  ["chocolate espresso", "#432c20"],
  ["cognac", "#96552d"],
  ["taupe mushroom", "#9a8b7c"],
  ["black jet", "#1d1d22"],
  ["charcoal graphite anthracite", "#3d4148"],
  ["grey gray marl", "#8b9096"],
  ["light-grey", "#c3c7cb"],
  ["silver", "#c2c6cc"],
  ["navy midnight", "#22304f"],
  ["blue", "#2f62a8"],
  ["cobalt royal-blue", "#1f4fc0"],
  ["light-blue sky-blue sky powder-blue baby-blue pale-blue", "#a9cbe8"],
  ["indigo", "#36427e"],
  ["slate steel", "#5f7186"],
  ["teal petrol", "#1f6f78"],
  ["turquoise aqua", "#37b3b5"],
  ["mint seafoam", "#a9dcc3"],
  ["green", "#3f7f52"],
  ["emerald", "#0f7a55"],
  ["forest-green forest bottle-green dark-green", "#24483a"],
  ["olive army-green army moss", "#6a6d3f"],
  ["sage", "#9db08f"],
  ["lime chartreuse", "#a9c93a"],
  ["yellow lemon", "#efcb45"],
  ["mustard ochre", "#c9982f"],
  ["gold golden", "#cfa63e"],
  ["orange tangerine", "#e27a2e"],
  ["rust terracotta copper", "#b0532f"],
  ["peach apricot", "#f2b899"],
  ["coral salmon", "#ef7a68"],
  ["red scarlet crimson", "#c62f36"],
  ["burgundy maroon wine oxblood claret merlot", "#6e2233"],
  ["pink rose", "#e594ac"],
  ["blush pale-pink light-pink powder-pink baby-pink", "#efc9c7"],
  ["hot-pink fuchsia magenta", "#d6347f"],
  ["mauve", "#a8829c"],
  ["lavender lilac", "#b9a8d9"],
  ["purple violet", "#6b438f"],
  ["plum aubergine eggplant", "#57294c"],
  ["bronze", "#8f6a3a"],
  ["nude", "#dcb79a"],
  ["denim-blue", "#4b6d9c"],
];

const HEX = new Map(
  NAMED.flatMap(([names, hex]) => names.split(" ").map((name) => [name, hex] as const)),
);

/** `#rrggbb` of a colour word; two-word colours are joined by a hyphen. */
export const colourNamed = (word: string): string | undefined => HEX.get(word);

/** The name a person would give a colour. */
export function nameOf(hex: string): string {
  let best: readonly [string, number] = ["", Infinity];
  for (const [names, value] of NAMED) {
    const gap = difference(hex, value);
    if (gap < best[1]) best = [names.split(" ")[0]!.replace("-", " "), gap];
  }
  return best[0];
}
