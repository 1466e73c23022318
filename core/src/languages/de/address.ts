import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer",
  close: "du dir dich dein deine deinen deinem deiner",
  home: "",
  overseas: "",
  except: [],
};
