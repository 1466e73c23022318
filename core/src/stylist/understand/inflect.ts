import type { Tongue } from "./phrasebook.ts";

/** A form of a word that may stand in a lexicon, and the languages that inflect so; all where none are told. */
export type Form = { text: string; tongues?: readonly Tongue[] };

/** The word itself, and what it may be an inflected form of. @param text folded */
export function inflect(text: string): Form[] {
  const forms: Form[] = [{ text }];
  if (text.length < 4) return forms;
  if (text.endsWith("s")) forms.push({ text: text.slice(0, -1) });
  if (text.endsWith("es")) forms.push({ text: text.slice(0, -2) });
  if (text.endsWith("ies")) forms.push({ text: `${text.slice(0, -3)}y`, tongues: ["en"] });
  if (/as?$/.test(text))
    forms.push({ text: text.replace(/as?$/, "o"), tongues: ["es", "it", "pt"] });
  if (text.endsWith("os")) forms.push({ text: text.slice(0, -1), tongues: ["es", "pt"] });
  if (/[ei]$/.test(text))
    forms.push(
      { text: `${text.slice(0, -1)}o`, tongues: ["it"] },
      { text: `${text.slice(0, -1)}a`, tongues: ["it"] },
    );
  if (/es?$/.test(text)) forms.push({ text: text.replace(/es?$/, ""), tongues: ["fr"] });
  // Austrian and Swiss: "hosn", "jackn", "schueh".
  if (/[^aeiou]n$/.test(text)) forms.push({ text: `${text.slice(0, -1)}e`, tongues: ["de"] });
  if (/schu(e|eh|ech|ach|och)$/.test(text))
    forms.push({ text: text.replace(/schu(e|eh|ech|ach|och)$/, "schuh"), tongues: ["de"] });
  if (/(e|en|er|es|em|n)$/.test(text))
    forms.push({ text: text.replace(/(en|er|es|em|e|n)$/, ""), tongues: ["de"] });
  return forms;
}
