import { useSyncExternalStore } from "react";

const nothingToFollow = () => () => {};

/** The server replaces this token in every page it sends, in the text as well as in the head. */
const COMPANY_TOKEN = "__COMPANY_NAME__";

/** The name in the page's head. Without a browser it is the token itself, so both renders agree. */
export function companyName(): string {
  if (typeof document === "undefined") return COMPANY_TOKEN;
  return document.querySelector<HTMLMetaElement>('meta[name="company-name"]')?.content ?? "";
}

/** Pages prerendered last year still hydrate: the first render shows the year of the build, the next one today's. */
export function useYear(): number {
  return useSyncExternalStore(
    nothingToFollow,
    () => new Date().getFullYear(),
    () => Number(import.meta.env["VITE_BUILD_YEAR"]),
  );
}
