import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "An Deck ist es eine Schicht kälter und rutschig: griffige Sohlen, und die äußere Schicht bleibt an.",
  ],
  dark: [
    "Es ist dunkel, also etwas Reflektierendes ganz nach außen.",
    "Autofahrer sehen zuerst Licht: etwas Reflektierendes dazu.",
  ],
  modest: ["Ein leichter Schal in der Tasche hilft, falls auch das Haar bedeckt sein soll."],
  camera: ["In der Kamera sieht man nur das obere Drittel; der Rest darf bequem sein."],
  stage: ["Ein Mikrofon klemmt am besten an Kragen oder Knopfleiste, also vorher ausprobieren."],
  trail: [
    "Beim Aufstieg eine Schicht ausziehen, bevor es warm wird, und eine trockene für oben mitnehmen.",
  ],
  costume: ["Für das Kostüm genügt ein Teil, das alle sofort erkennen."],
  sun: ["Die Arme sind frei, also vorher Sonnencreme."],
  aircon: ["Drinnen kann die Klimaanlage kalt sein: eine dünne Schicht mitnehmen."],
};
