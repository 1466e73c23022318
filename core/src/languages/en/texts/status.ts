import type { StatusTexts } from "../../texts.ts";

export const status: StatusTexts = {
  foreign: [
    "I can read a little of your language but I write English, Spanish, French, German, Italian and Portuguese, so here it is in English.",
  ],
  redirect: [
    "That one's outside my wardrobe. I'm good at outfits, though: tell me where you're going and what the weather's doing, and I'll find you something to wear.",
    "I only do clothes, I'm afraid. Give me an occasion, a mood or one piece you want to wear, and I'll build an outfit around it.",
    "I'd be guessing there. What I can help with is what to wear: an event, a dress code, a colour you're in the mood for?",
    "Not my department, but dressing you is. What's coming up that needs an outfit?",
    "I'll leave that to others and stick to style. Tell me about your day, and I'll suggest what to wear for it.",
    "Let's keep it to clothes, where I'm actually useful. Where are you off to, and how dressed up should the outfit be?",
  ],
  clarify: [
    "I didn't quite catch that. What's the occasion, and roughly how dressed up should the outfit be?",
    "Help me a little: where are you going, and is it warm or cold there? Then I'll pick an outfit.",
    "I'd love to dress you, I just need a hint. Work, dinner, a walk, a party? Tell me and I'll find something to wear.",
    "That's not quite enough for me to go on. Name an occasion or one piece you'd like to wear, and I'll do the rest.",
    "Could you say that another way? Something like “dinner with friends on Friday, nothing too smart” gives me plenty for an outfit.",
    "Tell me a bit more, please: what's happening, when, and how do you want to feel in the outfit?",
  ],
  decline: {
    hate: [
      "I won't help with that one; it carries too much real harm. How about a different costume instead: a detective in a long coat, a film-noir villain, a ghost with good tailoring? Tell me which and I'll build it from the closet.",
      "That's a costume I'd rather not touch, because it hurts people. I'd be happy to do another idea instead: a silent-film star, an astronaut, a vampire in black. Say the word.",
      "No to that one, it isn't harmless. Let's find something different that gets better laughs: a storybook character, a decade, a pun in a hat?",
      "I'll pass on that one, since it stands for cruelty. Could I tempt you with another character instead: a magician, a sailor, a scarecrow? Pick one and I'll dress it.",
      "There's too much pain behind that idea for a costume. Try something different: a famous painting, a chess piece, a weather forecast. Which one sounds like you?",
      "Not that one, please; it frightens people for good reason. Think of a wizard, a robot or a wolf instead, and I'll see what the closet can do.",
    ],
    mockery: [
      "I'd leave that one, since a people isn't a costume. Something different could be just as striking: a favourite film character, a decade, an animal. Which would you like instead?",
      "That idea makes fun of people who'd have to laugh along, so I won't dress it. Another idea instead: a myth, a painting, a pun. Shall I pick one?",
      "Let's choose a different costume instead, one nobody has to wince at: a pirate, a planet, a character from a book you love?",
      "Who someone is isn't a costume, so I'd skip that. How about something different: a season, a song title, a favourite animal?",
      "I'd rather find a joke that everyone can enjoy. What about another idea instead: a fairy-tale villain, a rain cloud, a playing card?",
      "One person in the room would be hurt by that, so it's a no from me. Tell me a film, a book or a decade you love, and we'll make a different costume from it.",
    ],
    crime: [
      "I can't help with that. If there's an honest plan underneath, say a night out or a costume party, I'd gladly suggest a different outfit instead.",
      "That's not something I'll dress. Tell me about another occasion instead, and I'll put some care into it.",
      "No outfit for that one, sorry. If you have a different event coming up, a party, a trip, an interview, let's do that instead.",
      "I'll stay out of that one. If there's another occasion coming up, I'd be glad to dress you for it.",
      "Helping with that isn't something I do. Shall we plan a different outfit instead, for work, dinner or a weekend away?",
      "Count me out of that, please. Give me a plan that harms nobody, and I'll find something good to wear instead.",
    ],
    child: [
      "I won't do that. For a child I can suggest something different instead: comfortable, playful, made for running around. Just tell me the occasion.",
      "That's a no. If a child needs an outfit, let's find another idea instead: comfy, cheerful, easy to move in. What's the occasion?",
      "I'm not going to help with that. What I can do instead is find a child something soft, washable and easy to play in. Where are they going?",
      "No, not for a child. I'd gladly suggest something different: soft layers, cheerful colours, room to climb. What's the day about?",
      "There's no version of that I'll put together. Ask me for a different children's outfit instead, for school, a birthday or a day outdoors, and I'm happy to help.",
      "Children's clothes should be for playing in, so I'll leave that there. Shall we choose something different instead, comfy and cheerful?",
    ],
    "self-harm": [
      "I'm really sorry it feels like this. Clothes can wait. Please talk to someone now, a friend, a doctor or a crisis line in your country (in the US and Canada call or text 988, in the UK and Ireland call Samaritans on 116 123). If you'd like something different and gentle instead, I'm happy to find you the softest, warmest thing in the closet.",
      "Thank you for saying it. I'm only good with clothes, and you deserve a person: please reach out to someone you trust or a crisis line (988 in the US and Canada, 116 123 in the UK and Ireland). And if it would help, I can pick something soft to wear instead of anything clever, and we can take it from there.",
      "I'm so sorry you're hurting, and you don't have to carry this alone. Please call or text 988 in the US and Canada, ring Samaritans on 116 123 in the UK and Ireland, or find a crisis line where you are; if you're in danger right now, call the emergency services. The outfit can wait. Whenever you'd like something soft and warm to wear instead, I'm here.",
      "That sounds very hard, and it matters more than any outfit. Please tell someone today: a friend, a doctor or a crisis line (988 in the US and Canada, 116 123 in the UK and Ireland). If a small, different task would help in the meantime, we can look for something soft and comfortable instead.",
      "You did right to say it, and I'd like you to tell a person too. Samaritans answer day and night on 116 123 in the UK and Ireland, 988 does in the US and Canada, and many other countries have crisis lines of their own. When you feel up to it, I can help with something gentle instead, like the cosiest thing in the closet.",
      "Please don't stay alone with this. Reach out now to someone you trust, to a doctor or to a crisis line: 988 in the US and Canada, 116 123 in the UK and Ireland. Clothes are all I know, so let another voice help first; after that I'll gladly find you something warm and soft.",
    ],
  },
};
