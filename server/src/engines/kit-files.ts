import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Where the net's weights, its layers and the kernels lie.
 * @param folder when it is not the core's own
 */
export const kitFiles = (folder = assetsFolder()): string[] =>
  ["segment.f16", "segment.json", "kernels.wasm"].map((name) => join(folder, name));

const assetsFolder = () =>
  dirname(createRequire(import.meta.url).resolve("@fit-closet/core/assets/segment.f16"));
