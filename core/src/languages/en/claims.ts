import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {
  writeIn: "English",
  yours: "your",
  the: "the that this those these his her their",
  of: "of",
  nobodys: "a an some any no without",
  having:
    "you own|you already own|you have|you already have|you ve got|in your closet|in your wardrobe|from your closet|from your wardrobe",
  copulas: "is are s was were looks look seems",
  degrees: "degree degrees celsius",
  few: "few couple some these those the",
  privacy:
    "password|passwords|login|log in|sign in|account|e mail|email|emails|mail|mails|phone|telephone|sms|phone number|zip code|postcode|iban|your address|credit card|card number|bank|paypal|bitcoin|whatsapp|instagram|telegram|tiktok|facebook|youtube|pinterest|twitter|website|web site|online|app|link|links|hashtag|click|download|newsletter|subscribe|coupon|promo|voucher|discount|half price|send me|text me|call me|call us|call now|write to|mail me|reply with|contact us|contact me|follow me|follow us|dot com|dot net|dot org|buy now|order now",
  shopTalk:
    /\b(json|language model|an ai|openai|chatgpt|claude|gemini|(system|developer) (prompt|message)|prompt injection|api[- ]?key|(outfit|option|choice|candidate|number|nr) ?#?\d+)\b/,
  unkind:
    /\b(slimming|fat|ugly|obese|overweight|sexy|hides? your|flatters? your figure|bikini body)\b/,
  wavedOff:
    /\b(leave|skip|forget|ditch|no need for|(wont|won['’]t|dont|don['’]t|not) need) (the |your |an? )?(umbrella|raincoat|coat)\b(?! (handy|by the door))/,
};
