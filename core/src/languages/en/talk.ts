import type { TalkList } from "../talk-list.ts";

/** English: thanks, small talk, questions about the app, and what is answered. */
export const talk: TalkList = {
  cues: {
    thanks: `
    wanted to know where | asked me about my | kept asking about | i looked ten | looked ten years | the whole table | the whole office noticed | couldnt stop | thank you | thanks | thx | ta for | tysm | cheers for | cheers mate | much appreciated | you nailed | nailed it | you were right | u were right | youre a star | ur a star | you are a star | youre the best | ur the best | you rock | legend | lifesaver | youre amazing | you saved | got .. compliments | so many compliments | everyone loved | they loved it | she loved it | he loved it | everybody asked | people asked where | asked where .. from | asked me where | it worked | looked great | went down a treat | good call | great call | worked a treat | love you | i love you | well done | good job | great job | proud of you
  `,
    news: `
    got the job | i passed | we won | she said yes | he said yes | it went great | it went well | it went really well | just wanted to say | just wanted to tell | just saying | just venting | no question | not asking for | my girlfriend said yes | my daughter was over the moon | i did it | we did it | smashed it | aced it
  `,
    greeting: `
    !how did you sleep | !did you sleep | !sleep well | !slept well | !how was your day | !how are things | !all good with you | !nice to meet you | !how are you | !hows it going | !how you doing | !whats up | !you ok | !you there | !are you there | !are you awake | !you awake | !up already | hello there | hi there | hey you | hey there | !just saying hi | good morning | good night | good evening | morning you | happy birthday | merry christmas | happy new year | see you | bye | cant sleep | short night | bored | im bored | talk to me | tell me a joke | tell me something funny | lonely
  `,
    self: `
    !are you a person | !are you a computer | !are you a machine | !are you a program | !are you alive | !person or a | !human or a | !who are you | !what are you | !are you real | !are you a bot | !are you a robot | !are you a human | !are you human | !are you an ai | !are you chatgpt | !who made you | !who built you | !who programmed you | !how do you work | !do you sleep | !do you dream | !do you eat | !do you wear | !do you own | !do you like | !do you have feelings | !do you ever get | !have you got a | !whats your name | !what is your name | !whats your favourite | !whats your favorite | !your favourite | !how old are you | !where do you live | !can you see me | !are you cold | !do you get bored
  `,
    photos: `
    !who can see .. pictures/photos/pics/clothes/closet/wardrobe | !who sees .. pictures/photos/pics/clothes/closet/wardrobe | !who has access | !are .. photos/pictures/pics .. safe/private/secure/shared/public/encrypted | !happens to .. photos/pictures/pics | !happens with .. photos/pictures/pics | !see my closet | !where do my photos go | !my photos go | !where are my photos | !what happens to my photos | !what happens with my photos | !what do you do with my | !who sees my | !who can see my | !can anyone see my | !does anyone see | !anyone else see | !can other people see | !can others see | !can my .. see my closet | !keep my photos | !store my photos | !save my photos | !sell my | !share my data | !my data | !is my closet private | !is it private | !is this private | !are my pictures | !my pictures stored | !train on my | !privacy
  `,
    remove: `
    !how do i get rid of | !take .. out of my closet | !remove .. from my closet | !delete the | !delete my | !how do i delete | !how do i remove | !how can i delete | !how can i remove | !can i delete | !can i remove | !can you delete | !can you remove | !could you delete | !please delete my | !delete my account | !delete everything | !delete all my | !remove a photo | !delete a photo | !get rid of my account | !close my account | !wipe my
  `,
    limit: `
    !how many .. can i | !how many .. fit in | !how many .. do you | !room for how many | !how many pieces can | !how many items can | !how many clothes can | !how many photos can | !how many things can | !how much can i | !is there a limit | !limit on how many | !maximum number of | !does it cost | !is it free | !is this free | !how much does it cost | !how much does this cost | !do i have to pay
  `,
    add: `
    !can i change the colour/color/name/category/photo/picture of | !change the colour/color/name/category .. wrong | !change the name | !you got .. wrong | !got the colour wrong | !can i add | !can i upload | !how many photos at | !where is my closet | !where are my clothes | !how do i add | !how do i upload | !how can i add | !how can i upload | !how do i put .. closet | !how do i get my clothes | !where do i add | !where do i upload | !can i edit | !how do i edit | !how do i rename | !how do i change the name | !how do i change the colour | !can i import | !can i export | !how do i export | !how do i import | !does this app | !does the app | !how does this app | !how does the app | !how does this work | !what can you do | !what do you do
  `,
    upkeep: "",
    nonsense: `
    !cat on .. keyboard | !cat walked | !my cat .. keyboard | !cat .. typed | !toddler .. keyboard | !sat on my phone | !pocket typing | !bum dial | testing testing | test test | just testing | this is a test | ignore that | wrong window | wrong chat | lorem ipsum | blah blah
  `,
  },
  requests: `
    how do/can/should/would i wear | how to wear | how to style | how do i style | what is/s appropriate | whats appropriate | what would you recommend | what do you recommend | what do you suggest | do i have anything/something .. in my closet/wardrobe | anything/something .. in my closet/wardrobe | another colour/color | different colour/color | what would you advise | what have i got | what do i have | what have i actually | what do i own | what goes | what goes with | how do i dress | how should i dress | how do i go | what do you think i | what am i | what on earth | what would work | wear to | wear for | dress for | ideas please | outfit please | look please | but with | but without | but warmer | but cooler | but less | but more | something else | another one | instead | can you swap | could you swap | swap the | without the | change the | make it | try again | next one | one more | what about | how about | plus one for | what do i wear | what to wear | what should i wear | what shall i wear | what can i wear | what would you | what do you suggest | what do you recommend | what now | dress me | help me | need an outfit | need a look | need something | need a new | need to wear | something for | something to wear | outfit for | look for | idea for | ideas for | now for | now i need | next up | can i wear | should i wear | could you | can you find | can you pick | can you suggest | find me | pick me | pick something | put together | sort me out | any idea | any ideas | suggest | recommend
  `,
  past: "life was were went got had did loved asked said yesterday last wore worked passed won nailed saved came looked",
  answers: {
    thanks: [
      "That's lovely to hear, and you wore it. Whenever the next occasion comes up, tell me and I'll find something to wear.",
      "You've made my day. Save the idea that worked, so you find it again, and ask me for the next outfit whenever you like.",
      "Thank you for telling me! Compliments belong to whoever wears it. What's the next outfit for?",
      "So glad it worked. Come back with the next occasion, and we'll try for compliments again.",
    ],
    news: [
      "What good news, congratulations! When there's something to celebrate in, tell me where and I'll find an outfit.",
      "Lovely that you told me. If it's going to be celebrated, give me the place and the time, and I'll pick what to wear.",
      "That deserves a moment, not an outfit. When you need one again, I'm here.",
    ],
    greeting: [
      "Hello! I'm awake whenever you are. Tell me where you're off to and I'll find an outfit.",
      "Hi, nice of you to drop in. I'm best at clothes: what's the day like, and where will it take you?",
      "Good to hear from you. If there's anything to get dressed for, tell me the place and I'll choose.",
    ],
    self: [
      "I'm the stylist in this app: a program, not a person. I know your closet, the weather and a fair bit about outfits. What are you dressing for?",
      "No wardrobe of my own, I'm afraid, I'm software. I put outfits together from your clothes. Where are you going next?",
      "I'm a program that reads what you ask and looks through your closet for an outfit. No sleep, no feet, plenty of opinions on shoes.",
    ],
    photos: [
      "Only you see your closet: other people's accounts can't open your items. Place and other data inside a photo never reach its picture, and you can remove any piece whenever you like.",
      "Your photos belong to your closet alone, nobody else sees them there. They stay on this server unless whoever runs it has set up an outside service. Remove a piece and it's gone.",
      "Nobody but you can see them. Each photo becomes a cartoon in your own closet, stripped of where it was taken, and you can remove it there.",
    ],
    remove: [
      "You can do that yourself: open your closet and press Remove Item under the piece. The whole account can be deleted on your account page.",
      "I can't touch your clothes from here, but you can: Remove Item stands under every piece in the closet, and your account page deletes everything.",
      "In the closet each piece has its Remove Item button; it's gone at once. To close the account, go to your account page.",
    ],
    limit: [
      "There's room for thousands of pieces, far more than any wardrobe; your account page shows how much is used. What shall I dress you for?",
      "A normal wardrobe fits many times over: the limit is in the thousands, and the account page tells how full yours is.",
      "Add as many as you own, the limit is in the thousands. More pieces give me more to combine for your next outfit.",
    ],
    add: [
      "Upload a photo of one piece and it becomes a cartoon in your closet; there you can edit its name, kind and colours. Then ask me what to wear.",
      "Start in your closet: add a photo, correct the name or colour if I got it wrong, and it's ready for outfits. You can also export the closet as one file.",
      "One photo a piece is all it takes: upload it, check the name, done. After that, tell me where you're going and I'll pick an outfit from it.",
    ],
    upkeep: [
      "What washes out, and how a thing is tied or mended, the care label or a good cleaner knows better than I do: I only know what goes with what. Tell me where you're off to, and I'll find an outfit without it.",
      "I'd only be guessing at how to clean, fold or fix it, and you'd be left with the damage. What I can do: dress you from the rest. What's the day like?",
      "That's one for a tailor or the care label; I put outfits together. Mark the piece as in the wash, and no idea will ask you to wear it.",
    ],
    nonsense: [
      "I think somebody walked over the keyboard there. When the paws are off, tell me what you're dressing for.",
      "That one I couldn't read, though it had rhythm. Where are you going, and what should the outfit do?",
      "Test received, all in working order. Give me an occasion and I'll find something to wear.",
    ],
  },
};
