const HEX = /(fill|stroke)="#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"/g;

/** White has no ink of its own: this much of it lies over what is behind. */
const WHITE = 0.55;
/** How thick a wash may be. Few steps, and none so thin that its ink must be glaring, keep the picture's file small. */
const THICK = [0.2, 0.4, 0.7, 1] as const;

/**
 * Markup in which every opaque colour is a wash: the same on white, and on a dark page nearly as dark as that. A wash is as thick as
 * its colour is far from white, or a little thicker.
 */
export const inWash = (markup: string): string =>
  markup.replace(HEX, (_, paint: string, ...hex: string[]) => {
    const rgb = hex.slice(0, 3).map((byte) => parseInt(byte, 16));
    const least = 1 - Math.min(...rgb) / 255;
    const alpha = THICK.find((step) => step >= least) ?? 1;
    if (least < 0.02) return `${paint}="#ffffff" ${paint}-opacity="${WHITE}"`;
    const ink = rgb.map((byte) => Math.round(255 - (255 - byte) / alpha));
    const code = ink.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return `${paint}="#${code}" ${paint}-opacity="${alpha}"`;
  });
