import { ANSWERS } from "./distress-model.ts";
import type { DistressNet } from "./distress-net.ts";
import { openNet } from "./net-file.ts";
import { BUCKETS, NET_LANGUAGES } from "./net-words.ts";

/**
 * Opens the net in `assets/distress.net` as `assets/distress.json` describes it.
 * @throws TypeError where the two do not belong together, or to this program
 */
export function openDistressNet(described: unknown, bytes: Uint8Array): DistressNet {
  const { rows, table, layer, norm, blocks } = openNet(described, bytes);
  const net: DistressNet = {
    grams: rows("grams"),
    ideas: table("ideas"),
    languages: rows("languages"),
    norm: norm("norm"),
    entry: layer("entry"),
    blocks: blocks(),
    looks: layer("looks"),
    mix: layer("mix"),
    kinds: layer("kinds"),
  };
  if (!isOurs(net)) throw new TypeError("distress.net is not for this program.");
  return net;
}

/** True of a net that was made for what this program tells it. */
const isOurs = ({ grams, languages, looks, mix, kinds }: DistressNet): boolean =>
  grams.values.length === BUCKETS * grams.width &&
  languages.values.length === NET_LANGUAGES.length * languages.width &&
  mix.width === (looks.bias.length + 2) * looks.width &&
  kinds.bias.length === ANSWERS;
