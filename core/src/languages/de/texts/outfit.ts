import type { OutfitTexts } from "../../texts.ts";

export const outfit: OutfitTexts = {
  lead: [
    "Für {event} dachte ich an {list_acc}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} für {event} {list_acc}.",
    "Für {event} {you, select, polite {nehmen Sie} other {nimmst du}} am besten {list_acc}.",
    "Mein Vorschlag für {event}: {list_name}.",
    "Für {event} würde ich {list_acc} nehmen.",
    "Für {event} habe ich {list_acc} ausgesucht.",
  ],
  leadPlain: [
    "Ich würde {list_acc} nehmen.",
    "Ich dachte an {list_acc}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {list_acc}.",
    "Am besten {you, select, polite {nehmen Sie} other {nimmst du}} {list_acc}.",
    "Mein Vorschlag: {list_name}.",
    "Ich habe {list_acc} ausgesucht.",
  ],
  leadFor: [
    "Für {who}: {list}.",
    "Für {who} würde ich das bereitlegen: {list_acc}.",
    "Für {who} dachte ich an {list_acc}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} für {who} {list_acc}.",
    "Mein Vorschlag für {who}: {list}.",
  ],
  leadWanted: [
    "Für {event} also {hero}, und dazu {list}.",
    "Gut, {hero} für {event}. Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} für {event} {hero_acc}, und dazu {list_acc}.",
    "Für {event} habe ich {hero_acc} mit {list_dat} kombiniert.",
    "Dann {hero} für {event}, zusammen mit {list_dat}.",
  ],
  leadWantedPlain: [
    "Also {hero}, und dazu {list}.",
    "Gut, {hero}. Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} {hero_acc}, und dazu {list_acc}.",
    "Ich habe {hero_acc} mit {list_dat} kombiniert.",
    "Dann {hero}, zusammen mit {list_dat}.",
  ],
  completes: [
    "Was noch fehlt: {list}.",
    "Dazu noch {list_acc}, dann passt es.",
    "Zum Fertigwerden fehlt nicht viel: {list}.",
  ],
  rest: [
    "Dazu {list_count, plural, one {passt} other {passen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} dazu {list_acc}.",
    "Dazu würde ich {list_acc} nehmen.",
  ],
  over: [
    "Darüber {outer_count, plural, one {kommt} other {kommen}} {outer}.",
    "{you, select, polite {Ziehen Sie} other {Zieh}} {outer_acc} darüber.",
    "Darüber {outer_count, plural, one {passt} other {passen}} {outer}.",
    "Als äußere Schicht {outer_count, plural, one {kommt} other {kommen}} {outer} dazu.",
  ],
  extras: [
    "Dazu {list_count, plural, one {kommt} other {kommen}} {list}.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} dazu noch {list_acc}.",
    "{list} {list_count, plural, one {gehört} other {gehören}} noch dazu.",
  ],
  generic: [
    "Danach würde ich suchen: {list}.",
    "So stelle ich mir das vor: {list}.",
    "Meine Idee: {list}.",
    "Damit {you, select, polite {liegen Sie} other {liegst du}} richtig: {list}.",
    "Ich dachte an etwas in der Art: {list}.",
  ],
  genericOwned: [
    "Für {event} ist im Schrank noch nichts dabei. Zum Leihen oder Kaufen: {list}.",
    "Der Schrank hat für {event} noch nicht das Richtige. Danach würde ich suchen: {list}.",
    "Für {event} habe ich im Schrank nichts Passendes gefunden. Gut zum Leihen oder Kaufen: {list}.",
    "Für {event} fehlt noch fast alles: {list}.",
    "Im Schrank fehlt für {event} noch das Richtige: {list}.",
  ],
  condolence: ["Mein herzliches Beileid."],
};
