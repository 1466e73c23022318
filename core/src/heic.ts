import type { Pixels } from "./cartoon/contract.ts";

/** A pointer into the module's memory: each one taken is to be released. */
export type Handle = { readonly kind: "pointer" };
export type Outcome = { code: unknown; message: string };
export type Plane = { width: number; height: number; stride: number; data: Uint8Array };
export type Decoded = { image: Handle; channels: Plane[] };

/** The few calls of libheif 1.23 that are made here; the package's own types do not cover its `heif_js_*` half. */
export type Libheif = {
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
  heif_context_alloc(): Handle;
  heif_context_free(context: Handle): void;
  heif_context_read_from_memory(context: Handle, bytes: Uint8Array): Outcome;
  heif_js_context_get_primary_image_handle(context: Handle): Handle | Outcome;
  heif_image_handle_get_width(image: Handle): number;
  heif_image_handle_get_height(image: Handle): number;
  heif_image_handle_has_alpha_channel(image: Handle): number;
  heif_image_handle_release(image: Handle): void;
  heif_image_release(image: Handle): void;
  heif_js_decode_image2(
    image: Handle,
    colorspace: unknown,
    chroma: unknown,
  ): Promise<Decoded | Outcome>;
};

/** Throws when a picture of this size is not wanted. */
export type Admit = (width: number, height: number) => void;

/** Upright pixels, in the colours of `profile` (ICC) where the file has one. They lie in the module's memory. */
export type HeicPhoto = { pixels: Pixels; profile?: Uint8Array };

/**
 * A HEIC file's first picture. libheif turns and mirrors as the file says; the EXIF orientation beside it is for readers that do
 * not, and is rightly ignored here.
 * @param use gets the pixels where they are, since a copy of 50 megapixels is 150 MB; they are gone when it has settled
 * @throws what `admit` throws once the header is read, and what `use` throws; Error with libheif's words for a damaged file
 */
export async function readHeic<T>(
  heif: Libheif,
  bytes: Uint8Array,
  admit: Admit,
  use: (photo: HeicPhoto) => Promise<T>,
): Promise<T> {
  const context = heif.heif_context_alloc();
  try {
    const read = heif.heif_context_read_from_memory(context, bytes);
    if (read.code !== heif.heif_error_code.heif_error_Ok) throw new Error(read.message);
    return await readPrimary(heif, context, admit, (pixels) =>
      use({ pixels, profile: profileOf(bytes) }),
    );
  } finally {
    heif.heif_context_free(context);
  }
}

async function readPrimary<T>(
  heif: Libheif,
  context: Handle,
  admit: Admit,
  use: (pixels: Pixels) => Promise<T>,
): Promise<T> {
  const photo = heif.heif_js_context_get_primary_image_handle(context);
  if ("code" in photo) throw new Error(photo.message);
  try {
    admit(heif.heif_image_handle_get_width(photo), heif.heif_image_handle_get_height(photo));
    const channels = heif.heif_image_handle_has_alpha_channel(photo) ? 4 : 3;
    return await readPlane(heif, photo, channels, use);
  } finally {
    heif.heif_image_handle_release(photo);
  }
}

async function readPlane<T>(
  heif: Libheif,
  photo: Handle,
  channels: 3 | 4,
  use: (pixels: Pixels) => Promise<T>,
): Promise<T> {
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
    const { width, height } = plane;
    return await use({ data: packed(plane, channels), width, height, channels });
  } finally {
    heif.heif_image_release(decoded.image);
  }
}

/** Rows come padded to `stride`; they are moved together where they lie. */
function packed({ width, height, stride, data }: Plane, channels: 3 | 4): Uint8Array {
  const row = width * channels;
  if (stride !== row)
    for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
  return data.subarray(0, row * height);
}

/** The first `colr` box of ISO/IEC 14496-12 that holds an ICC profile: iPhones write Display P3 there. */
function profileOf(bytes: Uint8Array): Uint8Array | undefined {
  const at = indexOf(bytes, "colrprof");
  if (at < 4) return undefined;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at - 4);
  const profile = bytes.subarray(at + 8, at - 4 + size);
  return indexOf(profile.subarray(36, 40), "acsp") === 0 ? profile : undefined;
}

function indexOf(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  const [first = 0] = codes;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, i) => bytes[at + i] === code)) return at;
  return -1;
}
