import type { SettingWords } from "../setting-words.ts";

export const settings: SettingWords = {
  like: "wie als",
  likened: "ein eine einem einer einen in im auf bei ob hatte kame ware",
  notLike: "so genau",
  small: "ein eine einem einer einen in im der dem die das auf bei zu zum zur am",
  earlier: "seit letzte letzten letzter letztes vorige voriges vorigen",
  past: "gestern|vorgestern|letzte woche|letztes wochenende|letzten monat|letztes jahr|neulich|vorhin|gestern abend",
  is: "ist sind wird",
  madeFor: "zum furs",
  later: "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende",
  keeps: "aufheben aufgehoben aufhebe aufheb heb hebe schonen schone sauber reserviert spar spare",
  ofWho: "bin|aus meinem|aus meiner|aus dem|aus der",
  tails: "artig* massig* mäßig* haft*",
  atHome: "zuhause|daheim|zu hause",
  homeOf: "bei von mit",
  machine: "ofen maschine waschgang",
  room: "drinnen ofen backstube maschine waschgang",
  camera:
    "videokonferenz|videogesprach|video vorstellungsgesprach|videovorstellungsgesprach|online gesprach|onlinegesprach",
  dirt: "paintball airsoft softair matsch matschig schlamm schlammig dreck dreckig dreckige schmutzig staubig gulle schweinestall hausschlachtung schlachtfest kleister verputzen spachteln lackieren entrumpeln kompost",
};
