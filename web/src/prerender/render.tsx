import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from "react-router";
import { routes } from "../app.tsx";
import type { PageHandle } from "../shell/shell.tsx";

/** Every address that has a page of its own, read off the routes. */
export const PATHS: readonly string[] = (routes[0]?.children ?? []).flatMap(({ index, path }) => {
  if (index) return ["/"];
  return path && path !== "*" ? [`/${path}`] : [];
});

/** The module that holds the screen at `path`, from the workspace's root; undefined where every page holds it. */
export function moduleOf(path: string): string | undefined {
  const matched = matchRoutes(routes, path)?.at(-1);
  const { module } = (matched?.route.handle ?? {}) as PageHandle;
  return module && `src/${module}`;
}

export type Page = PageHandle & { body: string };

/** The screen at `path` as a browser first shows it, before it knows who is there: nobody signed in, nothing loaded. */
export async function renderPage(path: string): Promise<Page> {
  const handler = createStaticHandler(routes);
  // The host is never asked: the handler wants a whole address and reads only the path.
  const context = await handler.query(new Request(new URL(path, "http://localhost")));
  if (context instanceof Response) throw new TypeError(`${path} answers with a redirection.`);
  // Otherwise the router would render its error screen, and the build would publish that.
  if (context.errors) throw Object.values(context.errors)[0];
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined;
  if (!handle) throw new TypeError(`${path} has no title in the routes.`);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    { onError: rethrow },
  );
  return { ...handle, body: await new Response(prelude).text() };
}

function rethrow(error: unknown): never {
  throw error;
}
