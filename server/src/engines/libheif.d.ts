declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  import type { Libheif } from "@fit-closet/core/cartoon";
  export default function open(module: {
    print(line: string): void;
    printErr(line: string): void;
  }): Libheif;
}
