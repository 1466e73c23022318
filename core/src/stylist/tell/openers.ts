const OPENER_WORDS = 3;

/** How the sentences of a text begin, those that are long enough to tell. */
const openersIn = (text: string): string[] =>
  text.split(/(?<=[.!?]) /).flatMap((sentence) => {
    const words = sentence.toLowerCase().split(" ");
    return words.length > OPENER_WORDS ? [words.slice(0, OPENER_WORDS).join(" ")] : [];
  });

/** The first opener that comes twice. */
export function repeatedOpener(text: string): string | undefined {
  const openers = openersIn(text);
  return openers.find((opener, at) => openers.indexOf(opener) < at);
}
