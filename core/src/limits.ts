/** The spec's constants that both sides enforce. They stand alone, so that a page can have them without the schemas. */
export const PROMPT_MIN = 10;
export const PROMPT_MAX = 2000;
export const CLOSET_PAGE = 100;
