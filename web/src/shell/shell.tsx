import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { SignedOutMeanwhile } from "../account/signed-out-meanwhile.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useOfflineLinks } from "./offline-links.ts";
import { createQueries } from "./queries.ts";

/** What a page is called in the tab and in search results: the shell sets it, the prerender writes it into the head. */
export type PageHandle = {
  title: string;
  description?: string;
  /** The file of the screen, where it is fetched when someone goes there. */
  module?: string;
  /** What people come for is not in the page, but fetched by its scripts. */
  filledLater?: boolean;
};

/** The frame around every screen: header, main area, toasts, footer. */
export function Shell() {
  const [queries] = useState(createQueries);
  const main = useArrival();
  useOfflineLinks();
  return (
    <QueryClientProvider client={queries}>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink font-bold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-[76rem] grow px-4 py-8 outline-none sm:px-8 md:py-12"
        >
          <Outlet />
        </main>
        <Footer />
      </div>
      <Toasts />
      <SignedOutMeanwhile />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

/** Names the page in the tab and, on going from one screen to the next, moves the focus to the new one. */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const title = (useMatches().at(-1)?.handle as PageHandle | undefined)?.title;
  const here = useRef(pathname);
  useEffect(() => {
    if (title) document.title = title;
    if (here.current === pathname) return;
    here.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, title]);
  return main;
}
