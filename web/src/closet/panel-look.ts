/** The dark page that stickers glow on. On a phone it runs from edge to edge, so that two fit side by side. */
export const panelLook = "-mx-4 bg-night text-on-night sm:mx-0 sm:rounded-panel";
