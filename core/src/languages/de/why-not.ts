import type { WhyNotList } from "../why-not-list.ts";

export const whyNot: WhyNotList = {
  asks: "warum/wieso/weshalb/weswegen nicht | warum/wieso/weshalb/weswegen kein* | warum/wieso/weshalb/weswegen ... nicht | warum/wieso/weshalb/weswegen ohne | was spricht gegen | was spricht denn gegen | was hast du .. gegen | was haben sie .. gegen | was stimmt .. nicht mit | was stimmt mit .. nicht | warum/wieso/weshalb/weswegen ... raus/draussen/rausgelassen/weggelassen/aussortiert/gestrichen/verworfen/liegengelassen | was ist/stimmt .. nicht an | was ist verkehrt/falsch an/mit | was hat .. verbrochen",
  opens:
    "und der/die/das/den/dem/mein/meine/meinen/dieser/diese/dieses | und was ist mit | was ist mit | aber was ist mit | na und der/die/das/mein/meine",
  say: {
    worn: ["{what} {what_count, plural, one {ist} other {sind}} doch schon dabei."],
    close: [
      "Gegen {what_acc} spricht nichts, es war nur knapp: {other} {other_count, plural, one {lag} other {lagen}} um Haaresbreite vorn.",
      "{what} {what_count, plural, one {ginge} other {gingen}} genauso gut; diesmal {other_count, plural, one {kam} other {kamen}} {other} zuerst.",
    ],
    pressed: [
      "{what_acc} {you, select, polite {haben Sie} other {hast du}} selbst beiseitegelegt, deshalb bleibt das draußen.",
    ],
    refused: [
      "{you, select, polite {Sie wollten} other {Du wolltest}} {what_acc} diesmal nicht tragen.",
    ],
    vegan: [
      "Es sollte nichts von Tieren sein, und {what} {what_count, plural, one {ist} other {sind}} daraus gemacht.",
    ],
    demand: [
      "{what} {what_count, plural, one {passt} other {passen}} nicht zu dem, was {you, select, polite {Sie dafür vorgegeben haben} other {du dafür vorgegeben hast}}.",
    ],
    taken: [
      "Gewünscht {other_count, plural, one {war} other {waren}} {other}, und daneben ist für {what_acc} kein Platz.",
      "Weil {other} mit {other_count, plural, one {sollte} other {sollten}}, ist für {what_acc} kein Platz mehr.",
    ],
    idle: ["Ohne {what_acc} fehlt nichts, das wäre ein Teil zu viel."],
    dry: [
      "{what} {what_count, plural, one {ist} other {sind}} für Regen gemacht, und es bleibt trocken.",
    ],
    wind: ["{what} {what_count, plural, one {ließe} other {ließen}} den Wind durch."],
    colours: [
      "Farblich {what_count, plural, one {passt} other {passen}} {what} weniger gut zum Rest.",
    ],
    prints: ["Mit {what_dat} wäre es ein Muster zu viel."],
    cloth: [
      "Vom Stoff her {what_count, plural, one {passt} other {passen}} {what} weniger gut zum Rest.",
    ],
    shape: [
      "Vom Schnitt her {what_count, plural, one {passt} other {passen}} {what} nicht so gut zum Rest.",
    ],
    mix: ["{what} und der Rest wären nicht gleich fein, das passt nicht recht zusammen."],
    comfort: [
      "Bequem soll es sein, und {what} {what_count, plural, one {säße} other {säßen}} eng.",
    ],
    shabby: [
      "{what} {what_count, plural, one {hat} other {haben}} schon bessere Tage gesehen, und hier sähe man das.",
    ],
    vague: ["Von {what_dat} kenne ich nur die Farbe; ob das fein genug ist, kann ich nicht sagen."],
    layers: [
      "Mit dem Rest {what_count, plural, one {lässt} other {lassen}} sich {what} nicht gut übereinander tragen.",
    ],
    suits: [
      "Für {event} {what_count, plural, one {passt} other {passen}} {what} weniger gut als das, was ich gewählt habe.",
    ],
    taste: [
      "Nach dem, was {you, select, polite {Sie} other {du}} bisher behalten und {you, select, polite {übergangen haben} other {übergangen hast}}, {what_count, plural, one {gefällt} other {gefallen}} {you, select, polite {Ihnen} other {dir}} {what} wohl weniger.",
    ],
    anyway: [
      "Falls {what} trotzdem mit {what_count, plural, one {soll} other {sollen}}: am besten mit {list_dat}.",
    ],
  },
};
