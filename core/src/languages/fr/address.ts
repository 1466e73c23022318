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
  kin: {
    "de maman": ["de ta maman", "de votre maman"],
    "de papa": ["de ton papa", "de votre papa"],
    "de mamie": ["de ta mamie", "de votre mamie"],
    "de papi": ["de ton papi", "de votre papi"],
    "de mémé": ["de ta mémé", "de votre mémé"],
    "de pépé": ["de ton pépé", "de votre pépé"],
    "de mamy": ["de ta mamy", "de votre mamy"],
    "de papy": ["de ton papy", "de votre papy"],
  },
  home: "",
  overseas: "",
  except: ["rendez-vous", "rendez vous"],
};
