import type { InventoryWords } from "../inventory-words.ts";

export const inventory: InventoryWords = {
  and: "and|n|plus|as well as",
  but: "but|however|though",
  or: "or|to",
  amounts:
    "a couple of:2|a couple:2|couple of:2|couple:2|both:2|a few:3|few:3|some:3|several:3|half a dozen:6|half dozen:6|a half dozen:6|a dozen:12|dozen:12|two dozen:24|a handful of:5|handful of:5|handful:5|loads of:5|lots of:5|a lot of:5|many:5|a bunch of:5|bunch of:5|tons of:5|a ton of:5|plenty of:5|a single:1|single:1|a bunch:5|twice:2",
  pair: "a pair of|pair of|a pr of|one pair of|pair|pr of",
  measures:
    "pairs of|pairs|pair|prs|pr|about|around|approx|approximately|roughly|like|maybe|at least|or so|ish|pcs|pieces|piece|sets of|sets|set of|of them|in total|total|times|of|mostly|each|only|just|almost|probably",
  each: "one|another|other|the other|the others|the rest",
  opening:
    "only|i have|i ve got|ive got|i ve|i own|i also have|i got|i think|we have|got|have|there is|there are|there s|here is|here s|also|and|then|oh|plus|my|mine|our|the|a|an|that|this|these|those|his|her|one of|my favourite|my favorite|of course|obviously|well|so|ok|okay|hi|hello|hey|um|uh|erm|another|other|etc|some|basically|just|all my|all of my|let s see|let me see|lets see|usual|various|random",
  lacking:
    "no|none|not|nope|nothing|don t have|do not have|don t own|dont have|dont own|haven t got|haven t|havent|never|need|want|wish|looking for|lost|sold|gave away|given away|donated|without any|zero|nil|threw out|threw away|missing my|to buy|gone|n/a|hate them",
  telling:
    "from|that|which|who|for|with|w|in|on|at|by|to|of|my|his|her|their|our|i|he|she|mum|mom|dad|sort of|kind of|when|because|but|since|is|are|was|were|has|have|it|its|under|over|without|like|as|than|off|bought|worn|never",
  which: "that|which|who",
  detail: "with|w|without|and a|has|have|under|over|that has|which has|but the|on the",
  sizes:
    "size|sz|uk|us|eu|eur|waist|w|l|xl|years|year|yrs|yr|months|month|old|euros|euro|dollars|pounds|bucks|quid|percent|st|nd|rd|th|inch|inches|cm|mm|denier|den|ml|nr|no|number|hole|piece|in|ply|gb",
  hued: "",
  colours:
    "wht:white|rainbow:multicolour|champagne:beige|multi:multicolour|natural:beige|dk blue:navy|lt blue:light-blue|lt grey:light-grey|dk grey:charcoal|gry:grey",
};
