import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "vous votre vos veuillez salutations",
  close: "tu te toi ton ta tes",
  theirs: { mon: ["ton", "votre"], ma: ["ta", "votre"], mes: ["tes", "vos"] },
  home: "",
  overseas: "",
  except: ["rendez-vous", "rendez vous"],
};
