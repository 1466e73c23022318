import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "white tie|full evening dress|white tie and tails",
    "black tie": "black tie|tuxedo event|black tie optional|evening formal|ultra formal|ballroom",
    formal:
      "formal|formalwear|very formal|formally|dressed to the nines|elegant|fancy|posh|suit and tie|dressy|glam|glamorous|classy|upscale|swanky",
    "cocktail attire": "cocktail attire|semi formal|semiformal|lounge suit|festive attire",
    "business formal":
      "business formal|boardroom attire|business attire|business professional|corporate|suited",
    "business casual":
      "business casual|biz casual|biz cas|professional|professionally|business like|polished look|look polished|more polished|something polished|polished but|office appropriate|put together",
    "smart casual":
      "smart casual|smart cas|dressy casual|smart|presentable|smartish|elevated casual|casual chic|business relaxed|upscale casual|sharp|neat|stylish",
    casual:
      "casual|casually|informal|laid back|laidback|relaxed|chill|low key|lowkey|everyday|simple|basic|down to earth|nothing fancy|nothing too fancy|not too formal|not formal|not too dressy|casual friday",
    lounge: "cosy clothes|loungewear|pajama day|pyjama day|comfy at home",
  },
  "dress-up": {
    effort:
      "made an effort|make an effort|making an effort|bit of effort|some effort|look my best|look decent|scrub up|scrub up well|smarten up|dolled up a bit|look put together|look like i tried|look lovely|feel pretty|look pretty|look pretty good|look respectable",
    shine:
      "drop dead gorgeous|look gorgeous|look amazing|look stunning|look incredible|look fabulous|look fab|look hot|look sexy|feel sexy|look a million dollars|look like a million dollars|a million bucks|knock em dead|knock them dead|knockout|turn heads|turns heads|jaw drop|jaws drop|jaws dropping|showstopper|show stopper|make an entrance|steal the show|go all out|going all out|dressed to kill|dress to kill|dress to impress|dressed to impress|all glammed up|glammed up|glam up|dolled up|doll up|full glam|full festive|go full festive|full on festive|super festive|proper festive|want to shine|i want to shine|wow everyone|wow them|wow factor|make him regret|make her regret|eat their hearts out|make my ex jealous|slay|femme fatale|bombshell|diva|want to sparkle",
    honour:
      "guest of honour|guest of honor|guests of honour|guests of honor|governor|lieutenant governor|the mayor|lord mayor|lady mayor|mayoress|ambassador|consul general|his excellency|her excellency|the bishop|archbishop|the minister|prime minister|head of state|royal highness|royal visit|at the palace|bank loan|business loan|ask the bank|asking the bank|asking a bank|ask a bank|ask for a loan|asking for a loan|applying for a loan|loan officer|bank manager|investors|an investor|venture capital|selection committee|hiring committee|admissions panel|in front of a panel|before a panel|receive an award|receiving an award|receive a prize|receiving a prize|collect an award|collecting an award|collecting a prize|collect my award|accept an award|accepting an award|being honoured|being honored|get a medal|getting a medal|receive a medal|state prize|national prize|honorary|ribbon cutting|cut the ribbon|cutting the ribbon|unveiling|official opening|civic reception|official reception|official delegation|delegation|dignitaries|dignitary|dear sir|dear madam|dear sirs|to whom it may concern|tribunal|my lawyer|my solicitor|the judge|magistrate|parole board|school board|disciplinary hearing|council meeting|planning committee|press conference|headmistress|headmaster|the dean",
  },
  "other-person": {
    husband: "my husband|my hubby",
    wife: "my wife|my wifey",
    boyfriend: "my boyfriend|my bf",
    girlfriend: "my girlfriend|my gf",
    partner: "my partner|my spouse|my fiance|my fiancee|my date",
    son: "my son|my boy|my grandson|my nephew",
    daughter: "my daughter|my girl|my granddaughter|my niece",
    kid: "my kid|my child|my kids|my teen|my teenager|my toddler|my baby",
    dad: "my dad|my father|my grandpa|my grandfather|my father in law|my uncle",
    mum: "my mum|my mom|my mother|my grandma|my grandmother|my nan|my mother in law|my aunt|my auntie",
    brother: "my brother|my bro",
    sister: "my sister|my sis",
    friend: "my friend|my mate|my best friend|my roommate|my flatmate|my colleague|my boss",
  },
  comfort:
    "comfortable|comfy|comfort|cosy|cozy|snug|soft|easy to move|easy to move in|practical|sensory|sensory friendly|all day on my feet|on my feet|lots of walking|breathable|stretchy|long day|wheelchair|pregnant|breastfeeding|nursing|bump|recovering from surgery|sensitive skin|lightweight|airy",
  warmth:
    "something warm|keep warm|stay warm|keep me warm|warm clothes|warm outfit|warm enough|always cold|get cold easily|feel the cold|wrap up warm|bundle up|toasty|warmer|run cold",
  coolness:
    "stay cool|keep cool|not overheat|overheat|sweat a lot|sweat easily|sweaty|always hot|run hot|hot flashes|hot flushes|hot flash|hot flush|menopause|light clothes|something light|airy",
  vegan: "vegan|vegan only|cruelty free|no animal products|animal free",
};
