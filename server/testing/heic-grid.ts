import { readFileSync } from "node:fs";

/** 480 × 640 pixels, 8 bits, 4:2:0, as x265 wrote it. */
const TILE = { width: 480, height: 640 };

/**
 * A HEIC of many tiles (ISO/IEC 23008-12, 6.6.2.3.1), all of which are one and the same: a few kilobytes that become as many pixels
 * as anybody likes.
 * @param file a HEIC whose first item is such a tile
 */
export function heicGrid(file: string | URL, columns: number, rows: number): Buffer {
  const { config, data } = tileOf(readFileSync(file));
  const [width, height] = [columns * TILE.width, rows * TILE.height];
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 2);
  const grid = bytes([0, 1, rows - 1, columns - 1], u32(width), u32(height));
  const metaAt = (at: number) => {
    const place = (id: number, from: number, size: number) =>
      bytes(u16(id), u16(0), u16(1), u32(from), u32(size));
    const items = tiles.map((id) => place(id, at + grid.length, data.length));
    return box(
      "meta",
      u32(0),
      box("hdlr", u32(0), u32(0), "pict", Buffer.alloc(13)),
      box("pitm", u32(0), u16(1)),
      box("iloc", u32(0), [0x44, 0], u16(items.length + 1), place(1, at, grid.length), ...items),
      box("iinf", u32(0), u16(items.length + 1), entry(1, "grid"), ...tiles.map(hevc)),
      box(
        "iprp",
        box("ipco", sizeOf(width, height), config, sizeOf(TILE.width, TILE.height)),
        box("ipma", u32(0), u32(items.length + 1), u16(1), [1, 1], ...tiles.map(asTile)),
      ),
      box("iref", u32(0), box("dimg", u16(1), u16(tiles.length), ...tiles.map(u16))),
    );
  };
  const type = box("ftyp", "heic", u32(0), "mif1heic");
  const meta = metaAt(type.length + metaAt(0).length + 8);
  return bytes(type, meta, box("mdat", grid, data));
}

const asTile = (id: number) => bytes(u16(id), [2, 0x82, 3]);
const hevc = (id: number) => entry(id, "hvc1");
const entry = (id: number, type: string) => box("infe", [2, 0, 0, 0], u16(id), u16(0), type, [0]);
const sizeOf = (width: number, height: number) => box("ispe", u32(0), u32(width), u32(height));

/** By the first entry of the file's list of places: its base address, one extent from there, and how long that is. */
function tileOf(file: Buffer) {
  const config = file.indexOf("hvcC") - 4;
  const first = file.indexOf("iloc") + 16;
  const [from, size] = [file.readUInt32BE(first), file.readUInt32BE(first + 10)];
  return {
    config: file.subarray(config, config + file.readUInt32BE(config)),
    data: file.subarray(from, from + size),
  };
}

type Part = string | Uint8Array | number[];

const bytes = (...parts: Part[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
    ),
  );

function box(name: string, ...parts: Part[]): Buffer {
  const body = bytes(...parts);
  return bytes(u32(body.length + 8), name, body);
}

function u16(value: number): Buffer {
  const two = Buffer.alloc(2);
  two.writeUInt16BE(value);
  return two;
}

function u32(value: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(value);
  return four;
}
