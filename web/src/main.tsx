import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router";
import { routes } from "./app.tsx";
import { ScreenCrash } from "./shell/crash.tsx";
import "./styles.css";

/**
 * The screen asked for must be at hand before hydration, or React would throw the prerendered markup away.
 * @returns whether it is the one that was prerendered
 */
async function fetchFirstScreen(): Promise<boolean> {
  let whole = true;
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
    whole &&= route.Component !== ScreenCrash;
  }
  return whole;
}

async function start(root: HTMLElement): Promise<void> {
  const whole = await fetchFirstScreen();
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (whole && root.hasChildNodes()) return void hydrateRoot(root, app);
  root.replaceChildren();
  createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root) void start(root);
