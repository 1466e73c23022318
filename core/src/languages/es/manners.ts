import type { Manners } from "../manners.ts";

export const manners: Manners = {
  orders: /\bignor[ae] (todas|las)\b.{0,30}\binstrucciones\b/,
  otherJobs: /\b(capital del?|receta)\b/,
  bodies: /\b(gord[ao]|barriga|panza|adelgaz\w+|afinar|estilizar|disimular)\b/,
  helpless: /\b(idea|ideas|ayuda)\b/,
  uncooled:
    /\bsin ?(a ?c|aire acondicionado|clim\w*)\b|\b(aire( acondicionado)?|clima) (roto|esta roto|averiado|esta averiado|estropeado|esta estropeado|descompuesto|se (rompio|dano|descompuso|estropeo)|no (funciona|anda|va))\b/,
};
