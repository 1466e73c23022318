import "./styles.css";

/** For a page that is seen by nobody, or in a browser that does not tell. */
const PATIENCE_MS = 500;

/** Resolves once the prerendered page is seen: on a slow phone its code takes longer to run than the page to be painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new PerformanceObserver(() => resolve());
    seen.observe({ type: "paint", buffered: true });
    setTimeout(resolve, document.hidden ? 0 : PATIENCE_MS);
  });

const root = document.getElementById("root");
if (root) {
  const code = painted().then(() => import("./hydrate.tsx"));
  void code.then(({ hydrate }) => hydrate(root));
}
