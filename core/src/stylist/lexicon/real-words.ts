/** Everyday words one slip away from a word of ours: they are meant as they stand. Computed from SCOWL 35 (wamerican-small). */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  "that this they them then than there these those what where when with will would were want well went have here heard heart hello help just like love look made make much must need nice only other over people place please post rate read really right said same seen should show some soon still such sure take talk tell thank thing think time told took turn under used very wait warm wash week west while white whole wide wife wild wind wine wish word world worth write year your date data gate late plate state skate brush bench peach beech reach teach dress press short shore shirt shift sheet shell tanks thanks".split(
    " ",
  ),
);
