import type { AskList } from "../ask-list.ts";

export const asks: AskList = {
  classes: {
    number: "two 2 three 3 four 4 five 5 six 6 seven 7 several few couple",
    look: "look looks outfit outfits option options fit fits idea ideas ensemble ensembles combo combos version versions alternatives sets",
    stain:
      "wine coffee wax ink blood grease oil grass makeup stain stains sweat deodorant curry ketchup mud paint gum bleach dot smell marks",
  },
  care: `
    how do i get .. out of/off/from | how do/to get .. out of/off/from | get .. {stain} .. out/off | how do/to/can i? wash/clean/remove/iron/steam/dry/shrink/unshrink/stretch/mend/fix/soften/whiten/dye/store/fold | can i wash/bleach/iron/tumble/machine/dry | can you wash | supposed to wash | {stain} on .. sharpie | bleach dot | best way to wash/clean/remove/dry | machine washable | what gets .. out | stop .. pilling/bobbling/shrinking | whats the trick for {stain}
  `,
  pack: `
    pack for | packing for | what to pack | what do i pack | what should i pack | should i pack | help me pack | packing list | capsule for | carry on only | carryon only | hand luggage only | one bag only | one suitcase | backpack only | fits in a/one/my carry | what do i bring for | what to take | what do we need for | days in .. carry | {number} days .. carry | days of travel | {number} days in | a week in | ten days | weekend bag | days .. luggage
  `,
  several: `
    {number} {look} | {number} different {look} | {number} date/work/party/office/night .. {look} | monday to friday | mon fri | for each day | one for each | a week of {look} | week of outfits | outfits for the week | day one .. day two | looks please | {number} outfits | one for .. and one for | one per | day and night look | {number} of them
  `,
  compare: `
    which one | which is better | which of | better or | yay or | {number} choices | a or b | or should i go with | rather than the | versus | vs | is it the .. or | torn between | cant decide between | between the .. and the | so is it
  `,
  followUp: `
    not the .. again | another one | something else | try again | different one | again pls | again please | swap the | swap out | instead of the one you | you gave me | every time you | every single time | you suggested | you said | last one you | same but | same again but | warmer please | make it warmer | cooler please | less formal | more formal | dressier | less boring | more fun | without the coat | without the jacket | but with | but without | i liked it but | love it but | like it but | great but | what if i | change the | replace the | keep the rest | rest is fine | rest was
  `,
  chat: `
    thank you | thanks | thx | cheers for | you nailed | i got the job | got the job | it went great | how are you | who are you | are you real | are you a bot | are you human | do you sleep | do you ever | tell me a joke | just wanted to say | just saying hi | hello there | good night | i love you | talk to me | what is your name | your favourite | so many compliments | bored talk
  `,
  question: `
    is it ok | is it okay | is it true | is it weird | is it rude | is it bad | is it acceptable | would it be | am i allowed | are we allowed | can i wear | can you wear | could i wear | should i wear a/an/my/the | may i wear | do i have to | do i need | ok for | okay for | appropriate for | allowed in | too much for | what is the middle | whats the rule | what does .. mean | how dressy | how formal | how casual | is there a rule | must i | kindly advise whether | what counts as | get away with | pull off | a thing again | still in fashion | thoughts on | will .. look
  `,
};
