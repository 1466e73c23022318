import { crc32, deflateSync } from "node:zlib";
import { type Admit, type Libheif, type Pixels, readHeic } from "@fit-closet/core";
import sharp, { type Sharp } from "sharp";

/** A picture whose header was read and admitted. `profile` is an ICC profile that `image` does not know of yet. */
export type OpenPicture = { width: number; height: number; image: Sharp; profile?: Uint8Array };

/** Reads a header, lets `admit` refuse what it tells, and goes on to the pixels. */
export type OpenBytes = (bytes: Uint8Array, admit: Admit) => Promise<OpenPicture>;

/** sharp's npm builds leave HEVC out for its patents' sake, so HEIC is read by libheif in WebAssembly. */
export async function loadHeicReader(): Promise<OpenBytes> {
  const heif = (opened ??= await openLibheif());
  return async (bytes, admit) => {
    const { pixels, profile } = await readHeic(heif, bytes, admit);
    const { data, width, height, channels } = pixels;
    return { width, height, image: sharp(data, { raw: { width, height, channels } }), profile };
  };
}

let opened: Libheif | undefined;

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
