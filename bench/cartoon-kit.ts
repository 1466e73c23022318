import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openCartoonKit } from "@fit-closet/core/cartoon";

const asset = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fit-closet/core/assets/${name}`));

/** The engine that photos are drawn with, as the server opens it. */
export const kit = openCartoonKit({
  weights: asset("segment.f16"),
  layers: asset("segment.json").toString(),
  kernels: asset("kernels.wasm"),
});
