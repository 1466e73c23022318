import type { Garment } from "@fit-closet/core";

/** What one person owns: kinds in the colours that they come in, the shares of each as in a closet that grew over years. */
const OWNED: readonly (readonly [category: string, noun: string, colours: string])[] = [
  ["top", "t-shirt", "white black navy grey olive rust cream burgundy teal sage pink"],
  ["top", "striped tee", "navy black"],
  ["top", "long-sleeved top", "black cream olive grey"],
  ["top", "Oxford shirt", "white light-blue pink navy sage"],
  ["top", "poplin shirt", "white light-blue cream"],
  ["top", "linen shirt", "white sage rust"],
  ["top", "silk blouse", "cream burgundy navy teal black"],
  ["top", "polo shirt", "navy white"],
  ["top", "merino sweater", "grey navy burgundy camel teal"],
  ["top", "lambswool cardigan", "cream navy olive"],
  ["top", "roll-neck sweater", "black cream"],
  ["top", "running top", "teal grey"],
  ["hoodies", "hoodie", "grey navy olive black"],
  ["coat", "blazer", "navy grey camel black"],
  ["coat", "denim jacket", "blue"],
  ["coat", "leather jacket", "black"],
  ["coat", "bomber jacket", "olive"],
  ["coat", "trench coat", "camel"],
  ["coat", "raincoat", "yellow navy"],
  ["coat", "wool coat", "camel charcoal"],
  ["coat", "puffer jacket", "black"],
  ["trouser", "jeans", "blue black light-blue navy grey"],
  ["trouser", "chinos", "camel navy olive grey"],
  ["trouser", "wool trousers", "grey navy charcoal"],
  ["trouser", "corduroy trousers", "rust olive"],
  ["trouser", "linen trousers", "cream"],
  ["trouser", "running tights", "black"],
  ["skirt", "midi skirt", "black sage burgundy navy"],
  ["skirt", "denim skirt", "blue"],
  ["dress", "wrap dress", "burgundy teal"],
  ["dress", "shirt dress", "light-blue olive"],
  ["dress", "jersey dress", "black navy olive"],
  ["short", "chino shorts", "navy camel olive"],
  ["shoes", "sneakers", "white black navy grey"],
  ["shoes", "running shoes", "teal"],
  ["shoes", "leather loafers", "brown black"],
  ["shoes", "ankle boots", "black brown"],
  ["shoes", "ballet flats", "burgundy"],
  ["shoes", "oxford shoes", "brown"],
  ["shoes", "rain boots", "olive"],
  ["shoes", "sandals", "brown"],
  ["belt", "leather belt", "brown black"],
  ["scarf", "wool scarf", "grey burgundy"],
  ["scarf", "silk scarf", "teal cream"],
  ["cap", "baseball cap", "navy black"],
  ["cap", "beanie", "charcoal"],
  ["bag", "tote bag", "black camel"],
  ["bag", "backpack", "olive"],
  ["bag", "shoulder bag", "brown"],
];

const HEX: Readonly<Record<string, string>> = {
  white: "#f6f5f2",
  black: "#1a1a1c",
  navy: "#1f2a44",
  grey: "#83868b",
  charcoal: "#3f4247",
  olive: "#666b45",
  rust: "#a6532b",
  cream: "#efe6d2",
  burgundy: "#6d1f2e",
  teal: "#2b6f73",
  "light-blue": "#b5cde6",
  blue: "#3c5a84",
  pink: "#e3b7bd",
  sage: "#9aab8c",
  camel: "#b98d5a",
  yellow: "#e3b52a",
  brown: "#6b432a",
};

/** As many garments, in an order that says nothing. */
export function monthCloset(size: number): Garment[] {
  const all = OWNED.flatMap(([category, noun, colours]) =>
    colours.split(" ").map((colour) => ({ category, noun, colour })),
  );
  return Array.from({ length: size }, (_, at) => {
    const { category, noun, colour } = all[at % all.length]!;
    const round = Math.floor(at / all.length);
    const name = `${colour.replace("-", " ")} ${noun}${round > 0 ? ` ${round + 1}` : ""}`;
    return { id: `g${at}`, category, name, colours: [HEX[colour]!], tags: [] };
  });
}
