import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Für {event}: {list}.",
    "Für {event} würde ich {list_acc} nehmen.",
    "{list} für {event}.",
    "Mein Vorschlag für {event}: {list}.",
    "Für {event} {list_count, plural, one {passt} other {passen}} {list}.",
  ],
  leadSetting: [
    "{setting}: {list}.",
    "{setting}: Ich würde {list_acc} nehmen.",
    "{setting}: Mein Vorschlag {list_count, plural, one {ist} other {sind}} {list}.",
    "{setting}: Da {list_count, plural, one {passt} other {passen}} {list}.",
    "{setting}: Ich nähme {list_acc}.",
  ],
  leadPlain: [
    "Ich würde {list_acc} nehmen.",
    "Mein Vorschlag: {list}.",
    "Ich nähme {list_acc}.",
    "Meine Wahl: {list}.",
    "Gut zusammen {list_count, plural, one {geht} other {gehen}} {list}.",
  ],
  leadFor: [
    "Für {who}: {list}.",
    "Für {who} würde ich {list_acc} bereitlegen.",
    "{list} für {who}.",
    "Mein Vorschlag für {who}: {list}.",
    "Für {who} {list_count, plural, one {passt} other {passen}} {list}.",
  ],
  leadWanted: [
    "Für {event}: {hero}, wie gewünscht, mit {list_dat}.",
    "{hero} für {event}, wie gewünscht, dazu {list}.",
    "Für {event} also {hero}; dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "Wie gewünscht {hero} für {event}, und dazu {list}.",
    "Für {event} geht alles von {hero_dat} aus, wie gewünscht: dazu {list}.",
  ],
  leadWantedPlain: [
    "{hero}, wie gewünscht, mit {list_dat}.",
    "Also {hero}; dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "Wie gewünscht {hero}, und dazu {list}.",
    "Zu {hero_dat}, wie gewünscht, {list_count, plural, one {passt} other {passen}} {list}.",
    "Rund um {hero_acc}, wie gewünscht: {list}.",
  ],
  rest: [
    "Dazu {list}.",
    "Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "Kombiniert mit {list_dat}.",
  ],
  over: ["Darüber {outer}.", "Obendrüber {outer}.", "Außen {outer}."],
  extras: ["Dazu {list}.", "Als Kleinigkeiten {list}."],
  generic: [
    "Danach würde ich schauen: {list}.",
    "So würde ich es zusammenstellen: {list}.",
    "Meine Idee: {list}.",
    "Ein guter Anfang: {list}.",
    "Was dafür passt: {list}.",
  ],
  genericOwned: [
    "Für {event} gibt der Schrank noch nichts her; zu leihen oder zu kaufen: {list}.",
    "Für {event} fehlt im Schrank fast alles. Danach würde ich schauen: {list}.",
    "Im Schrank fehlt noch das Richtige für {event}; zu leihen oder zu kaufen: {list}.",
    "Für {event} passt nichts aus dem Schrank, da fehlt: {list}.",
    "Der Schrank hat für {event} nichts Passendes; es fehlt: {list}.",
  ],
  condolence: ["Mein herzliches Beileid."],
  joke: [
    "Falls jemand lacht: {hero} {hero_count, plural, one {lacht} other {lachen}} mit.",
    "{hero} {hero_count, plural, one {hat} other {haben}} versprochen, ernst zu bleiben.",
  ],
};
