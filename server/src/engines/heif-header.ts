/** What a HEIC or AVIF file says of the pictures in it, as far as it tells how much memory they take. */
export type HeifHeader = {
  /** Of the largest one: the photo itself, unless somebody hid a larger one beside it. */
  width: number;
  height: number;
  /** More than one byte for a colour of a pixel. */
  deep: boolean;
  /** Colours at more than a quarter of the pixels (4:2:2 and 4:4:4). */
  fullColour: boolean;
  alpha: boolean;
};

/** Reads no more than the boxes' own headers and properties of ISO/IEC 23008-12; nothing is believed to be whole. */
export function readHeifHeader(bytes: Uint8Array): HeifHeader {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = { width: 0, height: 0, deep: false, fullColour: false, alpha: false };
  for (const meta of metaBoxes(file)) {
    for (const at of every(meta, "ispe", 16)) {
      const [width, height] = [meta.readUInt32BE(at + 8), meta.readUInt32BE(at + 12)];
      if (width * height > found.width * found.height) Object.assign(found, { width, height });
    }
    // ISO/IEC 14496-15, 8.3.3.1: the two lowest bits are the chroma format, the three lowest the bits above eight.
    for (const at of every(meta, "hvcC", 22)) {
      found.fullColour ||= (meta.readUInt8(at + 20) & 3) > 1;
      found.deep ||= (meta.readUInt8(at + 21) & 7) > 0 || (meta.readUInt8(at + 22) & 7) > 0;
    }
    found.alpha ||= meta.includes("auxC");
  }
  return found;
}

/** Far more than any file has. */
const MOST_BOXES = 1000;

function* metaBoxes(file: Buffer): Generator<Buffer> {
  for (let at = 0, n = 0; at + 16 <= file.length && n < MOST_BOXES; n++) {
    const short = file.readUInt32BE(at);
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || file.length - at;
    if (file.toString("latin1", at + 4, at + 8) === "meta") yield file.subarray(at, at + size);
    if (size < 8) return;
    at += size;
  }
}

/** Where a box of that name may be, with so many bytes behind the beginning of its name. */
function* every(meta: Buffer, name: string, length: number): Generator<number> {
  for (let at = meta.indexOf(name); at >= 0; at = meta.indexOf(name, at + 1))
    if (at + length < meta.length) yield at;
}
