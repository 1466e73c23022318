import type { LookList } from "../look-list.ts";

export const looks: LookList = {
  numbers:
    "beide 2 beiden 2 ein 1 eine 1 einen 1 einem 1 einmal 1 zwei 2 zweimal 2 paar 3 mehrere 3 einige 3 drei 3 dreimal 3 vier 4 funf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 dreizehn 13 vierzehn 14 funfzehn 15 zwanzig 20",
  looks:
    "outfit outfits look looks kombination kombinationen kombi kombis variante varianten vorschlage optionen garnitur garnituren",
  days: [
    "montag montags montagmorgen montagvormittag montagmittag montagnachmittag montagabend",
    "dienstag dienstags dienstagmorgen dienstagvormittag dienstagmittag dienstagnachmittag dienstagabend",
    "mittwoch mittwochs mittwochmorgen mittwochvormittag mittwochmittag mittwochnachmittag mittwochabend",
    "donnerstag donnerstags donnerstagmorgen donnerstagvormittag donnerstagmittag donnerstagnachmittag donnerstagabend",
    "freitag freitags freitagmorgen freitagvormittag freitagmittag freitagnachmittag freitagabend",
    "samstag samstags samstagmorgen samstagvormittag samstagmittag samstagnachmittag samstagabend sonnabend",
    "sonntag sonntags sonntagmorgen sonntagvormittag sonntagmittag sonntagnachmittag sonntagabend",
  ],
  shortDays: ["mo", "di", "mi", "do", "fr", "sa", "so"],
  on: "am fur den vom von ab jeden",
  span: "bis",
  units: {
    day: "tag tage tagen",
    night: "nacht nachte nachten",
    week: "woche wochen",
    weekend: "wochenende wochenenden",
  },
  of: "",
  there: "in im an am auf nach bei mit durch unterwegs urlaub reise",
  elsewhen: {
    before: "seit vor innerhalb nach letzten alle noch weitere",
    after: "her zuvor spater alt lang nachdem danach post schwanger",
    row: "hintereinander nacheinander folge",
  },
  spells: {
    workWeek:
      "arbeitswoche | burowoche | unter der woche | jeden werktag | funf tage buro | alle werktage",
    week: "outfits fur die/eine/meine .. woche | outfits fur die/eine/meine/diese/nachste woche | looks fur die/eine/meine woche | fur die ganze woche | plane meine woche | plan meine woche | jeden tag der woche | outfits fur jeden tag | wochenplan",
    weekend:
      "outfits furs wochenende | outfits fur das/ein wochenende | looks furs wochenende | fur das ganze wochenende | furs ganze wochenende | wochenendtrip | wochenendausflug | wochenende in/auf/an/am/bei | fur ein wochenende | plane mein wochenende | langes wochenende in",
  },
  breaks: "und dann danach plus sowie ausserdem",
  rest: "sonst ansonsten ubrigen restlichen meistens",
  overall:
    "kein | keine | keinen | nicht | nichts | ohne | nur | maximal | max | hochstens | bitte | handgepack | koffer | rucksack | tasche | ich habe | ich hasse | waschen | waschmaschine",
  pieces: "teile teilen stucke stucken kleidungsstucke kleidungsstucken sachen",
  pairs: "paar paare",
  shoes: "schuhe schuhen",
  bags: {
    cabin: "handgepack | kabinengepack | kabinenkoffer | kleiner koffer | kleinem koffer | trolley",
    backpack: "rucksack | reisetasche | sporttasche | weekender",
    small: "nur handtasche | kleiner rucksack | kleinem rucksack | unter den sitz",
  },
  kilos: "kg kilo kilos kilogramm",
  litres: "l liter litern",
  laundry:
    "waschmaschine | waschsalon | kann .. waschen | waschen kann | waschtag | zwischendurch waschen | wasche waschen | wird gewaschen",
  say: {
    days: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
    turn: "Tag {n}",
    outfit: "Outfit {n}",
    turns: "Tage {n}",
    outfits: "Outfits {n}",
    evening: "{label}, abends",
    ofDay: "{label}",
    ofTurn: "Tag {n}",
    ofOutfit: "Outfit {n}",
    ofEvening: "den Abend von {look}",
    daily: "Jeden Tag: {list}.",
    worn: "{label}: {list}.",
    forecast:
      "Vorhersage: bis {high}{sky, select, rain {, Regen} snow {, Schnee} storm {, Gewitter} other {}}.",
    extras: "Außerdem ins Gepäck: {list}.",
    packed: "Mit {pieces} Teilen im Gepäck reicht es für {looks} Outfits.",
    packedWithin: "Mit {pieces} von den erlaubten {limit} Teilen reicht es für {looks} Outfits.",
    packedOver:
      "{limit} Teile sind aus diesem Schrank für {looks} Outfits zu wenig; mit {pieces} geht es gerade.",
    heavy: "Die Tasche wird ganz schön schwer, nach dem, was solche Teile meist wiegen.",
    wornThere:
      "{you, select, polite {Ziehen Sie} other {Zieh}} {list_acc} gleich zur Anreise an, das spart Platz.",
    needed: "Ohne {piece_acc} fehlt das Richtige für {look}.",
  },
};
