import type { Manners } from "../manners.ts";

export const manners: Manners = {
  orders: /\bignora (tutte|le)\b.{0,30}\bistruzioni\b/,
  otherJobs: /\b(capitale d\w*|ricetta)\b/,
  bodies: /\b((sono|sembro|troppo|piu) grass[ao]|pancia|snellire|snellente)\b/,
  helpless: /\b(idea|aiuto)\b/,
  uncooled:
    /\bsenza( l)? ?(a ?c|clim\w*|aria condizionata)\b|\b(aria condizionata|condizionatore|clima)( e| si e)? (rott[oa]|guast[oa]|ko|non (va|funziona))\b/,
};
