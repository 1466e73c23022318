/** The sheet that an outfit is drawn on. Drawings have a white ground, which would glare in the dark: there it is calmer paper. */
export const sheetLook = "isolate overflow-hidden bg-sheet";
