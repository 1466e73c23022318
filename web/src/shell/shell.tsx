import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { SignedOutMeanwhile } from "../account/signed-out-meanwhile.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useOfflineLinks } from "./offline-links.ts";

type ShellProps = {
  /** Of the screen within. */
  path: string;
  title: string;
  queries: QueryClient;
  children: ReactNode;
};

/** The frame around every screen: header, main area, toasts, footer. */
export function Shell({ path, title, queries, children }: ShellProps) {
  const main = useArrival(path, title);
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
          {children}
        </main>
        <Footer />
      </div>
      <Toasts />
      <SignedOutMeanwhile />
    </QueryClientProvider>
  );
}

/** Names the page in the tab and, on going from one screen to the next, moves the focus to the new one. */
function useArrival(path: string, title: string) {
  const main = useRef<HTMLElement>(null);
  const here = useRef(path);
  useEffect(() => {
    document.title = title;
    if (here.current === path) return;
    here.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path, title]);
  return main;
}
