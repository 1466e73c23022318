import type { Manners } from "../manners.ts";

export const manners: Manners = {
  orders: /\bignorier(e|en) (alle|die)\b.{0,30}\banweisungen\b/,
  otherJobs: /\b(hauptstadt|rezept)\b/,
  bodies:
    /\b(bauch|dick(e|er)? (bauch|beine|hufte|arme)|zu dick|(zu|so|bin|wirke) fett|fett aus|schlanker)\b/,
  helpless: /\bhilfe\b/,
  uncooled:
    /\b(kein\w*|ohne) ?(a ?c|klima\w*)\b|\bklima\w*( ist)? (kaputt|defekt|ausgefallen|hin|im eimer|geht nicht|streikt)\b/,
};
