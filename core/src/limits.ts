/** The spec's constants that both sides enforce. They stand alone, so that a page can have them without the schemas. */
export const PROMPT_MIN = 10;
export const PROMPT_MAX = 2000;
export const CLOSET_PAGE = 100;
/** The most that a page may be asked to hold, and what the closet's screen asks for: an ordinary closet in one answer. */
export const CLOSET_PAGE_MAX = 500;
/** Items of one answer to a search, and letters that are searched for. */
export const FOUND_PAGE = 60;
export const FOUND_PAGE_MAX = 120;
export const SEARCH_MAX = 100;
/** Days that what was removed can be put back. */
export const BIN_DAYS = 30;
/** The newest stickers that the home page shows. */
export const NEWEST = 3;
/** An id of ours, of a sign-in provider's or of an imported closet. */
export const ID_MAX = 200;
/** More than anybody wears; what an outfit may hold of owned pieces, and of proposed ones. */
export const WORN_MAX = 40;
export const SUGGESTED_MAX = 20;
/** Letters of a typed closet that are read at once, and garments that are added at once. */
export const LIST_TEXT_MAX = 5000;
export const ADDED_MAX = 200;
/** Letters of what is noted beside a garment's status, and of a planned look's name. */
export const NOTE_MAX = 120;
export const LOOK_NAME_MAX = 120;
/** Letters of what is noted beside a saved idea. */
export const IDEA_NOTE_MAX = 1000;
/** Tags of one garment, or of one saved idea. */
export const TAGS_MAX = 12;
/** Letters of a feature of somebody's taste, and reactions that are kept of one person, the latest. */
export const TASTE_FEATURE_MAX = 60;
export const REACTIONS_MAX = 400;
/** Looks of one answer, two weeks of them, and pieces that are packed for all of them. */
export const LOOKS_MAX = 14;
export const PACKED_MAX = 120;
/** Letters of an address on this server. */
export const URL_MAX = 3500;
/** Who wrote an idea: a provider's and a model's name. */
export const WRITER_MAX = 200;
/** What a photo may hold where an operator says nothing else: today's phones take up to 50 megapixels. */
export const PHOTO_PIXELS = 50_000_000;
