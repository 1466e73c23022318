import type { FollowList } from "../follow-list.ts";

export const followUps: FollowList = {
  warmer:
    "warmer | more warmth | too cold | not warm enough | something warm | cosier | cozier | i will freeze | ill freeze | im freezing | its freezing",
  cooler:
    "cooler | lighter | less warm | too warm | too hot | airier | something light | i will melt | ill melt | i will boil",
  dressier:
    "dressier | smarter | more formal | more elegant | fancier | more dressed up | dress it up | too casual | too plain | classier | sharper | posher | less casual",
  casual:
    "more casual | more relaxed | less formal | less dressy | dress it down | too formal | too dressy | too smart | too fancy | less smart | less serious | less fancy | more laid back | too serious | too stiff",
  simpler:
    "simpler | plainer | more simple | less fuss | fewer pieces | less busy | too much going on | too busy | calmer | quieter | less complicated | pare it down | tone it down",
  another:
    "another | another one | another idea | something else | something different | try again | different one | different outfit | different look | anything else | what else | next one | next idea | not this | not that one | a new one | less boring | too boring",
  keep: "keep | keeping | stay | stays | hang on to | hold on to",
  swap: "swap | switch | change the/my | exchange | replace | different | other | another pair | something else instead of | instead of the",
  say: {
    swapped: "{in} instead of {out}.",
    added: "Added: {in}.",
    removed: "{out} {out_count, plural, one {stays} other {stay}} at home this time.",
    nothing: {
      warmer: "Nothing warmer in this closet goes with it.",
      cooler: "Nothing cooler in this closet goes with it.",
      dressier: "Nothing dressier in this closet goes with it.",
      casual: "Nothing more casual in this closet goes with it.",
      simpler: "Simpler than this it does not get from this closet.",
      another: "This closet has no other good outfit for it.",
    },
  },
};
