/**
 * `npm run -s bench:pictures [-- --with-photos FOLDER]`: outfits of a closet of real photos, drawn to docs/samples/pictures.webp. A server takes in
 * every photo of the quick list beside the checkout under the category that its owner would choose, and nothing is put right by hand; each of 24
 * requests is asked twice, once for the figure and once laid out. A row shows the stickers with what they were taken for, the figure, the board.
 * With a folder it also writes there, for whoever counts what is right, the photos beside the same row.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { ClosetItem, OutfitResponse, PictureStyle } from "@fit-closet/core";
import {
  askForIdea,
  fetchFile,
  signUp,
  uploadPhoto,
} from "@fit-closet/server/testing/dist/closet-client.js";
import { answersWith, startOpenMeteo } from "@fit-closet/server/testing/dist/open-meteo.js";
import { startServer } from "@fit-closet/server/testing/dist/running-server.js";
import sharp from "sharp";
import { forecastFor } from "./forecast.js";
import { type Asked, ASKED, weatherOf } from "./asked.js";
import { CATEGORY_OF_FOLDER } from "./photo-folders.js";
import { LINE, LINES, wordsUnder } from "./sheet.js";

const PHOTOS = fileURLToPath(new URL("../../../shared/photos/", import.meta.url));
const SHEET = fileURLToPath(new URL("../../docs/samples/pictures.webp", import.meta.url));
const OUTFITS = 24;
/** A picture's side, a sticker's, and stickers in a line. */
const [SIDE, STICKER, ACROSS] = [360, 180, 4];
const COLUMNS = 2;

const { values } = parseArgs({ options: { "with-photos": { type: "string" } } });
if (!existsSync(PHOTOS)) {
  console.log("No photos lie beside the checkout: nothing to draw.");
  process.exit(0);
}

let asking: Asked = ASKED[0]!;
const openMeteo = await startOpenMeteo((request, response) =>
  answersWith(JSON.stringify(forecastFor(weatherOf(asking))))(request, response),
);
const server = await startServer({ WEATHER: "open-meteo", WEATHER_URL: openMeteo.url });
const person = await signUp(server.url);
const photoOf = new Map<string, string>();

for (const name of readFileSync(join(PHOTOS, "quick.txt"), "utf8").trim().split("\n")) {
  const [, folder = ""] = name.split("/");
  const photo = readFileSync(join(PHOTOS, name));
  const category = CATEGORY_OF_FOLDER[folder];
  const item = await uploadPhoto(server.url, person, photo, name, undefined, category);
  photoOf.set(item.id, join(PHOTOS, name));
}

let places = 0;

function ask(prompt: string, style: PictureStyle): Promise<OutfitResponse> {
  const place = { lat: 20 + places++ / 5, lon: 10 };
  return askForIdea(server.url, person, prompt, { seed: asking[1] + 100, style, ...place });
}

const square = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture)
    .resize(side, side, { fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .png()
    .toBuffer();

type Tile = { input: Buffer; left: number; top: number };

/** What is known of a garment, as its owner is shown it. */
const known = ({ name = "–", category = "", details }: ClosetItem): string[] => [
  name,
  [category, ...Object.values(details).filter((one) => typeof one === "string")].join(", "),
];

async function stickers(
  items: readonly ClosetItem[],
  files: (item: ClosetItem) => Promise<Buffer>,
  top: number,
) {
  const tiles = items.map(async (item, at): Promise<Tile[]> => {
    const left = (at % ACROSS) * STICKER;
    const down = top + Math.floor(at / ACROSS) * (STICKER + 3 * LINE);
    return [
      { input: await square(await files(item), STICKER), left, top: down },
      { input: wordsUnder(known(item), STICKER), left, top: down + STICKER },
    ];
  });
  return (await Promise.all(tiles)).flat();
}

const cartoonOf = async ({ cartoonURL }: ClosetItem): Promise<Buffer> =>
  (await fetchFile(server.url, person, cartoonURL.replace(server.url, "")))!;
const pictureOf = async ({ image_url = "" }: OutfitResponse): Promise<Buffer> =>
  (await fetchFile(server.url, person, image_url.replace(server.url, "")))!;

const WIDTH = ACROSS * STICKER + 2 * SIDE;
const HEIGHT = 2 * (STICKER + 3 * LINE) + 2 * LINE;

async function row(asked: Asked, at: number): Promise<Buffer> {
  asking = asked;
  const figure = await ask(asked[0], "figure");
  const board = await ask(asked[0], "flat-lay");
  const { items } = figure;
  const caption = wordsUnder([`${at + 1}. ${asked[0]} (${asked[1]} °C)`], WIDTH);
  const pictures = [
    { input: await square(await pictureOf(figure), SIDE), left: ACROSS * STICKER, top: LINES },
    {
      input: await square(await pictureOf(board), SIDE),
      left: ACROSS * STICKER + SIDE,
      top: LINES,
    },
    { input: caption, left: 0, top: 0 },
  ];
  console.log(`${at + 1}. ${asked[0]}: ${items.map(({ name }) => name).join(", ")}`);
  const drawn = await composed(WIDTH, HEIGHT, [
    ...pictures,
    ...(await stickers(items, cartoonOf, 2 * LINE)),
  ]);
  if (values["with-photos"]) await writeForCounting(at, items, drawn);
  return drawn;
}

const composed = (width: number, height: number, tiles: Tile[]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite(tiles)
    .png()
    .toBuffer();

async function writeForCounting(at: number, items: ClosetItem[], drawn: Buffer): Promise<void> {
  const folder = resolve(values["with-photos"]!);
  mkdirSync(folder, { recursive: true });
  const file = ({ id }: ClosetItem) => sharp(photoOf.get(id)).rotate().png().toBuffer();
  const photos = await stickers(items, file, HEIGHT);
  const both = await composed(WIDTH, 2 * HEIGHT, [{ input: drawn, left: 0, top: 0 }, ...photos]);
  await sharp(both).toFile(join(folder, `${String(at + 1).padStart(2, "0")}.png`));
}

const rows: Buffer[] = [];
for (const [at, asked] of ASKED.slice(0, OUTFITS).entries()) rows.push(await row(asked, at));
const tiles = rows.map((input, at) => ({
  input,
  left: (at % COLUMNS) * WIDTH,
  top: Math.floor(at / COLUMNS) * HEIGHT,
}));
const sheet = await composed(COLUMNS * WIDTH, Math.ceil(rows.length / COLUMNS) * HEIGHT, tiles);
await sharp(sheet).webp({ quality: 80 }).toFile(SHEET);
await server.close();
openMeteo.close();
