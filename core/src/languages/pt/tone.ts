import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "socorro|panico|estou atrasado|estou atrasada|to atrasado|to atrasada|em 5 minutos|em cinco minutos|em 10 minutos|em dez minutos|em 15 minutos|sos",
};
