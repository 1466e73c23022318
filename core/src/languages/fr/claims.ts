import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {
  writeIn: "French, with informal tu",
  yours: "ton ta tes votre vos",
  the: "le la les l ce cet cette ces",
  of: "du de des d",
  nobodys: "un une des sans",
  having: "tu as|dans ton placard|dans ton dressing|dans ton armoire|ta garde robe",
  copulas: "est sont",
  degrees: "degres degre",
  few: "quelques ces",
  privacy:
    "mot de passe|courriel|numero de telephone|ton adresse|carte bancaire|carte de credit|site web|lien|liens|clique|remise|envoie moi|donne moi|ecris moi|ecris a|appelle moi|appelle le|suis moi|point com|achete",
  shopTalk: /\b(une? ia|numero ?#?\d+)\b/,
  unkind:
    /\b(amincissant\w*|(te|vous|tu) (fait|fasse|rend\w*|parai\w*|sembl\w*|es|etes) (plus |moins |trop )?grosse?s?)\b/,
  wavedOff:
    /\b(laisse|oublie|(pas|inutile) (besoin )?(de|d['’])) ?(le |l['’]|ton )?(parapluie|impermeable)\b/,
};
