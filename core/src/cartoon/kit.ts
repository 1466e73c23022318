import type { CartoonAssets, CartoonKit } from "./contract.ts";
import type { Kernels } from "./kernels/kernels.ts";
import { plainKernels } from "./kernels/twin.ts";
import { compileKernels, wasmKernels } from "./kernels/wasm.ts";
import { type CloseLook, openCloseLook } from "./recognise/close-look.ts";
import { type CutHeads, type Heads, openCutHeads, openHeads } from "./recognise/heads.ts";
import { halves, type Net, openNet } from "./segment/net.ts";

/** What the rooms work with; callers see it as a `CartoonKit`. */
export type OpenKit = CartoonKit & {
  /** For the net and all that comes before the sticker's size matters. */
  kernels: Kernels;
  net: Net;
  /** What names the garment; null for weights that only find it. */
  heads: Heads | null;
  /** What reads its cut, collar and fastening; null for weights that do not. */
  cut: { look: CloseLook; heads: CutHeads } | null;
  /** Kernels with room for a sticker of that side. */
  kernelsFor(side: number): Kernels;
};

/** Megabytes for the net, its planes and the planes of a sticker of 512 px. */
const ROOM = 96;
/** Beyond 512 px: bytes a sticker pixel for all planes that live at once. */
const BYTES_PER_PIXEL = 240;

/**
 * Reads the weights and compiles the kernels once; keep the kit for all pictures. It is not for two
 * threads at a time.
 */
export function openCartoonKit({ weights, layers, kernels: bytes }: CartoonAssets): CartoonKit {
  const module = bytes && compileKernels(bytes);
  const kernels = module ? wasmKernels(module, ROOM) : plainKernels();
  const larger = new Map<number, Kernels>();
  const kernelsFor = (side: number): Kernels => {
    if (!module || side <= 512) return kernels;
    const megabytes = Math.ceil((side * side * BYTES_PER_PIXEL) / (1 << 20)) + 16;
    const found = larger.get(side) ?? wasmKernels(module, megabytes);
    larger.set(side, found);
    return found;
  };
  const net = openNet(kernels, weights, layers);
  const values = halves(weights);
  const heads = openHeads(values, layers);
  const [look, cutHeads] = [openCloseLook(kernels, values, layers), openCutHeads(values, layers)];
  const cut = look && cutHeads && { look, heads: cutHeads };
  const kit: OpenKit = { brand: "CartoonKit", kernels, net, heads, cut, kernelsFor };
  return kit;
}
