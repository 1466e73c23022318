import type { RequestWords } from "../request-words.ts";

export const request: RequestWords = {
  owners: "my",
  wearing: "wear wearing wore rock rocking style styling",
  appearing:
    "go going come coming arrive arriving show showing turn turning up dance dancing dressed look looking",
  articles: "",
  nounEnds: "with and or to for at in on under over",
  noGarments:
    "new old favourite favorite best usual own nice good lucky blue the a hair makeup glasses most heart feelings emotions perfume beard smile age cousin cousins boss nan gran grandma granddad uncle aunt auntie niece nephew laws mates mate family parents kids baby lab neighbour neighbor flatmate roommate colleague van truck bike garden flat apartment",
  sequence: "then also after afterwards later before followed",
  moments: "after before until",
  alternatives: "or nor",
  fresh: "are is would will work works please instead maybe preferred ok okay fine good great yes",
  joints: "in of a made from real too any very super really",
  forSomeone: "for dress dressing help style clothe",
  needs: "needs need wants want should must",
  does: "has is hates hate loves love likes like goes going asked will wears wear cant doesnt refuses refused wont hasnt had sweats",
  speaker: "i im ive id ill me my",
  liking: "love like adore favourite favorite fancy something",
  colourThings:
    "wine rose salmon plum peach coffee cream stone sand straw bone silver gold golden copper rust mint sage cherry lemon chocolate blush olive cinnamon saffron mustard eggplant blues mocha",
  patternThings: "check print dots graphic spotted",
  atHour: "at|by|around",
  hours: "",
  amounts: "degrees|people|years",
};
