import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Für {event}: {list_name}.",
    "Für {event} würde ich das nehmen: {list_name}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} für {event} {list_acc}.",
    "Mein Vorschlag für {event}: {list_name}.",
    "So würde ich es für {event} machen: {list_name}.",
  ],
  leadPlain: [
    "Das würde ich nehmen: {list_name}.",
    "Mein Vorschlag: {list_name}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {list_acc}.",
    "Meine Wahl: {list_name}.",
    "So würde ich es machen: {list_name}.",
  ],
  leadFor: [
    "Für {who}: {list}.",
    "Für {who} würde ich das bereitlegen: {list_acc}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} für {who} {list_acc}.",
    "Mein Vorschlag für {who}: {list}.",
    "Meine Wahl für {who}: {list}.",
  ],
  leadWanted: [
    "Für {event} also {hero}, und dazu {list}.",
    "Gut, {hero} für {event}. Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} für {event} {hero_acc}, wie {you, select, polite {Sie wollten} other {du wolltest}}, und dazu {list_acc}.",
    "Für {event} habe ich um {hero_acc} herum geplant; dazu {list_count, plural, one {kommt} other {kommen}} {list}.",
    "Wie gewünscht {hero} für {event}, zusammen mit {list_dat}.",
  ],
  leadWantedPlain: [
    "Also {hero}, und dazu {list}.",
    "Gut, {hero}. Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {hero_acc}, wie {you, select, polite {Sie wollten} other {du wolltest}}, und dazu {list_acc}.",
    "Ich habe um {hero_acc} herum geplant; dazu {list_count, plural, one {kommt} other {kommen}} {list}.",
    "Wie gewünscht {hero}, zusammen mit {list_dat}.",
  ],
  rest: [
    "Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} dazu {list_acc}.",
    "Ich würde das mit {list_dat} kombinieren.",
  ],
  over: [
    "Darüber {outer_count, plural, one {kommt} other {kommen}} {outer}.",
    "Und darüber {outer}.",
    "Als äußerste Schicht {outer_count, plural, one {kommt} other {kommen}} {outer} dazu.",
  ],
  extras: ["Und dann noch {list}.", "Was noch dazukommt: {list}."],
  generic: [
    "Danach würde ich suchen: {list}.",
    "So stelle ich mir das vor: {list}.",
    "Meine Idee: {list}.",
    "Damit {you, select, polite {liegen Sie} other {liegst du}} richtig: {list}.",
    "Das würde gut passen: {list}.",
  ],
  genericOwned: [
    "Für {event} ist im Schrank noch nichts dabei. Zum Leihen oder Kaufen: {list}.",
    "Der Schrank hat für {event} noch nicht das Richtige. Danach würde ich suchen: {list}.",
    "Für {event} habe ich im Schrank nichts Passendes gefunden. Gut zum Leihen oder Kaufen: {list}.",
    "Für {event} fehlt noch fast alles: {list}.",
    "Was es für {event} braucht, ist noch nicht im Schrank: {list}.",
  ],
  condolence: ["Mein herzliches Beileid."],
};
