import { z } from "zod";
import { ROLES } from "../../languages/cue-list.ts";
import type { Layer, Rows } from "./net-layers.ts";
import { BUCKETS, CUES, MARKS, RELATIONS } from "./role-net-input.ts";
import type { Norm, RoleNet, Table } from "./role-net.ts";

const shapeSchema = z.object({
  /** How many hashes of names each table has. */
  tables: z.object({ words: z.int(), ideas: z.int(), kinds: z.int() }),
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

type Tensors = ReadonlyMap<string, Rows>;

/**
 * Opens the net in `assets/roles.net` as `assets/roles.json` describes it.
 * @throws TypeError where the two do not belong together, or to this program
 */
export function openRoleNet(described: unknown, bytes: Uint8Array): RoleNet {
  const { tables, tensors } = shapeSchema.parse(described);
  // Node's own slice would be a window on the same memory.
  const whole = new Uint8Array(bytes);
  let from = 0;
  const next = (length: number): ArrayBuffer => whole.slice(from, (from += length)).buffer;
  const hashes = {
    words: new Uint32Array(next(4 * tables.words)),
    ideas: new Uint32Array(next(4 * tables.ideas)),
    kinds: new Uint32Array(next(4 * tables.kinds)),
  };
  const read = new Map(
    Object.entries(tensors).map(([name, { rows, width, bits, scale }]) => {
      const part = next((rows * width * bits) / 8);
      const numbers = bits === 8 ? new Int8Array(part) : new Int16Array(part);
      return [name, { width, values: Float32Array.from(numbers, (one) => one * scale) }];
    }),
  );
  const net = netOf(hashes, read);
  if (from !== whole.byteLength || !isOurs(net))
    throw new TypeError("roles.net is not what roles.json describes.");
  return net;
}

function netOf(hashes: Record<"words" | "ideas" | "kinds", Uint32Array>, read: Tensors): RoleNet {
  const rows = (name: string): Rows => {
    const tensor = read.get(name);
    if (!tensor) throw new TypeError(`roles.json describes no ${name}.`);
    return tensor;
  };
  const table = (name: keyof typeof hashes): Table => ({ hashes: hashes[name], rows: rows(name) });
  const layer = (name: string): Layer => {
    const { width, values: weights } = rows(`${name}.weight`);
    return { width, weights, bias: rows(`${name}.bias`).values };
  };
  const norm = (name: string): Norm => ({
    scale: rows(`${name}.weight`).values,
    shift: rows(`${name}.bias`).values,
  });
  const gru = (way: string) => ({ input: layer(`${way}.input`), memory: layer(`${way}.memory`) });
  const depth = [...read.keys()].filter((name) => /^block\d+\.norm\.weight$/.test(name)).length;
  return {
    words: table("words"),
    ideas: table("ideas"),
    kinds: table("kinds"),
    grams: rows("grams"),
    languages: rows("languages"),
    marks: layer("marks"),
    norm: norm("norm"),
    entry: layer("entry"),
    blocks: Array.from({ length: depth }, (_, at) => ({
      norm: norm(`block${at}.norm`),
      taps: layer(`block${at}.taps`),
    })),
    query: layer("query"),
    key: layer("key"),
    value: layer("value"),
    relations: rows("relations"),
    spot: layer("spot"),
    forwards: gru("forwards"),
    backwards: gru("backwards"),
    roles: layer("roles"),
  };
}

/** True of a net that was made for what this program tells it. */
function isOurs({ grams, marks, relations, roles, entry, query, kinds, spot }: RoleNet): boolean {
  const told = entry.bias.length + query.bias.length + CUES + kinds.rows.width + grams.width;
  return (
    grams.values.length === BUCKETS * grams.width &&
    marks.width === MARKS &&
    relations.values.length === RELATIONS * relations.width &&
    roles.bias.length === ROLES.length &&
    spot.width === told
  );
}
