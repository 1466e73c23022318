/** A word as lists write it: with a star behind it, the beginning of any longer one. */
export type Form = { text: string; open: boolean };

export function readForm(written: string): Form {
  const open = written.endsWith("*");
  return { text: open ? written.slice(0, -1) : written, open };
}

export const isForm = (word: string, { text, open }: Form): boolean =>
  open ? word.startsWith(text) : word === text;
