import { crc32, deflateSync } from "node:zlib";
import { type Pixels } from "@fit-closet/core";
import { type Admit, type HeicPhoto, type Libheif, readHeic } from "@fit-closet/core/cartoon";
import sharp, { type Sharp } from "sharp";
import { collect } from "./collect.ts";
import { growth } from "./wasm-growth.ts";

type HeicLimits = {
  admit: Admit;
  /** Bytes that libheif may use. */
  most: number;
  /** What to throw where it wanted more. */
  tooMuch: () => Error;
};

/**
 * sharp's npm builds leave HEVC out for its patents' sake, so HEIC is read by libheif in WebAssembly. `use` gets the pixels where
 * libheif has them.
 */
export async function withHeic<T>(
  bytes: Uint8Array,
  { admit, most, tooMuch }: HeicLimits,
  use: (photo: HeicPhoto) => Promise<T>,
): Promise<T> {
  const heif = (opened ??= await openLibheif());
  growth.most = most;
  growth.refused = false;
  try {
    return await readHeic(heif, bytes, admit, use);
  } catch (cause) {
    throw growth.refused ? tooMuch() : cause;
  } finally {
    if (growth.held > KEPT || growth.refused) letGo();
  }
}

let opened: Libheif | undefined;

/** Twice what libheif begins with. What it has grown by beyond is not given back but with the whole module. */
const KEPT = 32 * 1024 ** 2;

/** A module that is let go of holds hundreds of megabytes until the collector comes by, which may be never: it is called. */
function letGo(): void {
  opened = undefined;
  growth.held = 0;
  setImmediate(collect);
}

/** Two megabytes that most people never need. Its remarks on odd files would land among our own lines. */
async function openLibheif(): Promise<Libheif> {
  const { default: open } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  return open({ print() {}, printErr() {} });
}

/** sharp takes a profile only from a file, so the pixels become one: an uncompressed PNG with an iCCP chunk put in. */
export async function withProfile(pixels: Pixels, profile: Uint8Array): Promise<Sharp> {
  const { data, width, height, channels } = pixels;
  const png = await sharp(data, { raw: { width, height, channels } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const afterHeader = 33;
  const chunk = Buffer.concat([Buffer.from("iCCPphoto\0\0", "latin1"), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  return sharp(
    Buffer.concat([png.subarray(0, afterHeader), length, chunk, check, png.subarray(afterHeader)]),
  );
}
