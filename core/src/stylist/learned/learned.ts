import { z } from "zod";
import { ROLES } from "../../languages/cue-list.ts";
import type { Settings } from "../../situations/index.ts";
import type { FitWeights } from "./fit-model.ts";
import type { RoleWeights } from "./role-model.ts";

/** What was learned from examples: what is said of garments, and which garments suit which requests. */
export type Learned = { roles: RoleWeights; fits: FitWeights };

/** Everything that is known beside the request; without what was learned, rules alone decide. */
export type Knowledge = Settings & { learned?: Learned };

const shapeSchema = z.object({
  roles: z.object({ buckets: z.int().positive(), scale: z.number().positive() }),
  fits: z.object({
    size: z.int().positive(),
    requestBuckets: z.int().positive(),
    requestScale: z.number().positive(),
    pieceBuckets: z.int().positive(),
    pieceScale: z.number().positive(),
  }),
});

/**
 * Opens the weights of `assets/learned.i8` as `assets/learned.json` describes them.
 * @throws TypeError where the two do not belong together
 */
export function openLearned(described: unknown, bytes: Uint8Array): Learned {
  const { roles, fits } = shapeSchema.parse(described);
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sizes = [
    roles.buckets * ROLES.length,
    fits.requestBuckets * fits.size,
    fits.pieceBuckets * (fits.size + 1),
  ];
  if (whole.length !== sizes.reduce((sum, size) => sum + size, 0))
    throw new TypeError("learned.i8 is not what learned.json describes.");
  const [ofRoles, ofRequests] = [sizes[0]!, sizes[0]! + sizes[1]!];
  return {
    roles: { ...roles, weights: whole.subarray(0, ofRoles) },
    fits: {
      ...fits,
      requests: whole.subarray(ofRoles, ofRequests),
      pieces: whole.subarray(ofRequests),
    },
  };
}
