/**
 * The first script of a page that is whole without any, and the smallest: it fetches and runs the page's own, whose addresses stand on
 * its tag, when the page is painted. On a slow line they took that time from styles and fonts, on a slow phone from painting.
 */

const [entry, ...others] = document.querySelector("script")!.dataset["scripts"]!.split(" ");

/** All at once: the entry would ask for what it needs only when it has come. */
function start(): void {
  for (const href of others) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", crossOrigin: "", href }));
  }
  void import(/* @vite-ignore */ entry!);
}

new PerformanceObserver(start).observe({ type: "paint", buffered: true });
