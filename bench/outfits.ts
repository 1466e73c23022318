/**
 * `npm run -s bench:outfits`: thirty outfits of a closet of 200, for thirty requests of all sorts, drawn to docs/samples/outfits.webp with
 * the request and the pieces' names beneath, and told here in words.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { drawIllustration } from "@fit-closet/core/illustrator";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import sharp from "sharp";
import { type Asked, ASKED, weatherOf } from "./asked.ts";
import { monthCloset } from "./month-closet.ts";
import { folded, LINE, LINES, wordsUnder } from "./sheet.ts";

const SHEET = fileURLToPath(new URL("../../docs/samples/outfits.webp", import.meta.url));
const COLUMNS = 6;
const CELL = 320;

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

async function tile({ caption, svg }: Dressed): Promise<Buffer> {
  const height = CELL + (LINES + 1) * LINE;
  const picture = await sharp(Buffer.from(svg)).resize(CELL, CELL).png().toBuffer();
  return sharp({ create: { width: CELL, height, channels: 3, background: "#fff" } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: wordsUnder(caption, CELL), left: 0, top: CELL },
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
