/** The plural of an English noun phrase: its last word counts, or the one before "of". */
export function pluralOf(text: string): string {
  if (/(s|x|ch|sh|z)$/.test(text)) return `${text}es`;
  return /[^aeiou]y$/.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`;
}
