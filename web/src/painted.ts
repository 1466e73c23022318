/**
 * The first script of every prerendered page, and the smallest: it fetches and runs the page's own, whose address stands on its tag,
 * when the page is painted. On a slow phone that code takes longer to run than the page to be painted.
 */

/** For a page that is seen by nobody, or in a browser that does not tell. */
const PATIENCE_MS = 500;

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new PerformanceObserver(() => resolve());
    seen.observe({ type: "paint", buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });

const { page } = document.querySelector<HTMLElement>("[data-page]")!.dataset;
void painted().then(() => import(/* @vite-ignore */ page!));
