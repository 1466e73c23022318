import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: false, overseas: false },
  polite: "Lei Suo Sua dica saprebbe gentile gentili egregio egregi spettabile",
  close: "tu te ti tuo tua dimmi puoi consigli aiutami",
  you: "tu ti te tuo tua tuoi tue Lei",
  aged: { years: "anni", am: "ho compio" },
  letters: [
    "buongiorno",
    "buonasera",
    "gentile",
    "gentili",
    "egregio",
    "egregi",
    "cordiali saluti",
    "distinti saluti",
  ],
  theirs: { mio: ["tuo", "suo"], mia: ["tua", "sua"], miei: ["tuoi", "suoi"], mie: ["tue", "sue"] },
  kin: {
    "di mamma": ["di tua mamma", "di sua mamma"],
    "di papà": ["di tuo papà", "di suo papà"],
    "di nonna": ["di tua nonna", "di sua nonna"],
    "di nonno": ["di tuo nonno", "di suo nonno"],
    "della nonna": ["di tua nonna", "di sua nonna"],
    "del nonno": ["di tuo nonno", "di suo nonno"],
    "della mamma": ["di tua mamma", "di sua mamma"],
    "del papà": ["di tuo papà", "di suo papà"],
  },
  home: "",
  overseas: "",
  except: [],
};
