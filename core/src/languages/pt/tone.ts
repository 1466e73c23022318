import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "socorro|panico|estou atrasado|estou atrasada|to atrasado|to atrasada|em 5 minutos|em cinco minutos|em 10 minutos|em dez minutos|em 15 minutos|sos",
  unfinished:
    "falta o que|o que falta|o que e que falta|o que me falta|falta alguma coisa|falta algo|que falta|o que esqueci|o que acrescento|o que mais eu ponho",
};
