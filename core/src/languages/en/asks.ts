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
    how do/can/to i? get it/them/this/that out/off/clean | any/a way to save/rescue/stretch/unshrink/clean/wash/get it/them | can it/they be saved/rescued/washed/mended/unshrunk | get rid of .. stain/smell/marks/pilling/wrinkles | will it come out | does it come out | come out in the wash | what temperature | which setting | how hot | can it go in the dryer/wash | can they go in the dryer/wash | how do you get .. out | how would i get .. out/off | whats the best way to | remove .. stain | how to fix | how to repair | how to break in | how to stretch | how to store | how to fold | how often should i wash | home remedy | vinegar or | baking soda | waterproof my | reproof | how do i unwrinkle | rescue .. shrunk | shrank .. how
  `,
  pack: `
    what goes in the case/duffel/holdall/bag | goes in my/the duffel/holdall/case/bag | do my/the packing | pack the/my bag/case | make me a packing
    pack for | packing for | what to pack | what do i pack | what should i pack | should i pack | help me pack | packing list | capsule for | carry on only | carryon only | hand luggage only | one bag only | one suitcase | backpack only | fits in a/one/my carry | what do i bring for | what to take | what do we need for | days in .. carry | {number} days .. carry | days of travel | {number} days in | a week in | weekend bag | days .. luggage
    what goes in my/the bag/case/suitcase/backpack/rucksack | hand luggage | cabin bag | carryon | personal item | duffel | travelling light | traveling light | {number} days away | {number} day trip | interrailing | what else do i pack | pack me | packing
  `,
  spell: `
    {number} nights | {number} days | for a week | two weeks | a fortnight | ten days
  `,
  away: `
    trip | vacation | holiday | holidays | travel* | fly | flying | flight | abroad | away from home | luggage | suitcase | backpack* | road trip | cruise | camping | staying at/in/with | visiting | hotel | hostel | airbnb | tour | interrail* | festival | off to | heading to | going to
  `,
  several: `
    {number} {look} | {number} different {look} | {number} date/work/party/office/night .. {look} | monday to friday | mon fri | for each day | one for each | a week of {look} | week of outfits | outfits for the week | day one .. day two | looks please | {number} outfits | one for .. and one for | one per | day and night look | {number} of them
    one outfit each | an outfit for each | each night | each evening | each of the days | a different outfit | different outfits | every day this week | mon tue wed | mon to fri | monday through friday | mon thru fri | weekday outfits | work week | whole week | plan my week | {number} fits | give me {number} | a few outfits | couple of outfits | couple of looks | day then night | one for the ceremony | first for the | and another for | plus one for
  `,
  compare: `
    which do i take | which one do i | which should i take | which pair
    compare the | compare my | compare for me | compare these | weigh up
    which one | which is better | which of | better or | yay or | {number} choices | a or b | or should i go with | rather than the | versus | vs | is it the .. or | torn between | cant decide between | between the .. and the | so is it
    either .. or | this or that | or maybe the | or just the | which would you | which do i | which should i | which shoes | which looks better | which is warmer | which is smarter | or the other | choose between | decide between | toss up | pick one | help me choose between | or do i go with
  `,
  followUp: `
    not the .. again | another one | something else | try again | different one | again pls | again please | swap the | swap out | instead of the one you | you gave me | every time you | every single time | you suggested | you said | last one you | same but | same again but | warmer please | make it warmer | cooler please | less formal | more formal | dressier | less boring | more fun | without the coat | without the jacket | but with | but without | i liked it but | love it but | like it but | great but | what if i | change the | replace the | keep the rest | rest is fine | rest was
    can you swap | could you swap | not that one | anything else | a different | instead of that | other options | what else | next one | nah | nope another | more casual | more formal | more colour | more color | smarter | a bit warmer | a bit cooler | too hot for that | too cold for that | last outfit | that outfit | yesterdays outfit | yesterdays suggestion | your suggestion | your last | the one you gave | the look you | keep everything else | everything else stays | same outfit but | same look but | lose the | drop the | without the scarf | no hat this time | why did you | why not my | why not the
  `,
  chat: `
    thank you | thanks | thx | cheers for | you nailed | i got the job | got the job | it went great | how are you | who are you | are you real | are you a bot | are you human | do you sleep | do you ever | tell me a joke | just wanted to say | just saying hi | hello there | good night | i love you | talk to me | what is your name | your favourite | so many compliments | bored talk
    !not asking for | !just wanted to tell | !no question | !just venting | !just saying | hello | hi there | hey you | good morning | are you there | what are you | who made you | do you dream | do you wear | do you own | do you like | whats your | how old are you | happy birthday | merry christmas | you were right | it worked | they loved it | everyone loved | got so many compliments | i passed | we won | she said yes | he said yes | what is the point of | love you | youre the best | you rock | bye | see you
    my photos go | keep my photos | store my photos | my pictures stored | who sees my photos | can you see me | get bored | are you cold | testing testing | are you a human | are you a robot
  `,
  question: `
    is it ok | is it okay | is it true | is it weird | is it rude | is it bad | is it acceptable | would it be | am i allowed | are we allowed | can i wear | can you wear | could i wear | should i wear a/an/my/the | may i wear | do i have to | do i need | ok for | okay for | appropriate for | allowed in | too much for | what is the middle | whats the rule | what does .. mean | how dressy | how formal | how casual | is there a rule | must i | kindly advise whether | what counts as | get away with | pull off | a thing again | still in fashion | thoughts on | will .. look
    is it wrong | is it appropriate | is it too | is it still | is it cold enough | is it allowed | is there any | is there a dress code | would it look | would people | would that be | would you wear | does it matter | does anyone | do people | do guests | do women | do men | can a guy | can a man | can a woman | can one | can you | could one | must one | should one | should a | are men | are women | are guests | are you supposed | am i supposed | am i too old | do you have to | do i really | what does smart | what do they mean | what is meant | whats the difference | why do people | why is everyone | is white ok | is black ok
  `,
  answerIn: {
    words:
      "one word | a word | single word | a single word | one word answer | word answer | two words | couple of words | yes or no only | just yes or no | just a yes or no | only yes or no | yes or no will do | yes or no is enough | yes or no is fine | yes or no suffices | a yes or no will | simple yes or no | y or n",
    sentence:
      "one sentence | single sentence | a sentence | two sentences | one line | one liner | single line | a line",
    short: `
      keep it short | keep it brief | keep it quick | keep it snappy | keep this short | make it short | make it brief | make it quick | short answer | brief answer | quick answer | short reply | short version | be brief | be quick | be short | short please | brief please | brief pls | short pls | quick please | quick pls | quickly please | shortly please | super short | very short answer | very short please | in short | in brief | briefly | short and sweet | concise | concisely | tldr | tl dr | few words | a few words | in a nutshell | no essay | no essays | no novel | no waffle | no rambling | no long text | no speech | no lecture | dont ramble | dont waffle | no time to read | no time for long | just the outfit | just the pieces | just the list | just the gist | just tell me what | just tell me quick | only the essentials | cut to the chase | bullet points | asap short
    `,
    unit: "words",
    numbers:
      "ten 10 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 five 5 six 6 seven 7 eight 8 nine 9 three 3 four 4",
  },
};
