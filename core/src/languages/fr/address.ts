import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "vous votre vos",
  close: "tu te toi ton ta tes",
  home: "",
  overseas: "",
  except: ["rendez-vous", "rendez vous"],
};
