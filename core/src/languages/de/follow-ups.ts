import type { FollowList } from "../follow-list.ts";

export const followUps: FollowList = {
  warmer:
    "warmer | warmere/warmeres/warmeren | zu kalt | zu kuhl | nicht warm genug | was warmes | etwas warmes | mehr warme | kuscheliger | ich friere | ich frier | friere darin",
  cooler:
    "kuhler | luftiger | leichter | zu warm | zu heiss | weniger warm | was leichtes | etwas leichtes | ich schwitze",
  dressier:
    "schicker | eleganter | feiner | formeller | edler | festlicher | zu leger | zu lassig | zu schlicht | zu casual | weniger leger | weniger lassig | mehr schick",
  casual:
    "lassiger | legerer | lockerer | weniger schick | weniger formell | weniger fein | weniger elegant | weniger ernst | zu schick | zu formell | zu fein | zu elegant | zu steif | zu brav | zu ernst | entspannter",
  simpler:
    "einfacher | schlichter | reduzierter | weniger teile | weniger drum und dran | zu viel los | zu unruhig | zu viel | ruhiger | dezenter | unauffalliger",
  another:
    "was anderes | etwas anderes | ein anderes | einen anderen | noch eins | noch ein | noch einen vorschlag | andere idee | anders bitte | anderer vorschlag | neuer vorschlag | nachster vorschlag | nochmal | das nicht | nicht das | zu langweilig | weniger langweilig | was gibt es noch",
  keep: "behalt* | bleib* | lass die | lass den | lass das",
  swap: "tausch* | wechs* | austausch* | ersetz* | andere | anderen | anderer | anderes | statt der | statt dem | statt des | anstelle",
  say: {
    swapped:
      "Neu dabei: {in}. Dafür {out_count, plural, one {bleibt} other {bleiben}} {out} im Schrank.",
    added: "Dazu {in_count, plural, one {kommt} other {kommen}} {in}.",
    removed: "Diesmal {out_count, plural, one {bleibt} other {bleiben}} {out} zu Hause.",
    nothing: {
      warmer: "Etwas Wärmeres, das dazu passt, gibt der Schrank nicht her.",
      cooler: "Etwas Leichteres, das dazu passt, gibt der Schrank nicht her.",
      dressier: "Etwas Schickeres, das dazu passt, gibt der Schrank nicht her.",
      casual: "Etwas Lässigeres, das dazu passt, gibt der Schrank nicht her.",
      simpler: "Schlichter als so geht es mit diesem Schrank nicht.",
      another: "Ein anderes gutes Outfit dafür gibt der Schrank nicht her.",
    },
  },
};
