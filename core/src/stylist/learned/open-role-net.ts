import { ROLES } from "../../languages/cue-list.ts";
import { QUALITY_USES } from "../read/quality-uses.ts";
import { BUCKETS } from "./net-words.ts";
import { openNet } from "./net-file.ts";
import { CUES, MARKS, RELATIONS } from "./role-net-input.ts";
import type { RoleNet } from "./role-net.ts";

/**
 * Opens the net in `assets/roles.net` as `assets/roles.json` describes it.
 * @throws TypeError where the two do not belong together, or to this program
 */
export function openRoleNet(described: unknown, bytes: Uint8Array): RoleNet {
  const { rows, table, layer, norm, blocks, attention } = openNet(described, bytes);
  const gru = (way: string) => ({ input: layer(`${way}.input`), memory: layer(`${way}.memory`) });
  const net: RoleNet = {
    words: table("words"),
    grams: rows("grams"),
    ideas: table("ideas"),
    kinds: table("kinds"),
    languages: rows("languages"),
    marks: layer("marks"),
    norm: norm("norm"),
    entry: layer("entry"),
    blocks: blocks(),
    looks: attention(),
    spot: layer("spot"),
    forwards: gru("forwards"),
    backwards: gru("backwards"),
    roles: layer("roles"),
  };
  if (!isOurs(net)) throw new TypeError("roles.net is not for this program.");
  return net;
}

/** True of a net that was made for what this program tells it. */
function isOurs({ grams, marks, looks, roles, entry, kinds, spot }: RoleNet): boolean {
  const told = entry.bias.length + looks.query.bias.length + CUES + kinds.rows.width + grams.width;
  return (
    grams.values.length === BUCKETS * grams.width &&
    marks.width === MARKS &&
    looks.relations.values.length === RELATIONS * looks.relations.width &&
    roles.bias.length === ROLES.length + QUALITY_USES.length &&
    spot.width === told
  );
}
