/** Pixels of the picture's width, and of the text below it. */
const WIDTH = 1024;
const MARGIN = 48;
const LINE = 56;
const FONT = "600 38px system-ui, sans-serif";
const LINES_MOST = 6;
const PAPER = "#ffffff";
const INK = "#1f2430";

/**
 * A new PNG of a picture, with lines of text below it. Drawn anew, it has nothing of the file that it came from but its pixels.
 * @throws Error where the picture cannot be had
 */
export async function pictureToShare(url: string, texts: readonly string[]): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d")!;
  context.font = FONT;
  const widthOf = (text: string) => context.measureText(text).width;
  const lines = texts.flatMap((text) => linesOf(text, WIDTH - 2 * MARGIN, widthOf));
  const height = Math.round((bitmap.height / bitmap.width) * WIDTH);
  canvas.width = WIDTH;
  canvas.height = height + (lines.length > 0 ? lines.length * LINE + 2 * MARGIN : 0);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, WIDTH, height);
  context.font = FONT;
  context.fillStyle = INK;
  context.textBaseline = "top";
  for (const [at, line] of lines.entries())
    context.fillText(line, MARGIN, height + MARGIN / 2 + at * LINE);
  return pngOf(canvas);
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made."))));
  });

/** Words in lines of so many pixels; what does not fit into a few of them is cut off, and says so. */
export function linesOf(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= LINES_MOST) return lines;
  return [...lines.slice(0, LINES_MOST - 1), `${lines[LINES_MOST - 1]} …`];
}
