import type { AddressWords } from "../address.ts";

export const address: AddressWords = {
  usual: { polite: true, overseas: true },
  polite: "voce senhor senhora",
  close:
    "tu te ti teu tua teus tuas podes sabes achas dizes recomendas confirmas perguntes aconselhas",
  you: "você tu te ti teu tua teus tuas",
  aged: { years: "anos", am: "tenho faco" },
  letters: [
    "exmo",
    "exma",
    "exmos",
    "com os melhores cumprimentos",
    "atenciosamente",
    "cordialmente",
  ],
  theirs: {
    meu: ["teu", "seu"],
    minha: ["tua", "sua"],
    meus: ["teus", "seus"],
    minhas: ["tuas", "suas"],
  },
  home: "autocarro comboio telemovel fato fatos sapatilhas camisola camisolas peugas fixe ganga castanho castanhos castanha castanhas miudo miudos miuda miudas malta giro gira equipa calhar gabardina gabardine tou bue frigorifico relvado ténis bebé Lisboa Porto Braga Coimbra Algarve Portugal Aveiro Açores Madeira Alentejo",
  overseas: "voce onibus trem celular terno tenis camiseta jaqueta",
  except: [],
};
