/**
 * The sheet that an outfit is drawn on. Drawings have no ground of their own, so that it is dark on a dark page; what a provider drew
 * is on white, which is dimmed there.
 */
export const sheetLook = "overflow-hidden bg-sheet dark:[&_img]:brightness-85";
