/** The few calls of libheif 1.23 that we make; the package's own types do not cover its `heif_js_*` half. */
declare module "libheif-js/wasm-bundle.js" {
  namespace libheif {
    /** A pointer into the module's memory: each one taken is to be released. */
    type Handle = { readonly kind: "pointer" };
    type Outcome = { code: unknown; message: string };
    type Plane = { width: number; height: number; stride: number; data: Uint8Array };
    type Decoded = { image: Handle; channels: Plane[] };
  }
  const libheif: {
    ready: Promise<unknown>;
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
    heif_context_alloc(): libheif.Handle;
    heif_context_free(context: libheif.Handle): void;
    heif_context_read_from_memory(context: libheif.Handle, bytes: Uint8Array): libheif.Outcome;
    heif_js_context_get_primary_image_handle(
      context: libheif.Handle,
    ): libheif.Handle | libheif.Outcome;
    heif_image_handle_get_width(image: libheif.Handle): number;
    heif_image_handle_get_height(image: libheif.Handle): number;
    heif_image_handle_has_alpha_channel(image: libheif.Handle): number;
    heif_image_handle_release(image: libheif.Handle): void;
    heif_image_release(image: libheif.Handle): void;
    heif_js_decode_image2(
      image: libheif.Handle,
      colorspace: unknown,
      chroma: unknown,
    ): Promise<libheif.Decoded | libheif.Outcome>;
  };
  export default libheif;
}
