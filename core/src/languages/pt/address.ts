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
  kin: {
    "da avó": ["da tua avó", "da sua avó"],
    "do avô": ["do teu avô", "do seu avô"],
    "da vó": ["da tua vó", "da sua vó"],
    "do vô": ["do teu vô", "do seu vô"],
    "da mãe": ["da tua mãe", "da sua mãe"],
    "do pai": ["do teu pai", "do seu pai"],
    "da neta": ["da tua neta", "da sua neta"],
    "do neto": ["do teu neto", "do seu neto"],
  },
  home: "autocarro comboio telemovel fato fatos sapatilhas camisola camisolas peugas fixe ganga castanho castanhos castanha castanhas miudo miudos miuda miudas malta giro gira equipa calhar gabardina gabardine tou bue frigorifico relvado ténis bebé Lisboa Porto Braga Coimbra Algarve Portugal Aveiro Açores Madeira Alentejo",
  overseas: "voce onibus trem celular terno tenis camiseta jaqueta",
  except: [],
};
