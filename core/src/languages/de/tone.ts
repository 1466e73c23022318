import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "hilfe ich|hilfe wir|panik|bin spat dran|viel zu spat|in 5 minuten|in funf minuten|in 10 minuten|in zehn minuten|in 15 minuten|muss gleich los|muss sofort los|schnell bitte|sos",
  unfinished:
    "was fehlt|fehlt noch was|fehlt noch etwas|irgendwas fehlt|irgendetwas fehlt|etwas fehlt|was brauch ich noch|was hab ich vergessen|was habe ich vergessen|was muss noch dazu|was kommt noch dazu",
};
