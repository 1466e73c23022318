import { z } from "zod";
import type { Layer, Rows } from "./net-layers.ts";
import type { Attention, Block, Norm, Table } from "./net-reading.ts";

const shapeSchema = z.object({
  /** How many hashes of names each table has, in the order of the file. */
  tables: z.record(z.string(), z.int()),
  /** In the order of the file: whole numbers of `bits` each, of which one is worth `scale`. */
  tensors: z.record(
    z.string(),
    z.object({
      rows: z.int().positive(),
      width: z.int().positive(),
      bits: z.literal([8, 16]),
      scale: z.number().nonnegative(),
    }),
  ),
  sha256: z.string(),
});

/** The parts of a net by their names. Each throws a TypeError where the file has no such part. */
export type NetFile = {
  rows: (name: string) => Rows;
  table: (name: string) => Table;
  layer: (name: string) => Layer;
  norm: (name: string) => Norm;
  blocks: () => Block[];
  attention: () => Attention;
};

/**
 * Reads the parts of a net that `training/stylist/net_parts.py` wrote.
 * @throws TypeError where bytes and description do not belong together
 */
export function openNet(described: unknown, bytes: Uint8Array): NetFile {
  const { tables, tensors } = shapeSchema.parse(described);
  // Node's own slice would be a window on the same memory.
  const whole = new Uint8Array(bytes);
  let from = 0;
  const next = (length: number): ArrayBuffer => whole.slice(from, (from += length)).buffer;
  const hashes = new Map(
    Object.entries(tables).map(([name, count]) => [name, new Uint32Array(next(4 * count))]),
  );
  const read = new Map(
    Object.entries(tensors).map(([name, { rows, width, bits, scale }]) => {
      const part = next((rows * width * bits) / 8);
      const numbers = bits === 8 ? new Int8Array(part) : new Int16Array(part);
      return [name, { width, values: Float32Array.from(numbers, (one) => one * scale) }];
    }),
  );
  if (from !== whole.byteLength) throw new TypeError("A net is not what its description says.");
  return partsOf(hashes, read);
}

function partsOf(
  hashes: ReadonlyMap<string, Uint32Array>,
  tensors: ReadonlyMap<string, Rows>,
): NetFile {
  const rows = (name: string): Rows => partOf(tensors, name);
  const layer = (name: string): Layer => {
    const { width, values: weights } = rows(`${name}.weight`);
    return { width, weights, bias: rows(`${name}.bias`).values };
  };
  const norm = (name: string): Norm => ({
    scale: rows(`${name}.weight`).values,
    shift: rows(`${name}.bias`).values,
  });
  const depth = [...tensors.keys()].filter((name) => /^block\d+\.norm\.weight$/.test(name)).length;
  return {
    rows,
    table: (name) => ({ hashes: partOf(hashes, name), rows: rows(name) }),
    layer,
    norm,
    blocks: () =>
      Array.from({ length: depth }, (_, at) => ({
        norm: norm(`block${at}.norm`),
        taps: layer(`block${at}.taps`),
      })),
    attention: () => ({
      query: layer("query"),
      key: layer("key"),
      value: layer("value"),
      relations: rows("relations"),
    }),
  };
}

function partOf<Part>(parts: ReadonlyMap<string, Part>, name: string): Part {
  const part = parts.get(name);
  if (!part) throw new TypeError(`A net's description lacks ${name}.`);
  return part;
}
