import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: ["It's colder out on deck, so keep the outer layer on, and mind the wet boards."],
  dark: [
    "It'll be dark, so wear something reflective on the outside.",
    "Put something reflective on, so that drivers see you in the dark.",
  ],
  modest: [
    "Take a light scarf in case your hair should be covered too.",
    "Take a light scarf along, in case your hair should be covered.",
  ],
  camera: [
    "On camera people see you from the chest up, so check the top on screen first.",
    "Turn the camera on beforehand and see how the top looks on screen.",
  ],
  stage: ["A microphone clips best to a collar or a placket, so try it before you go on."],
  trail: ["Take a layer off before you sweat on the climb, and keep a dry one for the top."],
  costume: ["Add one prop that people recognise at once, and they'll know who you are."],
  sun: [
    "Your arms are bare, so put on sunscreen before you leave.",
    "Don't forget sunscreen for your arms.",
  ],
  aircon: [
    "The air-con indoors may be strong, so bring one thin layer.",
    "You may be cold in the air-con, so bring one thin layer.",
  ],
  tuck: [
    "Tuck {piece} in; it looks neater straight away.",
    "I'd tuck {piece} in, for a tidier waist.",
    "It looks neater with {piece} tucked in.",
  ],
  collarOut: [
    "Let the collar of {piece} show above {over}.",
    "Pull the collar of {piece} out at the neck, so {over} looks a bit more dressed.",
  ],
  sleeves: [
    "If it gets warm, roll the sleeves of {piece} up to the elbow.",
    "You can roll the sleeves of {piece} up twice; it looks more relaxed.",
  ],
  iron: [
    "Run the iron over {piece} beforehand.",
    "Hang {piece} up a few hours before, so the creases drop out.",
    "Give {piece} a quick iron first.",
  ],
  polish: ["Wipe {piece} over before you go.", "Give {piece} a quick clean beforehand."],
  indoors: [
    "Take {piece} off once you're inside, or you'll feel the cold when you leave.",
    "Once you're in, take {piece} off, so {piece_count, plural, one {it still warms} other {they still warm}} you on the way back.",
  ],
  suede: [
    "Suede marks in the wet, so keep {piece} out of the puddles.",
    "Mind the puddles in {piece}: suede marks in the wet.",
  ],
  flats: [
    "Walk there in flats and change into {piece} when you arrive.",
    "Put flat shoes in your bag for getting there; {piece} can wait until you arrive.",
  ],
  scarf: ["Tuck the ends of {piece} into the coat, so no wind gets in."],
  intoBoots: [
    "Tuck {piece} into {over}, so the hems stay dry and clean.",
    "With {piece} tucked into {over}, nothing splashes up your legs.",
    "Hems go into {over}: that way {piece} {piece_count, plural, one {comes} other {come}} home clean.",
  ],
  cuffs: [
    "Pull the cuffs of {over} down over {piece}, so no cold air gets in at the wrist.",
    "{piece} go under the cuffs of {over}, and your wrists stay warm.",
  ],
  sleevesUp: [
    "Push the sleeves of {piece} up to the elbow before you start.",
    "Sleeves of {piece} up to the elbow, and your hands are free to get on with it.",
  ],
  capUnderHood: [
    "Keep {piece} on under the hood: the peak holds it out of your eyes.",
    "Under the hood {piece} {piece_count, plural, one {keeps} other {keep}} the rain out of your eyes.",
  ],
  rollHem: [
    "Roll {piece} up a few turns on the sand, and the hems stay dry.",
    "A few turns at the hem of {piece}, and you can walk into the water to your ankles.",
  ],
  tieLength: [
    "Tie it so that the tip of {piece} just touches {over}.",
    "The tip of {piece} should end at {over}, no lower.",
  ],
  necklace: [
    "Let {piece} lie on {over}: on plain cloth everyone sees it.",
    "{over} {over_count, plural, one {is} other {are}} plain, so {piece} {piece_count, plural, one {shows} other {show}} up well.",
    "Wear {piece} outside {over}, where it can be seen.",
  ],
  brooch: [
    "Pin {piece} on {over}, up near the collarbone, where people look.",
    "{piece} {piece_count, plural, one {belongs} other {belong}} on the left of {over}, a hand below the shoulder.",
  ],
};
