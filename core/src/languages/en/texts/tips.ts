import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: ["On deck it's colder than on land, so keep the outer layer on, and watch for wet boards."],
  dark: [
    "It'll be dark, so wear something reflective outermost.",
    "Drivers see light first: add something reflective.",
  ],
  modest: ["Take a light scarf in case your hair should be covered too."],
  camera: ["On camera people see you from the chest up, so check the top in the picture first."],
  stage: ["A microphone clips best to a collar or a placket, so try it before you go on."],
  trail: ["Take a layer off before you sweat on the climb, and have a dry one for the top."],
  costume: ["Add one prop that people recognise at once, and the costume is clear."],
  sun: ["Your arms are bare, so put on sunscreen before you leave."],
  aircon: ["The air-con indoors may be strong, so carry one thin layer."],
  tuck: [
    "Tuck {piece} in; it looks neater at once.",
    "With {piece} tucked in, the waist looks tidy.",
  ],
  collarOut: [
    "Let the collar of {piece} show above {over}.",
    "The collar of {piece} may show at the neck; that makes {over} look dressed.",
  ],
  sleeves: [
    "If it gets warm, roll the sleeves of {piece} up to the elbow.",
    "Roll the sleeves of {piece} up twice; it looks more relaxed.",
  ],
  open: [
    "Wear {piece} open; then {piece_count, plural, one {it comes} other {they come}} off quickly if it gets warm inside.",
    "If it's warm inside, take {piece} off first.",
  ],
  button: ["Close the top button of {piece} when you stand, and open it when you sit down."],
  iron: [
    "Iron {piece} beforehand; people notice that first.",
    "Hang {piece} up a few hours before, so that the creases fall out.",
  ],
  polish: [
    "Wipe {piece} over before you go; people do look at shoes.",
    "Give {piece} a quick clean beforehand.",
  ],
  indoors: ["Take {piece} off as soon as you're inside, or you'll feel the cold when you leave."],
  suede: ["Suede marks in the wet, so keep {piece} out of the puddles."],
  tights: ["Thick tights under {piece} keep your legs warm."],
  flats: ["Put flat shoes in your bag for the way; {piece} can wait until you arrive."],
  scarf: ["Tuck the ends of {piece} into the coat, so no wind gets in."],
  shoulders: [
    "If it's too warm for {piece} inside, lay {piece_count, plural, one {it} other {them}} over your shoulders.",
  ],
};
