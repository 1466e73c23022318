import type { LanguageMarks } from "../language-marks.ts";

export const marks: LanguageMarks = {
  asking:
    "the a an i to for in on at of my me is it and or what should wear with do how this be am are going have need want some something can you no not so but im tomorrow today tonight help dress outfit u ur r pls plz cuz cos im ive dont whats lol y gonna wanna gotta we they our there off out up just about then who",
  telling:
    "your you is are it its they them then than this that too from into over under by as all more most very still if when let goes go make makes look looks keep keeps will would could",
  letters: "éèêëïçñàâüöä",
  only: null,
  askedFor: "in english|en ingles|en anglais|auf englisch|in inglese|em ingles",
};
