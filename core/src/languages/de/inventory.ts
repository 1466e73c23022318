import type { InventoryWords } from "../inventory-words.ts";

export const inventory: InventoryWords = {
  and: "und|u|sowie|plus|undd|n",
  but: "aber|jedoch|dafur",
  or: "oder|bis|od",
  amounts:
    "ein paar:3|paar:3|n paar:3|einige:3|mehrere:3|etliche:5|viele:5|ein haufen:5|haufenweise:5|massenhaft:5|jede menge:5|ein dutzend:12|dutzend:12|halbes dutzend:6|ein halbes dutzend:6|1/2 dutzend:6|zwei dutzend:24|beide:2|ein einziges:1|ein einziger:1|eine einzige:1|zwo:2|eine handvoll:5|handvoll:5|a paar:3|es paar:3|zwei drei:3|eine menge:5|diverse:3|verschiedene:3|ein:1|eine:1|einen:1|eins:1",
  pair: "ein paar|1 paar|nur ein paar",
  measures:
    "paare|paar|stuck|stk|stck|st|ca|circa|etwa|ungefahr|so|rund|vielleicht|mindestens|ungefaehr|mal|insgesamt|uber|fast|bestimmt|glaub ich|glaube ich|je|jeweils|davon|meist|meistens|nur|wohl",
  each: "ein|eine|eins|einer|einen|eines|noch ein|noch eine|das andere|die andere|der andere|andere|anderer|der rest|die restlichen",
  opening:
    "nur|ich habe|ich hab|ich besitze|hab|habe|wir haben|dann|noch|auch|ausserdem|und|mein|meine|meinen|meiner|der|die|das|den|dem|dieser|diese|dieses|diesen|jene|ein|eine|einen|einer|es gibt|da ist|da sind|dazu|weiters|natürlich|naturlich|also|hallo|hi|servus|gruezi|i hob|hob|han|ich han|e|en|a|an|noch ein|noch eine|noch einen|den alten|usw|etc|so|ah|ach ja|achja|nen|ne|n",
  lacking:
    "kein|keine|keinen|keiner|keins|keines|nein|nix|nichts|nicht|nie|hab ich nicht|habe ich nicht|brauche|brauch|suche|such|verloren|verkauft|verschenkt|weggegeben|wunsche|fehlt|fehlen|gespendet|koa|koane|kei|entsorgt|will ich noch|mocht ich",
  telling:
    "von|vom|mit|aus|fur|furs|zum|zur|der|die|das|den|in|im|am|an|bei|beim|auf|ohne|aber|weil|wo|welche|welcher|welches|ist|sind|war|hat|als|wie|noch|meiner|meinem|meine|seiner|ihrer|gegen|uber|unter|nach|vor|seit|gekauft|ich|er|sie|es|nie",
  which: "die|der|das|wo|welche",
  detail: "mit|ohne|und einem|hat|aber",
  sizes:
    "grosse|gr|eu|uk|us|jahre|jahr|jahren|monate|euro|eur|prozent|zoll|cm|mm|den|nr|nummer|loch|lange|weite|teilig|er|w|l|alt",
  hued: "farben|farbene|farbener|farbenes|farbenen|farbenem|farbig|farbige|farbiger|farbiges|farbigen",
  colours:
    "hautfarben:beige|puder:blush|beere:fuchsia|limette:lime|curry:mustard|schoko:chocolate|mokka:chocolate|army:olive|natur:beige|swz:black|schw:black|dkl blau:navy",
};
