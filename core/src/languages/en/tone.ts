import type { ToneWords } from "../tone.ts";

export const tone: ToneWords = {
  panic:
    "help im|help i|im late|so late|panic|panicking|freaking out|running late|late already|in 5 minutes|in five minutes|in 10 minutes|in ten minutes|in 15 minutes|right now quick|omg help|asap|sos",
  unfinished:
    "whats missing|what missing|what is missing|whats still missing|what still missing|what have i forgot|what have i forgotten|what am i missing|something is missing|somethings missing|something missing|missing something|what else do i need|what do i add",
};
