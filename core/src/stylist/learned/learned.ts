import { z } from "zod";
import { ROLES } from "../../languages/cue-list.ts";
import type { Settings } from "../../situations/index.ts";
import { ANSWERS, type DistressModel } from "./distress-model.ts";
import type { DistressNet } from "./distress-net.ts";
import type { AnswerWeights } from "./request-classifier.ts";
import type { FitWeights } from "./fit-model.ts";
import type { FitNet } from "./fit-net.ts";
import { AFTER } from "./intent-model.ts";
import type { RoleWeights } from "./role-model.ts";
import type { RoleNet } from "./role-net.ts";

/**
 * What was learned from examples: what is said of garments, which garments suit which requests, who is in danger, and what a request
 * is after.
 */
export type Learned = {
  roles: RoleWeights;
  fits: FitWeights;
  distress: DistressModel;
  intent: AnswerWeights;
};

/** Everything that is known beside the request; without what was learned, rules alone decide. */
export type Knowledge = Settings & { learned?: Learned };

/** Nets that read the whole request. */
export type Nets = { roles?: RoleNet; fits?: FitNet; distress?: DistressNet };

const shapeSchema = z.object({
  roles: z.object({ terms: z.int().positive(), scale: z.number().positive() }),
  fits: z.object({
    size: z.int().positive(),
    requestTerms: z.int().positive(),
    requestScale: z.number().positive(),
    pieceTerms: z.int().positive(),
    pieceScale: z.number().positive(),
  }),
  distress: z.object({ terms: z.int().positive(), scale: z.number().positive() }),
  intent: z.object({ terms: z.int().positive(), scale: z.number().positive() }),
  ideas: z.object({ keys: z.int().positive(), names: z.array(z.array(z.string())) }),
});

/**
 * Opens the weights and the table of ideas in `assets/learned.i8` as `assets/learned.json` describes them.
 * @param nets what reads roles and fits beside them
 * @throws TypeError where the two do not belong together
 */
export function openLearned(described: unknown, bytes: Uint8Array, nets: Nets = {}): Learned {
  const { roles, fits, distress, intent, ideas } = shapeSchema.parse(described);
  const sizes = [
    4 * ideas.keys,
    2 * ideas.keys,
    4 * roles.terms,
    ROLES.length * roles.terms,
    4 * fits.requestTerms,
    fits.size * fits.requestTerms,
    4 * fits.pieceTerms,
    (fits.size + 1) * fits.pieceTerms,
    4 * distress.terms,
    ANSWERS * distress.terms,
    4 * intent.terms,
    AFTER.length * intent.terms,
  ];
  if (bytes.byteLength !== sizes.reduce((sum, size) => sum + size, 0))
    throw new TypeError("learned.i8 is not what learned.json describes.");
  // Node's own slice would be a window on the same memory.
  const whole = new Uint8Array(bytes);
  let from = 0;
  const parts = sizes.map((size) => whole.slice(from, (from += size)).buffer);
  const [hashes, numbers, roleHashes, ofRoles, requestHashes, ofRequests, ...others] =
    parts as ArrayBuffer[];
  const [pieceHashes, ofPieces, distressHashes, ofDistress, intentHashes, ofIntent] = others;
  const shared = {
    hashes: new Uint32Array(hashes!),
    numbers: new Uint16Array(numbers!),
    names: sharingTerms(ideas.names),
  };
  const answersBy = (scale: number, hashes: ArrayBuffer, weights: ArrayBuffer) => ({
    scale,
    hashes: new Uint32Array(hashes),
    weights: new Int8Array(weights),
    ideas: shared,
  });
  return {
    roles: {
      ...answersBy(roles.scale, roleHashes!, ofRoles!),
      ...(nets.roles && { net: nets.roles }),
    },
    fits: {
      ...(nets.fits && { net: nets.fits }),
      size: fits.size,
      requestHashes: new Uint32Array(requestHashes!),
      requests: new Int8Array(ofRequests!),
      requestScale: fits.requestScale,
      pieceHashes: new Uint32Array(pieceHashes!),
      pieces: new Int8Array(ofPieces!),
      pieceScale: fits.pieceScale,
      ideas: shared,
    },
    distress: {
      ...answersBy(distress.scale, distressHashes!, ofDistress!),
      ...(nets.distress && { net: nets.distress }),
    },
    intent: answersBy(intent.scale, intentHashes!, ofIntent!),
  };
}

/** Each term kept once: a few thousand stand in tens of thousands of places. */
function sharingTerms(names: readonly (readonly string[])[]): string[][] {
  const terms = new Map<string, string>();
  const once = (term: string): string => terms.get(term) ?? (terms.set(term, term), term);
  return names.map((list) => list.map(once));
}
