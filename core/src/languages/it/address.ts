import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "Lei Suo Sua dica saprebbe",
  close: "tu te ti tuo tua dimmi puoi consigli aiutami",
  home: "",
  overseas: "",
  except: [],
};
