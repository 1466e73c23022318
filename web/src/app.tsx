import type { QueryClient } from "@tanstack/react-query";
import { Router } from "wouter";
import { componentOf, screenAt } from "./screens.ts";
import { Crash, ScreenCrash } from "./shell/crash.tsx";
import { goWhenReady, useHere } from "./shell/going.ts";
import { useScroll } from "./shell/scroll.ts";
import { Shell } from "./shell/shell.tsx";
import { Boundary } from "./ui/boundary.tsx";

/**
 * Every screen, inside the shell. All of it renders without a browser, and the first render in the browser gives the same markup. Who
 * is signed in, and where, becomes known right after.
 * @param path of the page as it was prerendered: by the first render somebody may have gone elsewhere
 * @param queries what may have been asked for already
 */
export function App({ path, queries }: { path: string; queries: QueryClient }) {
  return (
    <Boundary instead={<Crash />}>
      <Router ssrPath={path} aroundNav={goWhenReady}>
        <Page queries={queries} />
      </Router>
    </Boundary>
  );
}

/** The screen's code was fetched before it comes here. */
function Page({ queries }: { queries: QueryClient }) {
  const { path, entry } = useHere();
  useScroll(entry);
  const screen = screenAt(path);
  const Screen = componentOf(screen);
  return (
    <Shell path={path} title={screen.title} queries={queries}>
      <Boundary key={screen.title} instead={<ScreenCrash />}>
        {/* oxlint-disable-next-line react/static-components -- from a table, where it stays the same */}
        {Screen && <Screen />}
      </Boundary>
    </Shell>
  );
}
