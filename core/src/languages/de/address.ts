import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer geehrte geehrter hochachtungsvoll",
  close: "du dir dich dein deine deinen deinem deiner",
  you: "du dir dich dein deine deinen deinem deiner deines Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer",
  aged: { years: "jahre jahren", am: "bin" },
  letters: [
    "guten tag",
    "mit freundlichen grussen",
    "freundliche grusse",
    "mit besten grussen",
    "sehr geehrt",
  ],
  theirs: {
    mein: ["dein", "Ihr"],
    meine: ["deine", "Ihre"],
    meiner: ["deiner", "Ihrer"],
    meines: ["deines", "Ihres"],
    meinem: ["deinem", "Ihrem"],
    meinen: ["deinen", "Ihren"],
  },
  kin: {},
  home: "",
  overseas: "",
  except: [],
};
