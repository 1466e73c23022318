import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { knowNobody } from "./account/session.ts";
import { fetchBeforehand } from "./beforehand.ts";
import { fetchScreen, screenAt } from "./screens.ts";
import { ScreenCrash } from "./shell/crash.tsx";
import { createQueries } from "./shell/queries.ts";
import { nameEntry } from "./shell/scroll.ts";
import "./styles.css";

/** The document's own address: who went back before this code ran has its markup before them, and another address above it. */
function openedAt(): URL {
  const [opened] = performance.getEntriesByType("navigation");
  return new URL(opened?.name ?? window.location.href);
}

async function start(root: HTMLElement): Promise<void> {
  const { pathname, href } = openedAt();
  nameEntry();
  const queries = createQueries();
  if ("signedOut" in root.dataset) knowNobody(queries);
  else fetchBeforehand(queries, pathname);
  // The screen must be at hand before hydration, or React would throw the prerendered markup away.
  const first = await fetchScreen(screenAt(pathname), href);
  const app = (
    <StrictMode>
      <App path={pathname} queries={queries} />
    </StrictMode>
  );
  if (first !== ScreenCrash && root.hasChildNodes()) return void hydrateRoot(root, app);
  root.replaceChildren();
  createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root) void start(root);
