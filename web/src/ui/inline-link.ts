/** How a link looks amid words. */
export const inlineLink = "font-bold text-coral-deep underline underline-offset-4";
