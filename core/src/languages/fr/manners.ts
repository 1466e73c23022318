import type { Manners } from "../manners.ts";

export const manners: Manners = {
  orders: /\bignor(e|ez) (toutes|les)\b.{0,30}\binstructions\b/,
  otherJobs: /\b(capitale d\w*|recette)\b/,
  bodies: /\b(ventre|mincir|amincissant)\b/,
  helpless: /\bd?aide\b/,
  uncooled:
    /\b(pas de|sans( la)?) ?(a ?c|clim\w*)\b|\bclim\w*( est)? (en panne|cassee|morte|hs|ne marche)\b/,
};
