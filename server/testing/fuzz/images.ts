import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Chance } from "./chance.ts";

export type OddImage = { kind: string; bytes: Buffer; fileName: string };

/** Whole, small photos in every format that sharp writes; everything odd is made from these. */
async function wholePhotos(): Promise<Buffer[]> {
  const shirt = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200"><rect width="160" height="200" fill="#e9e6e0"/><path d="M50 40H110L145 70L125 95L110 85V170H50V85L35 95L15 70Z" fill="#b03040"/></svg>`;
  const drawn = () => sharp(Buffer.from(shirt)).flatten();
  return Promise.all([
    drawn().jpeg().toBuffer(),
    drawn()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: "x" } })
      .toBuffer(),
    drawn().png().toBuffer(),
    drawn().png({ palette: true }).toBuffer(),
    drawn().webp().toBuffer(),
    drawn().webp({ lossless: true }).toBuffer(),
    drawn().gif().toBuffer(),
    drawn().avif({ effort: 0 }).toBuffer(),
  ]);
}

const FILE_NAMES = [
  "image.jpg",
  "../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "photo\u0000.jpg",
  "a".repeat(3000) + ".png",
  ".htaccess",
  "фото 👗 ‮gnp.jpg",
  'x"; filename="y.svg',
  "%2e%2e%2f%2e%2e%2fx.jpg",
  "CON.png",
  "",
];

type Odd = (chance: Chance, whole: Buffer) => Buffer;

const KINDS: Record<string, Odd> = {
  truncated: (chance, whole) => whole.subarray(0, chance.below(whole.length)),
  "bits flipped": (chance, whole) => flipped(chance, whole, 1 + chance.below(64)),
  spliced: (chance, whole) => {
    const at = chance.below(whole.length);
    const cut = whole.subarray(at + chance.below(200));
    return Buffer.concat([whole.subarray(0, at), chance.bytes(chance.below(400)), cut]);
  },
  "length lies": (chance, whole) => {
    const bytes = Buffer.from(whole);
    const at = chance.below(Math.min(bytes.length - 4, 200));
    bytes.writeUInt32BE(chance.one([0, 1, 0x7fffffff, 0x80000000, 0xffffffff]), at);
    return bytes;
  },
  "wrong size": (chance) => pngOf(chance.one(SIZES), chance.one(SIZES), pixelRows(64, 64)),
  "wrong JPEG size": (chance, whole) => resizedJpeg(whole, chance.one(SIZES), chance.one(SIZES)),
  bomb: (chance) => {
    const [width, height] = chance.one([
      [30_000, 30_000],
      [8_000, 6_300],
      [100_000, 100],
      [1, 60_000],
    ] as const);
    return pngOf(width, height, deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height)), 1);
  },
  "text bomb": (chance) => {
    const text = Buffer.concat([Buffer.from("k\0\0"), deflateSync(Buffer.alloc(64 * 1024 ** 2))]);
    const name = chance.one(["zTXt", "iCCP"]);
    return pngOf(64, 64, pixelRows(64, 64), 8, [chunk(name, text)]);
  },
  "many frames": (chance) => manyFrames(chance.one([2, 300, 3000])),
  "JPEG and HTML": (chance, whole) => {
    const html = Buffer.from("<!doctype html><script>fetch('/api/closet')</script>");
    return chance.happens(0.5)
      ? Buffer.concat([whole, html])
      : segment(whole, 0xfe, Buffer.concat([Buffer.from("*/--></title>"), html]));
  },
  "GIF and script": () => Buffer.from("GIF89a/*  */=1;alert(document.domain)//;"),
  "two files in one": (chance, whole) =>
    chance.happens(0.5)
      ? Buffer.concat([Buffer.from("%PDF-1.7\n"), whole])
      : Buffer.concat([whole, Buffer.from("PK\x03\x04"), chance.bytes(100)]),
  "ICC profile": (chance, whole) => {
    const profile = Buffer.concat([Buffer.alloc(128), chance.bytes(chance.below(60_000))]);
    profile.writeUInt32BE(chance.one([0, 128, 0xffffffff, profile.length]), 0);
    profile.write("acsp", 36);
    profile.writeUInt32BE(chance.one([0, 1, 0xffff, 0x7fffffff]), 128 - 4);
    return segment(whole, 0xe2, Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01"), profile]));
  },
  EXIF: (chance, whole) => segment(whole, 0xe1, exif(chance)),
  "only the beginning": (chance) =>
    Buffer.concat([Buffer.from(chance.one(MAGIC), "latin1"), chance.bytes(chance.below(3000))]),
  empty: () => Buffer.alloc(0),
  "no picture": (chance) =>
    Buffer.from(chance.one(["hello", "<svg xmlns='http://www.w3.org/2000/svg'/>", "BM", "\0"])),
};

const SIZES = [0, 1, 63, 65, 255, 4096, 65_535, 1_000_000, 0x7fffffff, 0xffffffff];
const MAGIC = [
  "\xff\xd8\xff\xe0",
  "\x89PNG\r\n\x1a\n",
  "GIF89a",
  "RIFF\xff\xff\xff\xffWEBPVP8X",
  "\0\0\0\x20ftypavif",
  "\0\0\0\x18ftypheic",
];

/** `count` photos that are wrong in one way or in two, the same ones for the same chance. */
export async function* oddImages(count: number, chance: Chance): AsyncGenerator<OddImage> {
  const photos = await wholePhotos();
  const names = Object.keys(KINDS);
  for (let n = 0; n < count; n++) {
    // Each kind in turn, so that a short run has them all.
    const kind = names[n % names.length]!;
    const once = KINDS[kind]!(chance, chance.one(photos));
    const twice = chance.happens(0.15) && once.length > 0 ? flipped(chance, once, 3) : once;
    yield { kind, bytes: twice, fileName: chance.one(FILE_NAMES) };
  }
}

function flipped(chance: Chance, whole: Buffer, bits: number): Buffer {
  const bytes = Buffer.from(whole);
  for (let n = 0; n < bits; n++) {
    const at = chance.below(bytes.length);
    bytes[at] = bytes[at]! ^ (1 << chance.below(8));
  }
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG whose header says what it likes, with checksums that are right. */
function pngOf(width: number, height: number, data: Buffer, depth = 8, more: Buffer[] = []) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  const chunks = [chunk("IHDR", header), ...more, chunk("IDAT", data)];
  const end = chunk("IEND", Buffer.alloc(0));
  return Buffer.concat([Buffer.from(MAGIC[1]!, "latin1"), ...chunks, end]);
}

const pixelRows = (width: number, height: number) =>
  deflateSync(Buffer.alloc((width + 1) * height, 0x55));

function resizedJpeg(whole: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(whole);
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2),
  );
  if (frame < 0 || frame + 9 > bytes.length) return bytes;
  bytes.writeUInt16BE(height & 0xffff, frame + 5);
  bytes.writeUInt16BE(width & 0xffff, frame + 7);
  return bytes;
}

/** Puts a segment right after a JPEG's first two bytes; other formats get it at the same place, and break. */
function segment(whole: Buffer, marker: number, data: Buffer): Buffer {
  const kept = data.subarray(0, 65_533);
  const head = Buffer.from([0xff, marker, (kept.length + 2) >> 8, (kept.length + 2) & 0xff]);
  return Buffer.concat([whole.subarray(0, 2), head, kept, whole.subarray(2)]);
}

/** An EXIF block with a directory that points anywhere, itself included. */
function exif(chance: Chance): Buffer {
  const entries = 1 + chance.below(40);
  const block = Buffer.alloc(14 + entries * 12 + 4);
  block.write("Exif\0\0MM\0*", 0, "latin1");
  block.writeUInt32BE(chance.one([8, 0, 0xffffffff, 8]), 10);
  const directory = Buffer.alloc(2 + entries * 12 + 4);
  directory.writeUInt16BE(chance.one([entries, 0xffff]), 0);
  for (let n = 0; n < entries; n++) {
    const at = 2 + n * 12;
    directory.writeUInt16BE(chance.one([0x0112, 0x8769, 0x8825, 0x927c, chance.below(65_536)]), at);
    directory.writeUInt16BE(chance.below(14), at + 2);
    directory.writeUInt32BE(chance.one([0, 1, 0xffffffff, 0x40000000]), at + 4);
    directory.writeUInt32BE(chance.one([8, 0, 9, 65_535, 0xfffffff0]), at + 8);
  }
  directory.writeUInt32BE(8, directory.length - 4);
  return Buffer.concat([block.subarray(0, 14), directory]);
}

function manyFrames(count: number): Buffer {
  const head = Buffer.from("GIF89a\x10\0\x10\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const frame = Buffer.from("\x2c\0\0\0\0\x10\0\x10\0\0\x02\x03\x84\x8f\x05\0", "latin1");
  return Buffer.concat([head, ...Array<Buffer>(count).fill(frame), Buffer.from("\x3b")]);
}
