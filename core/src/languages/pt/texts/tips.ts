import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "No convés faz uma camada a mais de frio e escorrega: solas que seguram, e a camada de fora vestida.",
  ],
  dark: [
    "Vai estar escuro, então algo refletor por fora.",
    "Quem dirige vê primeiro a luz: algo refletor por cima.",
  ],
  modest: ["Um lenço leve na bolsa, caso também seja preciso cobrir o cabelo."],
  camera: ["Na câmera só se vê o terço de cima; o resto pode ser confortável."],
  stage: ["O microfone prende melhor numa gola ou numa carcela: convém testar antes."],
  trail: ["Tirar uma camada antes de suar na subida, e levar uma seca para o alto."],
  costume: ["Para a fantasia basta um detalhe que todos reconheçam logo."],
  sun: ["Os braços ficam à mostra, então protetor solar antes de sair."],
  aircon: ["Lá dentro o ar-condicionado pode ser forte: uma camada fina à mão."],
};
