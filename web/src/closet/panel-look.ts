/** The dark page that stickers glow on. On a phone it runs from edge to edge, so that two fit side by side. */
export const panelLook = "-mx-4 bg-night text-on-night sm:mx-0 sm:rounded-panel";

/** The most that the panel takes, and what its stand-in does: most closets fill it, and nothing moves when they come. */
export const PANEL_HEIGHT = { most: "max-h-[500px]", whole: "h-[500px]" } as const;
