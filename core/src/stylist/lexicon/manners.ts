/** Dress codes that people name outright; each sets the formality band. */
export const DRESS_CODES = [
  { id: "white tie", code: [5, 5] },
  { id: "black tie", code: [5, 5] },
  { id: "formal", code: [4, 5] },
  { id: "cocktail attire", code: [3, 4] },
  { id: "business formal", code: [4, 4] },
  { id: "business casual", code: [3, 3] },
  { id: "smart casual", code: [2, 3] },
  { id: "casual", code: [1, 2] },
  { id: "lounge", code: [0, 1] },
] as const;
export type DressCodeId = (typeof DRESS_CODES)[number]["id"];

/** For whom, where it is somebody else. English pronouns follow the person's own word; everyone else is "they". */
export const OTHERS = [
  { id: "husband", pronoun: "he" },
  { id: "wife", pronoun: "she" },
  { id: "boyfriend", pronoun: "he" },
  { id: "girlfriend", pronoun: "she" },
  { id: "partner", pronoun: "they" },
  { id: "son", pronoun: "he" },
  { id: "daughter", pronoun: "she" },
  { id: "kid", pronoun: "they" },
  { id: "dad", pronoun: "he" },
  { id: "mum", pronoun: "she" },
  { id: "brother", pronoun: "he" },
  { id: "sister", pronoun: "she" },
  { id: "friend", pronoun: "they" },
] as const;
export type OtherId = (typeof OTHERS)[number]["id"];

/** Attempts to give the stylist other orders. */
export const INJECTION =
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|prompts?|above|previous|prior|guidelines)\b|\b(ignore|disregard|override|bypass)\b.{0,40}\b(rules|everything)\b|\b(system|developer|hidden|initial|original) (prompt|message|instructions?)\b|\b(you are now|act as (a|an|my) (ai|assistant|chatbot|terminal|translator|expert|pirate|python|linux)|pretend (to be|you are)|roleplay as|jailbreak|dan mode|developer mode|do anything now|reveal your|print your (prompt|instructions|system|rules)|repeat (the|your) (words|prompt|instructions)|api key|password|sudo|rm rf|drop table|select from|script alert|javascript|prompt injection)\b|\bignor(a|iere|ez|e) (todas|alle|toutes|tutte|as|las|les|le|die)\b.{0,30}\b(instrucciones|anweisungen|instructions|istruzioni|instrucoes)\b/;

/** Other jobs: what the sentence asks to be made or told is not clothes. */
export const OTHER_JOBS =
  /\b(write|compose|code|program|translate|solve|calculate|summari[sz]e|explain|debug|tell me (a joke|about|how)|sing|recite|generate|draw|paint me)\b.{0,30}\b(poem|essay|story|code|script|song|letter|email|joke|python|javascript|function|recipe|equation|article|report|homework|math|sentence|paragraph|haiku|speech|limerick|rap|novel|sql|program|translation|image of|picture of|history|theory|quantum)\b|\b(recipe|stock price|exchange rate|lottery|football score|capital of|president of|population of|square root|how many (people|planets|days|countries)|when (was|did)|what is the (capital|meaning|time|weather|best (phone|laptop|car))|weather (forecast )?(in|for|today|tomorrow)|bitcoin|how (do|to|can|should) (i )?(cook|make|fix|bake|install|build|get to|lose|hack|get .{0,20}out of|remove|wash|iron|fold|sew|mend|clean|dye|shrink)|what time|meaning of life|^who (is|was|won|invented)|hauptstadt|capitale? (de|d|di|von)|receta|rezept|recette|ricetta|receita|horoscope|news)\b/;

/** Words about bodies, which are answered about clothes. */
export const BODY_TALK =
  /\b((i am|im|i feel|feeling|look(ing)?|too|so|am i|do i look|make me look|makes me look|seem) (so |too |really |very |kinda |a bit |pretty )?(fat|skinny|chubby|ugly|huge|big|short|tall|old|bloated|thin|flat|overweight|obese|slim|slimmer|thinner|skinnier|taller|gross|disgusting|hideous|curvy|thick|large|smaller|plus size)|hide (my|the) (belly|stomach|tummy|hips|thighs|arms|legs|body|butt|bum|love handles|flat chest|bump|double chin|fat|muffin top|rolls|weight|scars?|figure)|my (fat|big|huge|ugly|flabby|chubby|wide|thick|flat|broad|saggy) (belly|stomach|tummy|hips|thighs|arms|legs|body|butt|bum|chest|shoulders|boobs|ankles)|(pear|apple|hourglass|rectangle|triangle) (shaped?|body|figure)|body (shape|type|image|fat)|slimming|flattering|flatter my|look (slimmer|thinner|skinnier|taller|less fat|younger|skinny)|gained (some |a lot of )?weight|lost (some |a lot of )?weight|weight gain|overweight|plus size|my (weight|figure|belly|tummy|thighs|stomach|boobs|butt)|hate my (body|legs|arms|belly|thighs|figure|stomach|hips)|muffin top|beer belly|dad bod|mom bod|petite|busty|flat chested|gorda|gordo|barriga|panza|adelgaz\w+|afinar|estilizar|ventre|mincir|amincissant|bauch|dick(e|er)? (bauch|beine|hufte|arme)|zu dick|(zu|so|bin|wirke) fett|fett aus|schlanker|(sono|sembro|troppo|piu) grass[ao]|pancia|snellire|snellente|barriguda|emagrec\w+|disfar[cz]ar|disimular)\b/;
