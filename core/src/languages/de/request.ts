import type { RequestWords } from "../request-words.ts";

export const request: RequestWords = {
  owners: "mein meine meinen meinem",
  wearing: "tragen anziehen",
  appearing: "",
  articles: "der die das den",
  nounEnds: "mit und zum zur",
  noGarments: "",
  sequence: "danach dann anschliessend nachher und",
  moments: "nach vor",
  alternatives: "oder",
  fresh: "sind ist ja",
  joints: "in aus sehr zu super",
  forSomeone: "fur",
  needs: "braucht muss",
  does: "hat will geht ist soll tragt mag wird darf kann zieht hasst friert schwitzt weigert verweigert",
  speaker: "ich mir mich wir uns",
  colourThings: "rosa gold senf",
  patternThings: "blumen punkte",
  atHour: "um|gegen|ab",
  hours: "uhr",
  amounts: "",
};
