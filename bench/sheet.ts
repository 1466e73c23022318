/** Lines of writing beneath a picture, and letters that fit one. */
export const LINES = 7;
export const LINE = 17;
const LETTERS = 44;

/** The words in lines that fit below a picture. */
export function folded(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > LETTERS) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const written = (lines: readonly string[]): string =>
  lines
    .slice(0, LINES)
    .map((line, at) => `<text x="10" y="${(at + 1) * LINE}">${escaped(line)}</text>`)
    .join("");

/** Lines as an SVG that stands beneath a picture so many pixels wide. */
export const wordsUnder = (lines: readonly string[], width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(LINES + 1) * LINE}" font-family="DejaVu Sans, sans-serif" font-size="12" fill="#222">${written(lines)}</svg>`,
  );
