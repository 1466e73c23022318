import { crc32, deflateSync } from "node:zlib";
import type { Pixels } from "@fit-closet/core";
import type { Handle, Libheif } from "libheif-js/libheif-wasm/libheif-bundle.mjs";
import sharp, { type Sharp } from "sharp";

/** Throws when a picture of this size is not wanted. */
export type Admit = (width: number, height: number) => void;

/** A picture whose header was read and admitted. `profile` is an ICC profile that `image` does not know of yet. */
export type OpenPicture = { width: number; height: number; image: Sharp; profile?: Uint8Array };

/** Reads a header, lets `admit` refuse what it tells, and goes on to the pixels. */
export type OpenBytes = (bytes: Uint8Array, admit: Admit) => Promise<OpenPicture>;

/**
 * sharp's npm builds leave HEVC out for its patents' sake, so HEIC is read by libheif in WebAssembly. libheif turns and
 * mirrors as the file says; the EXIF orientation beside it is for readers that do not, and is rightly ignored here.
 */
export async function loadHeicReader(): Promise<OpenBytes> {
  const heif = (opened ??= await openLibheif());
  return async (bytes, admit) => {
    const context = heif.heif_context_alloc();
    try {
      const read = heif.heif_context_read_from_memory(context, bytes);
      if (read.code !== heif.heif_error_code.heif_error_Ok) throw new Error(read.message);
      return { ...(await readPrimary(heif, context, admit)), profile: profileOf(bytes) };
    } finally {
      heif.heif_context_free(context);
    }
  };
}

let opened: Libheif | undefined;

/** Two megabytes that most people never need. Its remarks on odd files would land among our own lines. */
async function openLibheif(): Promise<Libheif> {
  const { default: open } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  return open({ print() {}, printErr() {} });
}

async function readPrimary(heif: Libheif, context: Handle, admit: Admit): Promise<OpenPicture> {
  const photo = heif.heif_js_context_get_primary_image_handle(context);
  if ("code" in photo) throw new Error(photo.message);
  try {
    const width = heif.heif_image_handle_get_width(photo);
    const height = heif.heif_image_handle_get_height(photo);
    admit(width, height);
    const channels = heif.heif_image_handle_has_alpha_channel(photo) ? 4 : 3;
    const data = await readPlane(heif, photo, channels);
    return { width, height, image: sharp(data, { raw: { width, height, channels } }) };
  } finally {
    heif.heif_image_handle_release(photo);
  }
}

/** Rows come padded to `stride` and lie in the module's memory, so they are copied out before it is released. */
async function readPlane(heif: Libheif, photo: Handle, channels: 3 | 4) {
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = heif.heif_chroma;
  const decoded = await heif.heif_js_decode_image2(
    photo,
    heif.heif_colorspace.heif_colorspace_RGB,
    channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
  );
  if (!("image" in decoded)) throw new Error(decoded.message);
  try {
    const [plane] = decoded.channels;
    if (!plane) throw new Error("The HEIC picture has no pixels.");
    const row = plane.width * channels;
    const data = new Uint8Array(row * plane.height);
    for (let y = 0; y < plane.height; y++)
      data.set(plane.data.subarray(y * plane.stride, y * plane.stride + row), y * row);
    return data;
  } finally {
    heif.heif_image_release(decoded.image);
  }
}

/** The first `colr` box of ISO/IEC 14496-12 that holds an ICC profile: iPhones write Display P3 there. */
function profileOf(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = file.indexOf("colrprof");
  if (at < 4) return undefined;
  const profile = file.subarray(at + 8, at - 4 + file.readUInt32BE(at - 4));
  return profile.subarray(36, 40).toString("latin1") === "acsp" ? profile : undefined;
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
