import cap from "./samples/cap.webp";
import cardigan from "./samples/cardigan.webp";
import tee from "./samples/tee.webp";
import vest from "./samples/vest.webp";

/**
 * Drawn by `npm run cartoon` from four CC0 photos (clothing-dataset-small, Alexey Grigorev and contributors, 2020), for
 * people who have no stickers of their own yet.
 */
export const SAMPLES: readonly string[] = [cardigan, tee, cap, vest];
