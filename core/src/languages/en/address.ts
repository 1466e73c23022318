import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "",
  close: "",
  you: "you your yours yourself",
  aged: { years: "years yo yrs", am: "im am" },
  letters: [],
  theirs: { my: ["your", "your"] },
  kin: {},
  home: "trousers jumper trainers colour favourite grey holiday mum wellies",
  overseas: "pants sneakers sweater color favorite gray vacation mom",
  except: [],
};
