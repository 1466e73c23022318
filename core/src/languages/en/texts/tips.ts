import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "On deck it's a layer colder and slippery: soles that grip, and the outer layer stays on.",
  ],
  dark: [
    "It'll be dark, so put something reflective outermost.",
    "Drivers see light first: add something reflective.",
  ],
  modest: ["Take a light scarf in case hair should be covered too."],
  camera: ["On camera only the top third shows; the rest is for you."],
  stage: ["A microphone clips best to a collar or a placket, so try it before you go on."],
  trail: ["Take a layer off before you sweat on the climb, and have a dry one for the top."],
  costume: ["For the costume, one prop that people recognise at once is enough."],
  sun: ["Arms are bare, so sunscreen before you leave."],
  aircon: ["The air-con indoors may be fierce: carry one thin layer."],
};
