export { LANGUAGES, type LanguageCode as Language } from "../../languages/index.ts";
