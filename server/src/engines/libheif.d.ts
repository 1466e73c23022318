/** The few calls of libheif 1.23 that we make; the package's own types do not cover its `heif_js_*` half. */
declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  /** A pointer into the module's memory: each one taken is to be released. */
  export type Handle = { readonly kind: "pointer" };
  export type Outcome = { code: unknown; message: string };
  export type Plane = { width: number; height: number; stride: number; data: Uint8Array };
  export type Decoded = { image: Handle; channels: Plane[] };

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

  export default function open(module: {
    print(line: string): void;
    printErr(line: string): void;
  }): Libheif;
}
