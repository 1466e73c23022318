import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite:
    "vous votre vos veuillez salutations oubliez dites conseillez aidez proposez trouvez donnez comparez",
  close: "tu te toi ton ta tes",
  you: "tu te t toi ton ta tes vous votre vos",
  aged: { years: "ans", am: "ai" },
  letters: [
    "madame monsieur",
    "bonjour madame",
    "bonjour monsieur",
    "respectueusement",
    "cordialement",
    "svp",
    "s il vous plait",
    "bien a vous",
  ],
  theirs: { mon: ["ton", "votre"], ma: ["ta", "votre"], mes: ["tes", "vos"] },
  home: "",
  overseas: "",
  except: ["rendez-vous", "rendez vous"],
};
