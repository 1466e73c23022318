import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "hilfe ich|hilfe wir|panik|bin spat dran|viel zu spat|in 5 minuten|in funf minuten|in 10 minuten|in zehn minuten|in 15 minuten|muss gleich los|muss sofort los|schnell bitte|sos",
};
