/** A linear layer on fixed features: names, and a weight for each feature and name. */
export type Head = { names: readonly string[]; weights: Float32Array; bias: Float32Array };

type Layer = { n: string; ic: number; oc: number; w: number; b: number; classes?: string[] };

/** The heads of the layer table: `cls` names the class, `slv` the sleeves, `pat` the pattern; see training/README.md. */
export type Heads = Readonly<Record<"cls" | "slv" | "pat", Head>>;

/** @returns null for weights without all three heads. */
export function openHeads(values: Float32Array, layers: string): Heads | null {
  const table = JSON.parse(layers) as Layer[];
  const head = (name: string): Head | null => {
    const layer = table.find(({ n }) => n === name);
    if (!layer?.classes) return null;
    const { ic, oc, w, b, classes } = layer;
    return { names: classes, weights: values.slice(w, w + ic * oc), bias: values.slice(b, b + oc) };
  };
  const [cls, slv, pat] = [head("cls"), head("slv"), head("pat")];
  return cls && slv && pat ? { cls, slv, pat } : null;
}

/** Probability of each name, by the softmax of the head's answers. */
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
  return new Map(names.map((name, o) => [name, powers[o]! / total]));
}
