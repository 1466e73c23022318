import type { CuePhrases } from "../../phrasebook.ts";

export const cues: CuePhrases = {
  negation: {
    no: "no|not|without|nothing|nothin|nuthin|nope|nah|wout|withut|witout|minus|never|none|zero|non|no more|not too|neither|nor|n t|w o|sans|aint|isnt|not a fan of|not into|not keen on|not a big fan of|not really into|not any|not in the mood for",
    firm: "hate|hates|h8|hatin|dnt want|dnt like|dislike|dislikes|avoid|avoiding|skip|skipping|cant stand|cannot stand|cant wear|cannot wear|dont want|do not want|doesnt want|dont like|do not like|doesnt like|didnt like|dont wear|do not wear|doesnt wear|never wear|dont you dare suggest|dont you dare|dont even suggest|dont even|dont suggest|do not suggest|dont recommend|do not recommend|dont include|dont use|dont put|dont give me|dont make me wear|dont feel like|wont wear|refuse|refuses|sick of|tired of|bored of|fed up with|over it with|rather not|would rather not|loathe|detest|despise|ditch|leave out|leave off|stay away from|steer clear of|keep away from|anything except|excluding|exclude|instead of|rather than|ban|banned|no to|not allowed|prohibited|forbidden|must not|mustnt|cannot be|cant be|shouldnt|should not|please no|stop suggesting|enough of|allergic reaction to|hold the|lose the|hater of|not wearing|dont own|cant do|dont do",
    allergy:
      "allergic to|allergy to|im allergic to|intolerant to|sensitive to|reacts to|react to|break out from|rash from|rash with|itch from|sensitivity to|hives from|allergies to|eczema from",
    "but-not":
      "anything but|everything but|anything besides|anything other than|other than|except|except for|apart from|aside from|besides|all but|but not|just not|only not",
    double:
      "not against|nothing against|dont mind|do not mind|doesnt mind|wouldnt mind|not opposed to|no problem with|no objection to|not that i hate|dont hate|do not hate|dont dislike|not averse to|no issue with|not allergic to|not bothered by|happy with|fine with|ok with|okay with|cant say no to|cant go without|not without|never without|wouldnt say no to|no need to avoid|dont avoid|do not avoid|dont skip|never say no to|not only|no less than|dont leave out|cant live without|nothing beats|nothing but|nothing wrong with|no matter|not just|no idea|no clue|not sure|dont know|do not know|nothing to wear|no time|why not|no dress code|not a thing to wear|no plans|no rush|not much time|if not|whether or not|no worries|no big deal|have no|no one|nobody|dont care|not picky|no preference|no preferences|not long|not far|no one will|not yet|not decided|cant decide|dont forget|do not forget|cant wait",
    after:
      "not a chance|not on your life|over my dead body|no way|free|are out|is out|are a no|is a no|not please|are not an option|is not an option|off the table|not allowed|are banned|is banned|bother me|bothers me|makes me itch|make me itch|gives me a rash|give me a rash|dont suit me|doesnt suit me|are not for me|is not for me|are a no go|is a no go|no thanks|no thank you|are forbidden|is forbidden|have to stay home|stays home|irritates my skin|irritate my skin|is dirty|are dirty|is in the wash|are in the wash|in the wash|in the laundry|is at the cleaners|at the dry cleaners|has a hole|no longer fits|doesnt fit|dont fit|are ripped|is ripped|hurt my feet|are prohibited|kill my feet|not my thing|isnt my thing|arent my thing",
  },
  wish: {
    must: "must use|must wear|must have|must include|have to wear|has to be|needs to include|need to wear|want to wear|really want to wear|gotta wear|wanna wear|build around|build an outfit around|around my|around the|insist on|include my|include the|keep my|keep the|use my|use the|wear my|wearing my|with my|in my|style my|pair my|based on|using my|featuring|show off my|feature my|id like to wear|would like to wear|planning to wear|going to wear|will wear|bringing my|incorporate|centred on|starring|wear the|wearing the|rock my|dying to wear|going with my|put on my|can i wear|should i wear|could i wear|work with my|goes with my|go with my|match my|matches my|what goes with",
    like: "love|loves|luv|lov|like|likes|prefer|prefers|want|wants|wanna|favourite|favorite|fave|adore|into|ideally|preferably|something|some|maybe|how about|would like|id like|give me|looking for|hoping for|in the mood for|feel like|feeling|obsessed with|theme|dress code|i want|need|needs|wear|wearing|bring|add|yes to|instead|please wear|try|go for|show me|pick",
    only: "only|exclusively|nothing but|all in|head to toe in|entirely|strictly",
  },
  turn: "but|however|though|although|yet|because|cause|cuz|since|so|while|whereas|otherwise|then|also|plus|anyway|even|if|when|which|who|where|just",
  with: "with|together|alongside|under|over|paired",
  and: "and|or|nor|n",
  article: "a|an|some|my|the|something|i|make|give",
  dressing:
    "wear|wearing|outfit|outfits|dress me|dressed|clothes|clothing|look|style|styling|fashion|ootd|put on|fit check|wardrobe|closet|fits|attire|drip|ensemble|get dressed|garment|garments|layers|what should i put on|what goes with|match|pair|dressing|dress up|dress code|lewk|fit idea|get up|costume|should i throw on|something to throw on|cover up|look good|look nice|look sharp|look professional|look presentable|look smart",
};
