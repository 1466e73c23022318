import { PLACES } from "./fit-net-input.ts";
import type { FitNet } from "./fit-net.ts";
import { BUCKETS, NET_LANGUAGES } from "./net-words.ts";
import { openNet } from "./net-file.ts";

/**
 * Opens the net in `assets/fits.net` as `assets/fits.json` describes it.
 * @throws TypeError where the two do not belong together, or to this program
 */
export function openFitNet(described: unknown, bytes: Uint8Array): FitNet {
  const { rows, table, layer, norm, blocks, attention } = openNet(described, bytes);
  const net: FitNet = {
    grams: rows("grams"),
    ideas: table("ideas"),
    known: table("known"),
    terms: table("terms"),
    languages: rows("languages"),
    norm: norm("norm"),
    knownNorm: norm("known_norm"),
    pieceNorm: norm("piece_norm"),
    entry: layer("entry"),
    blocks: blocks(),
    whole: layer("whole"),
    piece: layer("piece"),
    looks: attention(),
    mix: layer("mix"),
    out: layer("out"),
    alike: layer("alike"),
  };
  if (!isOurs(net)) throw new TypeError("fits.net is not for this program.");
  return net;
}

/** True of a net that was made for what this program tells it. */
const isOurs = ({ grams, languages, looks, mix, piece }: FitNet): boolean =>
  grams.values.length === BUCKETS * grams.width &&
  languages.values.length === NET_LANGUAGES.length * languages.width &&
  looks.relations.values.length === PLACES * looks.relations.width &&
  mix.width === 5 * piece.bias.length;
