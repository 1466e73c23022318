import type { LanguageMarks } from "../language-marks.ts";

export const marks: LanguageMarks = {
  asking:
    "il lo la i gli le un una che di e per con mio mia mi e in non al alla del della come devo ho ma senza molto qualcosa domani oggi cosa sono fa questo questa vestirmi indossare metto c boh sei siete era stato ci ti si se lo la li ne dei delle degli nel nella sul coi col tutto tutti piu gia solo anche perche xke nn ke cmq poi ora adesso ieri ciao grazie tuo tua sua suo mie miei sera",
  telling:
    "tuo tua tuoi tue e ne si su sul sulla dei delle degli dal dalla nel nella sono piu tutto tutta solo quando cosi anche ogni qui ti te ci restano",
  letters: "àèéìòù",
  only: { letters: /[àèìòù](\s|$)/i, weight: 1 },
  askedFor: "in italian|in italiano|en italiano|auf italienisch|en italien|em italiano",
};
