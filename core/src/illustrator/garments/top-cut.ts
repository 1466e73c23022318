import type { Neckline } from "../../wardrobe/cuts.ts";
import type { TorsoCut } from "../figure/outline.ts";
import { hemFor, neckFor, type SeenCut, sleeveFor, UPPER_HEMS } from "./seen-cut.ts";
import type { SleeveCut } from "./sleeves.ts";

export type Detail =
  | "collar"
  | "buttons"
  | "placket"
  | "ribbing"
  | "rollneck"
  | "hood"
  | "pouch"
  | "pocket"
  | "binding"
  | "bow"
  | "number"
  | "quarterzip"
  | "lacing";

export type TopCut = TorsoCut & {
  sleeve?: number;
  sleeveEase?: SleeveCut["ease"];
  cuff?: SleeveCut["cuff"];
  details?: readonly Detail[];
  tuck?: "always" | "dressy" | "never";
};

export const flat =
  (ease: number): SleeveCut["ease"] =>
  () =>
    ease;

/** What is sewn to a neckline, by the neckline it makes. */
const AT_THE_NECK: Readonly<Partial<Record<Neckline, readonly Detail[]>>> = {
  collar: ["collar", "placket"],
  turtleneck: ["rollneck"],
  stand: ["rollneck"],
  hood: ["hood"],
};
const SEWN: ReadonlySet<Detail> = new Set(["collar", "rollneck", "hood", "quarterzip", "bow"]);
const UNDER_COLLAR: TopCut["neck"] = { wide: 24, drop: 30, shape: "v" };
const STRAP = 60;

/** The top with the neckline, the sleeves and the hem that were seen. */
export function topAsSeen(cut: TopCut, { sleeve, length, neckline }: SeenCut): TopCut {
  const to = sleeveFor(cut.sleeve ?? 0, sleeve);
  return {
    ...cut,
    ...(length && { hem: hemFor(cut.hem, length, UPPER_HEMS) }),
    ...(sleeve && { sleeve: to, strap: to === 0 ? (cut.strap ?? STRAP) : undefined }),
    ...(neckline && neckAsSeen(cut, neckline)),
  };
}

function neckAsSeen(cut: TopCut, neckline: Neckline): Pick<TopCut, "neck" | "details"> {
  const { neck, details = [] } = cut;
  const open = neckFor(neck, neckline);
  const sewn = AT_THE_NECK[neckline];
  if (open) return { neck: open, details: [...details.filter((one) => !SEWN.has(one)), "binding"] };
  if (!sewn || details.includes(sewn[0]!)) return { neck, details };
  const others = details.filter((one) => !SEWN.has(one) && one !== "binding");
  return { neck: neckline === "collar" ? UNDER_COLLAR : neck, details: [...others, ...sewn] };
}
