/**
 * `npm run -s bench:outfits`: thirty outfits of a closet of 200, for thirty requests of all sorts, drawn to docs/samples/outfits.webp with
 * the request and the pieces' names beneath, and told here in words.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { calmDay, type Weather } from "@fit-closet/core";
import { drawIllustration } from "@fit-closet/core/illustrator";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import sharp from "sharp";
import { monthCloset } from "./month-closet.ts";

const SHEET = fileURLToPath(new URL("../../docs/samples/outfits.webp", import.meta.url));
const COLUMNS = 6;
const CELL = 320;
/** Lines of writing beneath a picture, and letters that fit one. */
const LINES = 7;
const LINE = 17;
const LETTERS = 44;

type Asked = readonly [prompt: string, tempC: number, precip?: Weather["precip"]];

const ASKED: readonly Asked[] = [
  ["What shall I wear to the office today?", 14],
  ["Job interview at a bank", 18],
  ["Dinner at a small Italian place", 16],
  ["A hike in the hills", 9],
  ["Errands in town, and it is pouring", 11, "rain"],
  ["A wedding as a guest", 23],
  ["A funeral", 8],
  ["Brunch on Sunday", 24],
  ["A run along the river", 12],
  ["Sofa and a series", 10],
  ["First date at a wine bar", 17],
  ["A long train ride, comfortable please", 13],
  ["A client meeting, then drinks", 19],
  ["Snowball fight with the kids", -3, "snow"],
  ["A museum with my sister, no black please", 15],
  ["Garden party on a hot day", 30],
  ["A gallery opening", 12],
  ["Helping a friend move house", 16],
  ["The theatre with my parents", 7],
  ["A walk on a windy beach", 12],
  ["Parents' evening at school", 10],
  ["University lectures all day", 18],
  ["Christmas market at night", 1],
  ["Lunch with my boss", 21],
  ["Picnic in the park", 26],
  ["A concert in a club", 14],
  ["Visiting a mosque on holiday", 28],
  ["Baby shower in the afternoon", 20],
  ["Walking the dog in the rain", 9, "rain"],
  ["Working from home, one video call", 20],
];

const weatherOf = ([, tempC, precip]: Asked): Weather => ({
  ...calmDay(tempC, precip),
  windKmh: 10,
});

const closet = monthCloset(200);
const byId = new Map(closet.map((garment) => [garment.id, garment]));

type Dressed = { caption: string[]; svg: string };

function dressed(asked: Asked, seed: number): Dressed {
  const [prompt, tempC, precip] = asked;
  const weather = weatherOf(asked);
  const { plan } = suggestOutfit({ prompt, closet, weather, seed }, knownSettings());
  const pieces = plan.items.flatMap((id) => byId.get(id) ?? []);
  const { occasion, timeOfDay } = plan;
  const { svg } = drawIllustration({ pieces, seed }, { occasion, timeOfDay, weather });
  const names = pieces.map(({ name }) => name?.replace(/ \d$/, "")).join(", ");
  const asks = `${prompt} (${tempC} °C${precip ? `, ${precip}` : ""})`;
  console.log(`${seed}. ${asks}\n   ${names}`);
  return { caption: [...folded(`${seed}. ${asks}`), ...folded(names)], svg };
}

/** The words in lines that fit below a picture. */
function folded(text: string): string[] {
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

async function tile({ caption, svg }: Dressed): Promise<Buffer> {
  const height = CELL + (LINES + 1) * LINE;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${height - CELL}" font-family="DejaVu Sans, sans-serif" font-size="12" fill="#222">${written(caption)}</svg>`;
  const picture = await sharp(Buffer.from(svg)).resize(CELL, CELL).png().toBuffer();
  return sharp({ create: { width: CELL, height, channels: 3, background: "#fff" } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(words), left: 0, top: CELL },
    ])
    .png()
    .toBuffer();
}

async function writeSheet(outfits: readonly Dressed[]): Promise<void> {
  const tiles = await Promise.all(outfits.map(tile));
  const height = CELL + (LINES + 1) * LINE;
  mkdirSync(dirname(SHEET), { recursive: true });
  await sharp({
    create: {
      width: COLUMNS * CELL,
      height: Math.ceil(tiles.length / COLUMNS) * height,
      channels: 3,
      background: "#fff",
    },
  })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: (at % COLUMNS) * CELL,
        top: Math.floor(at / COLUMNS) * height,
      })),
    )
    .webp({ quality: 82 })
    .toFile(SHEET);
}

await writeSheet(ASKED.map((asked, at) => dressed(asked, at + 1)));
