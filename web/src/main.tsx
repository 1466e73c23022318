import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router";
import { routes } from "./app.tsx";
import "./styles.css";

/** The screen asked for must be at hand before hydration, or React would throw the prerendered markup away. */
async function fetchFirstScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start(root: HTMLElement): Promise<void> {
  const whole = await fetchFirstScreen().then(
    () => true,
    () => false,
  );
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (whole && root.hasChildNodes()) return void hydrateRoot(root, app);
  // Without its code the markup would stay dead; the router says what is wrong.
  root.replaceChildren();
  createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root) void start(root);
