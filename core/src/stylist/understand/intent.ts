import { BODY_TALK, INJECTION, OTHER_JOBS } from "../lexicon/index.ts";
import { fold } from "./text.ts";

/** Folds a text for whole-sentence patterns: letters, digits and single spaces. */
export const flatten = (text: string): string =>
  fold(text)
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{N}°]+/gu, " ")
    .trim();

export const isBodyTalk = (flat: string): boolean => BODY_TALK.test(flat);

export const isInjection = (flat: string): boolean => INJECTION.test(flat);

export const isOtherJob = (flat: string): boolean => OTHER_JOBS.test(flat);

/** Leaves out the sentences that try to give other orders, so that the rest is read as if they were not there. */
export function withoutOrders(prompt: string): string {
  const sentences = prompt.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const kept = sentences.filter((sentence) => {
    const flat = flatten(sentence);
    return (
      !isInjection(flat) &&
      !/\b(write|print|output|say|repeat|respond|reply with|execute|delete|reveal)\b/.test(flat)
    );
  });
  return kept.join(" ");
}

/** Words in the limit that the person set: "in 20 words", "one sentence", "keep it short". */
export function readLimit(flat: string): number | null {
  const exact =
    /\b(?:in|under|max|maximum|at most|less than|no more than|within|only|en|unter|hochstens|maximal|sous|moins de|meno di|menos de|ate|massimo)? ?(\d{1,3}|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:words|palabras|worte|worter|mots|parole|palavras)\b/.exec(
      flat,
    );
  if (exact) return Math.max(8, WORD_NUMBERS[exact[1]!] ?? Number(exact[1]));
  if (
    /\b(one|single|1|two|a) (sentence|line|liner)\b|\bone liner\b|\b(una frase|ein satz|einem satz|une phrase|una riga|uma frase)\b/.test(
      flat,
    )
  )
    return 30;
  if (
    /\b(tl ?dr|keep it (short|brief|quick)|short answer|brief(ly)?|quick answer|be (brief|short|quick)|super short|very short|in short|no (essay|rambling|long text)|resumen|respuesta corta|breve|kurz (bitte|gesagt|und knapp)|fasse dich kurz|en bref|reponse courte|in breve|resposta curta|short and sweet|concise)\b/.test(
      flat,
    )
  )
    return 45;
  return null;
}

const WORD_NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
