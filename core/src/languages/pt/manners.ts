import type { Manners } from "../manners.ts";

export const manners: Manners = {
  orders: /\bignor[ae] (todas|as)\b.{0,30}\binstrucoes\b/,
  otherJobs: /\b(capital d[eo]|receita)\b/,
  bodies: /\b(gord[ao]|barriga|barriguda|emagrec\w+|afinar|disfarcar)\b/,
  helpless: /\bajuda\b/,
  uncooled:
    /\bsem ?(a ?c|ar condicionado|clim\w*)\b|\bar( condicionado)? (quebrou|avariou|pifou|estragou|queimou|nao funciona|(esta )?(avariado|quebrado|estragado))\b/,
};
