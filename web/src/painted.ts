/**
 * The first script of every prerendered page, and the smallest: it runs the page's own, whose address stands on its tag, when the page
 * is painted. On a slow phone that code takes longer to run than the page to be painted.
 */

const { pathname } = location;
const { page } = document.querySelector("script")!.dataset;

function run(): void {
  // Who went back meanwhile is at another address, with the markup of this one still before them.
  if (location.pathname !== pathname) location.reload();
  else void import(/* @vite-ignore */ page!);
}

new PerformanceObserver(run).observe({ type: "paint", buffered: true });
