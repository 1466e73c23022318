import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { knowNobody } from "../account/session.ts";
import { App } from "../app.tsx";
import { type Address, fetchScreen, SCREENS, screenAt } from "../screens.ts";
import { ScreenCrash } from "../shell/crash.tsx";
import { createQueries } from "../shell/queries.ts";
import { NOT_FOUND, type PageFacts, PAGES } from "./pages.ts";

/** Every address that has a page of its own. */
export const PATHS: readonly string[] = Object.keys(SCREENS);

export const factsOf = (path: string): PageFacts =>
  Object.hasOwn(PAGES, path) ? PAGES[path as Address] : NOT_FOUND;

export type Page = PageFacts & {
  title: string;
  body: string;
  /** It is for who is known to be signed out; without, for whoever is there. */
  signedOut: boolean;
};

/** The screen at `path` as a browser first shows it, with nothing loaded. */
export async function renderPage(path: string, { signedOut = false } = {}): Promise<Page> {
  const screen = screenAt(path);
  // Otherwise the build would publish the page that says so.
  if ((await fetchScreen(screen, path)) === ScreenCrash)
    throw new TypeError(`${path} has no code.`);
  const queries = createQueries();
  if (signedOut) knowNobody(queries);
  const { prelude } = await prerender(
    <StrictMode>
      <App path={path} queries={queries} />
    </StrictMode>,
    { onError: rethrow },
  );
  const body = await new Response(prelude).text();
  return { ...factsOf(path), title: screen.title, body, signedOut };
}

function rethrow(error: unknown): never {
  throw error;
}
