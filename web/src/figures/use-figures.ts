import type { Figures, PricedPiece, WornPiece } from "@fit-closet/core";
import { useQuery } from "@tanstack/react-query";
import { number, object, string } from "valibot";
import { closetItem } from "../answers/closet.ts";
import { anyOf, many, orElse, reads, type Schema, text } from "../answers/reading.ts";
import { counted } from "../closet/closet-answers.ts";
import { localDay } from "../closet/local-day.ts";
import { call, to } from "../request.ts";

const none = orElse(number(), 0);
const worn: Schema<WornPiece> = object({ id: string(), wears: none, last: text });
const priced: Schema<PricedPiece> = object({
  id: string(),
  wears: none,
  price: number(),
  perWear: number(),
});
const figures: Schema<Figures> = object({
  pieces: number(),
  wornInYear: none,
  most: anyOf(worn),
  least: anyOf(worn),
  colours: anyOf(counted),
  categories: anyOf(counted),
  months: anyOf(counted),
  money: anyOf(
    object({ currency: string(), total: number(), priced: none, dearest: anyOf(priced) }),
  ),
  items: many(closetItem),
});

export const useFigures = (uid: string) =>
  useQuery({
    queryKey: ["figures", uid],
    queryFn: ({ signal }) => {
      const { method, url } = to("figures");
      return call({ method, url: `${url}?today=${localDay()}` }, reads(figures), { signal });
    },
    staleTime: 0,
  });
