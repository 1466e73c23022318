import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "socorro|auxilio|ayuda urgente|panico|llego tarde|voy tarde|en 5 minutos|en cinco minutos|en 10 minutos|en diez minutos|en 15 minutos|rapido por favor|sos",
  unfinished:
    "que me falta|que falta|me falta algo|falta algo|algo me falta|que le falta|que me olvido|que mas me pongo|que agrego|que anado",
};
