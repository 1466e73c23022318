import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {
  writeIn: "German, with informal du",
  yours: "dein deine deinem deinen deiner deines euer eure eurem euren eurer eures",
  the: "der die das den dem des diese diesem diesen dieser dieses",
  of: "der des vom von",
  nobodys: "ein eine einem einen einer eines kein keine keinem keinen keiner keines ohne",
  having:
    "du hast|du besitzt|in deinem schrank|aus deinem schrank|in deinem kleiderschrank|aus deinem kleiderschrank",
  copulas: "ist sind",
  degrees: "grad",
  few: "ein paar einige wenige wenigen diesen",
  privacy:
    "passwort|kennwort|anmelden|konto|telefon|handynummer|postleitzahl|deine adresse|kreditkarte|kartennummer|webseite|klick|klicke|abonniere|gutschein|rabatt|ruf an|ruf uns|ruf mich|schick mir|schreib mir|schreib uns|nenne mir|gib mir|folge mir|folge uns|punkt de|jetzt kaufen",
  shopTalk: /\b(als (ai|ki)|nr ?#?\d+)\b/,
  unkind:
    /\b(schlank machend|dick(er)? (aussehen|wirken|machen|macht|wirkst|bist)|(macht|machen|wirkst|bist) (dich )?(nicht )?(so |zu )?dick(er)?)\b/,
  wavedOff:
    /\b(lass|vergiss|brauchst) (den |deinen |keinen )?(regenschirm|regenmantel|mantel)\b(?! draussen)/,
};
