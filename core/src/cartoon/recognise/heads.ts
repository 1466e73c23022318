/** A linear layer on fixed features: names, and a weight for each feature and name. */
export type Head = {
  names: readonly string[];
  weights: Float32Array;
  bias: Float32Array;
  /** The probability from which each answer is said; absent where the reader has thresholds of its own. */
  from?: readonly number[];
};

type Layer = {
  n: string;
  ic: number;
  oc: number;
  w: number;
  b: number;
  classes?: string[];
  from?: number[];
};

const FIRST = ["cls", "slv", "pat"] as const;
const CLOSE = ["knd", "len", "nck", "clo", "arm"] as const;

/** The heads of the net's own features: `cls` names the class, `slv` the sleeves, `pat` the pattern; see training/README.md. */
export type Heads = Readonly<Record<(typeof FIRST)[number], Head>>;

/** The heads that read the closer look and the net's features after it: kind, length, neckline, closure and sleeves. */
export type CutHeads = Readonly<Record<(typeof CLOSE)[number], Head>>;

/** @returns null for weights without all three heads. */
export const openHeads = (values: Float32Array, layers: string): Heads | null =>
  open(values, layers, FIRST);

/** @returns null for weights without all five heads. */
export const openCutHeads = (values: Float32Array, layers: string): CutHeads | null =>
  open(values, layers, CLOSE);

function open<Name extends string>(
  values: Float32Array,
  layers: string,
  names: readonly Name[],
): Readonly<Record<Name, Head>> | null {
  const table = new Map((JSON.parse(layers) as Layer[]).map((layer) => [layer.n, layer]));
  const heads = names.flatMap((name): [Name, Head][] => {
    const row = table.get(name);
    if (!row?.classes) return [];
    const { ic, oc, w, b, classes, from } = row;
    const weights = values.slice(w, w + ic * oc);
    return [[name, { names: classes, weights, bias: values.slice(b, b + oc), from }]];
  });
  return heads.length < names.length ? null : (Object.fromEntries(heads) as Record<Name, Head>);
}

/** Probability of each name, by the softmax of the head's answers; a name may have several of them. */
export function probabilities(
  { names, weights, bias }: Head,
  features: Float32Array,
): ReadonlyMap<string, number> {
  const answers = bias.map((start, o) =>
    features.reduce((sum, v, k) => sum + v * weights[k * names.length + o]!, start),
  );
  const most = Math.max(...answers);
  const powers = answers.map((v) => Math.exp(v - most));
  const total = powers.reduce((sum, v) => sum + v, 0);
  const sums = new Map<string, number>();
  names.forEach((name, o) => sums.set(name, (sums.get(name) ?? 0) + powers[o]! / total));
  return sums;
}

export const likeliest = <Name extends string>(all: ReadonlyMap<Name, number>): [Name, number] =>
  [...all].reduce((best, one) => (one[1] > best[1] ? one : best));
